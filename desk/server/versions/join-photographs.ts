// Brings together the photographs and the price lists that two people have changed: of each, one side's counts.

import { parse } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SimpleGit } from 'simple-git';
import type { ReadText } from '../../../build/content/content-file.ts';
import { fileSize } from '../../../build/content/messages/information-messages.ts';
import { isPriceList } from '../../../build/photos/price-list.ts';
import type { Place, PublishResult } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { type Files, isPhotograph } from '../content/project-files.ts';
import { smallPicture } from '../photographs/pictures.ts';
import { photographLabel } from './changes-in-words.ts';
import { type Blob, blobsIn, bytesOf } from './git.ts';
import { mergeContent, type Side } from './merge-content.ts';

/** Whose value of a place counts; undefined if nobody has said it yet. */
export type Choose = (place: Place) => Side | undefined;

/** What is to be written, without the bytes of files that are to go, and what nobody has chosen yet. */
export interface Joined {
  files: Files;
  clashes: NonNullable<PublishResult['clashes']>;
}

/** Files by what they are for: a picture, or the price list in a language. */
type Photographs = Record<string, Blob[]>;

/**
 * The photographs in which the sides differ, by picture: its file may have another ending on each side. Git alone would take a
 * photograph that moves to another picture for a renamed file, and carry the other side's change there.
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
    // first: to Windows and macOS, dish.JPG is dish.jpg
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
    const { base, name } = parse(file.toLowerCase());
    return isPriceList(base) ? name.replace(/-\d+/, '') : name;
  });
  return Object.fromEntries(byName);
}

/** A photograph as a small picture; of a price list that is none, its size. */
async function shownOf(git: SimpleGit, [first]: readonly Blob[] = []): Promise<unknown> {
  if (!first) return null;
  const bytes = await bytesOf(git, first.blob);
  const picture = await smallPicture(bytes).catch(() => undefined);
  if (picture) return { image: `data:image/jpeg;base64,${picture.toString('base64')}` };
  const kind = parse(first.file).ext.slice(1).toUpperCase();
  return inBoth((_, to) => `${kind}, ${fileSize(bytes.length, to)}`);
}
