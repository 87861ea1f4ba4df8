import { describe, expect, it, vi } from 'vitest';
import { dayInWords, instantOf, startOfTomorrow, today } from './clock.ts';

/** Sets the time zone of the visitor's device. */
function setTimeZone(zone: string): void {
  vi.stubEnv('TZ', zone);
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
}

it.each([
  ['it', 'mercoledì\u00a01\u00a0aprile\u00a02026'],
  ['en', '1\u00a0April\u00a02026'],
])('a day in long form names that day, in %s', (language, text) => {
  expect(dayInWords('2026-04-01', language)).toBe(text);
});

it('a day’s end is 24:00', () => {
  expect(new Date(instantOf('2026-07-15', '24:00', 'Europe/Rome'))).toEqual(new Date('2026-07-15T22:00:00Z'));
});

describe('today', () => {
  it('is the visitor’s own day now', () => {
    setTimeZone('Pacific/Pago_Pago');
    vi.useFakeTimers({ now: new Date('2027-01-01T10:59:59.999Z') });
    expect(today()).toBe('2026-12-31');
    vi.useRealTimers();
  });

  it.each([
    ['in a summer night', 'America/Los_Angeles', '2026-05-12T06:59:00Z', '2026-05-12T07:00:00Z'],
    ['at the first instant of a day', 'America/Los_Angeles', '2026-05-12T07:00:00Z', '2026-05-13T07:00:00Z'],
    ['on the day on which summer time ends', 'Europe/Rome', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['on New Year’s Eve', 'Europe/Rome', '2026-12-31T12:00:00Z', '2026-12-31T23:00:00Z'],
    ['before a midnight that clocks skip', 'Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00Z'],
  ])('ends %s with the next day', (_, zone, now, end) => {
    setTimeZone(zone);
    expect(new Date(startOfTomorrow(Date.parse(now)))).toEqual(new Date(end));
    expect(today(new Date(end))).not.toBe(today(new Date(Date.parse(end) - 1)));
  });

  it('has four digits for the year', () => {
    setTimeZone('UTC');
    const early = new Date('2026-01-02T12:00:00Z');
    early.setUTCFullYear(987);
    expect(today(early)).toBe('0987-01-02');
  });
});
