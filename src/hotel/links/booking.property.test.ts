import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookingAddress, bookingEngine } from './booking.ts';

// every UTF-16 code unit, lone surrogates too
const text = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('the address carries any text unchanged and adds no other parameter', () => {
  fc.assert(
    fc.property(text, text, text, (checkin, checkout, adults) => {
      const address = new URL(bookingAddress('it', { checkin, checkout, adults }));
      expect(address.origin + address.pathname).toBe(bookingEngine);
      expect(address.hash).toBe('');
      const names = [...address.searchParams.keys()];
      expect(names).toEqual([
        'oidPortale',
        'lingua',
        ...(checkin ? ['checkin', 'arrival', 'dataArrivo'] : []),
        ...(checkout ? ['checkout', 'departure', 'dataPartenza'] : []),
        ...(adults ? ['adults', 'numAdulti'] : []),
      ]);
      const got = (name: string) => address.searchParams.get(name) ?? '';
      expect([got('checkin'), got('arrival')]).toEqual(Array(2).fill(checkin.toWellFormed()));
      expect([got('checkout'), got('departure')]).toEqual(Array(2).fill(checkout.toWellFormed()));
      expect([got('adults'), got('numAdulti')]).toEqual(Array(2).fill(adults.toWellFormed()));
    }),
    { numRuns: 1000 },
  );
});

it('the address has each date as YYYY-MM-DD and as DD/MM/YYYY', () => {
  fc.assert(
    fc.property(day, day, (checkin, checkout) => {
      const { searchParams } = new URL(bookingAddress('en', { checkin, checkout }));
      const turned = (name: string) => searchParams.get(name)?.split('/').reverse().join('-');
      expect([turned('dataArrivo'), turned('dataPartenza')]).toEqual([checkin, checkout]);
    }),
  );
});
