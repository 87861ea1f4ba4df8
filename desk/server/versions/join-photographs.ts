// Merges the photographs and price lists that two people have changed. Each is taken from one side.

import { parse } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SimpleGit } from 'simple-git';
import type { ReadText } from '../../../build/content/content-file.ts';
import { fileSize } from '../../../build/content/messages/information-messages.ts';
import { pictureOfFile } from '../../../build/photos/photo-files.ts';
import { isPriceList } from '../../../build/photos/price-list.ts';
import type { Clash, Place, Side } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { type Files, isPhotograph } from '../content/project-files.ts';
import { smallPicture } from '../photographs/pictures.ts';
import { photographLabel } from './changes-in-words.ts';
import { type Blob, blobsIn, bytesOf } from './git.ts';
import { mergeContent } from './merge-content.ts';

/** The chosen side of a place; undefined if nobody has chosen yet. */
export type Choose = (place: Place) => Side | undefined;

/** The files to write (without bytes, to delete), and the clashes without a choice. */
export interface Joined {
  files: Files;
  clashes: Clash[];
}

/** Files by picture, or by language of the price list. */
type Photographs = Record<string, Blob[]>;

/**
 * Merges the photographs by picture, since the file extension may differ on each side. Git would treat a photograph that moves to
 * another picture as a renamed file, and apply the other side's change there.
 */
export async function joinedPhotographs(git: SimpleGit, base: string, choose: Choose, read: ReadText): Promise<Joined> {
  const sides = (await Promise.all([base, 'HEAD', 'FETCH_HEAD'].map((id) => photographsIn(git, id)))) as [
    Photographs,
    Photographs,
    Photographs,
  ];
  const { merged, clashes } = mergeContent(sides, (path) => choose({ file: 'photos', path }));
  const [, ours, theirs] = sides;
  const files: Files = new Map();
  for (const name of Object.keys({ ...ours, ...theirs })) {
    const [own = [], other = []] = [ours[name], theirs[name]];
    if (isDeepStrictEqual(own, other)) continue;
    const kept = (merged as Photographs)[name] ?? [];
    const gone = [...own, ...other].filter(({ file }) => !kept.some((one) => one.file === file));
    // deletes first, since on Windows and macOS dish.JPG is dish.jpg
    for (const { file } of gone) files.set(file, undefined);
    for (const { file, blob } of kept) files.set(file, await bytesOf(git, blob));
  }
  const shown = clashes.map(async ({ path: [name = ''], ...values }) => {
    const [own, other] = [values.ours, values.theirs] as (Blob[] | undefined)[];
    const label = photographLabel({ file: (own ?? other)?.[0]?.file ?? '', state: 'M' }, read);
    return { file: 'photos', path: [name], label, ours: await shownOf(git, own), theirs: await shownOf(git, other) };
  });
  return { files, clashes: await Promise.all(shown) };
}

async function photographsIn(git: SimpleGit, id: string): Promise<Photographs> {
  const blobs = (await blobsIn(git, id, 'photos/')).filter(({ file }) => isPhotograph(file));
  const byName = Map.groupBy(blobs, ({ file }) => {
    const name = pictureOfFile(file);
    return isPriceList(parse(file).base) ? name.replace(/-\d+/, '') : name;
  });
  return Object.fromEntries(byName);
}

/** A photograph as a preview; for a PDF price list, its size. */
async function shownOf(git: SimpleGit, [first]: readonly Blob[] = []): Promise<unknown> {
  if (!first) return null;
  const bytes = await bytesOf(git, first.blob);
  const picture = await smallPicture(bytes).catch(() => undefined);
  if (picture) return { image: `data:image/jpeg;base64,${picture.toString('base64')}` };
  const kind = parse(first.file).ext.slice(1).toUpperCase();
  return inBoth((_, to) => `${kind}, ${fileSize(bytes.length, to)}`);
}
