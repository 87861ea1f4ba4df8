import { expect, it } from 'vitest';
import { hotel } from '../identity.ts';
import { coordinates, directionsTo, mapAddress, mapsPlatform } from './directions.ts';

const { latitude, longitude } = hotel.coordinates;

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile',
    'android',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 'mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'other'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'other'],
  ['', 'other'],
])('%s has the maps of: %s', (userAgent, platform) => {
  expect(mapsPlatform(userAgent)).toBe(platform);
});

it('every address leads to the hotel’s coordinates', () => {
  for (const address of [...Object.values(directionsTo), mapAddress]) {
    const text = decodeURIComponent(new URL(address).href);
    expect([text.includes(String(latitude)), text.includes(String(longitude))]).toEqual([true, true]);
  }
  expect(Object.values(directionsTo).map((address) => new URL(address).protocol)).toEqual([
    'geo:',
    'https:',
    'https:',
    'https:',
  ]);
  expect(mapAddress).toContain(`#map=17/${latitude}/${longitude}`);
  expect(coordinates).toBe(`${latitude}, ${longitude}`);
});
