// What an owner wants to know of the site: what is still to be done, what is announced, what is to be checked.
import { readFileSync } from 'node:fs';
import { hotelFiles } from '../../build/content/check-content.ts';
import { heads } from '../../build/content/check-messages.ts';
import { lineOf, parseContent } from '../../build/content/content-file.ts';
import { unrealIn } from '../../build/content/defaults.ts';
import { dictionaryFile } from '../../build/content/message-faults.ts';
import { photoSlots, readPhotoFiles } from '../../build/photos/photo-files.ts';
import { createTranslator } from '../../build/prerender/translator.ts';
import { readDictionary } from '../../build/vite/messages-plugin.ts';
import { variantName } from '../../src/announcements/announcement-names.ts';
import { announcements } from '../../src/announcements/announcements.ts';
import { type Period, periodsOf } from '../../src/announcements/periods.ts';
import { dayAt, dayInWords } from '../../src/hotel/clock.ts';
import { checkIn, checkOut, distances, doorTime, hours, transfers } from '../../src/hotel/facts.ts';
import { hotel } from '../../src/hotel/identity.ts';
import { formatNumber } from '../../src/i18n/format-number.ts';
import type { MessageKey } from '../../src/i18n/translate.tsx';
import { languageIds } from '../../src/navigation/routes.ts';
import type { OwnerLanguage, ownerMessages } from './owner-messages.ts';

/** How much an entry matters: before a launch it must be done, or looked at; or it is fine, or just so. */
export type State = 'todo' | 'check' | 'good' | 'note';

/** One line of the report. */
export interface Entry {
  state: State;
  text: string;
  /** file and line */
  where?: string | undefined;
  /** more lines on it */
  more?: string[];
}

/** A part of the report. */
export interface Section {
  title: string;
  help?: string;
  entries: Entry[];
}

/** Who reads, and when. */
export interface Reader {
  language: OwnerLanguage;
  words: (typeof ownerMessages)[OwnerLanguage];
  now: number;
}

const root = new URL('../../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** `file:line` of a field. */
function placeOf(file: string): (field: string) => string {
  const { lines } = parseContent(file, textOf(file));
  return (field) => `${file}:${lineOf(field, lines)}`;
}

/** The whole report on content that the check has found right. */
export function ownerReport(reader: Reader): Section[] {
  return [
    identitySection(reader),
    linkSection(reader),
    legalSection(reader),
    announcementSection(reader),
    pictureSection(reader),
    searchSection(reader),
    sameSection(reader),
    factSection(reader),
    { title: reader.words.launch, entries: reader.words.steps.map((text) => ({ state: 'note', text })) },
  ];
}

function identitySection({ words }: Reader): Section {
  const unreal = unrealIn(textOf(hotelFiles.identity)).map(
    ({ field, value, line }): Entry => ({
      state: 'todo',
      text: `${words.fields[field] ?? field}: ${value}`,
      where: `${hotelFiles.identity}:${line}`,
    }),
  );
  const where = placeOf(hotelFiles.identity);
  const { latitude, longitude } = hotel.coordinates;
  const confirm: Entry[] = [
    { state: 'check', text: words.portal(hotel.booking.portal), where: where('booking.portal') },
    { state: 'check', text: words.point(`${latitude}, ${longitude}`), where: where('coordinates') },
  ];
  const good: Entry[] = unreal.length > 0 ? [] : [{ state: 'good', text: words.identityGood }];
  return { title: words.identity, help: words.identityHelp, entries: [...unreal, ...good, ...confirm] };
}

const names: Record<string, string> = { instagram: 'Instagram', facebook: 'Facebook' };

function linkSection({ words }: Reader): Section {
  const where = placeOf(hotelFiles.identity);
  const social = Object.entries(hotel.social).map(([id, to]): Entry => {
    const name = names[id] ?? id;
    return to === '#'
      ? { state: 'todo', text: words.linkEmpty(name), where: where(`social.${id}`) }
      : { state: 'good', text: words.linkGood(name, to) };
  });
  const tables: Entry[] = hotel.tableBooking
    ? []
    : [{ state: 'check', text: words.tableBooking, where: where('tableBooking') }];
  return { title: words.links, entries: [...social, ...tables] };
}

function legalSection({ words }: Reader): Section {
  const where = placeOf(hotelFiles.identity);
  const entries = Object.entries(hotel.company as Record<string, string | null>).map(([id, value]): Entry => {
    const name = words.legalFields[id] ?? id;
    return value === null
      ? { state: 'check', text: words.legalEmpty(name), where: where(`company.${id}`) }
      : { state: 'good', text: `${name}: ${value}` };
  });
  return { title: words.legal, entries };
}

function announcementSection({ language, words, now }: Reader): Section {
  const t = createTranslator(language);
  const where = placeOf(hotelFiles.announcements);
  const day = (instant: number) => dayInWords(dayAt(instant, hotel.timeZone), language).replaceAll('\u00a0', ' ');
  const known = (instant: number) => Math.abs(instant) < 8.64e15;
  const span = ({ from, until }: Period) =>
    `${known(from) ? words.from(day(from)) : words.always}, ${known(until) ? words.to(day(until - 1)) : words.forever}`;
  const periods = periodsOf(announcements);

  const entries = announcements.flatMap((record, index): Entry[] => {
    const saying = (name: string) => {
      const part = (key: 'title' | 'text') => t(`banner.${name}.${key}` as MessageKey);
      return `${part('title')}. ${part('text')}`;
    };
    const own = periods.filter(
      ({ variant }) => variant === variantName.now(record) || variant === variantName.afterwards(record),
    );
    const pages = record.pages === 'all' ? words.allPages : words.onPages(record.pages.join(', '));
    const said = own.toReversed().map((period): Entry => {
      const state = now < period.from ? words.coming : now >= period.until ? words.over : words.now;
      const closes = record.closesRestaurant && period.variant === variantName.now(record) ? [words.closes] : [];
      const facts = [span(period), ...closes, pages, state].join('; ');
      return {
        state: state === words.now ? 'good' : 'note',
        text: facts,
        more: [saying(period.variant)],
        where: where(`announcements[${index}]`),
      };
    });
    const neutral: Entry[] = record.anyDay
      ? [{ state: 'note', text: words.anyDay, more: [saying(variantName.anyDay(record))] }]
      : [];
    const over: Entry[] = own.every(({ until }) => now >= until)
      ? [{ state: 'check', text: words.recordOver(record.id), where: where(`announcements[${index}]`) }]
      : [];
    return [...said, ...neutral, ...over];
  });
  return {
    title: words.announcements,
    entries: entries.length > 0 ? entries : [{ state: 'note', text: words.announcementsNone }],
  };
}

function pictureSection({ words }: Reader): Section {
  const photographs = new Map(readPhotoFiles(root).photographs.map(({ name, file }) => [name, file]));
  const places = Object.keys(photoSlots);
  const free = places.filter((name) => !photographs.has(name));
  const entries: Entry[] = [];
  if (photographs.size > 0) {
    const more = [[...photographs].map(([name, file]) => `${name}: ${file}`).join(', ')];
    entries.push({ state: 'good', text: words.photographs(photographs.size), more });
  }
  if (free.length > 0) entries.push({ state: 'check', text: words.drawings(free.length), more: [free.join(', ')] });
  return { title: words.pictures, entries };
}

// about what Google shows on a computer; it counts pixels, so that this is no hard limit
const shown = { title: 60, description: 155 } as const;

function searchSection({ words }: Reader): Section {
  const entries = (['title', 'description'] as const).flatMap((part) => {
    const long = languageIds.flatMap((language) => {
      const t = createTranslator(language);
      const where = placeOf(dictionaryFile(language));
      return heads.flatMap(({ [part]: key }): Entry[] => {
        const text = t(key as MessageKey, { name: hotel.name });
        const { length } = [...text];
        if (length <= shown[part]) return [];
        const problem = words.searchLong(words.parts[part], length, shown[part]);
        return [{ state: 'check', text: problem, more: [text], where: where(key) }];
      });
    });
    const good: Entry = {
      state: 'good',
      text: words.searchGood(words.partsMany[part], heads.length * languageIds.length),
    };
    return long.length > 0 ? long : [good];
  });
  return { title: words.search, entries };
}

function sameSection({ words }: Reader): Section {
  const [first, ...others] = languageIds;
  const same = others.flatMap((language) => {
    const translated = readDictionary(language);
    const where = placeOf(dictionaryFile(language));
    return Object.entries(readDictionary(first)).flatMap(([group, texts]) =>
      Object.entries(texts).flatMap(([name, text]) => {
        const key = `${group}.${name}`;
        // what is only values, figures and signs has no language
        const count = text.replace(/\{\w+\}|<\/?\w+>/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;
        return count > 0 && translated[group]?.[name] === text ? [{ key, text, count, where: where(key) }] : [];
      }),
    );
  });
  if (same.length === 0) return { title: words.same, entries: [{ state: 'good', text: words.sameGood }] };
  // single words are often names, or the same word indeed
  const long = same.filter(({ count }) => count > 2);
  const short = same.filter(({ count }) => count <= 2);
  return {
    title: words.same,
    help: words.sameHelp,
    entries: [
      ...long.map(({ key, text, where }): Entry => ({ state: 'check', text: `${key}: ${text}`, where })),
      ...(short.length > 0
        ? [
            {
              state: 'note' as const,
              text: words.sameShort(short.length),
              more: [short.map(({ key, text }) => `${key}: ${text}`).join('; ')],
            },
          ]
        : []),
    ],
  };
}

function factSection({ language, words }: Reader): Section {
  const t = createTranslator(language);
  const units: Record<string, string> = { metres: 'm', kilometres: 'km', minutes: 'min', walkMinutes: 'min' };
  const services = (['breakfast', 'lunch', 'dinner', 'bar'] as const).map(
    (service) => `${words.service[service]} ${doorTime(hours[service].from)}–${doorTime(hours[service].to)}`,
  );
  const far = Object.entries(distances).map(
    ([name, measures]) =>
      `${name} ${Object.entries(measures)
        .map(([unit, value]) => `${formatNumber(value, language)} ${units[unit]}`)
        .join(', ')}`,
  );
  const rides = transfers.map(
    ({ from, minutes }) => `${t(`common.transfer.${from}` as MessageKey)} ${formatNumber(minutes, language)} min`,
  );
  const notes = [
    words.checkIn(checkIn, checkOut),
    services.join(', '),
    `${words.distances}: ${far.join('; ')}`,
    `${words.transfers}: ${rides.join('; ')}`,
  ];
  return { title: words.facts, help: words.factsHelp, entries: notes.map((text) => ({ state: 'note', text })) };
}
