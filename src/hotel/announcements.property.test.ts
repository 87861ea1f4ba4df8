import fc from 'fast-check';
import { expect, it } from 'vitest';
import { phaseAt, scheduleOf } from './announcements.ts';

const days = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const record = fc.record({
  reopens: days('2020-01-01', '2035-01-01'),
  ends: fc.option(days('2020-01-01', '2035-01-01')),
});
const instant = fc.integer({ min: Date.parse('2019-01-01'), max: Date.parse('2036-01-01') });
const order = ['closed', 'reopened', 'over'];
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });

it('every instant has one phase: the one that the hotel’s calendar says', () => {
  fc.assert(
    fc.property(record, instant, ({ reopens, ends }, now) => {
      const today = calendar.format(now);
      const told = ends === null || today < ends;
      const expected = told ? (today < reopens ? 'closed' : 'reopened') : 'over';
      expect(phaseAt(now, scheduleOf({ reopens, ends }, 'Europe/Rome'))).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

it('phases only ever go on, and change at nothing but the schedule’s instants', () => {
  fc.assert(
    fc.property(record, instant, instant, (dates, one, other) => {
      const schedule = scheduleOf(dates, 'Europe/Rome');
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const [before, after] = [phaseAt(early, schedule), phaseAt(late, schedule)];
      expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
      const between = [schedule.reopens, schedule.ends].some((at) => at !== null && early < at && at <= late);
      expect(before === after || between).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
