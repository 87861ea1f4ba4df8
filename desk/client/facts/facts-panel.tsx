import { useEffect, useState } from 'react';
import { indexed } from '../../entry-path.ts';
import type { ContentFile, FieldSchema } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import forms from '../forms/forms.module.css';
import { isShown, SchemaField, SchemaFields } from '../forms/schema-fields.tsx';
import { ListsForm } from '../lists/lists-form.tsx';
import { PriceList } from '../photographs/price-list.tsx';
import { fieldKey } from '../ui/focus-field.ts';
import { Panel } from '../ui/panel.tsx';
import { listsFile } from '../words/messages.ts';
import { factFiles } from './fact-index.ts';
import styles from './facts-panel.module.css';

/** Everything that is true: hours, distances, phone, address. */
export default function FactsPanel() {
  const { state, panel, language, t } = useDesk();
  const wanted = panel?.name === 'facts' ? panel : undefined;
  const [file, setFile] = useState<(typeof factFiles)[number]>(factFiles[0]);
  const target = wanted?.at && fieldKey(wanted.at);

  useEffect(() => {
    const found = factFiles.find((one) => one === wanted?.at?.file);
    if (found) setFile(found);
  }, [wanted]);

  const names = {
    'src/hotel/facts.json': t.hoursDistancesRooms,
    'src/hotel/lists.json': t.lists,
    'src/hotel/information.json': t.goodToKnow,
    'src/hotel/identity.json': t.whoYouAre,
  };
  const openPath = wanted?.at?.file === file ? indexed(state.files[file], wanted.at.path) : undefined;
  return (
    <Panel title={t.panels.facts} subject={target}>
      <fieldset className={styles.files} aria-label={t.panels.facts}>
        {factFiles.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.file}
            aria-pressed={one === file}
            onClick={() => setFile(one)}
          >
            {names[one]}
          </button>
        ))}
      </fieldset>
      {file === listsFile ? <ListsForm openPath={openPath} /> : <FactsForm key={`${file} ${language}`} file={file} />}
    </Panel>
  );
}

/** The form of one file of facts: single fields first, then its parts, each to open. */
function FactsForm({ file }: { file: ContentFile }) {
  const { sentence } = useDesk();
  const { properties = {}, required } = useDesk().state.schemas[file] ?? {};
  const isPart = ({ type = '' }: FieldSchema) => /object|array/.test(type);
  const single = Object.entries(properties).filter(([, part]) => !isPart(part));
  return (
    <div className={forms.root}>
      <SchemaFields
        place={{ file, path: [] }}
        schema={{ properties: Object.fromEntries(single), required: required ?? [] }}
      />
      {Object.entries(properties)
        .filter(([, part]) => isPart(part) && isShown(part))
        .map(([name, { label, ...part }]) => (
          <details key={name} className={forms.section}>
            <summary>{label && sentence(label)}</summary>
            <div className={forms.inside}>
              {name === 'priceList' && <PriceList />}
              <SchemaField place={{ file, path: [name] }} schema={part} />
            </div>
          </details>
        ))}
    </div>
  );
}
