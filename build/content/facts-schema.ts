// The schemas of the hotel's identity and facts. announcements-schema.ts has the one of announcements.
import { z } from 'zod';
import { languageIds } from '../../src/navigation/routes.ts';
import {
  above,
  dataFile,
  email,
  endOfHours,
  entriesAreValid,
  fields,
  host,
  id,
  ids,
  link,
  linkOrNull,
  list,
  matching,
  meaning,
  socialLink,
  some,
  text,
  textOrNull,
  timeOfDay,
  timeZone,
  value,
  whole,
  within,
  yesOrNo,
} from './schema-parts.ts';

/** The numbers of entries in the specification. The pages are designed for them. */
const counts = {
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

const site = meaning(
  'where this site stands: https:// and the host, without anything behind it, not even a slash',
  host,
);

const offer = meaning(
  'what the club offers the hotel’s guests, in every language, or null',
  fields(Object.fromEntries(languageIds.map((language) => [language, textOrNull]))),
).refine((texts) => new Set(Object.values(texts).map((one) => one === null)).size === 1, {
  error: 'must say something in every language, or in none',
  when: entriesAreValid,
  params: { example: Object.fromEntries(languageIds.map((language) => [language, null])) },
});

/** `identity.json`: the hotel's name, address and identifiers. */
export const identity = dataFile({
  name: meaning('the hotel’s name, as guests read it', text),
  stars: value('a whole number of stars from 1 to 5', 4, z.int().min(1).max(5)),
  site,
  phone: matching('a phone number in international form, + and digits only', '+390890000000', /^\+[1-9]\d{6,14}$/),
  email,
  address: fields({
    street: text,
    postalCode: matching('a postal code of five digits', '84010', /^\d{5}$/),
    town: text,
    province: matching('the province’s two capital letters', 'SA', /^[A-Z]{2}$/),
    region: text,
    country: matching('a country’s two capital letters', 'IT', /^[A-Z]{2}$/),
  }),
  coordinates: fields({
    latitude: within('degrees north from -90 to 90', 40.6482, 90),
    longitude: within('degrees east from -180 to 180', 14.6416, 180),
  }),
  timeZone,
  spokenLanguages: some('languages', matching('a language’s two small letters', 'it', /^[a-z]{2}$/)),
  booking: fields({
    host,
    path: matching(
      'the part of the booking address behind the host, with a slash in front',
      '/booking',
      /^\/[^\s?#]*$/,
    ),
    portal: matching('the portal’s identifier in quotation marks', '1050', /^\S+$/),
  }),
  tableBooking: linkOrNull('the address for booking a table, or null'),
  map: fields({
    embed: meaning('the address of the map to be shown in a frame', link),
    height: whole,
    service: meaning('who serves the map, as the privacy note names them', text),
    privacy: meaning('the address of the privacy policy of the map’s service', link),
  }),
  beachClub: fields({ name: text, url: link, offer }),
  group: fields({ name: text, url: link }),
  social: fields({ instagram: socialLink, facebook: socialLink }),
  vat: matching('a VAT number: IT and eleven digits', 'IT00000000000', /^IT\d{11}$/),
  cin: matching(
    'a CIN of 18 characters: IT, six digits, ten capital letters or digits',
    'IT065066A1XXXXXXXX',
    /^IT\d{6}[A-Z0-9]{10}$/,
  ),
  offline: meaning('whether the site is kept for reading without a network', yesOrNo),
  company: fields({
    legalName: meaning('the company’s name, as in the register, or null', textOrNull),
    seat: meaning('where the company has its seat, or null', textOrNull),
    register: meaning('its number in the business register, or null', textOrNull),
    capital: meaning('its share capital, or null', textOrNull),
  }),
});

const openingHours = fields({ from: timeOfDay, to: endOfHours }).refine(({ from, to }) => from < to, {
  error: 'must be later than “from”',
  path: ['to'],
  when: entriesAreValid,
  params: { example: { from: '19:00', to: '22:30' } },
});
const lasting = fields({ from: above, to: above }).refine(({ from, to }) => from < to, {
  error: 'must be more than “from”',
  path: ['to'],
  when: entriesAreValid,
  params: { example: { from: 2, to: 8 } },
});
const guestChoice = fields({ least: whole, most: whole, start: whole }).refine(
  ({ least, most, start }) => least <= start && start <= most,
  {
    error: 'must not be below “least” nor above “most”',
    path: ['start'],
    when: entriesAreValid,
    params: { example: { least: 1, most: 6, start: 2 } },
  },
);

const distances = {
  sea: fields({ metres: above }),
  partnerBeach: fields({ metres: above }),
  parking: fields({ metres: above }),
  centre: fields({ walkMinutes: whole }),
  port: fields({ walkMinutes: whole }),
  naplesAirport: fields({ kilometres: above, minutes: whole }),
  salernoAirport: fields({ kilometres: above, minutes: whole }),
  station: fields({ kilometres: above }),
  stationBus: fields({ minutes: whole }),
};

const roomType = fields({ id, guests: whole });
const transfer = fields({ from: id, minutes: whole });
const experience = fields({
  id,
  features: ids(counts.features, ['caves', 'beaches', 'guide', 'gear', 'snorkel']),
  hours: lasting.optional(),
});
const attraction = fields({ id, kilometres: above.optional() });

/** The parts of `facts.json`, to read one of them. */
export const factsShape = {
  checkIn: timeOfDay,
  checkOut: timeOfDay,
  hours: fields({ breakfast: openingHours, lunch: openingHours, dinner: openingHours, bar: openingHours }),
  search: fields({ adults: guestChoice }),
  distances: fields(distances),
  rooms: fields({
    categories: ids(counts.roomCategories, ['superior', 'classic']),
    types: list(
      roomType,
      counts.roomTypes,
      (type) => type.id,
      ['single', 'double', 'triple', 'quad'].map((name, index) => ({ id: name, guests: index + 1 })),
    ),
    amenities: ids(counts.amenities, ['airConditioning', 'wifi', 'tv', 'minibar']),
  }),
  terrace: fields({
    cards: ids(counts.terraceCards, ['breakfast', 'restaurant', 'bar', 'view']),
    menu: ids(counts.menuHighlights, ['pasta', 'fish', 'pizza', 'lemon', 'wine', 'sweets']),
    bar: ids(counts.barBoxes, ['wine', 'labels', 'aperitif']),
    cuisine: some('cuisines', id),
  }),
  services: ids(counts.services, [
    ...['solarium', 'parking', 'wifi', 'breakfast', 'reception'],
    ...['luggage', 'transfers', 'airConditioning', 'laundry', 'beach'],
  ]),
  transfers: list(
    transfer,
    counts.transfers,
    ({ from }) => from,
    ['naplesAirport', 'salernoAirport', 'station', 'port'].map((from) => ({ from, minutes: 60 })),
  ),
  experiences: list(
    experience,
    counts.experiences,
    (one) => one.id,
    ['transfers', 'boat', 'cooking', 'trekking', 'kayak'].map((name) => ({
      id: name,
      features: ['first', 'second', 'third', 'fourth', 'fifth'],
    })),
  ),
  attractions: list(
    attraction,
    counts.attractions,
    (one) => one.id,
    ['amalfi', 'ravello', 'positano', 'lemons', 'minori', 'collegiata'].map((name) => ({ id: name })),
  ),
  reach: fields({
    plane: ids(counts.waysToArrive, ['naplesAirport', 'salernoAirport']),
    train: ids(counts.waysToArrive, ['station', 'bus']),
    ferry: ids(counts.waysToArrive, ['salerno', 'amalfi']),
  }),
  faq: ids(counts.questions, ['times', 'parking', 'transfers', 'pets']),
};

/** `facts.json`: hours, distances and what the hotel offers. */
export const facts = dataFile(factsShape);
