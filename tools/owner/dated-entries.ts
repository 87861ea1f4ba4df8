// The entries on what has dates: announcements, the season, information of a year.
import type { OwnerLanguage } from '../../build/content/faults/fault.ts';
import { hotelFiles } from '../../build/content/hotel-files.ts';
import { announcementMessages } from '../../build/content/messages/announcement-messages.ts';
import type { AnnouncementRecord } from '../../build/content/schema/announcements-schema.ts';
import { schemas } from '../../build/content/schema/hotel-schemas.ts';
import { fieldLabel } from '../../build/content/schema/schema-faults.ts';
import { variantName } from '../../src/announcements/announcement-names.ts';
import { type Period, periodsOf } from '../../src/announcements/periods.ts';
import { dayAt, dayInWords } from '../../src/hotel/hours/clock.ts';
import { byLanguage } from '../../src/i18n/languages.ts';
import type { Texts } from './own-texts.ts';
import { inBoth, type ownerMessages, type Say } from './owner-messages.ts';
import { type Content, type Entry, entryOn, type Season, type State } from './report-entry.ts';

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
const plainDay = (day: string, language: OwnerLanguage) => withPlainSpaces(dayInWords(day, language));

export function announcementEntries(
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
export function reopeningEntries(records: readonly AnnouncementRecord[], { from }: Season): Entry[] {
  const apart = (until: string) => Math.abs(Date.parse(until) - Date.parse(String(from))) / 86_400_000;
  return records.flatMap(({ closes, until }) => {
    if (closes !== 'hotel' || !until || !from || until === from || apart(until) > 60) return [];
    const say: Say = (t, language) => t.reopening(plainDay(until, language), plainDay(from, language));
    return [entryOn('todo', hotelFiles.information, ['season', 'from'], say)];
  });
}

/** The season is only a sentence. To mark the hotel as closed on all pages, an announcement is needed. */
export function seasonEntries(records: readonly AnnouncementRecord[], { from, until }: Season, today: string): Entry[] {
  const saysIt = records.some(({ closes, until: end }) => closes === 'hotel' && (!end || end > today));
  if (saysIt || !(from || until)) return [];
  return [entryOn('check', hotelFiles.information, ['season'], (t) => t.seasonAlone)];
}

/** A topic of the useful information, with its year or its days. */
type Topic = Partial<Season> & { year?: number | null };

/** Information about a past year. */
export function pastEntries(topics: object, today: string): Entry[] {
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
