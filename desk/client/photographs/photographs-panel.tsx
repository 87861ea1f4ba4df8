import { useEffect, useState } from 'react';
import { hotelFiles } from '../../../build/content/hotel-files.ts';
import { wideOf } from '../../../src/art/slots.ts';
import { drawingOf } from '../../protocol.ts';
import { open, useDesk } from '../desk-store.ts';
import { panelFor } from '../panel-for.ts';
import { currentSite, outlineOnSite } from '../site-frame.ts';
import { Buttons, LinkButton, Note, SmallButton } from '../ui/controls.tsx';
import panelStyles from '../ui/panel.module.css';
import { Panel } from '../ui/panel.tsx';
import styles from './photographs.module.css';
import { PictureFields } from './picture-fields.tsx';

/** The pictures of the site: all of them, or one with its photograph. */
export function PhotographsPanel() {
  const { panel } = useDesk();
  // keeps the choice while pictures are opened one after the other
  const [onlyHere, setOnlyHere] = useState(true);
  return panel?.subject ? (
    <PicturePanel key={panel.subject} name={panel.subject} />
  ) : (
    <PictureList onlyHere={onlyHere} setOnlyHere={setOnlyHere} />
  );
}

interface PictureListProps {
  onlyHere: boolean;
  setOnlyHere: (onlyHere: boolean) => void;
}

function PictureList({ onlyHere, setOnlyHere }: PictureListProps) {
  const { state, t, sentence } = useDesk();
  const here = currentSite()?.pictures() ?? [];
  const shown = state.pictures.filter(({ name }) => !onlyHere || here.includes(wideOf(name)));
  return (
    <Panel title={t.panels.photographs}>
      <p className={panelStyles.lead}>{t.photographsHelp}</p>
      <Buttons>
        <SmallButton aria-pressed={onlyHere} onClick={() => setOnlyHere(true)}>
          {t.onThisPage}
        </SmallButton>
        <SmallButton aria-pressed={!onlyHere} onClick={() => setOnlyHere(false)}>
          {t.all}
        </SmallButton>
      </Buttons>
      <ul className={styles.pictures}>
        {shown.map((picture) => (
          <li key={picture.name}>
            <button
              type="button"
              className={styles.picture}
              onClick={() => open({ name: 'photographs', subject: picture.name })}
              onPointerEnter={() => outlineOnSite({ picture: picture.name })}
              onPointerLeave={() => outlineOnSite()}
            >
              <img src={picture.photograph?.url ?? drawingOf(picture.drawing ?? 'tile')} alt="" loading="lazy" />
              <span>{sentence(picture.title)}</span>
              <Note>{picture.photograph ? t.aPhotograph : t.aDrawing}</Note>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** One picture with its photograph. */
function PicturePanel({ name }: { name: string }) {
  const { state, t, sentence } = useDesk();
  const picture = state.pictures.find((one) => one.name === name);
  useEffect(() => outlineOnSite({ picture: name }), [name]);
  const { entry } = picture ?? {};
  return (
    <Panel title={t.photograph}>
      {picture ? (
        <>
          <Note>{sentence(picture.title)}</Note>
          <PictureFields picture={picture} />
          {entry && (
            <LinkButton onClick={() => open(panelFor(state, hotelFiles.lists, entry))}>{t.itsEntry}</LinkButton>
          )}
        </>
      ) : (
        <p>{t.staysDrawing}</p>
      )}
    </Panel>
  );
}
