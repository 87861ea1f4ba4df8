// What guests read when.
import { variantName } from '../../../src/announcements/announcement-names.ts';
import type { Announcement } from '../../../src/announcements/announcements.ts';
import { type Period, periodsOf } from '../../../src/announcements/periods.ts';
import { announcementsShownAt } from '../../../src/announcements/shown-announcements.ts';
import { dayAt } from '../../../src/hotel/hours/clock.ts';
import { hotel } from '../../../src/hotel/identity.ts';
import type { AnnouncementRecord } from './records.ts';

/** A stretch of days on which guests read one announcement, or none. */
export interface Stretch {
  /** YYYY-MM-DD; undefined means since ever */
  from: string | undefined;
  /** the first day on which it is over; undefined means for ever */
  until: string | undefined;
  title: Record<string, string> | undefined;
}

const isDay = (instant: number) => Math.abs(instant) < 8.64e15;
const dayOf = (instant: number | undefined) =>
  instant !== undefined && isDay(instant) ? dayAt(instant, hotel.timeZone) : undefined;

/** The stretches of time in order, each with the title in the banner. */
export function stretchesOf(records: readonly AnnouncementRecord[]): Stretch[] {
  let periods: Period[];
  try {
    periods = periodsOf(records as readonly Announcement[]);
  } catch {
    return [];
  }
  const changes = [...new Set(periods.flatMap(({ from, until }) => [from, until]))].filter(isDay).sort((a, b) => a - b);
  const starts = [-8.64e15, ...changes].map((start) => ({
    start,
    title: titleOf(records, announcementsShownAt(start, periods, undefined, () => false).banner),
  }));
  // neighbours that show the same are one
  const shown = starts.filter(({ title }, index) => index === 0 || title !== starts[index - 1]?.title);
  return shown.map(({ start, title }, index) => ({ from: dayOf(start), until: dayOf(shown[index + 1]?.start), title }));
}

/** The title of a variant. */
function titleOf(records: readonly AnnouncementRecord[], variant: string): Stretch['title'] {
  for (const record of records) {
    if (variantName.now(record) === variant) return record.title;
    if (record.afterwards && variantName.afterwards(record) === variant) return record.afterwards.title;
  }
  return;
}
