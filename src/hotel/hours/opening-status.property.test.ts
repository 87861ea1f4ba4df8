import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAfter } from './clock.ts';
import { openingStatusAt, type Timetable } from './opening-status.ts';

const minute = 60_000;
const timeZone = 'Europe/Rome';
const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const minutesOfDays = new Map<string, Map<string, number>>();

/** The instant of every minute of a day in Rome by clock time; of a time that occurs twice, the second. */
function minutesOf(day: string): Map<string, number> {
  const known = minutesOfDays.get(day);
  if (known) return known;
  const minutes = new Map<string, number>();
  const noon = Date.parse(`${day}T12:00:00Z`);
  for (let at = noon - 15 * 60 * minute; at < noon + 15 * 60 * minute; at += minute) {
    const [shownDay, time] = format.format(at).split(' ');
    if (shownDay === day && time) minutes.set(time, at);
  }
  minutesOfDays.set(day, minutes);
  return minutes;
}

/** The instant at which the clock shows a time; a skipped time is an hour later. */
function instantAt(day: string, time: string): number {
  if (time === '24:00') return instantAt(dayAfter(day, 1), '00:00');
  return minutesOf(day).get(time) ?? instantAt(day, time.replace('02', '03'));
}

const isClosed = (day: string, closures: Timetable<string>['closures']) =>
  closures.some(({ from, until }) => (from ?? '') <= day && day < until);

/** What is open at an instant, by looking at yesterday's and today's services one by one. */
function openAt(now: number, { hours, closures }: Timetable<string>): string | undefined {
  const [today = ''] = format.format(now).split(' ');
  const services = Object.entries(hours).filter(([, { from, to }]) =>
    [dayAfter(today, -1), today].some((day) => {
      const end = from < to ? instantAt(day, to) : instantAt(dayAfter(day, 1), to);
      return !isClosed(day, closures) && instantAt(day, from) <= now && now < end;
    }),
  );
  return services[0]?.[0];
}

const time = fc
  .integer({ min: 0, max: 24 * 12 - 1 })
  .map((steps) => `${String(Math.floor(steps / 12)).padStart(2, '0')}:${String((steps % 12) * 5).padStart(2, '0')}`);
const opening = fc
  .record({ from: time, to: fc.oneof(time, fc.constant('24:00')) })
  .filter(({ from, to }) => from !== to);
const timetable: fc.Arbitrary<Timetable<string>> = fc.record({
  hours: fc.record({ breakfast: opening, lunch: opening, bar: opening }, { requiredKeys: ['bar'] }) as fc.Arbitrary<
    Timetable<string>['hours']
  >,
  closures: fc.constantFrom(
    [],
    ...['2026-03-28', '2026-03-29', '2026-04-01', '2026-10-25'].map((until) => [{ from: null, until }]),
    [{ from: '2026-03-29', until: '2026-03-30' }],
    [{ from: '2026-10-25', until: '2026-10-26' }],
    [
      { from: null, until: '2026-03-29' },
      { from: '2026-03-30', until: '2026-10-25' },
    ],
  ),
  timeZone: fc.constant(timeZone),
});
// around both clock changes and the starts and ends of closures
const instant = fc
  .tuple(
    fc.constantFrom('2026-03-28', '2026-03-29', '2026-03-30', '2026-04-01', '2026-10-24', '2026-10-25', '2026-10-26'),
    fc.integer({ min: -3 * 60, max: 27 * 60 }),
    fc.constantFrom(0, 1, 59_999),
  )
  .map(([day, minutes, more]) => Date.parse(`${day}T00:00:00Z`) + minutes * minute + more);

it('the open service is the one that a search minute by minute finds', () => {
  fc.assert(
    fc.property(timetable, instant, (table, now) => {
      const opening = openingStatusAt(now, table);
      const [today = ''] = format.format(now).split(' ');
      const expected = openAt(now, table) ?? (isClosed(today, table.closures) ? 'closed' : 'nothing');
      // on the evening before a closure no service follows, and the status is closed
      const last = opening.state === 'closed' && !isClosed(today, table.closures);
      const nothing = opening.state === 'opens' || last;
      expect(opening.state === 'open' ? opening.service : nothing ? 'nothing' : opening.state).toBe(expected);
      if (last) expect(isClosed(dayAfter(today, 1), table.closures)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('the status does not change before its next change', () => {
  fc.assert(
    fc.property(timetable, instant, fc.double({ min: 0, max: 1, noNaN: true }), (table, now, part) => {
      const { next, ...state } = openingStatusAt(now, table);
      expect(next).toBeGreaterThan(now);
      const between = now + Math.floor((next - 1 - now) * part);
      expect(openingStatusAt(between, table)).toEqual({ next, ...state });
    }),
    { numRuns: 300 },
  );
});

it('a service that opens today opens at the given time', () => {
  fc.assert(
    fc.property(timetable, instant, (table, now) => {
      const opening = openingStatusAt(now, table);
      fc.pre(opening.state === 'opens' && opening.day === 'today');
      const [today = ''] = format.format(now).split(' ');
      expect(openAt(instantAt(today, opening.state === 'opens' ? opening.at : ''), table)).toBeDefined();
      expect(openAt(instantAt(today, opening.state === 'opens' ? opening.at : '') - 1, table)).toBeUndefined();
    }),
    { numRuns: 300 },
  );
});
