// The owner's report: what to do before the launch, what is announced, what to check.
import type { z } from 'zod';
import { placeLabel } from '../../build/content/check-content.ts';
import { dataIn, type ReadText } from '../../build/content/content-file.ts';
import { unrealIn } from '../../build/content/defaults.ts';
import type { Fault, FieldPath, InBoth, OwnerLanguage } from '../../build/content/faults/fault.ts';
import { type HotelPart, hotelFiles, hotelParts } from '../../build/content/hotel-files.ts';
import { announcementMessages } from '../../build/content/messages/announcement-messages.ts';
import { withoutTags } from '../../build/content/messages/dictionary.ts';
import { listKeys } from '../../build/content/messages/list-messages.ts';
import type { AnnouncementRecord } from '../../build/content/schema/announcements-schema.ts';
import { schemas } from '../../build/content/schema/hotel-schemas.ts';
import { fieldLabel } from '../../build/content/schema/schema-faults.ts';
import { inEachLanguage, languageInSentence } from '../../build/content/values/value-names.ts';
import { readPhotoFiles } from '../../build/photos/photo-files.ts';
import { photoPlaces } from '../../build/photos/photo-places.ts';
import { variantName } from '../../src/announcements/announcement-names.ts';
import { type Period, periodsOf } from '../../src/announcements/periods.ts';
import { entryPictures, galleryLists } from '../../src/art/slots.ts';
import { dayAt, dayInWords } from '../../src/hotel/hours/clock.ts';
import { byLanguage, languageIds } from '../../src/i18n/languages.ts';
import { drawnTexts } from './drawn-texts.ts';
import { laggingTexts } from './lagging-texts.ts';
import {
  deliveredTexts,
  deliveredTown,
  type History,
  historyOf,
  isShown,
  type OwnText,
  type Texts,
  textsIn,
} from './own-texts.ts';
import { inBoth, ownerMessages, type Say } from './owner-messages.ts';
import { strayTexts } from './stray-texts.ts';

/** How much an entry matters before the launch: to do, to check, or for information. */
export type State = 'todo' | 'check' | 'note';

/** One line of the report. */
export interface Entry {
  state: State;
  text: InBoth;
  /** the field that it is about, if any */
  field?: Pick<Fault, 'file' | 'path' | 'line'>;
  /** set if the site cannot be built until it is done */
  isBlocking?: true;
  /** the trailers that record a review of the text, one a line for each language */
  review?: string;
  /** further lines about it, with the key of the message that a line quotes */
  more?: (InBoth & { key?: string })[];
}

/** A part of the report. */
export interface Section {
  title: InBoth;
  /** '' if the title is enough */
  help: InBoth;
  entries: Entry[];
}

/** The data of the hotel's files. */
type Content = { [Part in HotelPart]: z.output<(typeof schemas)[Part]> };

/** The days from which and until which the hotel is open. */
type Season = Content['information']['season'];

/** An entry on a field of a content file. */
const entryOn = (state: State, file: string, path: FieldPath, say: Say): Entry => ({
  state,
  text: inBoth(say),
  field: { file, path },
});

/** The report on valid content. Sections without entries are left out. @param now the time at which it is read */
export function ownerReport(root: URL, read: ReadText, now = Date.now()): Section[] {
  const content = Object.fromEntries(hotelParts.map((part) => [part, dataIn(read, hotelFiles[part])]));
  const { identity, facts, lists, information, announcements: dated } = content as Content;
  const { announcements } = dated;
  const texts = textsIn(read);
  const history = historyOf(root);
  const today = dayAt(now, identity.timeZone);
  const hasRestaurant = [facts.hours.lunch, facts.hours.dinner].some(({ from }) => from !== null);
  const sections = {
    identity: [
      ...inventedEntries(read),
      bookingEntry(identity),
      ...pointEntries(identity),
      ...mapEntries(identity),
      ...townEntries(identity),
    ],
    hours: hoursEntries(facts),
    links: linkEntries(lists, hasRestaurant && !identity.tableBooking),
    legal: legalEntries(identity),
    announcements: [
      ...announcementEntries(announcements, identity, texts, now),
      ...reopeningEntries(announcements, information.season),
      ...seasonEntries(announcements, information.season, today),
    ],
    past: pastEntries(information, today),
    pictures: [...pictureEntries(root, read, lists, texts), ...drawnEntries(root, history)],
    same: sameEntries(texts),
    lagging: laggingEntries(root, history),
    stray: strayEntries(read, history),
    promises: promiseEntries(information, hasRestaurant, texts, deliveredTexts(root, history)),
  };
  return (Object.keys(sections) as (keyof typeof sections)[]).flatMap((name) => {
    const title = inBoth((t) => t.sections[name][0] ?? '');
    const help = inBoth((t) => t.sections[name][1] ?? '');
    return sections[name].length > 0 ? [{ title, help, entries: sections[name] }] : [];
  });
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
function hoursEntries({ hours }: Content['facts']): Entry[] {
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

function linkEntries({ profiles }: Content['lists'], hasTablesByPhone: boolean): Entry[] {
  const social = profiles.flatMap(({ name, url, hidden }, index) => {
    if (hidden || url !== '#') return [];
    return [entryOn('todo', hotelFiles.lists, ['profiles', index, 'url'], (t) => t.linkEmpty(name))];
  });
  if (!hasTablesByPhone) return social;
  return [...social, entryOn('check', hotelFiles.identity, ['tableBooking'], (t) => t.tableBooking)];
}

function legalEntries({ company }: Content['identity']): Entry[] {
  const missing = Object.entries(company).filter(([, value]) => value === null);
  return missing.map(([id]) => {
    const label = fieldLabel(schemas.identity.shape.company, [id]);
    return entryOn('check', hotelFiles.identity, ['company', id], (t, language) => t.legalEmpty(label[language]));
  });
}

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
const plainDay = (day: string, language: OwnerLanguage) => withPlainSpaces(dayInWords(day, language));

function announcementEntries(
  announcements: readonly AnnouncementRecord[],
  { timeZone }: Content['identity'],
  texts: Texts,
  now: number,
): Entry[] {
  // a period without a limit ends where time does, at 8.64e15
  const day = (instant: number, language: OwnerLanguage) =>
    Math.abs(instant) < 8.6e15 ? plainDay(dayAt(instant, timeZone), language) : undefined;
  const days = ({ from, until }: Period, t: typeof ownerMessages.it, language: OwnerLanguage) => {
    const [first, last] = [day(from, language), day(until - 1, language)];
    if (first && first === last) return first;
    return `${first ? t.from(first) : t.always}, ${last ? t.to(last) : t.forever}`;
  };
  // made once: formatting the days of many announcements takes long
  const banner = byLanguage((language) => announcementMessages(announcements, language).banner);
  const said = (key: string, language: OwnerLanguage) => withPlainSpaces(banner[language]?.[key] ?? '');
  const textOfVariant = (name: string) =>
    inBoth((_, language) => ['title', 'text'].map((part) => said(`${name}.${part}`, language)).join('. '));
  const periods = periodsOf(announcements, timeZone);

  return announcements.flatMap((announcement, index): Entry[] => {
    const { pages, closes } = announcement;
    const entry = (state: State, say: Say) => entryOn(state, hotelFiles.announcements, ['announcements', index], say);
    const first = variantName.now(announcement);
    const own = periods.filter(({ variant }) => variant === first || variant === variantName.afterwards(announcement));
    const ofPeriods = own.toReversed().map((period) => {
      const { from, until, variant } = period;
      const note = entry('note', (t, language) => {
        const names = (pages === 'all' ? [] : pages).map((page) => texts.get(`nav.${page}`)?.in[language]);
        return [
          days(period, t, language),
          ...(closes && variant === first ? [t.closes[closes]] : []),
          pages === 'all' ? t.allPages : t.onPages(names.join(', ')),
          now < from ? t.coming : now >= until ? t.over : t.now,
        ].join('; ');
      });
      return { ...note, more: [textOfVariant(variant)] };
    });
    const neutral: Entry[] = announcement.anyDay
      ? [{ state: 'note', text: inBoth((t) => t.anyDay), more: [textOfVariant(variantName.anyDay(announcement))] }]
      : [];
    // one within a closure of the hotel has no period
    const isUseless = own.every(({ until }) => now >= until);
    const useless = entry('check', (t, language) =>
      (own.length > 0 ? t.recordOver : t.neverShown)(said(`${first}.title`, language)),
    );
    return [...ofPeriods, ...neutral, ...(isUseless ? [useless] : [])];
  });
}

/** A season that starts close to the end of a hotel closure should start on the same day. */
function reopeningEntries(records: readonly AnnouncementRecord[], { from }: Season): Entry[] {
  const apart = (until: string) => Math.abs(Date.parse(until) - Date.parse(String(from))) / 86_400_000;
  return records.flatMap(({ closes, until }) => {
    if (closes !== 'hotel' || !until || !from || until === from || apart(until) > 60) return [];
    const say: Say = (t, language) => t.reopening(plainDay(until, language), plainDay(from, language));
    return [entryOn('todo', hotelFiles.information, ['season', 'from'], say)];
  });
}

/** The season is only a sentence. To mark the hotel as closed on all pages, an announcement is needed. */
function seasonEntries(records: readonly AnnouncementRecord[], { from, until }: Season, today: string): Entry[] {
  const saysIt = records.some(({ closes, until: end }) => closes === 'hotel' && (!end || end > today));
  if (saysIt || !(from || until)) return [];
  return [entryOn('check', hotelFiles.information, ['season'], (t) => t.seasonAlone)];
}

/** A topic of the useful information, with its year or its days. */
type Topic = Partial<Season> & { year?: number | null };

/** Information about a past year. */
function pastEntries(topics: object, today: string): Entry[] {
  return Object.entries<Topic>({ ...topics }).flatMap(([topic, { year, until }]) => {
    const isPast = year ? year < Number(today.slice(0, 4)) : until && until < today;
    if (!isPast) return [];
    const label = fieldLabel(schemas.information, [topic]);
    return [
      entryOn('todo', hotelFiles.information, [topic, year ? 'year' : 'until'], (t, language) =>
        year ? `${label[language]}: ${year}` : `${label[language]}: ${t.to(plainDay(String(until), language))}`,
      ),
    ];
  });
}

function pictureEntries(root: URL, read: ReadText, lists: Content['lists'], texts: Texts): Entry[] {
  const photographs = new Set(readPhotoFiles(root, read).photographs.map(({ name }) => name));
  const free = Object.keys(photoPlaces(read)).filter((name) => !photographs.has(name));
  const entries: Entry[] = [];
  for (const list of galleryLists) {
    for (const { id, shown } of entryPictures(list, lists[list], (name) => photographs.has(name))) {
      const index = lists[list].findIndex((entry) => entry.id === id);
      const alt = texts.get(`${listKeys[list]}.${id}.alt`)?.in;
      const missing = entryOn('todo', hotelFiles.lists, [list, index], (t, to) => t.noPhotograph(alt?.[to] ?? id));
      if (!shown) entries.push(missing);
      const gallery = fieldLabel(schemas.lists, [list]);
      const language = languageIds.find((one) => alt?.[one] === inEachLanguage(gallery)[one]);
      if (!language) continue;
      const path = [list, index, 'alt', language];
      entries.push(entryOn('todo', hotelFiles.lists, path, (t, to) => t.undescribed(gallery[to], index + 1)));
    }
  }
  if (free.length > 0) entries.push(entryOn('check', 'photos/README.md', [], (t) => t.drawings(free.length)));
  return entries;
}

/** A text without tags and values. */
const withoutSyntax = (text: string) => withoutTags(text).replace(/\{[^{}]*\}/g, '…');

function sameEntries(texts: Texts): Entry[] {
  const [first, ...others] = languageIds;
  return others.flatMap((language) =>
    [...texts.values()].flatMap(({ in: { [first]: text = '', [language]: other }, placeIn }): Entry[] => {
      const shown = withoutSyntax(text);
      // values, digits and signs are the same in every language, and one or two words are often names or loanwords
      const words = shown.match(/\p{L}{2,}/gu) ?? [];
      if (words.length <= 2 || other !== text) return [];
      const { file, path } = placeIn(language);
      return [entryOn('check', file, path, () => shown)];
    }),
  );
}

function laggingEntries(root: URL, history: History): Entry[] {
  return laggingTexts(root, history).map(({ file, path, language, after, text, review }) => ({
    ...entryOn('check', file, path, (t, reader) => {
      const said = t.lagging(languageInSentence(language, reader), languageInSentence(after, reader));
      return `${said}: ${withoutSyntax(text)}`;
    }),
    review,
  }));
}

/** The alternative texts that still describe drawings. */
function drawnEntries(root: URL, history: History): Entry[] {
  return entriesByKey('check', drawnTexts(root, history), (_, text, t) => t.drawnText(text));
}

function strayEntries(read: ReadText, history: History): Entry[] {
  return entriesByKey('todo', strayTexts(read, history), (texts, text, t, reader) => {
    const list = new Intl.ListFormat(reader);
    const languages = list.format(texts.map(({ language }) => languageInSentence(language, reader)));
    const labels = list.format(new Set(texts.flatMap((one) => one.labels.map((label) => label[reader]))));
    return `${t.stray(languages, labels)}: ${text}`;
  });
}

/** One entry for all languages of a text, since the desk shows them together. @param say also gets the text in the reader's language */
function entriesByKey<Text extends OwnText>(
  state: State,
  all: readonly Text[],
  say: (texts: readonly Text[], text: string, ...to: Parameters<Say>) => string,
): Entry[] {
  return [...Map.groupBy(all, ({ key }) => key).values()].flatMap((texts) => {
    const [first] = texts;
    if (!first) return [];
    const entry = entryOn(state, first.file, first.path, (t, reader) => {
      const { text } = texts.find(({ language }) => language === reader) ?? first;
      return say(texts, withoutSyntax(text), t, reader);
    });
    return [{ ...entry, review: texts.map(({ review }) => review).join('\n') }];
  });
}

/** The texts that make each promise. */
const promisedIn: Record<string, string[]> = {
  superiorView: ['rooms.superior.text'],
  classicView: ['rooms.classic.text'],
  kayakGear: ['experiences.card.kayak.title'],
  elevator: ['services.info.lift.text', 'contact.access.hotel'],
};

/** The promises of the delivered texts, until the owner confirms them or changes the texts. */
function promiseEntries(
  { confirmed }: Content['information'],
  hasRestaurant: boolean,
  texts: Texts,
  delivered: Texts,
): Entry[] {
  const isKept = (key: string) =>
    isShown(texts, key) && texts.get(key)?.in.it === (delivered.get(key) ?? texts.get(key))?.in.it;
  return Object.entries(confirmed).flatMap(([id, isConfirmed]) => {
    const kept = promisedIn[id]?.filter(isKept) ?? [];
    // a promise without texts of its own is about the restaurant
    if (isConfirmed || (promisedIn[id] ? kept.length === 0 : !hasRestaurant)) return [];
    const label = fieldLabel(schemas.information.shape.confirmed, [id]);
    const entry = entryOn('check', hotelFiles.information, ['confirmed', id], (_, language) => label[language]);
    const more = kept.map((key) => ({
      ...inBoth((t, language) => t.quoted(withoutSyntax(texts.get(key)?.in[language] ?? ''))),
      key,
    }));
    return [{ ...entry, ...(more.length > 0 && { more }) }];
  });
}
