import { expect, it } from 'vitest';
import { dayAfter, offsetAt } from './clock.ts';
import { hotel } from './identity.ts';
import { sunsetOn } from './sunset.ts';

const minutesOf = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const { sin, cos, tan, asin, acos, PI } = Math;

/** Sunset by the formulas of NOAA's solar calculator, in minutes on the hotel's clock. */
function sunsetByNoaa(day: string): number {
  const rad = PI / 180;
  const { latitude, longitude } = hotel.coordinates;
  const evening = Date.parse(`${day}T18:00:00Z`);
  const century = (evening - Date.parse('2000-01-01T12:00:00Z')) / (36_525 * 86_400_000);
  const meanLongitude = (280.46646 + century * 36_000.76983) * rad;
  const anomaly = (357.52911 + century * 35_999.05029) * rad;
  const node = (125.04 - 1934.136 * century) * rad;
  const eccentricity = 0.016708634 - 0.000042037 * century;
  const centre = 1.9146 * sin(anomaly) + 0.019993 * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly);
  const apparent = meanLongitude + (centre - 0.00569 - 0.00478 * sin(node)) * rad;
  const obliquity = (23.439291 - 0.013004 * century + 0.00256 * cos(node)) * rad;
  const declination = asin(sin(obliquity) * sin(apparent));
  const y = tan(obliquity / 2) ** 2;
  const equationOfTime =
    y * sin(2 * meanLongitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
    0.5 * y ** 2 * sin(4 * meanLongitude) -
    1.25 * eccentricity ** 2 * sin(2 * anomaly);
  const cosHourAngle =
    cos(90.833 * rad) / (cos(latitude * rad) * cos(declination)) - tan(latitude * rad) * tan(declination);
  const utc = 720 - 4 * longitude + (4 / rad) * (acos(cosHourAngle) - equationOfTime);
  return utc + offsetAt(evening, hotel.timeZone) / 60_000;
}

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

it('agrees with NOAA’s formula on every day of two years', () => {
  for (let day = '2026-01-01'; day < '2028-01-01'; day = dayAfter(day, 1)) {
    expect(Math.abs(minutesOf(sunsetOn(day)) - sunsetByNoaa(day)), day).toBeLessThan(1);
  }
});
