import { leastSize } from '../../../build/photos/photo-crop.ts';
import { galleryLists, listPictures } from '../../../src/art/slots.ts';
import { same } from '../../content/entry-path.ts';
import { type DeskPicture, type DeskState, drawingOf, type Place } from '../../protocol.ts';
import { useDesk } from '../desk-store.ts';
import forms from '../forms/forms.module.css';
import { PictureFields } from '../photographs/picture-fields.tsx';
import { pictureTypes, Upload } from '../photographs/upload.tsx';
import styles from './lists.module.css';

/** The picture of an entry, if the entries of its list have one. */
const pictureAt = ({ pictures }: DeskState, { path }: Place): DeskPicture | undefined =>
  pictures.find(({ entry }) => entry && same(entry, path));

const isInGallery = ({ path }: Place) => galleryLists.some((list) => list === path[0]);

/** The photograph of an entry, and its description. */
export function EntryPicture({ place }: { place: Place }) {
  const { state, t } = useDesk();
  const picture = pictureAt(state, place);
  if (!picture) return null;
  return (
    <fieldset className={forms.group}>
      <legend>{t.photograph}</legend>
      {isInGallery(place) && !picture.photograph && !picture.drawing && <p>{t.entryWithoutPhotograph}</p>}
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

/** Adds photographs to a gallery, each as an entry. */
export function GalleryUpload({ gallery }: { gallery: (typeof galleryLists)[number] }) {
  const { t } = useDesk();
  const { width, height } = leastSize(listPictures[gallery].size);
  return (
    <Upload
      choose={t.addPhotographs}
      hint={t.dropPhotographs(width, height)}
      accept={pictureTypes}
      isMultiple
      request="PUT galleries/*"
      name={gallery}
      done="photographsToDescribe"
    />
  );
}
