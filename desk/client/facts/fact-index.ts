// Finds the field of a fact, such as an hour or a phone number, by the forms in which the site shows it.

import { hotelFiles, hotelParts } from '../../../build/content/hotel-files.ts';
import { isText, listMessages } from '../../../build/content/messages/list-messages.ts';
import { schemas } from '../../../build/content/schema/hotel-schemas.ts';
import { partsOf } from '../../../build/content/schema/schema-faults.ts';
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

const fields = hotelParts
  .flatMap((part) => partsOf(schemas[part]))
  .map(({ path, meta }) => ({ path: path.join('.'), ...meta }));

/** The fields whose values messages show under another name, by that name. */
const renamed = Map.groupBy(fields, ({ shownAs }) => shownAs);

/** The sources of the other values, by the start of a message's key. Values in lists come from their entry. */
const origins = fields.flatMap(({ path, shownIn = [] }) => shownIn.map((start) => ({ start, path })));

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
  if (!listed) return origins.flatMap(({ start, path }) => (messageKey.startsWith(start) ? [path] : []));
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
    const others = renamed.get(name);
    if (others) return others.some((field) => field.path === joined);
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
