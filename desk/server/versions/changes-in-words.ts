// What changed between two moments of the content, in the owner's words.
import { parse } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { schemas } from '../../../build/content/check-content.ts';
import { dataIn, hotelFiles, type ReadText } from '../../../build/content/content-file.ts';
import { isObject } from '../../../build/content/faults/fault.ts';
import { dictionaryFile } from '../../../build/content/messages/message-faults.ts';
import { fieldLabel } from '../../../build/content/schema/schema-faults.ts';
import { focusFile } from '../../../build/photos/photo-files.ts';
import { isPriceList } from '../../../build/photos/price-list.ts';
import { languageIds } from '../../../src/i18n/languages.ts';
import { type Entry, titleOf } from '../../content/content.ts';
import { valueAt } from '../../content/entry-path.ts';
import { placeText } from '../../content/message-places.ts';
import { languageName } from '../../content/readable.ts';
import type { FieldPath, Sentence, VersionChange } from '../../protocol.ts';
import { inBoth, type PlainName } from '../../sentences/sentences.ts';
import { contentFiles } from '../content/project-files.ts';
import { aboutPicture } from '../photographs/pictures.ts';

/** A file that git names with a letter: A for added, D for removed. */
export interface ChangedFile {
  file: string;
  state: string;
}

/** The changes from one moment to another. */
export function changesInWords(
  before: ReadText,
  after: ReadText,
  photographs: readonly ChangedFile[],
): VersionChange[] {
  const compare = (file: string, labelOf: (path: FieldPath) => Sentence) => {
    const [old, now] = [dataIn(before, file), dataIn(after, file)];
    return differences(old, now).map(
      (path): VersionChange => ({ label: labelOf(path), before: valueAt(old, path), after: valueAt(now, path) }),
    );
  };
  const content = { files: Object.fromEntries(contentFiles.map((file) => [file, dataIn(after, file)])) };
  return [
    ...languageIds.flatMap((language) =>
      compare(dictionaryFile(language), (path) =>
        inBoth((_, to) => `${placeText(content, path.join('.'), to)} · ${languageName(language, to)}`),
      ),
    ),
    ...(['identity', 'facts', 'information'] as const).flatMap((part) =>
      compare(hotelFiles[part], (path) => fieldLabel(schemas[part], path)),
    ),
    ...(['lists', 'announcements'] as const).flatMap((part) =>
      Object.keys(schemas[part].shape)
        .filter((name) => name !== '$schema')
        .flatMap((name) => entryChanges(part, name, before, after)),
    ),
    ...photographs.map((one) => photographChange(one, one.state === 'D' ? before : after)),
    // the point itself says nothing to people
    ...compare(focusFile, ([name]) => aboutPicture(after, String(name), inBoth('theSubjectOf'))).map(({ label }) => ({
      label,
    })),
  ];
}

/** The paths of the innermost values that differ. A list that grew or shrank counts as a whole. */
function differences(old: unknown, now: unknown, path: FieldPath = []): FieldPath[] {
  if (isDeepStrictEqual(old, now)) return [];
  if (isObject(old) || isObject(now)) {
    const keys = [...new Set([old, now].flatMap((value) => (isObject(value) ? Object.keys(value) : [])))];
    const inner = keys.filter((key) => key !== '$schema');
    return inner.flatMap((key) => differences(valueAt(old, [key]), valueAt(now, [key]), [...path, key]));
  }
  if (Array.isArray(old) && Array.isArray(now) && old.length === now.length) {
    return now.flatMap((value, index) => differences(old[index], value, [...path, index]));
  }
  return [path];
}

/** What changed in a list whose entries are known by their ids. */
function entryChanges(
  part: 'announcements' | 'lists',
  name: string,
  before: ReadText,
  after: ReadText,
): VersionChange[] {
  const [old, now] = [before, after].map((moment) => entriesIn(dataIn(moment, hotelFiles[part]), name));
  // a file that cannot be read has not lost its entries
  if (!old || !now) return [];
  const list = fieldLabel(schemas[part], [name]);
  const label = (what: PlainName) => inBoth((t, to) => `${list[to]}: ${t[what]}`);
  const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((id): VersionChange[] => {
    const [was, is] = [old.get(id), now.get(id)];
    if (!is) return was ? [{ label: label('entryRemoved'), before: titleOf(was) }] : [];
    if (!was) return [{ label: label('entryAdded'), after: titleOf(is) }];
    return differences(was, is).map((path) => {
      const field = fieldLabel(schemas[part], [name, 0, ...path], 2);
      return {
        label: inBoth((t, to) => `${list[to]} ${t.quoted(titleOf(is)[to])}, ${field[to]}`),
        before: valueAt(was, path),
        after: valueAt(is, path),
      };
    });
  });
  const order = (entries: typeof old, others: typeof old) => [...entries.keys()].filter((id) => others.has(id));
  if (isDeepStrictEqual(order(old, now), order(now, old))) return changes;
  const titles = (entries: typeof old) => [...entries.values()].map(titleOf);
  return [...changes, { label: label('order'), before: titles(old), after: titles(now) }];
}

function entriesIn(data: unknown, name: string): Map<string, Entry> | undefined {
  if (!isObject(data)) return;
  const entries = data[name];
  return new Map((Array.isArray(entries) ? entries : []).filter(isObject).map((one) => [String(one.id), one as Entry]));
}

const photographStates: Record<string, PlainName> = {
  A: 'photographAdded',
  D: 'photographRemoved',
  M: 'photographChanged',
};

function photographChange({ file, state }: ChangedFile, read: ReadText): VersionChange {
  const { base, ext } = parse(file);
  if (!isPriceList(base)) {
    const what = photographStates[state] ?? 'photographAdded';
    return { label: aboutPicture(read, parse(file.toLowerCase()).name, inBoth(what)) };
  }
  const kind = ext.slice(1).toUpperCase();
  const list = fieldLabel(schemas.information, ['priceList']);
  const [, language] = /\.(\w+)$/.exec(parse(base).name) ?? [];
  const label = inBoth((_, to) => (language ? `${list[to]} (${languageName(language, to)})` : list[to]));
  return { label, ...(state === 'D' && { before: kind }), ...(!/[DM]/.test(state) && { after: kind }) };
}
