import { useEffect, useState } from 'react';
import type { FieldPath } from '../../protocol.ts';
import { panelNames } from '../desk-messages.ts';
import { useDesk, useSentence } from '../desk-store.ts';
import { ListsForm } from '../lists/lists-form.tsx';
import { Panel } from '../ui/panel.tsx';
import { listsFile } from '../words/messages.ts';
import { factFiles } from './fact-index.ts';
import { FactsForm, fieldId } from './facts-form.tsx';
import styles from './facts-panel.module.css';

/** Everything that is true: hours, distances, phone, address. */
export default function FactsPanel() {
  const { panel, language } = useDesk();
  const sentence = useSentence();
  const wanted = panel?.name === 'facts' ? panel : undefined;
  const [file, setFile] = useState<(typeof factFiles)[number]>(factFiles[0]);
  const target = wanted?.file ? `${wanted.file} ${wanted.path?.join('.')}` : undefined;

  useEffect(() => {
    const found = factFiles.find((one) => one === wanted?.file);
    if (!found || !wanted?.path) return;
    setFile(found);
    return focusField(found, wanted.path);
  }, [wanted]);

  const names = {
    'src/hotel/facts.json': { it: 'Orari, distanze, camere', en: 'Hours, distances, rooms' },
    'src/hotel/lists.json': { it: 'Elenchi', en: 'Lists' },
    'src/hotel/information.json': { it: 'Da sapere prima di partire', en: 'Good to know' },
    'src/hotel/identity.json': { it: 'Chi siete', en: 'Who you are' },
  };
  const openPath = wanted?.file === file ? wanted.path : undefined;
  return (
    <Panel title={sentence(panelNames.facts)} subject={target}>
      <fieldset className={styles.files} aria-label={sentence(panelNames.facts)}>
        {factFiles.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.file}
            aria-pressed={one === file}
            onClick={() => setFile(one)}
          >
            {sentence(names[one])}
          </button>
        ))}
      </fieldset>
      {file === listsFile ? (
        <ListsForm openPath={openPath} />
      ) : (
        <FactsForm key={`${file} ${language}`} file={file} openPath={openPath} />
      )}
    </Panel>
  );
}

/** Brings a field into view and into focus, as soon as the form shows it. */
function focusField(file: string, path: FieldPath): () => void {
  let frame = 0;
  let attempts = 0;
  const attempt = () => {
    const paths = path.map((_, index) => path.slice(0, path.length - index));
    const field = paths.map((one) => document.getElementById(fieldId(file, one))).find((element) => element !== null);
    const first = field?.matches('input, textarea, select')
      ? field
      : field?.querySelector<HTMLElement>('input, textarea, button');
    attempts += 1;
    if (!first) {
      if (attempts < 60) frame = requestAnimationFrame(attempt);
      return;
    }
    for (let at: Element | null = first; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    first.scrollIntoView({ block: 'center' });
    (first as HTMLElement).focus({ preventScroll: true });
    if (first instanceof HTMLInputElement && first.type === 'text') first.select();
  };
  frame = requestAnimationFrame(attempt);
  return () => cancelAnimationFrame(frame);
}
