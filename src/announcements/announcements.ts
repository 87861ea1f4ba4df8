import type { Closure } from '../hotel/hours/opening-status.ts';
import { storageKeyOf } from './announcement-names.ts';
import data from './announcements.json' with { type: 'json' };

/**
 * A dated announcement. Its messages come with the pages. Days are the hotel's, YYYY-MM-DD: `from` is the first day on
 * which it holds, `until` the first on which it no longer holds; null means without limit.
 */
export interface Announcement {
  id: string;
  /** the local-storage key that records that the visitor dismissed its banner */
  storageKey?: string;
  from: string | null;
  until: string | null;
  /** the pages whose banner shows it */
  pages: 'all' | readonly string[];
  /** whether restaurant and bar are closed while it holds */
  closesRestaurant: boolean;
  /** whether the hotel is closed while it holds: the room search says when it reopens */
  closesHotel?: boolean;
  /** it has a second text, shown from `until` on */
  afterwards?: { until: string | null };
  /** it has a text that is true on any day, shown where scripts do not run */
  anyDay?: object;
}

export const announcements: readonly Announcement[] = data.announcements;

/** Every local-storage key that the site may write. */
export const storageKeys = announcements.map(storageKeyOf);

const closuresWhere = (isClosed: (one: Announcement) => boolean | undefined) =>
  announcements.flatMap((one): Closure[] =>
    isClosed(one) && one.until !== null ? [{ from: one.from, until: one.until }] : [],
  );

/** Every closure of the restaurant that has an end. */
export const closures = closuresWhere(({ closesRestaurant }) => closesRestaurant);

/** Every closure of the hotel. */
export const hotelClosures = closuresWhere(({ closesHotel }) => closesHotel);
