import { describe, expect, it } from 'vitest';
import { doorTime, timeOfDay } from './facts.ts';

describe('a time of day', () => {
  it.each([
    ['14:00', '2:00 PM'],
    ['11:00', '11:00 AM'],
    ['00:00', '12:00 AM'],
    ['00:30', '12:30 AM'],
    ['07:05', '7:05 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['12:30', '12:30 PM'],
    ['22:30', '10:30 PM'],
    ['23:59', '11:59 PM'],
    ['24:00', '12:00 AM'],
  ])('%s is %s to an English reader', (time, text) => {
    expect(timeOfDay(time, 'en')).toBe(text);
  });

  it.each(['00:00', '07:05', '11:00', '14:00', '24:00'])('%s stays the same in Italian', (time) => {
    expect(timeOfDay(time, 'it')).toBe(time);
  });
});

it.each([
  ['07:30', '7:30'],
  ['10:30', '10:30'],
  ['00:00', '0:00'],
  ['20:00', '20:00'],
  ['24:00', '24:00'],
])('a door sign shows %s as %s', (time, onDoor) => {
  expect(doorTime(time)).toBe(onDoor);
});
