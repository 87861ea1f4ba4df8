// The parts of the content's schemas. A part states its label and help, the code of its fault, and an example.

import { z } from 'zod';
import { dayAfter } from '../../../src/hotel/hours/clock.ts';
import { byLanguage, type Language, languageIds } from '../../../src/i18n/languages.ts';
import type { MessageKey } from '../../../src/i18n/message-types.ts';
import {
  type FieldPath,
  type InBoth,
  isObject,
  type PlainCode,
  type Problem,
  problem,
  type Violation,
} from '../faults/fault.ts';
import { reference } from '../messages/dictionary.ts';
import { type Offers, offerFaults, textFaults } from '../messages/message-faults.ts';
import type { Unit } from '../values/normalise-input.ts';
import { languageName } from '../values/value-names.ts';
import { partsOf, valueAt } from './schema-faults.ts';

// a dictionary's schema is used once: compiling it takes longer than it saves
z.config({ jitless: true });

declare module 'zod' {
  interface GlobalMeta {
    /** the field's label for owners */
    label?: InBoth;
    /** an explanation, if the label is not enough */
    help?: InBoth;
    /** the unit of a number, if people write it after the number */
    unit?: Unit;
    /** the fault of an invalid value */
    problem?: Problem;
    /** the messages that a value needs; {id} is replaced by the value */
    messages?: readonly string[];
    /** the starts of the keys of messages that show the field, or fields within it: in the desk, a click on such a text opens it */
    shownIn?: readonly string[];
    /** the name under which every message shows the field, if it is not its own */
    shownAs?: string;
    examples?: unknown[];
    /** the values and tags that pages offer to a text in all languages */
    offers?: Offers;
    /** the labels of an enumeration's values */
    choices?: Record<string, InBoth>;
    /** set if owners do not change it: forms leave it out */
    isInternal?: true;
    /** of a list; equal numbers fix its length */
    minItems?: number;
    maxItems?: number;
  }
}

/** A value with the code of its fault and a valid example. */
export function value<Schema extends z.ZodType>(
  code: PlainCode | Problem,
  example: z.input<Schema>,
  schema: Schema,
): Schema {
  return schema.meta({ problem: typeof code === 'string' ? problem(code) : code, examples: [example] });
}

/** An object that may hold these fields and no others. */
export const fields = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z
    .strictObject(shape)
    .meta({ problem: problem('object', { fields: Object.keys(shape).filter((name) => name !== '$schema') }) });

/** A file: an object that may also name the JSON Schema for editors. */
export const dataFile = <Shape extends z.core.$ZodLooseShape>(it: string, en: string, shape: Shape) =>
  fields({ ...shape, $schema: z.string().exactOptional() }).meta({ label: { it, en } });

/** The faults of a part besides those of its fields, each with its path below the part. */
export type Found = [path: FieldPath, what: Violation][];

/** Whether fields and entries are valid in themselves, so that rules about several of them can be checked. */
const entriesAreValid = ({ issues }: z.core.ParsePayload) =>
  issues.every((issue) => issue.code === 'custom' && issue.params?.violation);

/** Adds rules about several fields or entries. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  faultsOf: (value: z.output<Schema>) => Found,
  when: (payload: z.core.ParsePayload) => boolean = entriesAreValid,
): Schema {
  const check = (value: z.output<Schema>, context: z.core.$RefinementCtx) => {
    // Zod adds to the path
    for (const [path, violation] of faultsOf(value))
      context.addIssue({ code: 'custom', path: [...path], params: { violation }, input: value });
  };
  return schema.superRefine(check, { when });
}

/** A rule about several fields of an object. Its fault is reported at one of them. */
export const rule = <Schema extends z.ZodType>(
  schema: Schema,
  holds: (value: z.output<Schema>) => boolean,
  path: string[],
  what: Problem,
): Schema => checked(schema, (value) => (holds(value) ? [] : [[path, what]]));

/**
 * An object with a first day and an end that comes later. The end of a closure may be meant for the same day, or for the next
 * year, as in a winter.
 */
export const daysInOrder = <Schema extends z.ZodType<{ from: string | null; until: string | null }>>(
  schema: Schema,
  isClosure = false,
) =>
  checked(schema, ({ from, until }) => {
    if (from === null || until === null || from < until) return [];
    const next = dayAfter(from, 1);
    const later = aYearAfter(until);
    const isWinter = later > from && later < dayAfter(from, 200);
    const meant = from === until ? next : isWinter ? later : undefined;
    const right = isClosure ? meant : undefined;
    const example = JSON.stringify(right ?? next);
    return [[['until'], { ...problem('dayAfterFrom'), example, ...(right && { right }) }]];
  });

/** The same day of the next year; for 29 February, 1 March. */
export function aYearAfter(day: string): string {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** A list of `length` entries, or of any number without it. Duplicates are refused. */
export function list<Item extends z.ZodType>(item: Item, length?: number) {
  // Zod's length check would hide the other faults of the list
  const counted = checked(
    z.array(item),
    ({ length: has }) => (length === undefined || has === length ? [] : [[[], problem('count', { length, has })]]),
    ({ value }) => Array.isArray(value),
  );
  return checked(counted, (entries) => {
    const names = entries.map((entry) => String(isObject(entry) ? entry.id : entry));
    const twice = names.filter((name, index) => names.indexOf(name) !== index);
    return twice.length > 0 ? [[[], problem('twice', { names: twice })]] : [];
  }).meta({ problem: problem('list'), ...(length !== undefined && { minItems: length, maxItems: length }) });
}

/** A list of at least one entry. Duplicates are refused. */
export const some = <Item extends z.ZodType>(item: Item) =>
  rule(list(item), (entries) => entries.length > 0, [], problem('none')).meta({ minItems: 1, uniqueItems: true });

const notEmpty = z.string().regex(/\S/);
export const text = value('text', 'Hotel Maiolica', notEmpty);
export const whole = value('whole', 2, z.int().positive());
export const above = value('above', 2.5, z.number().positive());
/** A number up to a limit. */
export const atMost = <Schema extends z.ZodType<number>>(number: Schema, most: number) =>
  rule(number, (value) => value <= most, [], problem('atMost', { most }));
export const yesOrNo = value('yesOrNo', true, z.boolean());
export const kilometres = atMost(above, 20_000).meta({
  label: { it: 'Chilometri', en: 'Kilometres' },
  unit: 'kilometres',
});
export const minutes = atMost(whole, 1440).meta({
  examples: [20],
  label: { it: 'Minuti', en: 'Minutes' },
  help: { it: 'In macchina o in bus.', en: 'By car or bus.' },
  unit: 'minutes',
});
export const matching = (code: PlainCode, example: string, pattern: RegExp) =>
  value(code, example, z.string().regex(pattern));

/** The ids for which the dictionary has a message. */
type IdIn<Key, Before extends string, After extends string> = Key extends `${Before}${infer Id}${After}`
  ? Id extends `${string}.${string}`
    ? never
    : Id
  : never;

/** The ids for which the dictionary has all of these messages. */
type IdOf<Messages extends readonly string[]> = Messages extends readonly [
  infer First,
  ...infer Others extends string[],
]
  ? (First extends `${infer Before}{id}${infer After}` ? IdIn<MessageKey, Before, After> : never) & IdOf<Others>
  : unknown;

/** An id from which pages compose these message keys, in place of {id}. The compiler and the check require the messages. */
export const keyed = <const Messages extends readonly string[]>(
  messages: Messages,
  schema: z.ZodType = matching('id', 'seaView', /^[a-z][a-zA-Z0-9]*$/),
) => schema.meta({ messages }) as z.ZodType<IdOf<Messages>>;

// z.url() ignores spaces around an address, so the pattern comes first
const address = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .check(z.url({ hostname: /\./ }));
const https = address(/^https:\/\/[^\s/@]+(?:\/\S*)?$/);
export const link = value('link', 'https://www.example.com/page', https);
export const host = value('host', 'https://booking.example.com', address(/^https:\/\/[^\s/?#@]+$/));
export const socialLink = value(
  'socialLink',
  'https://www.instagram.com/hotelmaiolica',
  z.union([z.literal('#'), https]),
);

export const day = (example: string, code: 'day' | 'endDay' = 'day') => value(code, example, z.iso.date());

/** A message, or a text of an announcement. The build has a fault for each rule; editors check this pattern. */
export const message = z.string().meta({ problem: problem('text'), pattern: "^[^']*[^'\\s][^']*$" });

/** A language's name as the label of its field. */
const languageLabel = (language: Language): InBoth => ({
  it: languageName(language, 'it'),
  en: languageName(language, 'en'),
});

/** A text in every language. */
export const inAllLanguages = fields(byLanguage((language) => message.meta({ label: languageLabel(language) })));

/** Checks the texts of an entry or an announcement in every language: their own faults, and what their page does not offer. */
export function checkingTexts<Schema extends z.ZodType>(schema: Schema): Schema {
  // entries within it check their own texts
  const parts = partsOf(schema).filter(({ path }) => !path.includes('*'));
  const faultsAt = ({ path, meta: { offers } }: (typeof parts)[number], one: Record<string, unknown>): Found => {
    const texts = valueAt(one, path);
    if (!offers || !isObject(texts)) return [];
    return languageIds.flatMap((language) => {
      const [text, reading] = [texts[language], texts[reference]];
      if (typeof text !== 'string') return [];
      const other = language !== reference && typeof reading === 'string' ? reading : undefined;
      const faults = textFaults(text, language, other, (either) => offerFaults(either, offers, one));
      return faults.map((fault): Found[number] => [[...path, language], fault]);
    });
  };
  return checked(
    schema,
    (one) => (isObject(one) ? parts.flatMap((part) => faultsAt(part, one)) : []),
    // checks texts even if other fields are wrong
    () => true,
  );
}

/** A text in every language, or in none. */
export const optionalTexts = rule(
  fields(byLanguage((language) => text.nullable().meta({ label: languageLabel(language) }))),
  (texts) => new Set(Object.values(texts).map((one) => one === null)).size === 1,
  [],
  problem('inEveryLanguage'),
);
