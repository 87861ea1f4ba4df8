// What changed between two moments of the content, in the owner's words.
import { isDeepStrictEqual } from 'node:util';
import { hotelFiles, schemas } from '../../build/content/check-content.ts';
import { isObject } from '../../build/content/fault.ts';
import { dictionaryFile } from '../../build/content/message-faults.ts';
import { fieldLabel } from '../../build/content/schema-faults.ts';
import { focusFile } from '../../build/photos/photo-files.ts';
import { type Language, languageIds, layoutMessageGroups, routes } from '../../src/navigation/routes.ts';
import type { FieldPath, Sentence, VersionChange } from '../protocol.ts';
import { parsed, valueAt } from './desk.ts';

/** Gives the text of a content file at some time; undefined if there was none. */
export type Moment = (file: string) => string | undefined;

/** A photograph that git names with a letter: A for added, D for removed. */
export interface ChangedPhotograph {
  file: string;
  state: string;
}

type Describe = (path: FieldPath, before: unknown, after: unknown) => VersionChange[];

/** The changes from one moment to another. */
export function changesInWords(
  before: Moment,
  after: Moment,
  photographs: readonly ChangedPhotograph[],
): VersionChange[] {
  const compare = (file: string, describe: Describe) => {
    const [old, now] = [parsed(before(file)), parsed(after(file))];
    return differences(old, now).flatMap((path) => describe(path, valueAt(old, path), valueAt(now, path)));
  };
  return [
    ...languageIds.flatMap((language) => compare(dictionaryFile(language), messageChange(language))),
    ...(['identity', 'facts'] as const).flatMap((part) => compare(hotelFiles[part], factChange(part))),
    ...announcementChanges(parsed(before(hotelFiles.announcements)), parsed(after(hotelFiles.announcements))),
    ...photographs.map(photographChange),
    ...compare(focusFile, ([name], _, point) => [
      { label: { it: `Il soggetto di «${name}»`, en: `The subject of “${name}”` }, before: '', after: shown(point) },
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

const layout: Sentence = { it: 'su tutte le pagine', en: 'on all pages' };

/** The page of a group of messages. */
function placeOf(group: string): Sentence {
  if ((layoutMessageGroups as readonly string[]).includes(group)) return layout;
  const page = routes.find(({ messageGroups }) => messageGroups.includes(group));
  return page ? pageNames[page.id] : { it: group, en: group };
}

const pageNames: Record<(typeof routes)[number]['id'], Sentence> = {
  home: { it: 'Home', en: 'Home' },
  rooms: { it: 'Camere', en: 'Rooms' },
  terrazza: { it: 'Terrazza', en: 'Terrazza' },
  services: { it: 'Servizi', en: 'Services' },
  experiences: { it: 'Esperienze', en: 'Experiences' },
  location: { it: 'Dove siamo', en: 'Location' },
  contact: { it: 'Contatti', en: 'Contact' },
};

const messageChange =
  (language: Language): Describe =>
  ([group], before, after) => {
    const place = placeOf(String(group));
    const label = {
      it: `Testo in ${languageNames.it.of(language)}, ${place.it}`,
      en: `Text in ${languageNames.en.of(language)}, ${place.en}`,
    };
    return [{ label, before: shown(before), after: shown(after) }];
  };

const factChange =
  (part: 'identity' | 'facts'): Describe =>
  (path, before, after) => [{ label: fieldLabel(schemas[part], path), before: shown(before), after: shown(after) }];

/** Announcements are known by their ids. */
function announcementChanges(old: unknown, now: unknown): VersionChange[] {
  const [before, after] = [recordsOf(old), recordsOf(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): VersionChange[] => {
    const [was, is] = [before.get(id), after.get(id)];
    if (!was) return [{ label: { it: 'Avviso nuovo', en: 'New announcement' }, before: '', after: titleOf(is) }];
    if (!is) return [{ label: { it: 'Avviso tolto', en: 'Announcement removed' }, before: titleOf(was), after: '' }];
    return differences(was, is).map((path) => {
      const field = fieldLabel(schemas.announcements, ['announcements', 0, ...path], 2);
      return {
        label: { it: `Avviso «${titleOf(is)}», ${field.it}`, en: `Announcement “${titleOf(is)}”, ${field.en}` },
        before: shown(valueAt(was, path)),
        after: shown(valueAt(is, path)),
      };
    });
  });
}

function recordsOf(data: unknown): Map<string, Record<string, unknown>> {
  const records: unknown = isObject(data) ? data.announcements : [];
  return new Map((Array.isArray(records) ? records : []).filter(isObject).map((one) => [String(one.id), one]));
}

const titleOf = (record: unknown) => shown(valueAt(record, ['title', languageIds[0]]));

function photographChange({ file, state }: ChangedPhotograph): VersionChange {
  const name = file.replace('photos/', '');
  if (state === 'D') return { label: { it: 'Fotografia tolta', en: 'Photograph removed' }, before: name, after: '' };
  if (state === 'M')
    return { label: { it: 'Fotografia cambiata', en: 'Photograph changed' }, before: name, after: name };
  return { label: { it: 'Fotografia nuova', en: 'New photograph' }, before: '', after: name };
}

/** A value as people write it. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (isObject(value)) return Object.values(value).map(shown).filter(Boolean).join(' · ');
  return String(value);
}
