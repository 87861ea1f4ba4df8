import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayAfter, dayAt, dayInWords, instantOf, offsetAt, startOfDay, startOfTomorrow, today } from './clock.ts';

const visitorsZones = ['Europe/Rome', 'UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Pacific/Pago_Pago'];
const hour = 3_600_000;

/** Sets the time zone of the visitor's device. */
function setTimeZone(zone: string): void {
  vi.stubEnv('TZ', zone);
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
}

afterEach(() => {
  vi.useRealTimers();
});

describe.each(visitorsZones)('on a device in %s', (zone) => {
  beforeEach(() => setTimeZone(zone));

  it.each([
    ['in winter', '2026-01-15', '2026-01-14T23:00:00Z'],
    ['in summer', '2026-07-15', '2026-07-14T22:00:00Z'],
    ['on the reopening', '2026-04-01', '2026-03-31T22:00:00Z'],
    ['on the day summer time begins', '2026-03-29', '2026-03-28T23:00:00Z'],
    ['on the day after', '2026-03-30', '2026-03-29T22:00:00Z'],
    ['on the day summer time ends', '2026-10-25', '2026-10-24T22:00:00Z'],
    ['on the day after that', '2026-10-26', '2026-10-25T23:00:00Z'],
    ['at New Year', '2027-01-01', '2026-12-31T23:00:00Z'],
    ['on a leap day', '2028-02-29', '2028-02-28T23:00:00Z'],
  ])('the hotel’s day begins at its own midnight %s', (_, day, instant) => {
    expect(new Date(startOfDay(day, 'Europe/Rome'))).toEqual(new Date(instant));
  });

  it.each([
    ['it', 'mercoledì\u00a01\u00a0aprile\u00a02026'],
    ['en', '1\u00a0April\u00a02026'],
  ])('a day in long form names that day, in %s', (language, text) => {
    expect(dayInWords('2026-04-01', language)).toBe(text);
  });
});

it.each([
  ['Pacific/Kiritimati', '2026-04-01', '2026-03-31T10:00:00Z'],
  ['Pacific/Pago_Pago', '2026-04-01', '2026-04-01T11:00:00Z'],
  ['America/Los_Angeles', '2026-04-01', '2026-04-01T07:00:00Z'],
  ['Asia/Kolkata', '2026-04-01', '2026-03-31T18:30:00Z'],
  ['UTC', '2026-04-01', '2026-04-01T00:00:00Z'],
  // the clocks change between this midnight and UTC's
  ['Pacific/Auckland', '2026-04-05', '2026-04-04T11:00:00Z'],
  ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00:00Z'],
])('in %s the day %s begins at the local midnight', (zone, day, instant) => {
  expect(new Date(startOfDay(day, zone))).toEqual(new Date(instant));
});

it.each([
  ['the day before summer time is', '2026-03-28', 24],
  ['the day summer time begins is', '2026-03-29', 23],
  ['the day summer time ends is', '2026-10-25', 25],
])('%s as long as it is: %s', (_, day, hours) => {
  const next = new Date(Date.parse(day) + 24 * hour).toISOString().slice(0, 10);
  expect(startOfDay(next, 'Europe/Rome') - startOfDay(day, 'Europe/Rome')).toBe(hours * hour);
});

it.each([
  ['before summer time begins', '2026-03-29T00:59:59.999Z', 1],
  ['when summer time begins', '2026-03-29T01:00:00.000Z', 2],
  ['before summer time ends', '2026-10-25T00:59:59.999Z', 2],
  ['when summer time ends', '2026-10-25T01:00:00.000Z', 1],
  ['before 1970', '1969-12-31T23:59:59.500Z', 1],
])('Rome is so many hours ahead %s', (_, instant, hours) => {
  expect(offsetAt(Date.parse(instant), 'Europe/Rome')).toBe(hours * hour);
});

describe('today', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-05-12T09:59:59.999Z', '2026-05-12'],
    ['Pacific/Kiritimati', '2026-05-12T10:00:00.000Z', '2026-05-13'],
    ['Europe/Rome', '2026-05-12T21:59:59.999Z', '2026-05-12'],
    ['Europe/Rome', '2026-05-12T22:00:00.000Z', '2026-05-13'],
    ['America/Los_Angeles', '2026-05-12T06:59:59.999Z', '2026-05-11'],
    ['America/Los_Angeles', '2026-05-12T07:00:00.000Z', '2026-05-12'],
    ['Pacific/Pago_Pago', '2026-05-12T10:59:59.999Z', '2026-05-11'],
    ['Pacific/Pago_Pago', '2026-05-12T11:00:00.000Z', '2026-05-12'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59.999Z', '2026-12-31'],
  ])('is the visitor’s own day in %s at %s', (zone, instant, day) => {
    setTimeZone(zone);
    vi.useFakeTimers({ now: new Date(instant) });
    expect(today()).toBe(day);
  });

  it.each([
    ['in a summer night', 'America/Los_Angeles', '2026-05-12T06:59:00Z', '2026-05-12T07:00:00Z'],
    ['at the first instant of a day', 'America/Los_Angeles', '2026-05-12T07:00:00Z', '2026-05-13T07:00:00Z'],
    ['on New Year’s Eve', 'Europe/Rome', '2026-12-31T12:00:00Z', '2026-12-31T23:00:00Z'],
    ['before a midnight that clocks skip', 'Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23T22:00:00Z'],
  ])('ends %s with the next day', (_, zone, now, end) => {
    setTimeZone(zone);
    expect(new Date(startOfTomorrow(Date.parse(now)))).toEqual(new Date(end));
    expect(today(new Date(end))).not.toBe(today(new Date(Date.parse(end) - 1)));
  });

  it('has two digits for day and month, and four for the year', () => {
    setTimeZone('UTC');
    const early = new Date('2026-01-02T12:00:00Z');
    early.setUTCFullYear(987);
    expect([today(new Date('2026-01-02T12:00:00Z')), today(early)]).toEqual(['2026-01-02', '0987-01-02']);
  });
});

it.each([
  ['at noon in winter', '2026-01-15', '12:00', '2026-01-15T11:00:00Z'],
  ['in the evening in summer', '2026-07-15', '22:30', '2026-07-15T20:30:00Z'],
  ['at a day’s end', '2026-07-15', '24:00', '2026-07-15T22:00:00Z'],
  ['at the end of the day summer time begins', '2026-03-29', '24:00', '2026-03-29T22:00:00Z'],
  ['in the hour that is skipped', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
  ['in the hour that comes twice', '2026-10-25', '02:30', '2026-10-25T01:30:00Z'],
])('a time of the hotel’s day is an instant %s', (_, day, time, instant) => {
  expect(new Date(instantOf(day, time, 'Europe/Rome'))).toEqual(new Date(instant));
});

it.each([
  ['2026-03-31T21:59:59.999Z', '2026-03-31'],
  ['2026-03-31T22:00:00.000Z', '2026-04-01'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01'],
])('at %s the hotel’s calendar shows %s', (instant, day) => {
  expect(dayAt(Date.parse(instant), 'Europe/Rome')).toBe(day);
});

it.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %i days is %s', (day, days, then) => {
  expect(dayAfter(day, days)).toBe(then);
});
