import { useEffect, useState } from 'react';
import { z } from 'zod';
import { hotelFiles } from '../../../build/content/hotel-files.ts';
import { entriesAt } from '../../content/content.ts';
import { placeKey } from '../../content/entry-path.ts';
import { type Field, factFiles, fieldAt, fieldsIn } from '../../content/fields.ts';
import type { Place, Sentence } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { Inside, isShown, SchemaFields } from '../forms/schema-fields.tsx';
import { ListEditor } from '../lists/list-editor.tsx';
import { PriceList } from '../photographs/price-list.tsx';
import controls from '../ui/controls.module.css';
import { Buttons, SmallButton } from '../ui/controls.tsx';
import { Panel, useOpening } from '../ui/panel.tsx';

// the last file and its open parts, with which the panel opens again
let last: string | undefined = factFiles[0];
const opened = new Set<string>();

/** The panel of facts: hours, distances, phone, address. */
export function FactsPanel() {
  const { t, sentence } = useDesk();
  const [file = '', setFile] = useState(last);
  useOpening(({ at }) => setFile((shown) => at?.file ?? shown));
  useEffect(() => {
    last = file;
  }, [file]);
  return (
    <Panel title={t.panels.facts}>
      <Buttons role="group" aria-label={t.panels.facts}>
        {factFiles.map((one) => (
          <SmallButton key={one} aria-pressed={one === file} onClick={() => setFile(one)}>
            {sentence(fieldAt({ file: one, path: [] }).meta.label as Sentence)}
          </SmallButton>
        ))}
      </Buttons>
      <FactsForm key={file} file={file} />
    </Panel>
  );
}

const isPart = ({ part }: Field) => part instanceof z.ZodObject || part instanceof z.ZodArray;

/** The form of one file of facts: single fields first, then parts and lists as disclosures. */
function FactsForm({ file }: { file: string }) {
  const { state, sentence } = useDesk();
  const whole: Place = { file, path: [] };
  return (
    <>
      <SchemaFields place={whole} only={(field) => !isPart(field)} />
      <div className={controls.list}>
        {fieldsIn(whole)
          .filter(({ field }) => isPart(field) && isShown(field))
          .map(({ name, place, field }) => (
            <details
              key={name}
              data-field={placeKey(place)}
              open={opened.has(placeKey(place))}
              onToggle={({ currentTarget: { open } }) => opened[open ? 'add' : 'delete'](placeKey(place))}
            >
              <summary>
                {field.meta.label && sentence(field.meta.label)}{' '}
                {file === hotelFiles.lists && <small>{entriesAt(state, place).length}</small>}
              </summary>
              <div>
                {name === 'priceList' && <PriceList />}
                <Inside place={place} list={(at) => <ListEditor place={at} />} />
              </div>
            </details>
          ))}
      </div>
    </>
  );
}
