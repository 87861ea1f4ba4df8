// Finds the field of a fact, such as an hour or a phone number, by the forms in which the site shows it.

import { hotelFiles } from '../../../build/content/hotel-files.ts';
import { isText, listMessages } from '../../../build/content/messages/list-messages.ts';
import { doorTime, timeOfDay } from '../../../src/hotel/facts.ts';
import { readablePhone } from '../../../src/hotel/identity.ts';
import { formatNumber } from '../../../src/i18n/format-number.ts';
import { languageIds } from '../../../src/i18n/languages.ts';
import { valueAt } from '../../content/entry-path.ts';
import { factFiles } from '../../content/fields.ts';
import { pathLabel } from '../../content/place-label.ts';
import type { DeskState, FieldPath, Place, Sentence } from '../../protocol.ts';

export interface Fact extends Place {
  value: string | number;
  label: Sentence;
}

// values that are the same facts in all messages; another value is the fact of the same name
const facts: Record<string, string[]> = {
  checkin: ['checkIn'],
  checkout: ['checkOut'],
  breakfastFrom: ['hours.breakfast.from'],
  breakfastTo: ['hours.breakfast.to'],
  parkingMetres: ['distances.parking.metres'],
  beachMetres: ['distances.partnerBeach.metres'],
  club: ['beachClub.name'],
  group: ['group.name'],
  address: ['address.street', 'address.postalCode', 'address.town', 'address.province'],
};

// the sources of the other values of these messages; values in lists come from their entry
const origins: Record<string, string> = {
  'common.stars': 'stars',
  'common.hours': 'hours',
  'common.opening': 'hours',
  'common.minutes': 'transfers',
  'common.km': 'attractions',
  'hero.subtitle': 'distances.sea',
  'rooms.intro': 'distances.sea',
  'rooms.guests': 'rooms.types',
  'feature.beach': 'distances.sea',
  'feature.parking': 'distances.parking',
  'terrazza.breakfast.hours': 'hours.breakfast',
  'services.beach': 'distances.partnerBeach',
  'services.info.times.checkin': 'checkIn',
  'services.info.times.checkout': 'checkOut',
  'location.near.parking': 'distances.parking',
  'location.near.sea': 'distances.sea',
  'location.near.centre': 'distances.centre',
  'location.near.port': 'distances.port',
  'location.reach': 'distances',
  'contact.directions.train': 'distances.station',
  'contact.directions.sea': 'distances.port',
  'contact.privacy': 'map',
};

// the fields that may be the source of a value
const fieldsOf: Record<string, string[]> = {
  minutes: ['minutes', 'walkMinutes'],
  time: ['from', 'to'],
  count: ['guests'],
};

function leaves(value: unknown, path: FieldPath = []): { path: FieldPath; value: string | number }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, value }];
  if (typeof value !== 'object' || value === null || isText(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$schema' || key === 'id' ? [] : leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The forms in which the site may show a fact. */
function formsOf(value: string | number): string[] {
  if (typeof value === 'number') return languageIds.map((language) => formatNumber(value, language));
  if (/^\d\d:\d\d$/.test(value)) return [doorTime(value), ...languageIds.map((id) => timeOfDay(value, id))];
  return [value, readablePhone(value)];
}

interface Wanted {
  /** the name of the value in the message */
  name?: string | undefined;
  /** the text on the page */
  shown?: string | undefined;
  messageKey?: string | undefined;
  /** the other messages in its line, which distinguish two services that open at the same hour */
  line?: readonly string[] | undefined;
}

/** The sources of a message's values. For a message of a list: its entry and the distance that the entry names. */
function originsOf(state: DeskState, messageKey: string): string[] {
  const lists = state.files[hotelFiles.lists];
  const listed = listMessages(lists).find(({ key }) => key === messageKey);
  if (!listed) return Object.entries(origins).flatMap(([start, at]) => (messageKey.startsWith(start) ? [at] : []));
  const entry = listed.path.slice(0, -1);
  const { place } = valueAt(lists, entry) as { place?: string };
  return [entry.join('.'), ...(place ? [`distances.${place}`] : [])];
}

/** The facts that a value of a message, or a text without a message, may come from. Facts that the line names come first. */
export function findFacts(state: DeskState, { name, shown, messageKey = '', line = [] }: Wanted): Fact[] {
  const from = originsOf(state, messageKey);
  const isBehind = (path: FieldPath) => {
    const joined = path.join('.');
    if (!name || joined === name) return true;
    if (facts[name]) return facts[name].includes(joined);
    const isField = (fieldsOf[name] ?? [name]).includes(String(path.at(-1)));
    return from.some((origin) => joined === origin || (isField && joined.startsWith(`${origin}.`)));
  };
  const found = factFiles.flatMap((file) =>
    leaves(state.files[file]).flatMap(({ path, value }): Fact[] =>
      isBehind(path) && (shown === undefined || showsFact(shown, value))
        ? [{ file, path, value, label: pathLabel(state, { file, path }) }]
        : [],
    ),
  );
  const isOfLine = ({ path }: Fact) =>
    line.some(
      (key) =>
        path.includes(key.split('.').at(-1) ?? '') ||
        originsOf(state, key).some((origin) => path.join('.').startsWith(`${origin}.`)),
    );
  return [...found.filter(isOfLine), ...found.filter((fact) => !isOfLine(fact))];
}

function showsFact(shown: string, value: string | number): boolean {
  const forms = formsOf(value);
  if (forms.includes(shown)) return true;
  // an address line contains several facts
  return typeof value === 'string' && value.length > 4 && !value.includes('://') && shown.includes(value);
}
