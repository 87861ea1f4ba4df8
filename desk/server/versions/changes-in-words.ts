// What changed between two moments of the content, in the owner's words.
import { parse } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { schemas } from '../../../build/content/check-content.ts';
import { hotelFiles } from '../../../build/content/content-file.ts';
import { isObject } from '../../../build/content/faults/fault.ts';
import { isText } from '../../../build/content/messages/list-messages.ts';
import { dictionaryFile } from '../../../build/content/messages/message-faults.ts';
import { fieldLabel } from '../../../build/content/schema/schema-faults.ts';
import { asWritten } from '../../../build/content/values/value-names.ts';
import { focusFile } from '../../../build/photos/photo-files.ts';
import { isPriceList } from '../../../build/photos/price-list.ts';
import { type Language, languageIds } from '../../../src/i18n/languages.ts';
import { layoutMessageGroups, routes } from '../../../src/navigation/routes.ts';
import { valueAt } from '../../entry-path.ts';
import type { FieldPath, Sentence, VersionChange } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { parsed } from '../content/desk-faults.ts';
import { aboutPicture } from '../photographs/pictures.ts';

/** Gives the text of a content file at some time; undefined if there was none. */
export type Moment = (file: string) => string | undefined;

/** A file that git names with a letter: A for added, D for removed. */
export interface ChangedFile {
  file: string;
  state: string;
}

const none: Sentence = { it: '', en: '' };

type Describe = (path: FieldPath, before: unknown, after: unknown) => VersionChange[];

/** The changes from one moment to another. */
export function changesInWords(before: Moment, after: Moment, photographs: readonly ChangedFile[]): VersionChange[] {
  const compare = (file: string, describe: Describe) => {
    const [old, now] = [parsed(before(file)), parsed(after(file))];
    return differences(old, now).flatMap((path) => describe(path, valueAt(old, path), valueAt(now, path)));
  };
  const dictionaries = { it: parsed(after(dictionaryFile('it'))), en: parsed(after(dictionaryFile('en'))) };
  return [
    ...languageIds.flatMap((language) => compare(dictionaryFile(language), messageChange(language, dictionaries))),
    ...(['identity', 'facts', 'information'] as const).flatMap((part) => compare(hotelFiles[part], factChange(part))),
    ...[...listEntries, announcementEntries].flatMap(entryChanges(before, after)),
    ...photographs.map((one) => photographChange(one, one.state === 'D' ? before : after)),
    // the point itself says nothing to people
    ...compare(focusFile, ([name]) => [
      { label: aboutPicture(after, String(name), inBoth('theSubjectOf')), before: none, after: none },
    ]),
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

const languageNames = {
  it: new Intl.DisplayNames('it', { type: 'language' }),
  en: new Intl.DisplayNames('en', { type: 'language' }),
};

/** The page of a group of messages, as the menu calls it. */
function placeOf(group: string, dictionaries: Record<keyof Sentence, unknown>): Sentence {
  if ((layoutMessageGroups as readonly string[]).includes(group)) return inBoth('onAllPages');
  const page = routes.find(({ messageGroups }) => messageGroups.includes(group));
  return inBoth((_, to) => String(valueAt(dictionaries[to], ['nav', page?.id ?? '']) ?? group));
}

const messageChange =
  (language: Language, dictionaries: Record<keyof Sentence, unknown>): Describe =>
  ([group], before, after) => {
    const place = placeOf(String(group), dictionaries);
    const label = inBoth((t, to) => t.textAt(languageNames[to].of(language), place[to]));
    return [{ label, before: shown(before), after: shown(after) }];
  };

const factChange =
  (part: 'identity' | 'facts' | 'information'): Describe =>
  (path, before, after) => [{ label: fieldLabel(schemas[part], path), before: shown(before), after: shown(after) }];

/** A list whose entries are known by their ids. */
interface Entries {
  part: 'announcements' | 'lists';
  name: string;
  /** what an entry is called */
  label: Sentence;
  added: Sentence;
  removed: Sentence;
}

const withWord = (label: Sentence, word: Sentence) => inBoth((_, to) => `${label[to]}: ${word[to]}`);

const announcementEntries: Entries = {
  ...{ part: 'announcements', name: 'announcements', label: inBoth('announcement') },
  added: inBoth('announcementAdded'),
  removed: inBoth('announcementRemoved'),
};
const listEntries = Object.keys(schemas.lists.shape)
  .filter((name) => name !== '$schema')
  .map((name): Entries => {
    const label = fieldLabel(schemas.lists, [name]);
    return {
      ...{ part: 'lists', name, label },
      added: withWord(label, inBoth('entryAdded')),
      removed: withWord(label, inBoth('entryRemoved')),
    };
  });

const entryChanges =
  (before: Moment, after: Moment) =>
  ({ part, name, label, added, removed }: Entries): VersionChange[] => {
    const [old, now] = [before, after].map((moment) => entriesOf(parsed(moment(hotelFiles[part])), name));
    // a file that cannot be read has not lost its entries
    if (!old || !now) return [];
    const changes = [...new Set([...old.keys(), ...now.keys()])].flatMap((id): VersionChange[] => {
      const [was, is] = [old.get(id), now.get(id)];
      if (!was) return [{ label: added, before: none, after: shown(titleOf(is)) }];
      if (!is) return [{ label: removed, before: shown(titleOf(was)), after: none }];
      return differences(was, is).map((path) => {
        const field = fieldLabel(schemas[part], [name, 0, ...path], 2);
        return {
          label: inBoth((t, to) => `${label[to]} ${t.quoted(titleOf(is))}, ${field[to]}`),
          before: shown(valueAt(was, path)),
          after: shown(valueAt(is, path)),
        };
      });
    });
    const order = (entries: typeof old, others: typeof old) => [...entries.keys()].filter((id) => others.has(id));
    if (isDeepStrictEqual(order(old, now), order(now, old))) return changes;
    const titles = (entries: typeof old) => shown([...entries.values()].map(titleOf));
    return [
      ...changes,
      {
        label: withWord(label, inBoth('order')),
        before: titles(old),
        after: titles(now),
      },
    ];
  };

function entriesOf(data: unknown, name: string): Map<string, Record<string, unknown>> | undefined {
  if (!isObject(data)) return;
  const entries = data[name];
  return new Map((Array.isArray(entries) ? entries : []).filter(isObject).map((one) => [String(one.id), one]));
}

/** The first text of an entry. */
const titleOf = (entry: unknown) =>
  String(Object.values(entry ?? {}).find(isText)?.[languageIds[0]] ?? valueAt(entry, ['name']) ?? '');

const photographStates: Record<string, Sentence> = {
  A: inBoth('photographAdded'),
  D: inBoth('photographRemoved'),
  M: inBoth('photographChanged'),
};

function photographChange({ file, state }: ChangedFile, read: Moment): VersionChange {
  const { base, ext } = parse(file);
  if (isPriceList(base)) {
    const kind = ext.slice(1).toUpperCase();
    const list = fieldLabel(schemas.information, ['priceList']);
    const [, language] = /\.(\w+)$/.exec(base) ?? [];
    const inLanguage = (to: string) =>
      language ? ` (${new Intl.DisplayNames(to, { type: 'language' }).of(language)})` : '';
    const label = inBoth((_, to) => list[to] + inLanguage(to));
    return { label, before: state === 'D' ? shown(kind) : none, after: /[DM]/.test(state) ? none : shown(kind) };
  }
  const { A: added, [state]: what = added } = photographStates;
  return { label: aboutPicture(read, parse(file.toLowerCase()).name, what as Sentence), before: none, after: none };
}

/** A value as people write it. */
const shown = (value: unknown) => inBoth((_, to) => written(value, to));

function written(value: unknown, language: string): string {
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (!value || typeof value !== 'object') return asWritten(value, language);
  if (isText(value)) return String(value[language as Language] ?? '');
  const inside = Object.entries(value).map(([name, one]) => (name === 'id' ? '' : written(one, language)));
  return Array.isArray(value) ? inside.join(', ') : inside.filter(Boolean).join(' · ');
}
