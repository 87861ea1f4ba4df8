import { dayAfter, dayAt, instantOf } from './clock.ts';

/** What decides whether something is open. */
export interface Timetable<Service extends string> {
  /**
   * each service's hours, HH:MM, the same every day; where several are on at once the first one counts.
   * An end that is not later than its beginning is on the day after, and 24:00 is that day's first instant.
   */
  hours: Record<Service, { from: string; to: string }>;
  /** from which day until which day, YYYY-MM-DD, everything is closed; no two of them touch */
  closures: readonly { from: string | null; until: string }[];
  timeZone: string;
}

/** What is open at an instant, and the next instant, in milliseconds since 1970, at which that may be something else. */
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
  const closureOn = (day: string) => closures.find(({ from, until }) => (from === null || from <= day) && day < until);
  const closed = closureOn(today);
  if (closed) return { state: 'closed', until: closed.until, next: instantOf(closed.until, '00:00', timeZone) };

  const turns = [dayAfter(today, -1), today, tomorrow]
    .filter((day) => !closureOn(day))
    .flatMap((day) => turnsOn(day, timetable));
  const changes = [...turns.flatMap(({ start, end }) => [start, end]), instantOf(tomorrow, '00:00', timeZone)];
  const next = Math.min(...changes.filter((change) => change > now));

  // yesterday's turn that is still on does not come before one of today that counts more
  const on = turns.filter(({ start, end }) => start <= now && now < end).sort((a, b) => a.rank - b.rank)[0];
  if (on) return { state: 'open', service: on.service, until: on.to, next };
  const coming = turns.filter(({ start }) => start > now).sort((a, b) => a.start - b.start)[0];
  if (coming) return { state: 'opens', day: coming.day === today ? 'today' : 'tomorrow', at: coming.from, next };
  return { state: 'closed', until: closureOn(tomorrow)?.until ?? '', next };
}

function turnsOn<Service extends string>(day: string, { hours, timeZone }: Timetable<Service>) {
  return (Object.keys(hours) as Service[]).map((service, rank) => {
    const { from, to } = hours[service];
    return {
      ...{ day, service, rank, from, to },
      start: instantOf(day, from, timeZone),
      end: instantOf(to > from ? day : dayAfter(day, 1), to, timeZone),
    };
  });
}
