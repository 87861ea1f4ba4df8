import { faultsIn } from '../../../build/content/check-content.ts';
import type { ReadText } from '../../../build/content/content-file.ts';
import { type Fault, sentenceOf } from '../../../build/content/faults/fault.ts';
import { readPhotoFiles } from '../../../build/photos/photo-files.ts';
import type { Sentence } from '../../protocol.ts';
import { inBoth, type PlainName, type SentenceSource } from '../../sentences/sentences.ts';
import { placeNames } from './place-names.ts';

/** Files that a change writes; undefined for those that it removes. */
type Changed = ReadonlyMap<string, string | Buffer | undefined>;

/** Everything for which the build would refuse the content after a change. Photographs are checked when they are uploaded. */
export function contentFaults(root: URL, read: ReadText, changed: Changed = new Map()): Fault[] {
  const after: ReadText = (file) => (changed.has(file) ? changed.get(file)?.toString() : read(file));
  const isGone = (file: string) => changed.has(file) && changed.get(file) === undefined;
  return [...faultsIn(after), ...readPhotoFiles(root, after, undefined, isGone).faults];
}

/** The faults that are new in the second list. */
export function addedFaults(before: readonly Fault[], after: readonly Fault[]): Fault[] {
  // ignores lines, which may shift
  const nameOf = ({ line: _, ...fault }: Fault) => JSON.stringify(fault);
  const known = new Set(before.map(nameOf));
  return after.filter((fault) => !known.has(nameOf(fault)));
}

/** Faults as sentences for the owner, with their places. */
export function inWords(faults: readonly Fault[], read: ReadText): Sentence[] {
  const nameOf = placeNames(read);
  return faults.map((fault) => {
    const name = nameOf(fault);
    return inBoth((_, to) => `${name[to][0]?.toUpperCase()}${name[to].slice(1)}: ${sentenceOf(fault, to)}`);
  });
}

const mostSaid = 3;

/** The sentence about a change with faults: the first ones, and the number of the others. */
export function withFaults(lead: PlainName, faults: readonly Fault[], read: ReadText): SentenceSource {
  const sentences = inWords(faults, read);
  return (t, to) => {
    const all = [...new Set(sentences.map((one) => one[to]))];
    const more = all.length - mostSaid;
    return [t[lead], ...all.slice(0, mostSaid), ...(more > 0 ? [t.andMore(more)] : [])].join(' ');
  };
}
