import type { ContentFile, FieldSchema } from '../../protocol.ts';
import { useDeskState, useSentence } from '../desk-store.ts';
import styles from '../forms/forms.module.css';
import { isShown, SchemaField, SchemaFields } from '../forms/schema-fields.tsx';
import { PriceList } from '../photographs/price-list.tsx';

/** The form of one file of facts: single fields first, then its parts, each to open. */
export function FactsForm({ file }: { file: ContentFile }) {
  const sentence = useSentence();
  const { properties = {}, required } = useDeskState().schemas[file] ?? {};
  const isPart = ({ type = '' }: FieldSchema) => /object|array/.test(type);
  const single = Object.entries(properties).filter(([, part]) => !isPart(part));
  return (
    <div className={styles.root}>
      <SchemaFields
        place={{ file, path: [] }}
        schema={{ properties: Object.fromEntries(single), required: required ?? [] }}
      />
      {Object.entries(properties)
        .filter(([, part]) => isPart(part) && isShown(part))
        .map(([name, { label, ...part }]) => (
          <details key={name} className={styles.section}>
            <summary>{label && sentence(label)}</summary>
            <div className={styles.inside}>
              {name === 'priceList' && <PriceList />}
              <SchemaField place={{ file, path: [name] }} schema={part} />
            </div>
          </details>
        ))}
    </div>
  );
}
