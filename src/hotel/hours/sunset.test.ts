import { expect, it } from 'vitest';
import { sunsetOn } from './sunset.ts';

it.each([
  ['the longest day', '2026-06-21', '20:36'],
  ['the shortest day', '2026-12-21', '16:37'],
  ['the day before clocks go forward', '2026-03-28', '18:22'],
  ['the day on which clocks go forward', '2026-03-29', '19:23'],
  ['the day before clocks go back', '2026-10-24', '18:08'],
  ['the day on which clocks go back', '2026-10-25', '17:07'],
])('on %s, %s, the sun sets at %s', (_, day, time) => {
  expect(sunsetOn(day)).toBe(time);
});
