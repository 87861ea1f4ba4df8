// The entries on the facts of the hotel.
import { placeLabel } from '../../build/content/check-content.ts';
import type { ReadText } from '../../build/content/content-file.ts';
import { unrealIn } from '../../build/content/defaults.ts';
import type { OwnerLanguage } from '../../build/content/faults/fault.ts';
import { hotelFiles } from '../../build/content/hotel-files.ts';
import { schemas } from '../../build/content/schema/hotel-schemas.ts';
import { fieldLabel } from '../../build/content/schema/schema-faults.ts';
import { deliveredTown } from './own-texts.ts';
import { ownerMessages, type Say } from './owner-messages.ts';
import { type Content, type Entry, entryOn } from './report-entry.ts';

/** What is left of the invented hotel, and where the site leads and places guests. */
export function identityEntries(read: ReadText, { identity, facts, lists }: Content): Entry[] {
  return [
    ...inventedEntries(read),
    bookingEntry(identity),
    ...pointEntries(identity),
    ...mapEntries(identity),
    ...townEntries(identity),
    ...minutesEntries(facts, lists),
  ];
}

function inventedEntries(read: ReadText): Entry[] {
  return unrealIn(read).map(({ value, file, path }) => {
    // an announcement is named by its title, which is the value
    const label = placeLabel({ file, path: path.filter((step) => typeof step === 'string') });
    return {
      ...entryOn('todo', file, path, (_, language) => `${label[language]}: ${value[language]}`),
      isBlocking: true,
    };
  });
}

function bookingEntry({ booking: { host, path, portal } }: Content['identity']): Entry {
  return entryOn('check', hotelFiles.identity, ['booking', 'path'], (t) => t.booking(host + path, portal));
}

// '7.30' may mean the evening
const usualStart = { breakfast: ['05:00', '11:59'], lunch: ['11:00', '15:59'], dinner: ['17:00', '23:59'] } as const;

/** The meals that begin at an unusual time of day. */
export function hoursEntries({ hours }: Content['facts']): Entry[] {
  return (['breakfast', 'lunch', 'dinner'] as const).flatMap((meal) => {
    const [least, most] = usualStart[meal];
    const { from, to } = hours[meal];
    if (!from || (least <= from && from <= most)) return [];
    const label = fieldLabel(schemas.facts, ['hours', meal]);
    return [entryOn('check', hotelFiles.facts, ['hours', meal], (_, language) => `${label[language]}: ${from}–${to}`)];
  });
}

/** The privacy note names who serves the map. */
function mapEntries({ map: { embed, service } }: Content['identity']): Entry[] {
  const [isOpen, isSaid] = [embed, service].map((text) => /open ?street ?map/i.test(text));
  if (isOpen === isSaid) return [];
  return [entryOn('todo', hotelFiles.identity, ['map', 'service'], (t) => t.mapService(new URL(embed).host, service))];
}

type Coordinates = Content['identity']['coordinates'];

/** The point in the address of a map, if it has one: OpenStreetMap's `marker=`, Google's `q=`. */
export function pointOn(embed: string): Coordinates | undefined {
  const [, latitude, longitude] = /[?&](?:marker|q)=(-?\d+\.\d+)(?:,|%2c)(-?\d+\.\d+)/i.exec(embed) ?? [];
  return latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}

/** Whether two points are the same place: within some 100 metres, since owners do not measure more exactly. */
const isSamePlace = (one: Coordinates, other: Coordinates) =>
  Math.abs(one.latitude - other.latitude) < 0.001 && Math.abs(one.longitude - other.longitude) < 0.001;

/** Where the hotel is, and whether the map shows it there. */
function pointEntries({ address, coordinates, map }: Content['identity']): Entry[] {
  const file = hotelFiles.identity;
  const inWords = ({ latitude, longitude }: Coordinates, language: OwnerLanguage) => {
    const [north = '', east = ''] = [latitude, longitude].map((value) =>
      value.toLocaleString(language, { maximumFractionDigits: 6 }),
    );
    return ownerMessages[language].coordinates(north, east);
  };
  const onMap = pointOn(map.embed);
  const isThere = onMap !== undefined && isSamePlace(onMap, coordinates);
  const wrong =
    onMap && !isThere
      ? [entryOn('todo', file, ['map', 'embed'], (t, language) => t.otherPoint(inWords(onMap, language)))]
      : [];
  return [
    ...wrong,
    entryOn('check', file, ['address', 'town'], (t) => t.town(address.town, address.province, address.postalCode)),
    entryOn('check', file, ['coordinates'], (t, language) => t.point(inWords(coordinates, language), isThere)),
  ];
}

/** The distances to check if the hotel is in another town than the delivered one. */
function townEntries({ address: { town } }: Content['identity']): Entry[] {
  if (town === deliveredTown) return [];
  return [
    entryOn('check', hotelFiles.facts, ['distances'], (t) => t.distancesFrom(town)),
    entryOn('check', hotelFiles.lists, ['attractions'], (t) => t.attractionsFrom(town)),
    entryOn('check', hotelFiles.lists, ['transfers'], (t) => t.transfersFrom(town)),
    entryOn('check', hotelFiles.identity, ['map', 'embed'], (t) => t.drawnMap(deliveredTown)),
  ];
}

/** The transfers that take another time than the distance with the same id. */
function minutesEntries({ distances }: Content['facts'], { transfers }: Content['lists']): Entry[] {
  const known = new Map(
    Object.entries(distances).map(([id, distance]) => [id, 'minutes' in distance && distance.minutes]),
  );
  return transfers.flatMap(({ id, minutes, name, hidden }, index) => {
    const other = known.get(id);
    if (hidden || !other || other === minutes) return [];
    const say: Say = (t, language) => t.otherMinutes(name[language], minutes, other);
    return [entryOn('check', hotelFiles.lists, ['transfers', index, 'minutes'], say)];
  });
}

export function linkEntries({ profiles }: Content['lists'], hasTablesByPhone: boolean): Entry[] {
  const social = profiles.flatMap(({ name, url, hidden }, index) => {
    if (hidden || url !== '#') return [];
    return [entryOn('todo', hotelFiles.lists, ['profiles', index, 'url'], (t) => t.linkEmpty(name))];
  });
  if (!hasTablesByPhone) return social;
  return [...social, entryOn('check', hotelFiles.identity, ['tableBooking'], (t) => t.tableBooking)];
}

export function legalEntries({ company }: Content['identity']): Entry[] {
  const missing = Object.entries(company).filter(([, value]) => value === null);
  return missing.map(([id]) => {
    const label = fieldLabel(schemas.identity.shape.company, [id]);
    return entryOn('check', hotelFiles.identity, ['company', id], (t, language) => t.legalEmpty(label[language]));
  });
}
