import { describe, expect, it } from 'vitest';
import { openingStatusAt, type Timetable } from './opening-status.ts';

const terrace = {
  hours: {
    breakfast: { from: '07:30', to: '10:30' },
    lunch: { from: '12:30', to: '15:00' },
    dinner: { from: '19:00', to: '22:30' },
    bar: { from: '10:00', to: '24:00' },
  },
  closures: [{ from: null, until: '2026-04-01' }],
  timeZone: 'Europe/Rome',
} satisfies Timetable<string>;

/** The state without the instant of the next change. */
function stateAt(instant: string, timetable: Timetable<string> = terrace) {
  const { next: _, ...state } = openingStatusAt(Date.parse(instant), timetable);
  return state;
}

const nextAfter = (instant: string, timetable: Timetable<string> = terrace) =>
  new Date(openingStatusAt(Date.parse(instant), timetable).next).toISOString();

const open = (service: string, until: string) => ({ state: 'open', service, until });
const opens = (day: string, at: string) => ({ state: 'opens', day, at });

describe('on a summer’s day', () => {
  it.each([
    ['00:00', opens('today', '07:30')],
    ['07:29', opens('today', '07:30')],
    ['07:30', open('breakfast', '10:30')],
    ['10:15', open('breakfast', '10:30')],
    ['10:30', open('bar', '24:00')],
    ['12:29', open('bar', '24:00')],
    ['12:30', open('lunch', '15:00')],
    ['14:59', open('lunch', '15:00')],
    ['15:00', open('bar', '24:00')],
    ['19:00', open('dinner', '22:30')],
    ['22:29', open('dinner', '22:30')],
    ['22:30', open('bar', '24:00')],
    ['23:59', open('bar', '24:00')],
  ])('at %s the status is the meal that is served, else the bar', (time, state) => {
    expect(stateAt(`2026-07-15T${time}:00+02:00`)).toEqual(state);
  });

  it('closes at midnight, to the millisecond', () => {
    expect(stateAt('2026-07-15T23:59:59.999+02:00')).toEqual(open('bar', '24:00'));
    expect(stateAt('2026-07-16T00:00:00.000+02:00')).toEqual(opens('today', '07:30'));
  });
});

describe('around the reopening', () => {
  it.each([['2025-12-24T12:00:00Z'], ['2026-03-31T12:30:00+02:00'], ['2026-03-31T21:59:59.999Z']])(
    'at %s it is closed until the reopening',
    (instant) => {
      expect(openingStatusAt(Date.parse(instant), terrace)).toEqual({
        state: 'closed',
        until: '2026-04-01',
        next: Date.parse('2026-03-31T22:00:00Z'),
      });
    },
  );

  it('opens with breakfast', () => {
    expect(stateAt('2026-03-31T22:00:00Z')).toEqual(opens('today', '07:30'));
    expect(stateAt('2026-04-01T07:30:00+02:00')).toEqual(open('breakfast', '10:30'));
  });

  it('does not count the evening before', () => {
    const late = { ...terrace, hours: { bar: { from: '20:00', to: '02:00' } } };
    expect(stateAt('2026-04-01T01:00:00+02:00', late)).toEqual(opens('today', '20:00'));
    expect(stateAt('2026-04-02T01:00:00+02:00', late)).toEqual(open('bar', '02:00'));
  });
});

describe('around a closure in winter', () => {
  const winter = { ...terrace, closures: [...terrace.closures, { from: '2026-11-03', until: '2027-03-20' }] };
  const closed = { state: 'closed', until: '2027-03-20' };
  it.each([
    ['2026-10-31T09:00:00+01:00', open('breakfast', '10:30'), '2026-10-31T09:00:00.000Z'],
    ['2026-11-02T23:59:59+01:00', open('bar', '24:00'), '2026-11-02T23:00:00.000Z'],
    ['2026-11-03T00:00:00+01:00', closed, '2027-03-19T23:00:00.000Z'],
    ['2027-03-19T23:59:59+01:00', closed, '2027-03-19T23:00:00.000Z'],
    ['2027-03-20T00:00:00+01:00', opens('today', '07:30'), '2027-03-20T06:30:00.000Z'],
  ])('at %s', (instant, state, next) => {
    expect([stateAt(instant, winter), nextAfter(instant, winter)]).toEqual([state, next]);
  });

  it('stays open past midnight on the night before', () => {
    const late = { ...winter, hours: { bar: { from: '18:00', to: '01:00' } } };
    expect(stateAt('2026-11-03T00:30:00+01:00', late)).toEqual(open('bar', '01:00'));
    expect(nextAfter('2026-11-03T00:30:00+01:00', late)).toBe('2026-11-03T00:00:00.000Z');
    expect(stateAt('2026-11-03T01:00:00+01:00', late)).toEqual(closed);
  });

  it('announces no breakfast for tomorrow on the last evening', () => {
    const early = { ...winter, hours: { breakfast: terrace.hours.breakfast } };
    expect(stateAt('2026-11-01T20:00:00+01:00', early)).toEqual(opens('tomorrow', '07:30'));
    expect(stateAt('2026-11-02T20:00:00+01:00', early)).toEqual(closed);
    expect(nextAfter('2026-11-02T20:00:00+01:00', early)).toBe('2026-11-02T23:00:00.000Z');
  });
});

it('between two services the status has the next opening, and changes at midnight', () => {
  const restaurant = { ...terrace, hours: { lunch: terrace.hours.lunch, dinner: terrace.hours.dinner } };
  expect(stateAt('2026-07-15T16:00:00+02:00', restaurant)).toEqual(opens('today', '19:00'));
  expect(stateAt('2026-12-31T23:30:00+01:00', restaurant)).toEqual(opens('tomorrow', '12:30'));
  expect(nextAfter('2026-12-31T23:30:00+01:00', restaurant)).toBe('2026-12-31T23:00:00.000Z');
});

describe('open past midnight', () => {
  const late = { ...terrace, hours: { dinner: { from: '19:00', to: '23:00' }, bar: { from: '18:00', to: '03:30' } } };
  it.each([
    ['2026-07-15T23:30:00+02:00', open('bar', '03:30'), '2026-07-15T22:00:00.000Z'],
    ['2026-07-16T00:00:00+02:00', open('bar', '03:30'), '2026-07-16T01:30:00.000Z'],
    ['2026-07-16T03:30:00+02:00', opens('today', '18:00'), '2026-07-16T16:00:00.000Z'],
  ])('at %s', (instant, state, next) => {
    expect([stateAt(instant, late), nextAfter(instant, late)]).toEqual([state, next]);
  });

  it('prefers a meal of today to the bar of yesterday', () => {
    const hours = { breakfast: { from: '03:00', to: '09:00' }, bar: { from: '18:00', to: '04:00' } };
    expect(stateAt('2026-07-16T03:30:00+02:00', { ...terrace, hours })).toEqual(open('breakfast', '09:00'));
  });
});

it('uses the hotel’s time zone, not the visitor’s', () => {
  const inTokyo = { ...terrace, timeZone: 'Asia/Tokyo' };
  expect(stateAt('2026-07-15T10:30:00Z', inTokyo)).toEqual(open('dinner', '22:30'));
  expect(stateAt('2026-07-15T10:30:00Z')).toEqual(open('lunch', '15:00'));
});

it('is always open with hours from 00:00 to 24:00', () => {
  const always = { ...terrace, hours: { bar: { from: '00:00', to: '24:00' } } };
  expect(stateAt('2026-07-15T23:59:59+02:00', always)).toEqual(open('bar', '24:00'));
  expect(stateAt('2026-07-16T00:00:00+02:00', always)).toEqual(open('bar', '24:00'));
});

it('does not announce a service in the hour that summer time skips', () => {
  const hours = { lunch: { from: '02:00', to: '03:00' }, bar: { from: '03:05', to: '24:00' } };
  const night = '2027-03-28T00:00:00+01:00';
  expect(stateAt(night, { ...terrace, hours })).toEqual(opens('today', '03:05'));
});
