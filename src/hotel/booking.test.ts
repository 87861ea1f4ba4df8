import { describe, expect, it, vi } from 'vitest';
import { bookingAddress, bookingEngine, bookingFieldNames, bookingParameters } from './booking.ts';

vi.mock('./identity.ts', () => ({
  hotel: { booking: { host: 'https://booking.hotelmaiolica.example', path: '/booking', portal: '1050' } },
}));

const start = 'https://booking.hotelmaiolica.example/booking?oidPortale=1050';
const arrival = 'checkin=2026-05-12&arrival=2026-05-12&dataArrivo=12%2F05%2F2026';
const departure = 'checkout=2026-06-01&departure=2026-06-01&dataPartenza=01%2F06%2F2026';

describe('the booking engine’s address', () => {
  it('has every parameter that the engine expects', () => {
    expect(bookingAddress('en', { checkin: '2026-05-12', checkout: '2026-06-01', adults: 3 })).toBe(
      'https://booking.hotelmaiolica.example/booking?oidPortale=1050&lingua=en' +
        '&checkin=2026-05-12&arrival=2026-05-12&dataArrivo=12%2F05%2F2026' +
        '&checkout=2026-06-01&departure=2026-06-01&dataPartenza=01%2F06%2F2026' +
        '&adults=3&numAdulti=3',
    );
  });

  it.each(['it', 'en'])('has only the parameters that the guest chose: %s', (language) => {
    const [checkin, checkout, adults] = ['2026-05-12', '2026-06-01', '6'];
    const of = `${start}&lingua=${language}`;
    expect([
      bookingAddress(language),
      bookingAddress(language, {}),
      bookingAddress(language, { checkin }),
      bookingAddress(language, { checkout }),
      bookingAddress(language, { adults }),
      bookingAddress(language, { checkin, checkout }),
      bookingAddress(language, { checkin, adults }),
      bookingAddress(language, { checkout, adults }),
      bookingAddress(language, { checkin, checkout, adults }),
    ]).toEqual([
      of,
      of,
      `${of}&${arrival}`,
      `${of}&${departure}`,
      `${of}&adults=6&numAdulti=6`,
      `${of}&${arrival}&${departure}`,
      `${of}&${arrival}&adults=6&numAdulti=6`,
      `${of}&${departure}&adults=6&numAdulti=6`,
      `${of}&${arrival}&${departure}&adults=6&numAdulti=6`,
    ]);
  });

  it('leaves out empty fields', () => {
    expect(bookingAddress('it', { checkin: '', checkout: '', adults: '' })).toBe(`${start}&lingua=it`);
  });

  it('does not depend on the order of the fields', () => {
    expect(bookingAddress('it', { adults: 2, checkout: '2026-06-01', checkin: '2026-05-12' })).toBe(
      `${start}&lingua=it&${arrival}&${departure}&adults=2&numAdulti=2`,
    );
  });

  it('accepts the number of guests as a number or as text', () => {
    expect(bookingAddress('it', { adults: 1 })).toBe(bookingAddress('it', { adults: '1' }));
  });

  it('keeps a departure before the arrival: the engine validates it', () => {
    expect(bookingAddress('it', { checkin: '2026-05-12', checkout: '2026-05-11' })).toBe(
      `${start}&lingua=it&${arrival}&checkout=2026-05-11&departure=2026-05-11&dataPartenza=11%2F05%2F2026`,
    );
  });
});

it('the parameters have the specification’s order', () => {
  const names = bookingParameters('it', { checkin: '2026-05-12', checkout: '2026-06-01', adults: 2 }).map(
    ([name]) => name,
  );
  expect(names).toEqual([
    'oidPortale',
    'lingua',
    'checkin',
    'arrival',
    'dataArrivo',
    'checkout',
    'departure',
    'dataPartenza',
    'adults',
    'numAdulti',
  ]);
});

it('the address without parameters is the action of a form without scripts', () => {
  expect(bookingEngine).toBe('https://booking.hotelmaiolica.example/booking');
});

it('a form without scripts submits its fields under the parameters’ names', () => {
  const { portal, ...names } = bookingFieldNames;
  const stay = { language: 'it', checkin: '2026-05-12', checkout: '2026-06-01', adults: '2' };
  const parameters = new Map(bookingParameters('it', stay));
  expect(parameters.get(portal)).toBe('1050');
  for (const [field, name] of Object.entries(names)) {
    expect(parameters.get(name)).toBe(stay[field as keyof typeof names]);
  }
});
