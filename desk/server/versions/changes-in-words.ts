// Describes the changes between two states of the content for the owner.

import { parse } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ReadText } from '../../../build/content/content-file.ts';
import { isObject } from '../../../build/content/faults/fault.ts';
import { focusFile, hotelFiles } from '../../../build/content/hotel-files.ts';
import { languageName } from '../../../build/content/values/value-names.ts';
import { pictureOfFile } from '../../../build/photos/photo-files.ts';
import { isPriceList } from '../../../build/photos/price-list.ts';
import { type Content, type Entry, isEntries, languageOf, titleOf } from '../../content/content.ts';
import { entryStep, valueAt } from '../../content/entry-path.ts';
import { placeText } from '../../content/message-places.ts';
import { pathLabel, withNames } from '../../content/place-label.ts';
import type { FieldPath, Place, Sentence, VersionChange } from '../../protocol.ts';
import { inBoth, type PlainName } from '../../sentences/sentences.ts';
import { contentIn } from '../content/place-names.ts';
import { contentFiles } from '../content/project-files.ts';
import { aboutPicture } from '../photographs/picture-names.ts';

/** A file that git names with a letter: A for added, D for removed. */
export interface ChangedFile {
  file: string;
  state: string;
}

/** The changes between two states. @param version the version before them */
export function changesInWords(
  before: ReadText,
  after: ReadText,
  photographs: readonly ChangedFile[],
  version: string,
): VersionChange[] {
  const [was, is] = [contentIn(before), contentIn(after)];
  const focus = { ...Object(was.files[focusFile]), ...Object(is.files[focusFile]) } as object;
  const isMoved = (name: string) =>
    !isDeepStrictEqual(valueAt(was.files[focusFile], [name]), valueAt(is.files[focusFile], [name]));
  return [
    ...contentFiles.filter((file) => file !== focusFile).flatMap((file) => changesIn(file, was, is, version)),
    ...photographs.map((one) => photographChange(one, one.state === 'D' ? before : after, version)),
    // the coordinates of a focus point mean nothing to people
    ...Object.keys(focus)
      .filter(isMoved)
      .map((name) => ({ label: aboutPicture(after, name, inBoth('theSubjectOf')) })),
  ];
}

/** The changes in a file, as the outermost readable values. A file that cannot be read counts as unchanged. */
function changesIn(file: string, was: Content, is: Content, version: string): VersionChange[] {
  const [old, now] = [was.files[file], is.files[file]];
  return isObject(old) && isObject(now) ? differences(old, now, []) : [];

  function differences(one: unknown, other: unknown, path: FieldPath): VersionChange[] {
    if (isDeepStrictEqual(one, other)) return [];
    if (isEntries(one) && isEntries(other)) return entryChanges(one, other, path);
    if (isObject(one) || isObject(other)) {
      const keys = Object.keys({ ...Object(one), ...Object(other) }).filter((key) => key !== '$schema');
      return keys.flatMap((key) => differences(valueAt(one, [key]), valueAt(other, [key]), [...path, key]));
    }
    const place = { file, path };
    const [before, after] = [withNames(was, place, one), withNames(is, place, other)];
    return [{ label: labelOf(is, place), before, after, was: { ...place, value: one } }];
  }

  /** The changes in a list, whose entries are identified by their ids. */
  function entryChanges(one: Entry[], other: Entry[], path: FieldPath): VersionChange[] {
    const label = (what: PlainName) => {
      const list = pathLabel(is, { file, path });
      return inBoth((t, to) => `${list[to]}: ${t[what]}`);
    };
    const find = (entries: Entry[], id: string) => entries.find((entry) => entry.id === id);
    const ids = [...new Set([...one, ...other].map(({ id }) => id))];
    const changes = ids.flatMap((id): VersionChange[] => {
      const [entry, later] = [find(one, id), find(other, id)];
      if (entry && later) return differences(entry, later, [...path, entryStep(id)]);
      if (entry) {
        const gone = { file, path: [...path, entryStep(id)], version };
        return [{ label: label('entryRemoved'), before: titleOf(entry), gone }];
      }
      return later ? [{ label: label('entryAdded'), after: titleOf(later) }] : [];
    });
    const order = (entries: Entry[], others: Entry[]) => entries.map(({ id }) => id).filter((id) => find(others, id));
    if (isDeepStrictEqual(order(one, other), order(other, one))) return changes;
    return [...changes, { label: label('order'), before: one.map(titleOf), after: other.map(titleOf) }];
  }
}

/** The label of a changed place. A text is named by its pages, since its words have changed. */
function labelOf(content: Content, place: Place): Sentence {
  const language = languageOf(place.file);
  if (!language) return pathLabel(content, place);
  return inBoth((_, to) => `${placeText(content, place.path.join('.'), to)} · ${languageName(language, to)}`);
}

const photographStates: Record<string, PlainName> = {
  A: 'photographAdded',
  D: 'photographRemoved',
  M: 'photographChanged',
};

function photographChange(changed: ChangedFile, read: ReadText, version: string): VersionChange {
  const { file, state } = changed;
  const label = photographLabel(changed, read);
  const { base, ext } = parse(file);
  if (!isPriceList(base)) return { label, ...(/[DM]/.test(state) && { gone: { file, path: [], version } }) };
  const kind = ext.slice(1).toUpperCase();
  return { label, ...(state === 'D' && { before: kind }), ...(!/[DM]/.test(state) && { after: kind }) };
}

/** The label of a change of a photograph or price list. */
export function photographLabel({ file, state }: ChangedFile, read: ReadText): Sentence {
  const { base, name } = parse(file);
  if (!isPriceList(base)) {
    return aboutPicture(read, pictureOfFile(file), inBoth(photographStates[state] ?? 'photographAdded'));
  }
  const list = pathLabel({ files: {} }, { file: hotelFiles.information, path: ['priceList'] });
  const [, page, language] = /(?:-(\d+))?(?:\.(\w+))?$/.exec(name) ?? [];
  return inBoth((_, to) =>
    [list[to], page, language && `(${languageName(language, to)})`].filter((part) => part).join(' '),
  );
}
