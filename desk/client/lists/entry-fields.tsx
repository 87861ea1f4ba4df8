import type { ReactNode } from 'react';
import { named, same, valueAt } from '../../entry-path.ts';
import { type DeskPicture, type DeskState, drawingOf, type FieldPath, type FieldSchema } from '../../protocol.ts';
import { listsFile } from '../content.ts';
import { useDesk } from '../desk-store.ts';
import { dataIn } from '../drafts/drafts.ts';
import forms from '../forms/forms.module.css';
import { SchemaField } from '../forms/schema-fields.tsx';
import { PictureFields } from '../photographs/picture-fields.tsx';
import styles from './lists.module.css';

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

/** The picture of an entry, if the entries of its list have one. */
const pictureAt = ({ pictures }: DeskState, path: FieldPath): DeskPicture | undefined =>
  pictures.find(({ entry }) => entry && same(entry, path));

/** Whether an entry is its picture: a gallery consists of such entries. */
export const isPicture = (schema: FieldSchema): boolean => schema.required?.includes('alt') ?? false;

/** The photograph of an entry, and what it shows. */
export function EntryPicture({ path, schema }: { path: FieldPath; schema: FieldSchema }) {
  const picture = pictureAt(useDesk().state, path);
  const { panel, t } = useDesk();
  if (!picture) return null;
  const file = panel?.name === 'facts' && panel.at && same(panel.at.path, path) ? panel.file : undefined;
  return (
    <fieldset className={forms.group}>
      <legend>{t.photograph}</legend>
      {isPicture(schema) && !picture.photograph && !picture.drawing && <p>{t.entryWithoutPhotograph}</p>}
      <PictureFields picture={picture} file={file} />
    </fieldset>
  );
}

/** A small picture of an entry, as the site shows it. */
export function Thumbnail({ path }: { path: FieldPath }) {
  const picture = pictureAt(useDesk().state, path);
  const source = picture?.photograph?.url ?? (picture?.drawing && drawingOf(picture.drawing));
  return source ? <img className={styles.thumbnail} src={source} alt="" loading="lazy" /> : null;
}
