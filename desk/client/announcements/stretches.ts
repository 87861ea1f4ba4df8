import type { AnnouncementRecord } from '../../../build/content/schema/announcements-schema.ts';
import { variantName } from '../../../src/announcements/announcement-names.ts';
import type { Announcement } from '../../../src/announcements/announcements.ts';
import { type Period, periodsOf } from '../../../src/announcements/periods.ts';
import { periodsAt } from '../../../src/announcements/shown-announcements.ts';
import { dayAt } from '../../../src/hotel/hours/clock.ts';
import { hotel } from '../../../src/hotel/identity.ts';
import { same } from '../../content/entry-path.ts';

/** A stretch of days on which guests read the same announcements, or none. */
export interface Stretch {
  /** YYYY-MM-DD; undefined means without a beginning */
  from: string | undefined;
  /** the first day on which it is over; undefined means without an end */
  until: string | undefined;
  /** the banner's first; guests who close it see the next */
  titles: { title: Record<string, string>; pages?: readonly string[] | undefined }[];
}

const isDay = (instant: number) => Math.abs(instant) < 8.64e15;
const hotelDay = (instant: number | undefined) =>
  instant !== undefined && isDay(instant) ? dayAt(instant, hotel.timeZone) : undefined;

/** The stretches of time in order, each with the titles for the banner. */
export function stretchesOf(records: readonly AnnouncementRecord[]): Stretch[] {
  let periods: Period[];
  try {
    periods = periodsOf(records as readonly Announcement[]);
  } catch {
    return [];
  }
  const titleOf = new Map(
    records.flatMap((record) => [
      [variantName.now(record), record.title] as const,
      [variantName.afterwards(record), record.afterwards?.title] as const,
    ]),
  );
  const changes = [...new Set(periods.flatMap(({ from, until }) => [from, until]))].filter(isDay).sort((a, b) => a - b);
  const starts = [-8.64e15, ...changes].map((start) => ({
    start,
    titles: periodsAt(start, periods).flatMap(({ variant, pages }) => {
      const title = titleOf.get(variant);
      return title ? [{ title, pages }] : [];
    }),
  }));
  // joins neighbours with the same titles
  const shown = starts.filter(({ titles }, index) => index === 0 || !same(titles, starts[index - 1]?.titles));
  return shown.map(({ start, titles }, index) => ({
    from: hotelDay(start),
    until: hotelDay(shown[index + 1]?.start),
    titles,
  }));
}
