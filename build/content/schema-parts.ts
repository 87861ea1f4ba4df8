// The parts of the content's schemas. Each rule is a Zod schema that checks the content and becomes JSON Schema for editors.
import { z } from 'zod';
import { type Fault, fieldName, isObject, nearest } from './fault.ts';

const exampleOf = (part: z.ZodType) => part.meta()?.examples as [unknown] | undefined;

/** A value with one sentence for everything that can be wrong with it, and an example of a valid one. */
export function value<Schema extends z.ZodType>(what: string, example: z.input<Schema>, schema: Schema): Schema {
  return schema.meta({ description: what, examples: [example], errorMessage: `must be ${what}` });
}

/** A text that matches a pattern. */
export const matching = (what: string, example: string, pattern: RegExp) =>
  value(what, example, z.string().regex(pattern));

/** The same part with a description of what it means in its place. */
export function meaning<Part extends z.ZodType>(what: string, part: Part): Part {
  return part.meta({ ...part.meta(), description: what });
}

/** An object that may hold these fields and no others. */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const example = Object.entries(shape).flatMap(([name, part]) => {
    const [value] = part instanceof z.ZodOptional ? [] : (exampleOf(part as z.ZodType) ?? []);
    return value === undefined ? [] : [[name, value]];
  });
  return z
    .strictObject(shape, {
      error: ({ code }) =>
        code === 'unrecognized_keys'
          ? `is not a field that the site knows; here it knows ${Object.keys(shape).join(', ')}`
          : `must be an object in braces with ${Object.keys(shape).join(', ')}`,
    })
    .meta({ examples: [Object.fromEntries(example)] });
}

/** A file: an object that may also name the JSON Schema with which editors check it. */
export function dataFile<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return fields({ ...shape, $schema: z.string().optional() });
}

/** Whether fields and entries are valid in themselves, so that rules about several of them can be checked. */
export const entriesAreValid = ({ issues }: z.core.ParsePayload) => issues.every(({ code }) => code === 'custom');

/** A list of `length` entries (any number without it), none of them twice. */
export function list<Item extends z.ZodType>(
  item: Item,
  length: number | undefined,
  nameOf: (entry: z.output<Item>) => unknown,
  example: z.output<Item>[] = exampleOf(item) as z.output<Item>[],
) {
  return (
    z
      .array(item, { error: 'must be a list in square brackets' })
      // Zod's own length check would hide the other faults of the list
      .refine((entries) => length === undefined || entries.length === length, {
        error: ({ input }) =>
          `must have exactly ${length} ${length === 1 ? 'entry' : 'entries'}, but has ${(input as unknown[]).length}`,
        when: ({ value }) => Array.isArray(value),
      })
      .refine((entries) => duplicates(entries.map(nameOf)).length === 0, {
        error: ({ input }) =>
          `must not name anything twice, but does: ${duplicates((input as z.output<Item>[]).map(nameOf)).join(', ')}`,
        when: entriesAreValid,
      })
      .meta({ examples: [example], ...(length !== undefined && { minItems: length, maxItems: length }) })
  );
}

/** A list of at least one entry, none of them twice. */
export function some<Item extends z.ZodType>(what: string, item: Item) {
  return z
    .array(item, { error: 'must be a list in square brackets' })
    .refine((entries) => entries.length > 0 && duplicates(entries).length === 0, {
      error: `must name ${what}, each once`,
      when: entriesAreValid,
    })
    .meta({ examples: [exampleOf(item)], minItems: 1, uniqueItems: true });
}

const duplicates = (names: unknown[]) => names.filter((name, index) => names.indexOf(name) !== index);

const notEmpty = z.string().regex(/\S/);
export const text = value('a text that is not empty', 'Hotel Maiolica', notEmpty);
export const textOrNull = value('a text that is not empty, or null', null, notEmpty.nullable());
export const id = matching('an id: small first letter, then letters and digits', 'seaView', /^[a-z][a-zA-Z0-9]*$/);
export const ids = (length: number, example: string[]) => list(id, length, (name) => name, example);
export const whole = value('a whole number above zero', 2, z.int().positive());
export const above = value('a number above zero', 2.5, z.number().positive());
export const within = (what: string, example: number, limit: number) =>
  value(what, example, z.number().min(-limit).max(limit));
export const yesOrNo = value('true or false', true, z.boolean());

// z.url() ignores spaces around an address, so the pattern comes first
const address = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .check(z.url({ hostname: /\./ }));
const https = address(/^https:\/\/[^\s/@]+(?:\/\S*)?$/);
export const link = value('an address that begins with https://', 'https://www.example.com/page', https);
export const linkOrNull = (what: string) => value(what, null, https.nullable());
export const host = value(
  'the beginning of an address: https:// and the host, without anything behind it, not even a slash',
  'https://booking.example.com',
  address(/^https:\/\/[^\s/?#@]+$/),
);
export const socialLink = value(
  'the profile’s address, or "#" until there is one',
  'https://www.instagram.com/hotelmaiolica',
  z.union([z.literal('#'), https]),
);
export const email = value('an e-mail address', 'info@hotelmaiolica.example', z.email());
export const timeZone = value('the name of a time zone', 'Europe/Rome', z.stringFormat('time-zone', isTimeZone));

function isTimeZone(name: string): boolean {
  try {
    // Intl also accepts an offset such as +01:00, which has no summer time
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';
export const timeOfDay = matching('a time from 00:00 to 23:59, with two digits each', '07:30', RegExp(`^${time}$`));
export const endOfHours = matching(
  'a time from 00:00 to 24:00, with two digits each',
  '22:30',
  RegExp(`^(?:${time}|24:00)$`),
);

/** @param what what the day means in its place */
export const dayOrNull = (what: string, example: string) =>
  meaning(what, value('a day of the calendar, year-month-day, or null', example, z.iso.date().nullable()));

// the check of messages has its own sentences for these rules
/** What editors check in a message. */
export const messagePattern = {
  pattern: "^[^']*[^'\\s][^']*$",
  errorMessage: 'must say something, with ’ for apostrophes',
};

/** Everything in which data differs from its schema. */
export function schemaFaults(file: string, schema: z.ZodType, data: unknown): Fault[] {
  const { error } = schema.safeParse(data, { reportInput: true });
  const faults = (error?.issues ?? []).flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys((partAt(schema, issue.path).part as z.ZodObject).shape);
      return issue.keys.map((key) => ({
        ...{ file, field: fieldName([...issue.path, key]), problem: issue.message },
        example: `"${nearest(key, known)}"`,
      }));
    }
    const { part, path } = partAt(schema, issue.path);
    const ofRule = issue.code === 'custom' || !errorMessageOf(part);
    const given = issue.code === 'custom' ? issue.params?.example : undefined;
    const [example] = given === undefined ? (exampleOf(part) ?? []) : [given];
    const message = ofRule ? issue.message : errorMessageOf(part);
    const input = ofRule ? issue.input : valueAt(data, path);
    const problem = input === undefined ? `is missing; it ${message}` : message + shown(input);
    return [{ file, field: fieldName(path), problem, example: JSON.stringify(example) }];
  });
  // one value can break several of its checks
  return faults.filter(
    (fault, index) =>
      faults.findIndex(({ field, problem }) => field === fault.field && problem === fault.problem) === index,
  );
}

const errorMessageOf = (part: z.ZodType) => part.meta()?.errorMessage as string | undefined;

/** The part of a schema at a path, or the value around it that has a sentence of its own. */
function partAt(schema: z.ZodType, path: readonly PropertyKey[]): { part: z.ZodType; path: PropertyKey[] } {
  let part = schema;
  const walked: PropertyKey[] = [];
  for (const step of path) {
    if (errorMessageOf(part)) break;
    const inner = part instanceof z.ZodObject ? part.shape[step as string] : (part as z.ZodArray<z.ZodType>).element;
    part = inner instanceof z.ZodOptional ? inner.unwrap() : inner;
    walked.push(step);
  }
  return { part, path: walked };
}

const valueAt = (data: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown>)[step], data);

function shown(input: unknown): string {
  return isObject(input) || Array.isArray(input) ? '' : `, but is ${JSON.stringify(input)}`;
}
