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
  from?: string;
  /** the first day on which it is over; undefined means for ever */
  until?: string;
  title?: Record<string, string>;
}

const isDay = (instant: number) => Math.abs(instant) < 8.64e15;

/** The stretches of time in order, each with the title in the banner. */
export function stretchesOf(records: readonly AnnouncementRecord[]): Stretch[] {
  let periods: Period[];
  try {
    periods = periodsOf(records as readonly Announcement[]);
  } catch {
    return [];
  }
  const changes = [...new Set(periods.flatMap(({ from, until }) => [from, until]))].filter(isDay).sort((a, b) => a - b);
  const starts = [-8.64e15, ...changes];
  const stretches = starts.map((start, index): Stretch => {
    const { banner } = announcementsShownAt(start, periods, undefined, () => false);
    const end = starts[index + 1];
    return {
      ...(isDay(start) && { from: dayAt(start, hotel.timeZone) }),
      ...(end !== undefined && { until: dayAt(end, hotel.timeZone) }),
      ...shownIn(records, banner),
    };
  });
  // neighbours that show the same are one
  const joined: Stretch[] = [];
  for (const next of stretches) {
    const last = joined.at(-1);
    if (!last || last.title !== next.title) joined.push(next);
    else {
      const { until: _, ...rest } = last;
      joined[joined.length - 1] = { ...rest, ...(next.until && { until: next.until }) };
    }
  }
  return joined;
}

function shownIn(records: readonly AnnouncementRecord[], variant: string): Pick<Stretch, 'title'> {
  for (const record of records) {
    if (variantName.now(record) === variant) return { title: record.title };
    if (record.afterwards && variantName.afterwards(record) === variant) {
      return { title: record.afterwards.title };
    }
  }
  return {};
}
