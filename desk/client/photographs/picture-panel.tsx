import { useEffect } from 'react';
import { open, useDesk } from '../desk-store.ts';
import { panelFor } from '../places.ts';
import { outlineOnSite } from '../site-frame.ts';
import links from '../ui/links.module.css';
import { Panel } from '../ui/panel.tsx';
import { listsFile } from '../words/messages.ts';
import { PictureFields } from './picture-fields.tsx';

/** One picture with its photograph. */
export function PicturePanel({ name, file }: { name: string; file?: File | undefined }) {
  const { state, t, sentence } = useDesk();
  const picture = state.pictures.find((one) => one.name === name);
  useEffect(() => {
    outlineOnSite({ picture: name });
    return () => outlineOnSite();
  }, [name]);
  const { entry } = picture ?? {};
  return (
    <Panel title={t.photograph} onBack={() => open({ name: 'photographs' })} subject={name}>
      {picture ? (
        <>
          <p className={links.place}>{sentence(picture.title)}</p>
          <PictureFields picture={picture} file={file} />
          {entry && (
            <button type="button" className={links.link} onClick={() => open(panelFor(state, listsFile, entry))}>
              {t.itsEntry}
            </button>
          )}
        </>
      ) : (
        <p>{t.staysDrawing}</p>
      )}
    </Panel>
  );
}
