import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unrealIn } from './defaults.ts';

/** The invented fields of an identity with these values only. */
const unreal = (identity: object) => unrealIn(JSON.stringify(identity, null, 2)).map(({ path }) => path.join('.'));

const real = {
  name: 'Hotel Aurora',
  site: 'https://www.hotelaurora.it',
  phone: '+390891234567',
  booking: { host: 'https://booking.hotelaurora.it', path: '/booking' },
  vat: 'IT01234567897',
};

it('a real hotel has no invented values', () => {
  expect(unreal(real)).toEqual([]);
});

it('names every field of the hotel that ships, which is invented', () => {
  const shipped = readFileSync(new URL('../../src/hotel/identity.json', import.meta.url), 'utf8');
  const fields =
    'name site phone email address.street booking.host beachClub.name beachClub.url group.name group.url vat cin';
  expect(new Set(unrealIn(shipped).map(({ path }) => path.join('.')))).toEqual(new Set(fields.split(' ')));
});

it.each([
  'https://www.hotel.example',
  'https://www.hotel.example/it?x=1',
  'https://www.example.com',
  'https://example.org/page',
  'info@hotel.example',
  'info@example.com',
  'https://hotel.test',
  'https://localhost:4173',
])('a reserved address is invented: %s', (address) => {
  expect(unreal({ ...real, site: address })).toEqual(['site']);
});

it.each(['https://www.testhotel.it', 'https://example-hotel.it', 'info@hotelexample.com', 'https://hotel.it/example'])(
  '%s is a real address',
  (address) => {
    expect(unreal({ ...real, site: address })).toEqual([]);
  },
);
