import { getTimes } from 'suncalc';
import { hotel } from '../identity.ts';
import { instantOf, offsetAt } from './clock.ts';

const { coordinates, timeZone } = hotel;

/**
 * When the sun sets at the hotel on a day, to the minute.
 * @param day YYYY-MM-DD
 * @returns HH:MM on the hotel's clock; undefined where the sun does not set
 */
export function sunsetOn(day: string): string | undefined {
  const noon = new Date(instantOf(day, '12:00', timeZone));
  const { sunset } = getTimes(noon, coordinates.latitude, coordinates.longitude);
  if (!sunset) return;
  const nearest = sunset.getTime() + 30_000;
  return new Date(nearest + offsetAt(nearest, timeZone)).toISOString().slice(11, 16);
}
