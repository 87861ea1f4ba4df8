import { listsFile } from '../../content/content.ts';
import { same } from '../../content/entry-path.ts';
import { fieldsIn } from '../../content/fields.ts';
import { type DeskPicture, type DeskState, drawingOf, type FieldPath } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import forms from '../forms/forms.module.css';
import { PictureFields } from '../photographs/picture-fields.tsx';
import styles from './lists.module.css';

/** The picture of an entry, if the entries of its list have one. */
const pictureAt = ({ pictures }: DeskState, path: FieldPath): DeskPicture | undefined =>
  pictures.find(({ entry }) => entry && same(entry, path));

/** Whether an entry is its picture: a gallery consists of such entries. */
export const isPicture = (path: FieldPath): boolean =>
  fieldsIn({ file: listsFile, path }).some(({ name, field }) => name === 'alt' && !field.isOptional);

/** The photograph of an entry, and what it shows. */
export function EntryPicture({ path }: { path: FieldPath }) {
  const picture = pictureAt(useDesk().state, path);
  const { panel, t } = useDesk();
  if (!picture) return null;
  const file = same(panel?.at?.path, path) ? panel?.file : undefined;
  return (
    <fieldset className={forms.group}>
      <legend>{t.photograph}</legend>
      {isPicture(path) && !picture.photograph && !picture.drawing && <p>{t.entryWithoutPhotograph}</p>}
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
