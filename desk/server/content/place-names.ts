import { basename } from 'node:path';
import { dataIn, type ReadText } from '../../../build/content/content-file.ts';
import { focusFile } from '../../../build/content/hotel-files.ts';
import { pictureOfFile } from '../../../build/photos/photo-files.ts';
import { photoPlaces } from '../../../build/photos/photo-places.ts';
import type { Content } from '../../content/content.ts';
import { placeLabel } from '../../content/place-label.ts';
import type { Place, Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { aboutPicture, pictureName } from '../photographs/picture-names.ts';
import { contentFiles } from './project-files.ts';

export const contentIn = (read: ReadText): Content => ({
  files: Object.fromEntries(contentFiles.map((file) => [file, dataIn(read, file)])),
});

/** Returns the names of places; for a photograph of no picture, its file. */
export function placeNames(read: ReadText): (place: Place) => Sentence {
  const content = contentIn(read);
  return ({ file, path }) => {
    if (!file.startsWith('photos/')) return placeLabel(content, { file, path });
    const picture = file === focusFile ? String(path[0] ?? '') : pictureOfFile(file);
    if (!photoPlaces(read)[picture]) return inBoth((t) => t.quoted(basename(file)));
    return file === focusFile ? aboutPicture(read, picture, inBoth('theSubjectOf')) : pictureName(read, picture);
  };
}
