import { dayAfter, dayAt, instantOf } from './clock.ts';
import { type Closure, closureOn } from './closures.ts';

/** When services are open. */
export interface Timetable<Service extends string> {
  /**
   * each service's daily hours, HH:MM; of several at the same time the first one counts. An end that is not later than
   * its start is on the next day, and 24:00 is that day's first instant.
   */
  hours: Record<Service, { from: string; to: string }>;
  /** the days, YYYY-MM-DD, from which and until which everything is closed */
  closures: readonly Closure[];
  timeZone: string;
}

/** What is open at an instant, and `next`, the next instant at which that may change, in milliseconds since 1970. */
export type OpeningStatus<Service extends string> = { next: number } & (
  | { state: 'closed'; until: string }
  | { state: 'open'; service: Service; until: string }
  | { state: 'opens'; day: 'today' | 'tomorrow'; at: string }
);

/** @param now milliseconds since 1970 */
export function openingStatusAt<Service extends string>(
  now: number,
  timetable: Timetable<Service>,
): OpeningStatus<Service> {
  const { closures, timeZone } = timetable;
  const today = dayAt(now, timeZone);
  const tomorrow = dayAfter(today, 1);
  const openings = [dayAfter(today, -1), today, tomorrow]
    .filter((day) => !closureOn(day, closures))
    .flatMap((day) => openingsOn(day, timetable))
    // the hour that summer time skips has no services
    .filter(({ start, end }) => start < end);
  const changes = [...openings.flatMap(({ start, end }) => [start, end]), instantOf(tomorrow, '00:00', timeZone)];
  const next = Math.min(...changes.filter((change) => change > now));

  // by rank, not by start: a meal of today comes before the bar of yesterday
  const current = openings.filter(({ start, end }) => start <= now && now < end).sort((a, b) => a.rank - b.rank)[0];
  if (current) return { state: 'open', service: current.service, until: current.to, next };
  const closed = closureOn(today, closures);
  if (closed) return { state: 'closed', until: closed.until, next: instantOf(closed.until, '00:00', timeZone) };
  const upcoming = openings.filter(({ start }) => start > now).sort((a, b) => a.start - b.start)[0];
  if (upcoming) return { state: 'opens', day: upcoming.day === today ? 'today' : 'tomorrow', at: upcoming.from, next };
  return { state: 'closed', until: closureOn(tomorrow, closures)?.until ?? '', next };
}

function openingsOn<Service extends string>(day: string, { hours, timeZone }: Timetable<Service>) {
  return (Object.keys(hours) as Service[]).map((service, rank) => {
    const { from, to } = hours[service];
    return {
      ...{ day, service, rank, from, to },
      start: instantOf(day, from, timeZone),
      end: instantOf(to > from ? day : dayAfter(day, 1), to, timeZone),
    };
  });
}
