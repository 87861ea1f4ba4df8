// Brings together the photographs and the price lists that two people have changed: of each, one side's counts.

import { parse } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { SimpleGit } from 'simple-git';
import type { ReadText } from '../../../build/content/content-file.ts';
import { fileSize } from '../../../build/content/messages/information-messages.ts';
import { isPriceList } from '../../../build/photos/price-list.ts';
import type { Place, PublishAnswer } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { type Files, isPhotograph } from '../content/project-files.ts';
import { smallPicture } from '../photographs/pictures.ts';
import { photographLabel } from './changes-in-words.ts';
import { type Blob, blobsIn, bytesOf } from './git.ts';
import type { Side } from './merge-content.ts';

/** Whose value of a place counts; undefined if nobody has said it yet. */
export type Choose = (place: Place) => Side | undefined;

/** What is to be written, without the bytes of files that are to go, and what nobody has chosen yet. */
export interface Joined {
  files: Files;
  clashes: NonNullable<PublishAnswer['clashes']>;
}

/**
 * The photographs in which the sides differ. A picture has one, whatever the kind of its file; and where one picture gets another's,
 * git sees a file with another name, and would move what the other side has changed.
 */
export async function joinedPhotographs(git: SimpleGit, base: string, choose: Choose, read: ReadText): Promise<Joined> {
  const joined: Joined = { files: new Map(), clashes: [] };
  const sides = await Promise.all([base, 'HEAD', 'FETCH_HEAD'].map((id) => photographsIn(git, id)));
  for (const name of new Set(sides.flatMap((side) => [...side.keys()]))) {
    const [before = [], ours = [], theirs = []] = sides.map((side) => side.get(name));
    if (isDeepStrictEqual(ours, theirs)) continue;
    const place = { file: 'photos', path: [name] };
    const side = isDeepStrictEqual(before, ours)
      ? 'theirs'
      : isDeepStrictEqual(before, theirs)
        ? 'ours'
        : choose(place);
    if (side) {
      for (const { file } of [...ours, ...theirs]) joined.files.set(file, undefined);
      for (const { file, blob } of { ours, theirs }[side]) joined.files.set(file, await bytesOf(git, blob));
    } else {
      const label = photographLabel({ file: (ours[0] ?? theirs[0])?.file ?? '', state: 'M' }, read);
      const [own, other] = await Promise.all([ours, theirs].map((blobs) => shownOf(git, blobs)));
      joined.clashes.push({ ...place, label, ours: own, theirs: other });
    }
  }
  return joined;
}

/** The files by what they are for: the name of a picture, or the readers of the price list. */
type Photographs = Map<string, Blob[]>;

async function photographsIn(git: SimpleGit, id: string): Promise<Photographs> {
  const blobs = (await blobsIn(git, id, 'photos/')).filter(({ file }) => isPhotograph(file));
  return Map.groupBy(blobs, ({ file }) => {
    const { base, name } = parse(file.toLowerCase());
    return isPriceList(base) ? name.replace(/-\d+/, '') : name;
  });
}

/** A photograph as a small picture; of a price list that is none, its size. */
async function shownOf(git: SimpleGit, [first]: readonly Blob[]): Promise<unknown> {
  if (!first) return null;
  const bytes = await bytesOf(git, first.blob);
  const picture = await smallPicture(bytes).catch(() => undefined);
  if (picture) return { image: `data:image/jpeg;base64,${picture.toString('base64')}` };
  const kind = parse(first.file).ext.slice(1).toUpperCase();
  return inBoth((_, to) => `${kind}, ${fileSize(bytes.length, to)}`);
}
