import type { ReactNode } from 'react';
import { named, valueAt } from '../../entry-path.ts';
import type { FieldPath, FieldSchema } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import { dataIn } from '../drafts/drafts.ts';
import forms from '../forms/forms.module.css';
import { SchemaField } from '../forms/schema-fields.tsx';
import { listsFile } from '../words/messages.ts';

interface EntryFieldsProps {
  /** of the entry, which is known by its id: others may move it meanwhile */
  path: FieldPath;
  schema: FieldSchema;
  /** shows a list inside the entry; a new entry has none, but the first entry of each */
  list?: (path: FieldPath) => ReactNode;
}

/** The texts of an entry, the lists inside it, and its facts. A new one shows what it cannot be without. */
export function EntryFields({ path, schema: { properties = {}, required = [] }, list }: EntryFieldsProps) {
  const { sentence } = useDesk();
  const data = dataIn(useDesk(), listsFile);
  const entry = Object(valueAt(data, path));
  // the picture of a written entry comes with its description
  const isElsewhere = (name: string) =>
    name === 'id' || name === 'hidden' || (list ? name === 'alt' : !(name in entry));
  const parts = Object.entries(properties).filter(([name]) => !isElsewhere(name));
  const isList = ({ type }: FieldSchema) => type === 'array';
  return parts.map(([name, part]) =>
    isList(part) ? (
      <fieldset key={name} className={forms.group}>
        <legend>{part.label && sentence(part.label)}</legend>
        {list?.([...path, name]) ?? <EntryFields path={named(data, [...path, name, 0])} schema={part.items ?? {}} />}
      </fieldset>
    ) : (
      <SchemaField
        key={name}
        place={{ file: listsFile, path: [...path, name] }}
        schema={part}
        isOptional={!required.includes(name)}
      />
    ),
  );
}
