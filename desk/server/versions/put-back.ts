// Restores single photographs and removed entries of a version.

import { parse } from 'node:path';
import type { SimpleGit } from 'simple-git';
import { parsed } from '../../../build/content/content-file.ts';
import { focusFile } from '../../../build/content/hotel-files.ts';
import { entryPicture, listPictures, type PicturedList } from '../../../src/art/slots.ts';
import { isEntries, titleOf } from '../../content/content.ts';
import { entryStep, isEntry, valueAt } from '../../content/entry-path.ts';
import type { Edit, Place } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import type { Desk } from '../content/desk.ts';
import { contentFiles, isPhotograph } from '../content/project-files.ts';
import { putPhotograph } from '../photographs/photographs.ts';
import { malformed, Refused } from '../refused.ts';
import { blobsIn, bytesOf, output } from './git.ts';

/** Restores a photograph, or an entry of a list that was removed, as a change that can be undone. */
export async function putBack(git: SimpleGit, desk: Desk, version: string, place: Place): Promise<void> {
  if (isPhotograph(place.file)) return putPhotographBack(git, desk, version, place.file);
  if (!contentFiles.includes(place.file) || !isEntry(place.path.at(-1) ?? '')) throw malformed();
  await putEntryBack(git, desk, version, place);
}

/** Restores a photograph, unless its picture is gone. */
async function putPhotographBack(git: SimpleGit, desk: Desk, version: string, file: string): Promise<void> {
  const [found] = await blobsIn(git, version, file);
  if (!found) throw new Refused(404, 'noSuchVersion');
  await putPhotograph(desk, parse(file).name, await bytesOf(git, found.blob));
}

/** Restores an entry after the entry that it followed, with its photograph. */
async function putEntryBack(git: SimpleGit, desk: Desk, version: string, { file, path }: Place): Promise<void> {
  const dataThen = async (file: string) => parsed(await output(git, ['show', `${version}:./${file}`]));
  const list = path.slice(0, -1);
  const then = valueAt(await dataThen(file), list);
  const place = isEntries(then) ? then.findIndex(({ id }) => entryStep(id) === path.at(-1)) : -1;
  const entry = isEntries(then) ? then[place] : undefined;
  if (!isEntries(then) || !entry) throw new Refused(404, 'noSuchVersion');
  const picture =
    list.length === 1 && Object.hasOwn(listPictures, list[0] as string)
      ? entryPicture(list[0] as PicturedList, entry.id)
      : undefined;
  const photographs = (await blobsIn(git, version, 'photos/')).filter(
    ({ file }) => isPhotograph(file) && parse(file.toLowerCase()).name === picture,
  );
  const focus = picture && valueAt(await dataThen(focusFile), [picture]);
  await desk.serially(async () => {
    const now = valueAt(parsed(desk.read(file)), list);
    const ids = isEntries(now) ? now.map(({ id }) => id) : [];
    // another entry may have its id by now
    if (!isEntries(now) || ids.includes(entry.id)) throw new Refused(409, 'othersHaveChanged');
    const before = then.slice(0, place).findLast(({ id }) => ids.includes(id));
    const value = now.toSpliced(before ? ids.indexOf(before.id) + 1 : 0, 0, entry);
    const edits: Edit[] = [{ file, path: list, value }];
    if (picture && focus) edits.push({ file: focusFile, path: [picture], value: focus });
    const { files, refused } = await desk.filesAfter(edits);
    const [fault] = refused.flatMap(({ faults }) => faults);
    if (fault) throw new Refused(422, (_, to) => fault.problem[to]);
    for (const { file, blob } of photographs) files.set(file, await bytesOf(git, blob));
    const title = titleOf(entry);
    await desk.write({ label: inBoth((t, to) => `${t.entryPutBack} ${t.quoted(title[to])}`) }, files);
  });
}
