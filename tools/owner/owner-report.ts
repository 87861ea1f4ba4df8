// The owner's report: what to do before the launch, what is announced, what to check.
import { readFileSync } from 'node:fs';
import { placeLabel, schemas } from '../../build/content/check-content.ts';
import { hotelFiles, parseContent, readerOf } from '../../build/content/content-file.ts';
import { unrealIn } from '../../build/content/defaults.ts';
import { messagePath, type OwnerLanguage } from '../../build/content/faults/fault.ts';
import { listKeys } from '../../build/content/messages/list-messages.ts';
import { dictionaryFile } from '../../build/content/messages/message-faults.ts';
import { createTranslator } from '../../build/content/messages/site-messages.ts';
import { heads } from '../../build/content/schema/messages-schema.ts';
import { fieldLabel } from '../../build/content/schema/schema-faults.ts';
import { readPhotoFiles } from '../../build/photos/photo-files.ts';
import { photoPlaces } from '../../build/photos/photo-places.ts';
import { variantName } from '../../src/announcements/announcement-names.ts';
import { announcements } from '../../src/announcements/announcements.ts';
import { type Period, periodsOf } from '../../src/announcements/periods.ts';
import { entryPictures } from '../../src/art/slots.ts';
import { dayAt, dayInWords } from '../../src/hotel/hours/clock.ts';
import { hotel } from '../../src/hotel/identity.ts';
import allLists from '../../src/hotel/lists.json' with { type: 'json' };
import { languageIds } from '../../src/i18n/languages.ts';
import type { PageId } from '../../src/navigation/routes.ts';
import { laggingTexts } from './lagging-texts.ts';
import { textsIn } from './own-texts.ts';
import { ownerMessages } from './owner-messages.ts';
import { strayTexts } from './stray-texts.ts';

/** How much an entry matters before the launch: to do, to check, or for information. */
export type State = 'todo' | 'check' | 'note';

/** One line of the report. */
export interface Entry {
  state: State;
  text: string;
  /** file and line */
  where?: string | undefined;
  /** the field that it speaks of, if it speaks of one */
  field?: { file: string; path: (string | number)[] };
  /** the site cannot be built as long as it is there */
  isBlocking?: true;
  /** what says of a text that it is fine as it is, by lines for its languages */
  review?: string;
  /** more lines on it */
  more?: string[];
}

/** A part of the report. */
export interface Section {
  title: string;
  help?: string;
  entries: Entry[];
}

/** The reader's language and the time of reading. */
interface Reader {
  language: OwnerLanguage;
  messages: (typeof ownerMessages)[OwnerLanguage];
  now: number;
}

const root = new URL('../../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');

// everything is read once, as the content is by the modules above: the report has the same lines in all languages
const lagging = laggingTexts(root);
const stray = strayTexts(root);
const texts = textsIn(readerOf(root));
const places = Object.keys(photoPlaces(readerOf(root)));
const photographs = new Map(readPhotoFiles(root).photographs.map(({ name, file }) => [name, file]));
const unreal = unrealIn(readerOf(root));
const { confirmed } = JSON.parse(textOf(hotelFiles.information)) as { confirmed: Record<string, boolean> };
const contentFiles = new Map(
  [...Object.values(hotelFiles), ...languageIds.map((language) => dictionaryFile(language))].map((file) => [
    file as string,
    parseContent(file, textOf(file)),
  ]),
);

type Place = Required<Pick<Entry, 'where' | 'field'>>;

/** Where a field of a content file stands. */
function placeIn(file: string, ...path: (string | number)[]): Place {
  return { where: `${file}:${contentFiles.get(file)?.lineOf(path)}`, field: { file, path } };
}

/** The report on valid content, as it was when this module was imported: where all is well it says nothing. @param now when it is read */
export function ownerReport(language: OwnerLanguage, now = Date.now()): Section[] {
  const reader: Reader = { language, messages: ownerMessages[language], now };
  return [
    identitySection(reader),
    linkSection(reader),
    legalSection(reader),
    announcementSection(reader),
    pictureSection(reader),
    searchSection(reader),
    sameSection(reader),
    laggingSection(reader),
    straySection(reader),
    promiseSection(reader),
  ].filter(({ entries }) => entries.length > 0);
}

function identitySection(reader: Reader): Section {
  const { language, messages } = reader;
  const file = hotelFiles.identity;
  const invented = unreal.map(
    ({ value, ...place }): Entry => ({
      state: 'todo',
      isBlocking: true,
      text: `${placeLabel(place)[language]}: ${value}`,
      ...placeIn(place.file, ...place.path),
    }),
  );
  const { host, path, portal } = hotel.booking;
  const confirm: Entry[] = [
    { state: 'check', text: messages.booking(host + path, portal), ...placeIn(file, 'booking', 'path') },
    ...pointEntries(reader),
    ...mapEntries(reader),
  ];
  return { title: messages.identity, help: messages.identityHelp, entries: [...invented, ...confirm] };
}

/** The privacy note names who serves the map. */
function mapEntries({ messages }: Reader): Entry[] {
  const { embed, service } = hotel.map;
  const [isOpen, isSaid] = [embed, service].map((text) => /open ?street ?map/i.test(text));
  if (isOpen === isSaid) return [];
  const text = messages.mapService(new URL(embed).host, service);
  return [{ state: 'todo', text, ...placeIn(hotelFiles.identity, 'map', 'service') }];
}

interface Point {
  latitude: number;
  longitude: number;
}

const number = String.raw`(-?\d+(?:\.\d+)?)`;
// a place of Google's is more exact than what its map is centred on
const points = [`!3d${number}!4d${number}`, `[?&]marker=${number},${number}`, `@${number},${number}`];

/** The point that the address of a map names, if it names one: OpenStreetMap's `marker=`, Google's `@` or `!3d…!4d…`. */
export function pointOn(embed: string): Point | undefined {
  const address = embed.replaceAll(/%2c/gi, ',');
  const found = points.map((point) => RegExp(point).exec(address)).find((match) => match !== null);
  return found && { latitude: Number(found[1]), longitude: Number(found[2]) };
}

/** Whether two points are the same place: within some 100 metres, as nobody measures his own door more exactly. */
const isSamePlace = (one: Point, other: Point) =>
  Math.abs(one.latitude - other.latitude) < 0.001 && Math.abs(one.longitude - other.longitude) < 0.001;

/** Where the hotel is, and whether the map shows it there. */
function pointEntries({ language, messages }: Reader): Entry[] {
  const file = hotelFiles.identity;
  const degrees = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 6 });
  const inWords = ({ latitude, longitude }: Point) => messages.coordinates(degrees(latitude), degrees(longitude));
  const onMap = pointOn(hotel.map.embed);
  const isThere = onMap !== undefined && isSamePlace(onMap, hotel.coordinates);
  const wrong: Entry[] =
    onMap && !isThere
      ? [{ state: 'todo', text: messages.otherPoint(inWords(onMap)), ...placeIn(file, 'map', 'embed') }]
      : [];
  const text = messages.point(inWords(hotel.coordinates), isThere);
  return [...wrong, { state: 'check', text, ...placeIn(file, 'coordinates') }];
}

function linkSection({ messages }: Reader): Section {
  const social = allLists.profiles.flatMap(({ name, url, hidden }, index): Entry[] => {
    if (hidden || url !== '#') return [];
    return [{ state: 'todo', text: messages.linkEmpty(name), ...placeIn(hotelFiles.lists, 'profiles', index, 'url') }];
  });
  const tables: Entry[] = hotel.tableBooking
    ? []
    : [{ state: 'check', text: messages.tableBooking, ...placeIn(hotelFiles.identity, 'tableBooking') }];
  return { title: messages.links, entries: [...social, ...tables] };
}

function legalSection({ language, messages }: Reader): Section {
  const missing = Object.entries(hotel.company).filter(([, value]) => value === null);
  const entries = missing.map(([id]): Entry => {
    const text = messages.legalEmpty(fieldLabel(schemas.identity, ['company', id], 1)[language]);
    return { state: 'check', text, ...placeIn(hotelFiles.identity, 'company', id) };
  });
  return { title: messages.legal, entries };
}

function announcementSection({ language, messages, now }: Reader): Section {
  const t = createTranslator(language);
  const day = (instant: number) => dayInWords(dayAt(instant, hotel.timeZone), language).replaceAll('\u00a0', ' ');
  const known = (instant: number) => Math.abs(instant) < 8.64e15;
  const span = ({ from, until }: Period) =>
    `${known(from) ? messages.from(day(from)) : messages.always}, ${known(until) ? messages.to(day(until - 1)) : messages.forever}`;
  const periods = periodsOf(announcements);

  const entries = announcements.flatMap((announcement, index): Entry[] => {
    const place = placeIn(hotelFiles.announcements, 'announcements', index);
    const announcementText = (name: string) => {
      const part = (key: 'title' | 'text') => t(`banner.${name}.${key}`);
      return `${part('title')}. ${part('text')}`;
    };
    const own = periods.filter(
      ({ variant }) => variant === variantName.now(announcement) || variant === variantName.afterwards(announcement),
    );
    const pages =
      announcement.pages === 'all'
        ? messages.allPages
        : messages.onPages(announcement.pages.map((page) => t(`nav.${page as PageId}`)).join(', '));
    const periodEntries = own.toReversed().map((period): Entry => {
      const state = now < period.from ? messages.coming : now >= period.until ? messages.over : messages.now;
      const closes =
        announcement.closes && period.variant === variantName.now(announcement)
          ? [messages.closes[announcement.closes]]
          : [];
      const facts = [span(period), ...closes, pages, state].join('; ');
      return {
        state: 'note',
        text: facts,
        more: [announcementText(period.variant)],
        ...place,
      };
    });
    const neutral: Entry[] = announcement.anyDay
      ? [{ state: 'note', text: messages.anyDay, more: [announcementText(variantName.anyDay(announcement))] }]
      : [];
    const isOver = messages.recordOver(t(`banner.${variantName.now(announcement)}.title`));
    const over: Entry[] = own.every(({ until }) => now >= until) ? [{ state: 'check', text: isOver, ...place }] : [];
    return [...periodEntries, ...neutral, ...over];
  });
  return { title: messages.announcements, entries };
}

function pictureSection({ language, messages }: Reader): Section {
  const free = places.filter((name) => !photographs.has(name));
  const entries: Entry[] = [];
  if (photographs.size > 0) {
    const more = [[...photographs].map(([name, file]) => `${name}: ${file}`).join(', ')];
    entries.push({ state: 'note', text: messages.photographs(photographs.size), more });
  }
  const t = createTranslator(language);
  for (const list of ['superiorGallery', 'classicGallery'] as const) {
    for (const { id, shown } of entryPictures(list, allLists[list], (name) => photographs.has(name))) {
      const index = allLists[list].findIndex((entry) => entry.id === id);
      const text = messages.noPhotograph(t(`${listKeys[list]}.${id}.alt`));
      if (!shown) entries.push({ state: 'todo', text, ...placeIn(hotelFiles.lists, list, index) });
    }
  }
  if (free.length > 0) {
    const place: Place = { where: 'photos/README.md', field: { file: 'photos/', path: [] } };
    entries.push({ state: 'check', text: messages.drawings(free.length), ...place });
  }
  return { title: messages.pictures, entries };
}

// approximate: Google limits pixels, not characters
const maxLength = { title: 60, description: 155 } as const;

function searchSection({ messages }: Reader): Section {
  const entries = (['title', 'description'] as const).flatMap((part) =>
    languageIds.flatMap((language) => {
      const t = createTranslator(language);
      return heads.flatMap(({ [part]: key }): Entry[] => {
        const text = t(key, { name: hotel.name });
        const { length } = [...text];
        if (length <= maxLength[part]) return [];
        const problem = messages.searchLong(messages.parts[part], length, maxLength[part]);
        return [
          { state: 'check', text: problem, more: [text], ...placeIn(dictionaryFile(language), ...messagePath(key)) },
        ];
      });
    }),
  );
  return { title: messages.search, entries };
}

/** A text as people read it. */
const withoutSyntax = (text: string) => text.replace(/<\/?\w+>/g, '').replace(/\{[^{}]*\}/g, '…');

function sameSection({ messages }: Reader): Section {
  const [first, ...others] = languageIds;
  const entries = others.flatMap((language) =>
    [...texts.values()].flatMap(({ in: { [first]: text = '', [language]: other }, placeIn: ownPlace }): Entry[] => {
      // values, figures and signs are the same in every language, and one or two words are often names or loanwords
      const count = text.replace(/\{\w+\}|<\/?\w+>/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;
      const { file, path } = ownPlace(language);
      if (count <= 2 || other !== text) return [];
      return [{ state: 'check', text: withoutSyntax(text), ...placeIn(file, ...path) }];
    }),
  );
  return { title: messages.same, help: messages.sameHelp, entries };
}

/** The texts that lag behind another language. */
function laggingSection({ language, messages }: Reader): Section {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const entries = lagging.map(({ file, path, language: own, after, text, review }): Entry => {
    const said = messages.lagging(names.of(own) ?? own, names.of(after) ?? after);
    return { state: 'check', text: `${said}: ${withoutSyntax(text)}`, review, ...placeIn(file, ...path) };
  });
  return { title: messages.laggingTitle, help: messages.laggingHelp, entries };
}

/** The texts that speak of what is not so, in one line for all languages: the desk shows them together. */
function straySection({ language, messages }: Reader): Section {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const list = new Intl.ListFormat(language);
  const entries = [...Map.groupBy(stray, ({ key }) => key).values()].flatMap((texts): Entry[] => {
    const [first] = texts;
    if (!first) return [];
    const { text } = texts.find((one) => one.language === language) ?? first;
    const languages = list.format(texts.map((one) => names.of(one.language) ?? one.language));
    const labels = list.format(new Set(texts.flatMap((one) => one.labels.map((label) => label[language]))));
    const review = texts.map((one) => one.review).join('\n');
    const said = messages.stray(languages, labels);
    return [{ state: 'check', text: `${said}: ${withoutSyntax(text)}`, review, ...placeIn(first.file, ...first.path) }];
  });
  return { title: messages.strayTitle, help: messages.strayHelp, entries };
}

/** What the delivered texts promise, until the owner confirms it. */
function promiseSection({ language, messages }: Reader): Section {
  const file = hotelFiles.information;
  const open = Object.keys(confirmed).filter((id) => !confirmed[id]);
  const entries = open.map((id): Entry => {
    const text = fieldLabel(schemas.information, ['confirmed', id], 1)[language];
    return { state: 'check', text, ...placeIn(file, 'confirmed', id) };
  });
  return { title: messages.promises, help: messages.promisesHelp, entries };
}
