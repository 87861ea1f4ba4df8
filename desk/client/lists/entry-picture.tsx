import { same } from '../../content/entry-path.ts';
import { fieldsIn } from '../../content/fields.ts';
import { type DeskPicture, type DeskState, drawingOf, type Place } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import forms from '../forms/forms.module.css';
import { PictureFields } from '../photographs/picture-fields.tsx';
import styles from './lists.module.css';

/** The picture of an entry, if the entries of its list have one. */
const pictureAt = ({ pictures }: DeskState, { path }: Place): DeskPicture | undefined =>
  pictures.find(({ entry }) => entry && same(entry, path));

/** Whether an entry is just a picture, as in a gallery. */
const isPicture = (place: Place): boolean =>
  fieldsIn(place).some(({ name, field }) => name === 'alt' && !field.isOptional);

/** The photograph of an entry, and its description. */
export function EntryPicture({ place }: { place: Place }) {
  const { state, t } = useDesk();
  const picture = pictureAt(state, place);
  if (!picture) return null;
  return (
    <fieldset className={forms.group}>
      <legend>{t.photograph}</legend>
      {isPicture(place) && !picture.photograph && !picture.drawing && <p>{t.entryWithoutPhotograph}</p>}
      <PictureFields picture={picture} />
    </fieldset>
  );
}

/** A small picture of an entry, as the site shows it. */
export function Thumbnail({ place }: { place: Place }) {
  const picture = pictureAt(useDesk().state, place);
  const source = picture?.photograph?.url ?? (picture?.drawing && drawingOf(picture.drawing));
  return source ? <img className={styles.thumbnail} src={source} alt="" loading="lazy" /> : null;
}
