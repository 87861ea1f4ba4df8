import { type Closure, daysOf, firstOpenDay } from '../hotel/hours/closures.ts';
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
  /** what is closed while it holds: restaurant and bar, or the hotel with them. The room search says when the hotel reopens */
  closes?: 'restaurant' | 'hotel';
  /** set if it has a second text, which is shown from `until` on */
  afterwards?: { until: string | null };
  /** set if it has a text that is true on any day, which is shown where scripts do not run */
  anyDay?: object;
}

export const announcements: readonly Announcement[] = data.announcements;

/** Every local-storage key that the site may write. */
export const storageKeys = announcements.map(storageKeyOf);

/** The closures of these announcements, each until the first open day after it. */
export function closuresOf(closing: readonly Announcement[]): Closure[] {
  const days = daysOf(closing);
  return days.map(({ from, until }) => ({ from, until: firstOpenDay(until, days) }));
}

/** Every closure of the restaurant that has an end. */
export const closures = closuresOf(announcements.filter(({ closes }) => closes));

/** Every closure of the hotel. */
export const hotelClosures = closuresOf(announcements.filter(({ closes }) => closes === 'hotel'));
