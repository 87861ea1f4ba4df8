import { dataIn, type ReadText } from '../../../build/content/content-file.ts';
import { focusFile } from '../../../build/photos/photo-files.ts';
import type { Content } from '../../content/content.ts';
import { placeLabel } from '../../content/place-label.ts';
import type { Place, Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { aboutPicture } from '../photographs/pictures.ts';
import { contentFiles } from './project-files.ts';

/** The content as it is. */
export const contentIn = (read: ReadText): Content => ({
  files: Object.fromEntries(contentFiles.map((file) => [file, dataIn(read, file)])),
});

/** What a place of the content is called. */
export function placeName(read: ReadText, { file, path }: Place): Sentence {
  if (file === focusFile && path.length > 0) return aboutPicture(read, String(path[0]), inBoth('theSubjectOf'));
  return placeLabel(contentIn(read), { file, path });
}
