import { startOfDay } from '../hotel/hours/clock.ts';
import { closedDays, closureOn, firstOpenDay } from '../hotel/hours/closures.ts';
import { hotel } from '../hotel/identity.ts';
import { storageKeyOf, variantName } from './announcement-names.ts';
import type { Announcement } from './announcements.ts';

/** The time in which one variant of an announcement is shown: from `from` up to `until`, in milliseconds since 1970. */
export interface Period {
  variant: string;
  storageKey: string;
  /** the pages whose banner shows it; undefined means all */
  pages?: readonly string[];
  /** whether the terrace page shows a notice too */
  notice: boolean;
  /** whether the room search says when the hotel reopens */
  reopening?: true;
  from: number;
  until: number;
}

// the last instant that a Date can hold
const farthest = 8.64e15;

/** Closures come first, that of the hotel before that of the restaurant. */
const importance = ({ closes }: Announcement) => ['restaurant', 'hotel'].indexOf(closes ?? '');

/**
 * The periods of all announcements. The one that starts last comes first; of those that start on one day, the most important.
 * The build computes them: time zones are slow in a browser.
 */
export function periodsOf(records: readonly Announcement[], timeZone = hotel.timeZone): Period[] {
  const start = (day: string | null) => (day === null ? -farthest : startOfDay(day, timeZone));
  const end = (day: string | null) => (day === null ? farthest : startOfDay(day, timeZone));
  const closures = closedDays(records);
  return [...records]
    .sort((a, b) => importance(b) - importance(a))
    .flatMap((record): Period[] => {
      const { pages, closes, afterwards } = record;
      const notice = closes !== undefined;
      const common = { storageKey: storageKeyOf(record), ...(pages !== 'all' && { pages }), notice };
      const until = end(record.until);
      const reopening = closes === 'hotel' && { reopening: true as const };
      // a closed hotel announces no closure of its restaurant
      const firstDay = (day: string | null) =>
        closes === 'restaurant' ? firstOpenDay(day ?? '', closures.hotel) || null : day;
      const from = start(firstDay(record.from));
      const during = { variant: variantName.now(record), ...common, ...reopening, from, until };
      if (!afterwards) return [during];
      // "open again" ends when it closes again; with the hotel, the restaurant closes too
      const closings = closes ? closures[closes].map((closure) => start(closure.from)) : [];
      const afterEnd = Math.min(end(afterwards.until), ...closings.filter((closing) => closing >= until));
      const openAgain = firstDay(record.until);
      const isClosed = closureOn(openAgain ?? '', closures.restaurant) !== undefined;
      const after = { variant: variantName.afterwards(record), ...common, notice: notice && !isClosed };
      return [{ ...after, from: start(openAgain), until: afterEnd }, during];
    })
    .filter(({ from, until }) => from < until)
    .sort((a, b) => b.from - a.from);
}
