import { z } from 'zod';

/** One thing in the content that would make the site wrong. */
export interface Fault {
  file: string;
  line?: number;
  /** where in the file: `rooms.types[0].guests`; nothing when it is the file itself */
  field: string;
  problem: string;
  /** what would be right there */
  example?: unknown;
}

/** How many of each the specification names. The pages are composed for these numbers. */
export const counts = {
  roomCategories: 2,
  roomTypes: 4,
  amenities: 4,
  terraceCards: 4,
  menuHighlights: 6,
  barBoxes: 3,
  services: 10,
  transfers: 4,
  experiences: 5,
  features: 5,
  attractions: 6,
  waysToArrive: 2,
  questions: 4,
} as const;

/** The site reads the first announcement and no other: a second one would never be seen. */
const announcementsRead = 1;

/** A value that passes a test of its own, with the words for when it does not. */
function is<T>(what: string, example: T, test: (value: unknown) => boolean) {
  return z.custom<T>(test, { error: `must be ${what}`, params: { example } });
}

/** A text that has a form. */
function matching(what: string, example: string, form: RegExp) {
  return is(what, example, (value) => typeof value === 'string' && form.test(value));
}

/** An object that may hold these fields and no others. */
function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `is not a field that the site knows; here it knows ${Object.keys(shape).join(', ')}`
        : `must be an object in braces with ${Object.keys(shape).join(', ')}`,
  });
}

/** A list of so many things, none of them twice. */
function list<Item extends z.ZodType>(item: Item, length: number, nameOf: (entry: z.output<Item>) => unknown) {
  return z
    .array(item, { error: 'must be a list in square brackets' })
    .refine((entries) => entries.length === length, {
      error: ({ input }) =>
        `must have exactly ${length} ${length === 1 ? 'entry' : 'entries'}, but has ${(input as unknown[]).length}`,
      when: ({ value }) => Array.isArray(value),
    })
    .refine((entries) => new Set(entries.map(nameOf)).size === entries.length, {
      error: ({ input }) =>
        `must not name anything twice, but does: ${twice((input as z.output<Item>[]).map(nameOf)).join(', ')}`,
    });
}

const twice = (names: unknown[]) => names.filter((name, index) => names.indexOf(name) !== index);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isWhole = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

const text = is('a text that is not empty', 'Hotel Maiolica', isText);
const textOrNull = is('a text that is not empty, or null', null, (value) => value === null || isText(value));
const id = matching('an id: small first letter, then letters and digits', 'seaView', /^[a-z][a-zA-Z0-9]*$/);
const ids = (length: number) => list(id, length, (name) => name);
const whole = is('a whole number above zero', 2, isWhole);
const above = is(
  'a number above zero',
  2.5,
  (value) => typeof value === 'number' && Number.isFinite(value) && value > 0,
);

const isHttps = (value: unknown) =>
  typeof value === 'string' &&
  /^https:\/\/[^\s/@]+(?:\/\S*)?$/.test(value) &&
  URL.canParse(value) &&
  new URL(value).hostname.includes('.');
const link = is('an address that begins with https://', 'https://www.example.com/page', isHttps);
const host = is(
  'the beginning of an address: https:// and the host, without anything behind it, not even a slash',
  'https://booking.example.com',
  (value) => isHttps(value) && !/[/?#]/.test(String(value).slice('https://'.length)),
);
const socialLink = is(
  'the profile’s address, or "#" until there is one',
  'https://www.instagram.com/hotelmaiolica',
  (value) => value === '#' || isHttps(value),
);

const isZone = (zone: unknown) => {
  try {
    // a plain offset such as +01:00 is understood too, but knows no summer time
    return /^[A-Z]/i.test(String(zone)) && Boolean(new Intl.DateTimeFormat('en', { timeZone: String(zone) }));
  } catch {
    return false;
  }
};
const within = (limit: number) => (value: unknown) => typeof value === 'number' && Math.abs(value) <= limit;
const country = matching('a country’s two capital letters', 'IT', /^[A-Z]{2}$/);

const identityShape = {
  name: text,
  stars: is('a whole number of stars from 1 to 5', 4, (value) => isWhole(value) && Number(value) <= 5),
  site: host,
  phone: matching('a phone number in international form, + and digits only', '+390890000000', /^\+[1-9]\d{6,14}$/),
  email: is('an e-mail address', 'info@hotelmaiolica.example', (value) => z.email().safeParse(value).success),
  address: fields({
    street: text,
    postalCode: matching('a postal code of five digits', '84010', /^\d{5}$/),
    town: text,
    province: matching('the province’s two capital letters', 'SA', /^[A-Z]{2}$/),
    region: text,
    country,
  }),
  coordinates: fields({
    latitude: is('degrees north from -90 to 90', 40.6482, within(90)),
    longitude: is('degrees east from -180 to 180', 14.6416, within(180)),
  }),
  timeZone: is('the name of a time zone', 'Europe/Rome', isZone),
  spokenLanguages: z
    .array(matching('a language’s two small letters', 'it', /^[a-z]{2}$/), {
      error: 'must be a list in square brackets',
    })
    .refine((spoken) => spoken.length > 0 && !twice(spoken).length, { error: 'must name languages, each once' }),
  booking: fields({
    host,
    path: matching(
      'the part of the booking address behind the host, with a slash in front',
      '/booking',
      /^\/[^\s?#]*$/,
    ),
    portal: matching('the portal’s identifier in quotation marks', '1050', /^\S+$/),
  }),
  tableBooking: is('the address for booking a table, or null', null, (value) => value === null || isHttps(value)),
  map: fields({ embed: link, height: whole }),
  beachClub: fields({ name: text, url: link }),
  group: fields({ name: text, url: link }),
  social: fields({ instagram: socialLink, facebook: socialLink }),
  vat: matching('a VAT number: IT and eleven digits', 'IT00000000000', /^IT\d{11}$/),
  cin: matching(
    'a CIN of 18 characters: IT, six digits, ten capital letters or digits',
    'IT065066A1XXXXXXXX',
    /^IT\d{6}[A-Z0-9]{10}$/,
  ),
  offline: is('true or false', true, (value) => typeof value === 'boolean'),
  company: fields({ legalName: textOrNull, seat: textOrNull, register: textOrNull, capital: textOrNull }),
};

const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const timeOfDay = matching('a time from 00:00 to 23:59, with two digits each', '07:30', RegExp(`^${time}$`));
const endOfHours = matching('a time from 00:00 to 24:00, with two digits each', '22:30', RegExp(`^(?:${time}|24:00)$`));
const openingHours = fields({ from: timeOfDay, to: endOfHours }).refine(({ from, to }) => from < to, {
  error: 'must be later than “from”',
  path: ['to'],
});
const lasting = fields({ from: above, to: above }).refine(({ from, to }) => from < to, {
  error: 'must be more than “from”',
  path: ['to'],
});
const guestChoice = fields({ least: whole, most: whole, start: whole }).refine(
  ({ least, most, start }) => least <= start && start <= most,
  { error: 'must not be below “least” nor above “most”', path: ['start'] },
);

/** The parts of `facts.json`, for those who read only one of them. */
export const factsShape = {
  checkIn: timeOfDay,
  checkOut: timeOfDay,
  hours: fields({ breakfast: openingHours, lunch: openingHours, dinner: openingHours, bar: openingHours }),
  search: fields({ adults: guestChoice }),
  distances: fields({
    sea: fields({ metres: above }),
    partnerBeach: fields({ metres: above }),
    parking: fields({ metres: above }),
    centre: fields({ walkMinutes: whole }),
    port: fields({ walkMinutes: whole }),
    naplesAirport: fields({ kilometres: above, minutes: whole }),
    salernoAirport: fields({ kilometres: above, minutes: whole }),
    station: fields({ kilometres: above }),
    stationBus: fields({ minutes: whole }),
  }),
  rooms: fields({
    categories: ids(counts.roomCategories),
    types: list(fields({ id, guests: whole }), counts.roomTypes, (type) => type.id),
    amenities: ids(counts.amenities),
  }),
  terrace: fields({
    cards: ids(counts.terraceCards),
    menu: ids(counts.menuHighlights),
    bar: ids(counts.barBoxes),
    cuisine: z
      .array(id, { error: 'must be a list in square brackets' })
      .refine((kinds) => kinds.length > 0 && !twice(kinds).length, { error: 'must name cuisines, each once' }),
  }),
  services: ids(counts.services),
  transfers: list(fields({ from: id, minutes: whole }), counts.transfers, (transfer) => transfer.from),
  experiences: list(
    fields({ id, features: ids(counts.features), hours: lasting.optional() }),
    counts.experiences,
    (experience) => experience.id,
  ),
  attractions: list(fields({ id, kilometres: above.optional() }), counts.attractions, (attraction) => attraction.id),
  reach: fields({
    plane: ids(counts.waysToArrive),
    train: ids(counts.waysToArrive),
    ferry: ids(counts.waysToArrive),
  }),
  faq: ids(counts.questions),
};

const isDay = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);
const day = is('a day of the calendar, year-month-day', '2026-04-01', isDay);
const dayOrNull = is('a day of the calendar, year-month-day, or null', null, (value) => value === null || isDay(value));

const announcement = fields({ id, place: text, reopens: day, ends: dayOrNull }).refine(
  ({ reopens, ends }) => ends === null || String(ends) > reopens,
  { error: 'must be later than “reopens”', path: ['ends'] },
);

export const schemas = {
  identity: fields(identityShape),
  facts: fields(factsShape),
  announcements: list(announcement, announcementsRead, ({ id: name }) => name),
};

/** Everything in which some data differs from its schema. */
export function schemaFaults(file: string, schema: z.ZodType, data: unknown): Fault[] {
  const { error } = schema.safeParse(data, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ file, field: fieldName([...issue.path, key]), problem: issue.message }));
    }
    const example = issue.code === 'custom' ? issue.params?.example : undefined;
    return [
      {
        file,
        field: fieldName(issue.path),
        problem: issue.input === undefined ? `is missing; it ${issue.message}` : issue.message + shown(issue.input),
        ...(example !== undefined && { example }),
      },
    ];
  });
}

function shown(input: unknown): string {
  return input !== null && typeof input === 'object' ? '' : `, but is ${JSON.stringify(input)}`;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** ['rooms', 'types', 0, 'guests'] → 'rooms.types[0].guests' */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name ? `${name}.${String(part)}` : String(part)),
    '',
  );
}
