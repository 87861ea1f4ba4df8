// What the shapes of content are put together from. Every part carries an example of what is right, for whoever has
// written something else, and what editors need to complete and check while one types.
import { z } from 'zod';
import { type Fault, fieldName, isObject, nearest } from './fault.ts';

/** What an editor is told of a value beside its description: JSON Schema. */
type ForEditors = Record<string, unknown>;

const exampleOf = (part: z.ZodType) => part.meta()?.examples as [unknown] | undefined;

/** A value that passes a test of its own, with the words for when it does not. */
export function is<T>(what: string, example: T, editors: ForEditors, test: (value: unknown) => boolean) {
  return z.custom<T>(test, { error: `must be ${what}` }).meta({ description: what, examples: [example], ...editors });
}

/** A text that has a form. */
export function matching(what: string, example: string, form: RegExp) {
  const editors = { type: 'string', pattern: form.source, patternErrorMessage: `must be ${what}` };
  return is(what, example, editors, (value) => typeof value === 'string' && form.test(value));
}

/** The same part, described by what it means in its place. */
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

/** A file: an object that may also name the schema by which editors check it. */
export function dataFile<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return fields({ ...shape, $schema: z.string().optional() });
}

/** A list of so many things, none of them twice. */
export function list<Item extends z.ZodType>(
  item: Item,
  length: number | undefined,
  nameOf: (entry: z.output<Item>) => unknown,
  example: z.output<Item>[] = exampleOf(item) as z.output<Item>[],
) {
  return z
    .array(item, { error: 'must be a list in square brackets' })
    .refine((entries) => length === undefined || entries.length === length, {
      error: ({ input }) =>
        `must have exactly ${length} ${length === 1 ? 'entry' : 'entries'}, but has ${(input as unknown[]).length}`,
      when: ({ value }) => Array.isArray(value),
    })
    .refine((entries) => twice(entries.map(nameOf)).length === 0, {
      error: ({ input }) =>
        `must not name anything twice, but does: ${twice((input as z.output<Item>[]).map(nameOf)).join(', ')}`,
    })
    .meta({ examples: [example], ...(length !== undefined && { minItems: length, maxItems: length }) });
}

/** A list of at least one thing, none of them twice. */
export function some<Item extends z.ZodType>(what: string, item: Item) {
  return z
    .array(item, { error: 'must be a list in square brackets' })
    .refine((entries) => entries.length > 0 && twice(entries).length === 0, { error: `must name ${what}, each once` })
    .meta({ examples: [exampleOf(item)], minItems: 1, uniqueItems: true });
}

const twice = (names: unknown[]) => names.filter((name, index) => names.indexOf(name) !== index);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isWhole = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

export const text = is('a text that is not empty', 'Hotel Maiolica', { type: 'string', pattern: '\\S' }, isText);
export const textOrNull = is(
  'a text that is not empty, or null',
  null,
  { type: ['string', 'null'], pattern: '\\S' },
  (value) => value === null || isText(value),
);
export const id = matching('an id: small first letter, then letters and digits', 'seaView', /^[a-z][a-zA-Z0-9]*$/);
export const ids = (length: number, example: string[]) => list(id, length, (name) => name, example);
export const whole = is('a whole number above zero', 2, { type: 'integer', minimum: 1 }, isWhole);
export const above = is(
  'a number above zero',
  2.5,
  { type: 'number', exclusiveMinimum: 0 },
  (value) => typeof value === 'number' && Number.isFinite(value) && value > 0,
);
export const within = (what: string, example: number, limit: number) =>
  is(
    what,
    example,
    { type: 'number', minimum: -limit, maximum: limit },
    (value) => typeof value === 'number' && Math.abs(value) <= limit,
  );
export const yesOrNo = is('true or false', true, { type: 'boolean' }, (value) => typeof value === 'boolean');

const isHttps = (value: unknown) =>
  typeof value === 'string' &&
  /^https:\/\/[^\s/@]+(?:\/\S*)?$/.test(value) &&
  URL.canParse(value) &&
  new URL(value).hostname.includes('.');
const https = { type: 'string', pattern: '^https://', patternErrorMessage: 'must begin with https://' };
export const link = is('an address that begins with https://', 'https://www.example.com/page', https, isHttps);
export const linkOrNull = (what: string) =>
  is(what, null, { ...https, type: ['string', 'null'] }, (value) => value === null || isHttps(value));
export const host = is(
  'the beginning of an address: https:// and the host, without anything behind it, not even a slash',
  'https://booking.example.com',
  { type: 'string', pattern: '^https://[^\\s/?#@]+$' },
  (value) => isHttps(value) && !/[/?#]/.test(String(value).slice('https://'.length)),
);
export const socialLink = is(
  'the profile’s address, or "#" until there is one',
  'https://www.instagram.com/hotelmaiolica',
  { type: 'string', pattern: '^(#$|https://)' },
  (value) => value === '#' || isHttps(value),
);
export const email = is(
  'an e-mail address',
  'info@hotelmaiolica.example',
  { type: 'string', format: 'email' },
  (value) => z.email().safeParse(value).success,
);
export const timeZone = is('the name of a time zone', 'Europe/Rome', { type: 'string' }, (zone) => {
  try {
    // a plain offset such as +01:00 is understood too, but knows no summer time
    return /^[A-Z]/i.test(String(zone)) && Boolean(new Intl.DateTimeFormat('en', { timeZone: String(zone) }));
  } catch {
    return false;
  }
});

const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';
export const timeOfDay = matching('a time from 00:00 to 23:59, with two digits each', '07:30', RegExp(`^${time}$`));
export const endOfHours = matching(
  'a time from 00:00 to 24:00, with two digits each',
  '22:30',
  RegExp(`^(?:${time}|24:00)$`),
);

const isDay = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
/** @param what what it means in its place */
export const dayOrNull = (what: string, example: string) =>
  is(
    'a day of the calendar, year-month-day, or null',
    example,
    { description: what, type: ['string', 'null'], pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
    (value) => value === null || isDay(value),
  );

/** Everything in which some data differs from its schema. */
export function schemaFaults(file: string, schema: z.ZodType, data: unknown): Fault[] {
  const { error } = schema.safeParse(data, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys((partAt(schema, issue.path) as z.ZodObject).shape);
      return issue.keys.map((key) => ({
        ...{ file, field: fieldName([...issue.path, key]), problem: issue.message },
        example: `"${nearest(key, known)}"`,
      }));
    }
    const given = issue.code === 'custom' ? issue.params?.example : undefined;
    const [example] = given === undefined ? (exampleOf(partAt(schema, issue.path)) ?? []) : [given];
    return [
      {
        ...{ file, field: fieldName(issue.path) },
        problem: issue.input === undefined ? `is missing; it ${issue.message}` : issue.message + shown(issue.input),
        example: JSON.stringify(example),
      },
    ];
  });
}

/** The part of a schema that stands at a path. */
function partAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType {
  return path.reduce<z.ZodType>((outer, step) => {
    const part = outer instanceof z.ZodObject ? outer.shape[step as string] : (outer as z.ZodArray<z.ZodType>).element;
    return part instanceof z.ZodOptional ? part.unwrap() : part;
  }, schema);
}

function shown(input: unknown): string {
  return isObject(input) || Array.isArray(input) ? '' : `, but is ${JSON.stringify(input)}`;
}
