import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAfter, dayAt, instantOf, offsetAt, startOfDay } from './clock.ts';

// both hemispheres; whole, half and quarter hours; with and without summer time. None changes its clocks at midnight
const zones = [
  'Europe/Rome',
  'Europe/London',
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const zone = fc.constantFrom(...zones);
const hour = 3_600_000;
const instant = fc.integer({ min: Date.parse('2000-01-01T00:00:00Z'), max: Date.parse('2099-12-31T00:00:00Z') });
const day = instant.map((at) => new Date(at).toISOString().slice(0, 10));
// days on which some clocks change, and the days before and after
const turning = fc.constantFrom(
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-09-27',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
);
const anyDay = fc.oneof(day, turning);
const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const two = (number: number) => String(number).padStart(2, '0');

/** Date and time as the platform shows them: '2026-04-01 07:30:00'. */
const formats = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);
const shown = (at: number, timeZone: string) => String(formats.get(timeZone)?.format(at));

it('a day begins at its first instant in every time zone', () => {
  fc.assert(
    fc.property(anyDay, zone, (of, timeZone) => {
      const start = startOfDay(of, timeZone);
      expect(shown(start, timeZone)).toBe(`${of} 00:00:00`);
      expect([dayAt(start, timeZone), dayAt(start - 1, timeZone)]).toEqual([of, dayAfter(of, -1)]);
    }),
    { numRuns: 1000 },
  );
});

it('a time of a day is the instant that shows it; a skipped time moves on by what the clocks skip', () => {
  fc.assert(
    fc.property(anyDay, minute, zone, (of, minutes, timeZone) => {
      const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
      const at = instantOf(of, time, timeZone);
      const skipped = offsetAt(at + 3 * hour, timeZone) - offsetAt(at - 3 * hour, timeZone);
      const clock = shown(at, timeZone).slice(0, 16);
      const moved = new Date(Date.parse(`${of}T${time}:00Z`) + skipped).toISOString().slice(0, 16).replace('T', ' ');
      expect([`${of} ${time}`, moved]).toContain(clock);
    }),
    { numRuns: 2000 },
  );
});

it('a time that clocks show twice is the second instant', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2090 }), fc.integer({ min: 0, max: 59 }), (year, minutes) => {
      // in Rome 02:00 to 02:59 occurs twice on the last Sunday of October
      const last = new Date(Date.UTC(year, 9, 31));
      const sunday = new Date(last.getTime() - last.getUTCDay() * 24 * hour).toISOString().slice(0, 10);
      const at = instantOf(sunday, `02:${two(minutes)}`, 'Europe/Rome');
      expect(shown(at - hour, 'Europe/Rome')).toBe(shown(at, 'Europe/Rome'));
    }),
  );
});

it('days count by the calendar in both directions, not by hours', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (of, days) => {
      const [year = 0, month = 1, date = 1] = of.split('-').map(Number);
      expect(dayAfter(of, days)).toBe(new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10));
      expect(dayAfter(dayAfter(of, days), -days)).toBe(of);
    }),
    { numRuns: 1000 },
  );
});
