import { useEffect, useState } from 'react';
import { entriesAt, listsFile } from '../../content/content.ts';
import { placeKey } from '../../content/entry-path.ts';
import type { FieldSchema, Sentence } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { isShown, SchemaField, SchemaFields } from '../forms/schema-fields.tsx';
import { ListEditor } from '../lists/list-editor.tsx';
import { PriceList } from '../photographs/price-list.tsx';
import controls from '../ui/controls.module.css';
import { Buttons, SmallButton } from '../ui/controls.tsx';
import { Panel } from '../ui/panel.tsx';
import { factFiles, schemaAt } from './fact-index.ts';

/** Everything that is true: hours, distances, phone, address. */
export function FactsPanel() {
  const { state, panel, t, sentence } = useDesk();
  const [file, setFile] = useState<(typeof factFiles)[number]>(factFiles[0]);
  useEffect(() => {
    const found = factFiles.find((one) => one === panel?.at?.file);
    if (found) setFile(found);
  }, [panel]);

  return (
    <Panel title={t.panels.facts}>
      <Buttons role="group" aria-label={t.panels.facts}>
        {factFiles.map((one) => (
          <SmallButton key={one} aria-pressed={one === file} onClick={() => setFile(one)}>
            {sentence(schemaAt(state, { file: one, path: [] }).label as Sentence)}
          </SmallButton>
        ))}
      </Buttons>
      <FactsForm key={file} file={file} />
    </Panel>
  );
}

/** The form of one file of facts: single fields first, then its parts or lists, each to open. */
function FactsForm({ file }: { file: string }) {
  const { state, sentence } = useDesk();
  const { properties = {}, required = [] } = schemaAt(state, { file, path: [] });
  const isPart = ({ type = '' }: FieldSchema) => /object|array/.test(type);
  const single = Object.entries(properties).filter(([, part]) => !isPart(part));
  return (
    <>
      <SchemaFields place={{ file, path: [] }} schema={{ properties: Object.fromEntries(single), required }} />
      <div className={controls.list}>
        {Object.entries(properties)
          .filter(([, part]) => isPart(part) && isShown(part))
          .map(([name, { label, ...part }]) => (
            <details key={name} data-field={placeKey({ file, path: [name] })}>
              <summary>
                {label && sentence(label)} {file === listsFile && <small>{entriesAt(state, [name]).length}</small>}
              </summary>
              <div>
                {name === 'priceList' && <PriceList />}
                <SchemaField place={{ file, path: [name] }} schema={part} list={(path) => <ListEditor path={path} />} />
              </div>
            </details>
          ))}
      </div>
    </>
  );
}
