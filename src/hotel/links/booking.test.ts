import { expect, it } from 'vitest';
import { hotel } from '../identity.ts';
import { bookingAddress } from './booking.ts';

const { host, path, portal } = hotel.booking;

it('the booking engine’s address has every parameter that the engine expects, in its order', () => {
  expect(bookingAddress('en', { adults: 3, checkout: '2026-06-01', checkin: '2026-05-12' })).toBe(
    `${host}${path}?oidPortale=${portal}&lingua=en` +
      '&checkin=2026-05-12&arrival=2026-05-12&dataArrivo=12%2F05%2F2026' +
      '&checkout=2026-06-01&departure=2026-06-01&dataPartenza=01%2F06%2F2026' +
      '&adults=3&numAdulti=3',
  );
});

it.each([{}, { checkin: '', checkout: '', adults: '' }])('the address leaves out empty fields: %j', (stay) => {
  expect(bookingAddress('it', stay)).toBe(`${host}${path}?oidPortale=${portal}&lingua=it`);
});
