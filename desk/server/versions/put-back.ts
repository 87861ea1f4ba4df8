// Restores single photographs and removed entries of a version.

import type { SimpleGit } from 'simple-git';
import { dataIn } from '../../../build/content/content-file.ts';
import { focusFile } from '../../../build/content/hotel-files.ts';
import { pictureOfFile } from '../../../build/photos/photo-files.ts';
import { entryPicture, listPictures, type PicturedList } from '../../../src/art/slots.ts';
import { entriesAt, isEntries, titleOf } from '../../content/content.ts';
import { entryStep, isEntry, valueAt } from '../../content/entry-path.ts';
import type { Edit, FieldPath, Place } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import type { Desk } from '../content/desk.ts';
import { contentFiles, type Files, isPhotograph, photographFiles } from '../content/project-files.ts';
import { putPhotograph } from '../photographs/photographs.ts';
import { malformed, Refused } from '../refused.ts';
import { blobsIn, bytesOf, contentAt } from './git.ts';

/** Restores a photograph, or an entry of a list that was removed, as a change that can be undone. */
export async function putBack(git: SimpleGit, desk: Desk, version: string, place: Place): Promise<void> {
  if (isPhotograph(place.file)) return putPhotographBack(git, desk, version, place.file);
  if (!contentFiles.includes(place.file) || !isEntry(place.path.at(-1) ?? '')) throw malformed();
  await putEntryBack(git, desk, version, place);
}

/** Restores a photograph with its focus point, unless its picture is gone. */
async function putPhotographBack(git: SimpleGit, desk: Desk, version: string, file: string): Promise<void> {
  const [found] = await blobsIn(git, version, file);
  if (!found) throw new Refused(404, 'noSuchVersion');
  const name = pictureOfFile(file);
  const focus = valueAt(dataIn(contentAt(desk.root, version), focusFile), [name]);
  await putPhotograph(desk, name, await bytesOf(git, found.blob), focus);
}

/** Restores an entry after the entry that it followed, with its photograph. */
async function putEntryBack(git: SimpleGit, desk: Desk, version: string, { file, path }: Place): Promise<void> {
  const list = path.slice(0, -1);
  const contentThen = contentAt(desk.root, version);
  const then = entriesAt({ files: { [file]: dataIn(contentThen, file) } }, { file, path: list });
  const place = then.findIndex(({ id }) => entryStep(id) === path.at(-1));
  const entry = then[place];
  if (!entry) throw new Refused(404, 'noSuchVersion');
  const photograph = await photographOf(git, version, list, entry.id, dataIn(contentThen, focusFile));
  await desk.serially(async () => {
    const now = valueAt(dataIn(desk.read, file), list);
    const ids = isEntries(now) ? now.map(({ id }) => id) : [];
    // another entry may have its id by now
    if (!isEntries(now) || ids.includes(entry.id)) throw new Refused(409, 'othersHaveChanged');
    const before = then.slice(0, place).findLast(({ id }) => ids.includes(id));
    const value = now.toSpliced(before ? ids.indexOf(before.id) + 1 : 0, 0, entry);
    // if a page shows the same picture, its photograph has stayed
    const restored = photograph && photographFiles(desk.root, photograph.picture).length === 0 ? photograph : undefined;
    const files = await desk.filesAfterAll([{ file, path: list, value }, ...(restored?.focus ?? [])]);
    for (const [name, bytes] of restored?.files ?? []) files.set(name, bytes);
    const title = titleOf(entry);
    await desk.write({ label: inBoth((t, to) => `${t.entryPutBack} ${t.quoted(title[to])}`) }, files);
  });
}

/** The photograph of an entry in a version, with the edit of its focus point; undefined if its list has no pictures. */
async function photographOf(
  git: SimpleGit,
  version: string,
  [list = '', ...inside]: FieldPath,
  id: string,
  points: unknown,
) {
  if (inside.length > 0 || !Object.hasOwn(listPictures, list)) return;
  const picture = entryPicture(list as PicturedList, id);
  const files: Files = new Map();
  for (const { file, blob } of await blobsIn(git, version, 'photos/')) {
    if (isPhotograph(file) && pictureOfFile(file) === picture) files.set(file, await bytesOf(git, blob));
  }
  const value = valueAt(points, [picture]);
  const focus: Edit[] = value ? [{ file: focusFile, path: [picture], value }] : [];
  return { picture, files, focus };
}
