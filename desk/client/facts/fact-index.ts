// Every fact with the forms in which the site shows it, to find the field behind an hour or a phone number.
import type { GenericObjectType } from '@rjsf/utils';
import { isText, listMessages } from '../../../build/content/list-messages.ts';
import { doorTime, timeOfDay } from '../../../src/hotel/facts.ts';
import { readablePhone } from '../../../src/hotel/identity.ts';
import { formatNumber } from '../../../src/i18n/format-number.ts';
import { languageIds } from '../../../src/navigation/routes.ts';
import { indexed } from '../../entry-path.ts';
import type { DeskState, FieldPath, Sentence } from '../../protocol.ts';

export const factFiles = [
  'src/hotel/facts.json',
  'src/hotel/lists.json',
  'src/hotel/information.json',
  'src/hotel/identity.json',
] as const;

export interface Fact {
  file: string;
  path: FieldPath;
  value: string | number;
  label: Sentence;
}

// values of messages whose name is not the fact's
const namedOtherwise: Record<string, string[]> = {
  checkin: ['checkIn'],
  checkout: ['checkOut'],
  breakfastFrom: ['breakfast.from'],
  breakfastTo: ['breakfast.to'],
  parkingMetres: ['parking.metres'],
  beachMetres: ['partnerBeach.metres'],
  minutes: ['minutes', 'walkMinutes'],
  time: ['from', 'to'],
  club: ['beachClub.name'],
  group: ['group.name'],
  name: ['name'],
  address: ['street', 'postalCode', 'town', 'province'],
  count: ['stars', 'guests'],
  value: ['legalName', 'seat', 'register', 'capital'],
};

// what a page shows in these messages; another fact may have the same number
const shownIn: Record<string, string> = {
  'services.beach.': 'distances.partnerBeach',
  'common.minutes': 'transfers',
};

function leaves(value: unknown, path: FieldPath = []): { path: FieldPath; value: string | number }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, value }];
  if (typeof value !== 'object' || value === null || isText(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$schema' || key === 'id' ? [] : leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** How the site may show a fact. */
function formsOf(value: string | number): string[] {
  if (typeof value === 'number') return languageIds.map((language) => formatNumber(value, language));
  if (/^\d\d:\d\d$/.test(value)) return [doorTime(value), ...languageIds.map((id) => timeOfDay(value, id))];
  return [value, readablePhone(value)];
}

/** What a field is called. */
export const schemaLabel = (schema: GenericObjectType | undefined, name: string): Sentence =>
  schema?.label ?? { it: name, en: name };

/** The schema of a field. */
export const schemaAt = (schema: GenericObjectType | undefined, path: FieldPath): GenericObjectType | undefined =>
  path.reduce<GenericObjectType | undefined>(
    (outer, step) => (typeof step === 'number' ? outer?.items : outer?.properties?.[step]),
    schema,
  );

/** The label of a field with what it stands in: “Orari › Cena › Dalle”. */
export function pathLabel(state: DeskState, file: string, place: FieldPath, after = 0): Sentence {
  const path = indexed(state.files[file], place);
  let schema: GenericObjectType | undefined = state.schemas[file];
  const steps = path.map((step, index) => {
    schema = typeof step === 'number' ? schema?.items : schema?.properties?.[step];
    return typeof step === 'number' ? entryLabel(state, file, path.slice(0, index + 1)) : schemaLabel(schema, step);
  });
  const shown = steps.slice(after);
  return { it: shown.map(({ it }) => it).join(' › '), en: shown.map(({ en }) => en).join(' › ') };
}

/** What an entry of a list is called: the words that the site has for its id. */
export function entryLabel(state: DeskState, file: string, path: FieldPath): Sentence {
  const entry = valueAt(state.files[file], path);
  const words = Object.values(entry ?? {}).find(isText);
  if (words) return { it: words.it ?? '', en: words.en ?? '' };
  const id = idOf(entry);
  const number = String(Number(path.at(-1)) + 1);
  if (!id) return { it: number, en: number };
  const list = path.filter((step): step is string => typeof step === 'string');
  const of = (language: string) => messageFor(state, language, id, list) ?? id;
  return { it: of('it'), en: of('en') };
}

const idOf = (entry: unknown) => (typeof entry === 'string' ? entry : (entry as { id?: string } | undefined)?.id);

function messageFor(state: DeskState, language: string, id: string, list: string[]): string | undefined {
  const dictionary = (state.files[`src/i18n/${language}.json`] ?? {}) as Record<string, Record<string, string>>;
  const found = Object.entries(dictionary).flatMap(([group, texts]) =>
    typeof texts !== 'object'
      ? []
      : Object.entries(texts).flatMap(([key, text]) => {
          const inGroup = `.${key}.`;
          if (!inGroup.includes(`.${id}.`)) return [];
          const tail = inGroup.slice(inGroup.indexOf(`.${id}.`) + id.length + 2, -1);
          if (!['', 'title', 'name', 'question', 'label'].includes(tail)) return [];
          const words = `${group}.${key}`.toLowerCase();
          const near = list.filter((step) => words.includes(step.toLowerCase().replace(/s$/, ''))).length;
          return [{ text: text.replace(/<[^<>]*>/g, ''), near }];
        }),
  );
  return found.sort((a, b) => b.near - a.near)[0]?.text;
}

interface Wanted {
  /** the name of the value in the message */
  name?: string | undefined;
  /** what the page shows */
  shown?: string | undefined;
  messageKey?: string | undefined;
}

/** The distance that a way to arrive shows. */
function placeOf(state: DeskState, messageKey: string): string | undefined {
  const lists = state.files['src/hotel/lists.json'];
  const entry = listMessages(lists)
    .find(({ key }) => key === messageKey)
    ?.path.slice(0, -1);
  const { place } = (entry ? valueAt(lists, entry) : {}) as { place?: string };
  return place && `distances.${place}`;
}

const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], data);

/** The facts behind a value or a text, the likeliest first. */
export function findFacts(state: DeskState, { name, shown, messageKey = '' }: Wanted): Fact[] {
  const words = messageKey.toLowerCase();
  const origin =
    placeOf(state, messageKey) ?? Object.entries(shownIn).find(([start]) => messageKey.startsWith(start))?.[1];
  const wanted = name ? (namedOtherwise[name] ?? [name]) : undefined;
  const found = factFiles.flatMap((file) =>
    leaves(state.files[file]).flatMap(({ path, value }) => {
      const joined = path.join('.');
      const isNamed = wanted?.some((one) => joined === one || joined.endsWith(`.${one}`) || path.at(-1) === one);
      if (wanted && !isNamed) return [];
      // 'name' is the hotel's own
      if (name === 'name' && joined !== 'name') return [];
      if (origin && typeof value === 'number' && !joined.startsWith(`${origin}.`)) return [];
      if (shown !== undefined && !showsFact(shown, value)) return [];
      const near = path.filter(
        (step) => typeof step === 'string' && step.length > 3 && words.includes(step.toLowerCase()),
      ).length;
      const entry = entryIdOf(state.files[file], path);
      return [{ file, path, value, near: near + (entry && words.includes(entry.toLowerCase()) ? 2 : 0) }];
    }),
  );
  const best = Math.max(0, ...found.map(({ near }) => near));
  return found
    .filter(({ near }) => near === best)
    .slice(0, 4)
    .map(({ file, path, value }) => ({ file, path, value, label: pathLabel(state, file, path) }));
}

function showsFact(shown: string, value: string | number): boolean {
  const forms = formsOf(value);
  if (forms.includes(shown)) return true;
  // an address line holds several facts
  return typeof value === 'string' && value.length > 4 && !value.includes('://') && shown.includes(value);
}

/** The id of the list's entry that a path leads into. */
function entryIdOf(data: unknown, path: FieldPath): string | undefined {
  const index = path.findIndex((step) => typeof step === 'number');
  if (index === -1) return;
  return idOf(valueAt(data, path.slice(0, index + 1)));
}
