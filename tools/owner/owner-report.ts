// The owner's report: what to do before the launch, what is announced, what to check.
import { contentFiles, placeLabel } from '../../build/content/check-content.ts';
import { type ContentFile, dataIn, parseContent, readerOf } from '../../build/content/content-file.ts';
import { unrealIn } from '../../build/content/defaults.ts';
import type { InBoth, OwnerLanguage } from '../../build/content/faults/fault.ts';
import { hotelFiles } from '../../build/content/hotel-files.ts';
import { listKeys } from '../../build/content/messages/list-messages.ts';
import { createTranslator } from '../../build/content/messages/site-messages.ts';
import { schemas } from '../../build/content/schema/hotel-schemas.ts';
import { fieldLabel } from '../../build/content/schema/schema-faults.ts';
import { readPhotoFiles } from '../../build/photos/photo-files.ts';
import { photoPlaces } from '../../build/photos/photo-places.ts';
import { variantName } from '../../src/announcements/announcement-names.ts';
import { announcements } from '../../src/announcements/announcements.ts';
import { periodsOf } from '../../src/announcements/periods.ts';
import { entryPictures } from '../../src/art/slots.ts';
import { hasRestaurant, hours } from '../../src/hotel/facts.ts';
import { dayAt, dayInWords } from '../../src/hotel/hours/clock.ts';
import { hotel } from '../../src/hotel/identity.ts';
import allLists from '../../src/hotel/lists.json' with { type: 'json' };
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import type { PageId } from '../../src/navigation/routes.ts';
import { drawnTexts } from './drawn-texts.ts';
import { laggingTexts } from './lagging-texts.ts';
import { deliveredTexts, deliveredTown, isShown, type OwnText, textsIn } from './own-texts.ts';
import { inBoth, ownerMessages } from './owner-messages.ts';
import { strayTexts } from './stray-texts.ts';

/** How much an entry matters before the launch: to do, to check, or for information. */
export type State = 'todo' | 'check' | 'note';

/** One line of the report. */
export interface Entry {
  state: State;
  text: InBoth;
  /** file and line */
  where?: string | undefined;
  /** the field that it speaks of, if it speaks of one */
  field?: { file: string; path: (string | number)[] };
  /** the site cannot be built as long as it is there */
  isBlocking?: true;
  /** what says of a text that it is fine as it is, by lines for its languages */
  review?: string;
  /** more lines on it */
  more?: InBoth[];
}

/** A part of the report. */
export interface Section {
  title: InBoth;
  /** '' where the title says it all */
  help: InBoth;
  entries: Entry[];
}

const root = new URL('../../', import.meta.url);
const read = readerOf(root);

// everything is read once, as the content is by the modules above
const drawn = drawnTexts(root);
const lagging = laggingTexts(root);
const stray = strayTexts(root);
const texts = textsIn(read);
const places = Object.keys(photoPlaces(read));
const photographs = new Set(readPhotoFiles(root).photographs.map(({ name }) => name));
const unreal = unrealIn(read);
/** The days from which and until which the hotel is open. */
interface Season {
  from: string | null;
  until: string | null;
}

/** A topic of the useful information, with the year or the days that it speaks of. */
type Topic = Partial<Season> & { year?: number | null };

const information = dataIn(read, hotelFiles.information) as Record<string, Topic> & {
  confirmed: Record<string, boolean>;
  season: Season;
};
const { confirmed, season } = information;
const files = new Map<string, ContentFile>(contentFiles.map((file) => [file, parseContent(file, read(file))]));

/** An entry on a field of a content file. */
const entryOn = (state: State, file: string, path: (string | number)[], say: Parameters<typeof inBoth>[0]): Entry => ({
  state,
  text: inBoth(say),
  where: `${file}:${files.get(file)?.lineOf(path)}`,
  field: { file, path },
});

const translators = { it: createTranslator('it'), en: createTranslator('en') };

/** What a language is called. */
const nameOf = (language: Language, reader: OwnerLanguage) =>
  String(new Intl.DisplayNames(reader, { type: 'language' }).of(language));

/** The report on valid content, as it was when this module was imported: where all is well it says nothing. @param now when it is read */
export function ownerReport(now = Date.now()): Section[] {
  const sections = {
    identity: [
      ...inventedEntries(),
      bookingEntry(),
      ...pointEntries(),
      ...mapEntries(),
      ...townEntries(hotel.address.town),
    ],
    hours: hoursEntries(hours),
    links: linkEntries(),
    legal: legalEntries(),
    announcements: [
      ...announcementEntries(now),
      ...reopeningEntries(announcements, season.from),
      ...seasonEntries(announcements, season, now),
    ],
    past: pastEntries(information, now),
    pictures: [...pictureEntries(), ...drawnEntries()],
    same: sameEntries(),
    lagging: laggingEntries(),
    stray: strayEntries(),
    promises: promiseEntries(),
  };
  return (Object.keys(sections) as (keyof typeof sections)[]).flatMap((name) => {
    const title = inBoth((t) => t.sections[name][0] ?? '');
    const help = inBoth((t) => t.sections[name][1] ?? '');
    return sections[name].length > 0 ? [{ title, help, entries: sections[name] }] : [];
  });
}

function inventedEntries(): Entry[] {
  return unreal.map(({ value, ...place }) => ({
    ...entryOn('todo', place.file, place.path, (_, language) => `${placeLabel(place)[language]}: ${value}`),
    isBlocking: true,
  }));
}

function bookingEntry(): Entry {
  const { host, path, portal } = hotel.booking;
  return entryOn('check', hotelFiles.identity, ['booking', 'path'], (t) => t.booking(host + path, portal));
}

// '7.30' may be meant for the evening
const usualStart = { breakfast: ['05:00', '11:59'], lunch: ['11:00', '15:59'], dinner: ['17:00', '23:59'] } as const;

/** The meals that begin at another time of day than elsewhere. @param served the hours of the meals that there are */
export function hoursEntries(served: Partial<Record<string, { from: string; to: string }>>): Entry[] {
  return Object.entries(usualStart).flatMap(([meal, [least, most]]) => {
    const { from, to } = served[meal] ?? {};
    if (!from || (least <= from && from <= most)) return [];
    const label = fieldLabel(schemas.facts, ['hours', meal]);
    return [entryOn('check', hotelFiles.facts, ['hours', meal], (_, language) => `${label[language]}: ${from}–${to}`)];
  });
}

/** The privacy note names who serves the map. */
function mapEntries(): Entry[] {
  const { embed, service } = hotel.map;
  const [isOpen, isSaid] = [embed, service].map((text) => /open ?street ?map/i.test(text));
  if (isOpen === isSaid) return [];
  return [entryOn('todo', hotelFiles.identity, ['map', 'service'], (t) => t.mapService(new URL(embed).host, service))];
}

interface Point {
  latitude: number;
  longitude: number;
}

/** The point that the address of a map names, if it names one: OpenStreetMap's `marker=`, Google's `q=`. */
export function pointOn(embed: string): Point | undefined {
  const [, latitude, longitude] = /[?&](?:marker|q)=(-?\d+\.\d+)(?:,|%2c)(-?\d+\.\d+)/i.exec(embed) ?? [];
  return latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}

/** Whether two points are the same place: within some 100 metres, as nobody measures his own door more exactly. */
const isSamePlace = (one: Point, other: Point) =>
  Math.abs(one.latitude - other.latitude) < 0.001 && Math.abs(one.longitude - other.longitude) < 0.001;

/** Where the hotel is, and whether the map shows it there. */
function pointEntries(): Entry[] {
  const file = hotelFiles.identity;
  const inWords = ({ latitude, longitude }: Point, language: OwnerLanguage) => {
    const [north = '', east = ''] = [latitude, longitude].map((value) =>
      value.toLocaleString(language, { maximumFractionDigits: 6 }),
    );
    return ownerMessages[language].coordinates(north, east);
  };
  const onMap = pointOn(hotel.map.embed);
  const isThere = onMap !== undefined && isSamePlace(onMap, hotel.coordinates);
  const wrong =
    onMap && !isThere
      ? [entryOn('todo', file, ['map', 'embed'], (t, language) => t.otherPoint(inWords(onMap, language)))]
      : [];
  return [
    ...wrong,
    entryOn('check', file, ['coordinates'], (t, language) => t.point(inWords(hotel.coordinates, language), isThere)),
  ];
}

/** In another town than the delivered one, every distance is another. */
export function townEntries(town: string): Entry[] {
  if (town === deliveredTown) return [];
  return [
    entryOn('check', hotelFiles.facts, ['distances'], (t) => t.distancesFrom(town)),
    entryOn('check', hotelFiles.lists, ['attractions'], (t) => t.attractionsFrom(town)),
    entryOn('check', hotelFiles.lists, ['transfers'], (t) => t.transfersFrom(town)),
    entryOn('check', hotelFiles.identity, ['map', 'embed'], (t) => t.drawnMap(deliveredTown)),
  ];
}

function linkEntries(): Entry[] {
  const social = allLists.profiles.flatMap(({ name, url, hidden }, index) => {
    if (hidden || url !== '#') return [];
    return [entryOn('todo', hotelFiles.lists, ['profiles', index, 'url'], (t) => t.linkEmpty(name))];
  });
  if (hotel.tableBooking || !hasRestaurant) return social;
  return [...social, entryOn('check', hotelFiles.identity, ['tableBooking'], (t) => t.tableBooking)];
}

function legalEntries(): Entry[] {
  const missing = Object.entries(hotel.company).filter(([, value]) => value === null);
  return missing.map(([id]) => {
    const label = fieldLabel(schemas.identity.shape.company, [id]);
    return entryOn('check', hotelFiles.identity, ['company', id], (t, language) => t.legalEmpty(label[language]));
  });
}

const plainDay = (day: string, language: OwnerLanguage) => dayInWords(day, language).replaceAll('\u00a0', ' ');

function announcementEntries(now: number): Entry[] {
  const day = (instant: number, language: OwnerLanguage) => plainDay(dayAt(instant, hotel.timeZone), language);
  const known = (instant: number) => Math.abs(instant) < 8.64e15;
  const textOfVariant = (name: string) =>
    inBoth((_, language) =>
      (['title', 'text'] as const).map((part) => translators[language](`banner.${name}.${part}`)).join('. '),
    );
  const periods = periodsOf(announcements);

  return announcements.flatMap((announcement, index): Entry[] => {
    const { pages, closes } = announcement;
    const entry = (state: State, say: Parameters<typeof inBoth>[0]) =>
      entryOn(state, hotelFiles.announcements, ['announcements', index], say);
    const first = variantName.now(announcement);
    const own = periods.filter(({ variant }) => variant === first || variant === variantName.afterwards(announcement));
    const ofPeriods = own.toReversed().map(({ from, until, variant }) => {
      const note = entry('note', (t, language) => {
        const names = (pages === 'all' ? [] : pages).map((page) => translators[language](`nav.${page as PageId}`));
        return [
          `${known(from) ? t.from(day(from, language)) : t.always}, ${known(until) ? t.to(day(until - 1, language)) : t.forever}`,
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
    // one that lies within a closure of the hotel is never read
    const isOver = own.length > 0 && own.every(({ until }) => now >= until);
    const over = entry('check', (t, language) => t.recordOver(translators[language](`banner.${first}.title`)));
    return [...ofPeriods, ...neutral, ...(isOver ? [over] : [])];
  });
}

/** The season begins on the day on which a closure of the hotel ends, unless the two have little to do with each other. */
export function reopeningEntries(records: typeof announcements, from: string | null): Entry[] {
  const apart = (until: string) => Math.abs(Date.parse(until) - Date.parse(String(from))) / 86_400_000;
  return records.flatMap(({ closes, until }) => {
    if (closes !== 'hotel' || !until || !from || until === from || apart(until) > 60) return [];
    const say = (t: typeof ownerMessages.it, language: OwnerLanguage) =>
      t.reopening(plainDay(until, language), plainDay(from, language));
    return [entryOn('todo', hotelFiles.information, ['season', 'from'], say)];
  });
}

/** The season is a sentence alone: what says that the hotel is closed, on all pages, is an announcement. */
export function seasonEntries(records: typeof announcements, { from, until }: Season, now: number): Entry[] {
  const today = dayAt(now, hotel.timeZone);
  const saysIt = records.some(({ closes, until: end }) => closes === 'hotel' && (!end || end > today));
  if (saysIt || !(from || until)) return [];
  return [entryOn('check', hotelFiles.information, ['season'], (t) => t.seasonAlone)];
}

/** What guests read of a year that is over. */
export function pastEntries(topics: Record<string, Topic>, now: number): Entry[] {
  const today = dayAt(now, hotel.timeZone);
  return Object.entries(topics).flatMap(([topic, { year, until }]) => {
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

function pictureEntries(): Entry[] {
  const free = places.filter((name) => !photographs.has(name));
  const entries: Entry[] = [];
  for (const list of ['superiorGallery', 'classicGallery'] as const) {
    for (const { id, shown } of entryPictures(list, allLists[list], (name) => photographs.has(name))) {
      const index = allLists[list].findIndex((entry) => entry.id === id);
      const key = `${listKeys[list]}.${id}.alt` as const;
      const missing = entryOn('todo', hotelFiles.lists, [list, index], (t, to) => t.noPhotograph(translators[to](key)));
      if (!shown) entries.push(missing);
    }
  }
  if (free.length > 0) {
    const text = inBoth((t) => t.drawings(free.length));
    entries.push({ state: 'check', text, where: 'photos/README.md', field: { file: 'photos/', path: [] } });
  }
  return entries;
}

/** A text as people read it. */
const withoutSyntax = (text: string) => text.replace(/<\/?\w+>/g, '').replace(/\{[^{}]*\}/g, '…');

function sameEntries(): Entry[] {
  const [first, ...others] = languageIds;
  return others.flatMap((language) =>
    [...texts.values()].flatMap(({ in: { [first]: text = '', [language]: other }, placeIn: ownPlace }): Entry[] => {
      // values, figures and signs are the same in every language, and one or two words are often names or loanwords
      const count = text.replace(/\{\w+\}|<\/?\w+>/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;
      const { file, path } = ownPlace(language);
      if (count <= 2 || other !== text) return [];
      return [entryOn('check', file, path, () => withoutSyntax(text))];
    }),
  );
}

/** The texts that lag behind another language. */
function laggingEntries(): Entry[] {
  return lagging.map(({ file, path, language, after, text, review }) => ({
    ...entryOn('check', file, path, (t, reader) => {
      const said = t.lagging(nameOf(language, reader), nameOf(after, reader));
      return `${said}: ${withoutSyntax(text)}`;
    }),
    review,
  }));
}

/** The descriptions of drawings that photographs have replaced. */
function drawnEntries(): Entry[] {
  return entriesByKey('check', drawn, (_, text, t) => t.drawnText(text));
}

/** The texts that speak of what is not so. */
function strayEntries(): Entry[] {
  return entriesByKey('todo', stray, (texts, text, t, reader) => {
    const list = new Intl.ListFormat(reader);
    const languages = list.format(texts.map(({ language }) => nameOf(language, reader)));
    const labels = list.format(new Set(texts.flatMap((one) => one.labels.map((label) => label[reader]))));
    return `${t.stray(languages, labels)}: ${text}`;
  });
}

/** One entry for all languages of a text: the desk shows them together. @param say given the one that its reader understands, too */
function entriesByKey<Text extends OwnText>(
  state: State,
  all: readonly Text[],
  say: (texts: readonly Text[], text: string, ...to: Parameters<Parameters<typeof inBoth>[0]>) => string,
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

/** The texts in which something is promised. */
const promisedIn: Record<string, string[]> = {
  superiorView: ['rooms.superior.text'],
  classicView: ['rooms.classic.text'],
  kayakGear: ['experiences.card.kayak.title'],
  elevator: ['services.info.lift.text', 'contact.access.hotel'],
};

/** What the delivered texts promise, until the owner confirms it, or writes something else. */
function promiseEntries(): Entry[] {
  const delivered = deliveredTexts(root);
  const isKept = (key: string) =>
    isShown(texts, key) && texts.get(key)?.in.it === (delivered.get(key) ?? texts.get(key))?.in.it;
  return Object.keys(confirmed).flatMap((id) => {
    const kept = promisedIn[id]?.filter(isKept) ?? [];
    // without texts of its own, it is what the restaurant serves
    if (confirmed[id] || (promisedIn[id] ? kept.length === 0 : !hasRestaurant)) return [];
    const label = fieldLabel(schemas.information.shape.confirmed, [id]);
    const entry = entryOn('check', hotelFiles.information, ['confirmed', id], (_, language) => label[language]);
    const more = kept.map((key) => inBoth((_, language) => `«${withoutSyntax(texts.get(key)?.in[language] ?? '')}»`));
    return [{ ...entry, ...(more.length > 0 && { more }) }];
  });
}
