import { startOfDay } from '../hotel/clock.ts';
import { hotel } from '../hotel/identity.ts';
import { storageKeyOf, variantName } from './announcement-names.ts';
import data from './announcements.json' with { type: 'json' };

/**
 * A dated announcement, without its words, which come with the page's (see build/content/announcement-messages.ts). Days are the hotel's, YYYY-MM-DD: `from` is the first on
 * which it holds, `until` the first on which it holds no longer; null is for ever.
 */
export interface Announcement {
  id: string;
  /** the local-storage key that keeps its banner closed */
  storageKey?: string;
  from: string | null;
  until: string | null;
  /** the pages that its banner stands on */
  pages: 'all' | readonly string[];
  /** whether restaurant and bar are closed as long as it holds */
  closesRestaurant: boolean;
  /** something else is said from its `until` on */
  afterwards?: { until: string | null };
  /** something is said that is true on any day, for where no script can look at the calendar */
  anyDay?: object;
}

export const announcements = data.announcements as readonly Announcement[];

/** A stretch of time in which the same is said, from its first instant up to `until`, in milliseconds since 1970. */
export interface Period {
  /** names the words */
  variant: string;
  storageKey: string;
  /** nothing: all */
  pages?: readonly string[];
  /** what the terrace page gives notice of too */
  notice: boolean;
  from: number;
  until: number;
}

/** Something that is announced. */
export interface Variant {
  /** names its words */
  name: string;
  /** the period in which it holds, by its name; `unknown` is for where no script can tell */
  phase: string;
}

/** All that some announcements ever say. Where no script can tell the day, the last that can speaks. */
export function variantsOf(records: readonly Announcement[]): Variant[] {
  const neutral = records.findLast(({ anyDay }) => anyDay);
  return [
    ...records.flatMap((record) =>
      [variantName.now(record), ...(record.afterwards ? [variantName.afterwards(record)] : [])].map((name) => ({
        name,
        phase: name,
      })),
    ),
    ...(neutral ? [{ name: variantName.anyDay(neutral), phase: 'unknown' }] : []),
  ];
}

/** Everything that this site may ever keep in the browser. */
export const storageKeys = announcements.map(storageKeyOf);

// the last instant that a date can hold; the first is as far the other way
const farthest = 8.64e15;

/** When each announcement says what, the latest begun first. */
export function periodsOf(records: readonly Announcement[], timeZone = hotel.timeZone): Period[] {
  const start = (day: string | null) => (day === null ? -farthest : startOfDay(day, timeZone));
  const end = (day: string | null) => (day === null ? farthest : startOfDay(day, timeZone));
  const closings = records.filter(({ closesRestaurant }) => closesRestaurant).map(({ from }) => start(from));
  return records
    .flatMap((record): Period[] => {
      const { pages, closesRestaurant: notice, afterwards } = record;
      const same = { storageKey: storageKeyOf(record), ...(pages !== 'all' && { pages }), notice };
      const until = end(record.until);
      const now = { variant: variantName.now(record), ...same, from: start(record.from), until };
      if (!afterwards) return [now];
      // ‘open again’ is over when the restaurant closes once more
      const over = notice ? closings.filter((closing) => closing >= until) : [];
      const after = Math.min(end(afterwards.until), ...over);
      return [{ variant: variantName.afterwards(record), ...same, from: until, until: after }, now];
    })
    .sort((a, b) => b.from - a.from);
}

/** What is shown: names of words, or nothing. */
export interface Shown {
  banner: string;
  notice: string;
}

/**
 * What is shown at an instant: of all that is current the latest begun, in the banner the latest that the visitor has
 * not closed. Sent as text to the head of every page: it may use nothing but its arguments.
 * @param screen where the visitor is; nothing: anywhere
 */
export function announcementsShownAt(
  now: number,
  periods: readonly Period[],
  screen: string | undefined,
  isClosed: (storageKey: string) => boolean,
): Shown {
  const current = periods.filter(({ from, until }) => from <= now && now < until);
  const inBanner = current.find(
    ({ pages, storageKey }) => !(pages && screen && !pages.includes(screen)) && !isClosed(storageKey),
  );
  return { banner: inBanner?.variant ?? '', notice: current.find(({ notice }) => notice)?.variant ?? '' };
}

/** The days from which and until which the restaurant is closed. */
export interface Closure {
  from: string | null;
  until: string;
}

/** Every time that the restaurant closes. */
export const closures = announcements.flatMap(({ closesRestaurant, from, until }): Closure[] =>
  closesRestaurant && until !== null ? [{ from, until }] : [],
);
