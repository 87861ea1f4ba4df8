import { expect, it } from 'vitest';
import { pointOn } from './map-point.ts';

it.each([
  'https://www.openstreetmap.org/export/embed.html?bbox=14.6%2C40.6%2C14.7%2C40.7&marker=40.6506%2C-14.6262',
  'https://www.openstreetmap.org/export/embed.html?marker=40.6506,-14.6262',
  'https://www.google.com/maps/place/Hotel/@40.6506,-14.6262,17z',
  'https://www.google.com/maps/place/Hotel/@40.65,-14.62,17z/data=!4m6!3m5!1s0x0:0x0!8m2!3d40.6506!4d-14.6262',
])('the point of a map is found in %s', (embed) => {
  expect(pointOn(embed)).toEqual({ latitude: 40.6506, longitude: -14.6262 });
});
