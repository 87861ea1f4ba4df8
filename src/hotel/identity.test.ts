import { expect, it } from 'vitest';
import { addressLines, email, hotel, phone, readablePhone } from './identity.ts';

it.each([
  ['+390890000000', '+39 089 000 0000'],
  ['+390891234567', '+39 089 123 4567'],
  ['+393331234567', '+39 333 123 4567'],
  ['+442071234567', '+442071234567'],
])('%s reads as %s, on one line', (e164, text) => {
  expect(readablePhone(e164)).toBe(text.replaceAll(' ', '\u00a0'));
});

it('the phone and e-mail links lead to the hotel', () => {
  expect([phone.href, phone.text.replace(/\s/g, ''), email.href, email.text]).toEqual([
    `tel:${hotel.phone}`,
    hotel.phone,
    `mailto:${hotel.email}`,
    hotel.email,
  ]);
});

it('the address has two lines, the province in brackets', () => {
  expect(addressLines).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/^\d{5} .+ \([A-Z]{2}\)$/)]);
});
