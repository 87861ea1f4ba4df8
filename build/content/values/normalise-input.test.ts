import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { normaliseInput, rightValue, valuesOfSeveral } from './normalise-input.ts';

it.each([
  ['time', '7:30', '07:30'],
  ['time', '7.30', '07:30'],
  ['time', '19,30', '19:30'],
  ['time', '1930', '19:30'],
  ['time', 'ore 9', '09:00'],
  ['time', '7:30 PM', '19:30'],
  ['time', '12 am', '00:00'],
  ['time', 'dalle ore 14', '14:00'],
  ['time', 'entro le 10.30', '10:30'],
  ['time', 'by 11 am', '11:00'],
  ['time', 'mezzanotte', '00:00'],
  ['time', '25:00', '25:00'],
  ['time', '1 di notte', '01:00'],
  ['time', '11 di notte', '23:00'],
  ['time', '11:30 di notte', '23:30'],
  ['time', '23 di notte', '23:00'],
  ['time', '12 di notte', '00:00'],
  ['time', '2 at night', '02:00'],
  ['time', '6 at night', '18:00'],
  ['time', '10 at night', '22:00'],
  ['time', 'alle 8 e mezza di sera', '20:30'],
  ['time', '9 e 15 di mattina', '09:15'],
  ['time', '3 del pomeriggio', '15:00'],
  ['closingTime', '24', '24:00'],
  ['closingTime', 'mezzanotte', '24:00'],
  ['town', "Sant'Agnello (NA)", 'Sant’Agnello'],
  ['province', 'Salerno', 'SA'],
  ['country', 'Italia', 'IT'],
  ['stars', '4 stelle', 4],
  ['year', '27', 2027],
  ['phone', '+39 089 876543', '+39089876543'],
  // as an address book copies it
  ['phone', '\u202a+39 089 876543\u202c', '+39089876543'],
  ['phone', '0039 089/876-543', '+39089876543'],
  ['phone', '39 089 876543', '+39089876543'],
  ['phone', '39 333 123 4567', '+393331234567'],
  ['phone', '393 123 4567', '+393931234567'],
  ['phone', '+44 (0)20 7946 0000', '+442079460000'],
  ['phone', 'tel. 089 851234', '+39089851234'],
  ['phone', '089 876543/4', '089 876543/4'],
  ['phone', 'Tel. 800 123 456', '+39800123456'],
  ['host', 'www.hotelrosa.it/', 'https://www.hotelrosa.it'],
  ['host', 'HTTP://www.hotelrosa.it', 'https://www.hotelrosa.it'],
  ['host', 'Www.HotelAbbazia.it', 'https://www.hotelabbazia.it'],
  ['link', 'HTTPS://Lido.it/Prezzi?Anno=2026', 'https://lido.it/Prezzi?Anno=2026'],
  ['socialLink', 'Facebook.com/HotelRosa', 'https://facebook.com/HotelRosa'],
  ['link', 'lido.it/prezzi?anno=2026', 'https://lido.it/prezzi?anno=2026'],
  ['link', 'https://lido.it/x?utm_source=fb&anno=2026&fbclid=Ab-1_c#prezzi', 'https://lido.it/x?anno=2026#prezzi'],
  ['socialLink', 'instagram.com/rosa/?igshid=x1&utm_medium=copy_link', 'https://instagram.com/rosa/'],
  ['socialLink', 'https://www.instagram.com/rosa?igsh=MzRlODBiNQ==', 'https://www.instagram.com/rosa'],
  ['socialLink', 'https://www.facebook.com/rosa/?mibextid=LQQJ4d', 'https://www.facebook.com/rosa/'],
  [
    'link',
    '<iframe width="425" src="https://www.openstreetmap.org/x?a=1&amp;b=2"></iframe>',
    'https://www.openstreetmap.org/x?a=1&b=2',
  ],
  ['socialLink', '', '#'],
  ['socialLink', 'instagram.com/rosa', 'https://instagram.com/rosa'],
  ['socialLink', '089 876543', 'https://wa.me/39089876543'],
  ['socialLink', 'wa.me/+39 333 1234567', 'https://wa.me/393331234567'],
  ['above', '1.000', 1000],
  ['above', '12 €', 12],
  ['above', '€ 12,50', 12.5],
  ['above', 'ca. 300', 300],
  ['day', '1.4.2027', '2027-04-01'],
  ['day', '20 marzo 2027', '2027-03-20'],
  ['above', '1.000,5', 1000.5],
  ['above', '12 500', 12500],
  ['above', '2,5', 2.5],
  ['above', '0.500', 0.5],
  ['above', '1,234', 1.234],
  ['above', '2,', '2,'],
  ['longitude', '14,6416', 14.6416],
  ['latitude', '40.6480, 14.6416', 40.648],
  ['longitude', '40.6480, 14.6416', 14.6416],
  ['longitude', '14 gradi e mezzo', '14 gradi e mezzo'],
  ['latitude', '40,6469° N', 40.6469],
  ['latitude', '40°38\'52"N 14°38’29.8"E', 40.647778],
  ['longitude', '40°38\'52"N 14°38’29.8"E', 14.641611],
  ['longitude', '73.98 W', -73.98],
  ['latitude', '40° 38’ 52" N', 40.647778],
  ['longitude', "40° 38' 52'' N, 14° 38' 29'' E", 14.641389],
  ['latitude', '40°38', '40°38'],
  ['whole', 'Quattro', 4],
  ['closingTime', 'dieci', '10:00'],
  ['closingTime', 'sette e mezza di sera', '19:30'],
  ['above', '2,50 € a persona', 2.5],
  ['above', '20,00 euro/giorno', 20],
  ['above', '2 europei', '2 europei'],
  ['year', '’27', 2027],
  ['email', 'Rosa Esposito <info@rosa.it>', 'info@rosa.it'],
  ['whole', 'quattordici e mezzo', 'quattordici e mezzo'],
  ['vat', 'P. IVA n. 12345678903', 'IT12345678903'],
  ['vat', 'it 0123 456 7890', 'IT01234567890'],
  ['vat', 'P. IVA 01234567890', 'IT01234567890'],
  ['cin', 'it065066a1b2c3d4e5', 'IT065066A1B2C3D4E5'],
  ['cin', 'CIN: it065066a1b2c3d4e5', 'IT065066A1B2C3D4E5'],
  ['province', '(sa)', 'SA'],
  ['bookingPath', 'booking', '/booking'],
  ['email', ' mailto:info@rosa.it', 'info@rosa.it'],
] as const)('%s: %s', (kind, typed, right) => {
  expect(normaliseInput(kind, typed, 'it')).toBe(right);
});

it.each([
  ['1,500', undefined, 1500],
  ['1.500', undefined, 1.5],
  ['1.200 m', 'metres', 1200],
  ['1.2 km', 'metres', 1200],
] as const)('a number in English: %s', (typed, unit, right) => {
  expect(normaliseInput('above', typed, 'en', unit)).toBe(right);
});

it.each([
  ['metres', '150 m', 150],
  ['metres', 'ca. 1.500 metri', 1500],
  ['centimetres', '80cm', 80],
  ['minutes', '20 minuti', 20],
  ['hours', '3 ore', 3],
  ['nights', '5 notti', 5],
  ['minutes', "12'", 12],
  ['centimetres', 'cm 78', 78],
  ['metres', '1,2 km', 1200],
  ['metres', 'due km', 'due km'],
  ['minutes', '15 m', '15 m'],
  ['hours', 'tre ore', 3],
  [undefined, '150 m', '150 m'],
] as const)('a number of %s: %s', (unit, typed, right) => {
  expect(normaliseInput('above', typed, 'it', unit)).toBe(right);
});

it.each([
  ['un’ora', 60],
  ["un'ora e mezza", 90],
  ['1h10', 70],
  ['1 h 15m', 75],
  ["mezz'ora", 30],
  ['half an hour', 30],
  ['50 m', '50 m'],
  ['2 ore e 5 minuti', 125],
  ['an hour and 20', 80],
  ['tre', 3],
  ['40 minuti', 40],
  ['mezza giornata', 'mezza giornata'],
] as const)('minutes: %s', (typed, right) => {
  expect(normaliseInput('whole', typed, 'it', 'minutes')).toBe(right);
});

const kinds = ['time', 'phone', 'link', 'host', 'whole', 'latitude', 'vat', 'cin', 'province', 'bookingPath'] as const;
it('a normalised value stays as it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.string({ unit: fc.constantFrom(...'0139.,:+/ aIT('), maxLength: 14 }),
      (kind, typed) => {
        const once = normaliseInput(kind, typed, 'it');
        const shown = typeof once === 'number' ? String(once).replace('.', ',') : once;
        expect(normaliseInput(kind, shown, 'it')).toBe(once);
      },
    ),
    { examples: [['host', '0 /']] },
  );
});

it.each([
  ['Instagram', 'https://www.instagram.com/rosa'],
  ['TikTok', 'https://www.tiktok.com/@rosa'],
])('the right value of a user name on %s is its address', (name, address) => {
  expect(rightValue('socialLink', '@rosa', 'it', undefined, { name })).toBe(address);
});

it('the right value of an address that is too long is its beginning', () => {
  expect(rightValue('host', 'www.hotelrosa.it/it/home', 'it')).toBe('https://www.hotelrosa.it');
});

it.each([
  ['host', 'Www.Prenota.it/it/Camere?hotel=77', { host: 'https://www.prenota.it', path: '/it/Camere' }],
  ['host', 'www.prenota.it/', {}],
  ['host', 'www.prenota.it', {}],
  ['longitude', '40.6480, 14.6416 ', { latitude: 40.648, longitude: 14.6416 }],
  ['longitude', '14,6416', {}],
  ['latitude', '40.6480° N, 14.6416° E', { latitude: 40.648, longitude: 14.6416 }],
  ['latitude', '40.6480° N', {}],
  ['latitude', '40° 38’ 52" N', {}],
  ['latitude', '40.6480° 14.6416°', { latitude: 40.648, longitude: 14.6416 }],
  ['text', '40.6480, 14.6416', {}],
] as const)('a text that is pasted into one field may fill several: %s, %s', (kind, typed, values) => {
  expect(valuesOfSeveral(kind, typed)).toEqual(values);
});

describe('on 25 November 2026', () => {
  beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00Z') }));
  afterAll(() => void vi.useRealTimers());

  it.each([
    ['1 dicembre', '2026-12-01'],
    ['25/11', '2026-11-25'],
    ['3 novembre', '2026-11-03'],
    ['28/8', '2026-08-28'],
    ['20/8', '2027-08-20'],
    ['1° aprile', '2027-04-01'],
    ['1º aprile', '2027-04-01'],
    ['5 gen', '2027-01-05'],
    ['2.12.', '2026-12-02'],
    ['December 2nd', '2026-12-02'],
    ['3rd Jan', '2027-01-03'],
    ['the 5th of April', '2027-04-05'],
    ['5 of April', '2027-04-05'],
    ['March 2nd, 2028', '2028-03-02'],
    ["6 gennaio '28", '2028-01-06'],
    ['6/1/’28', '2028-01-06'],
    ['domenica 21 marzo', '2027-03-21'],
    ['Lunedi 5.4.', '2027-04-05'],
    ['sabato 3/4', '2027-04-03'],
    ["Venerdi' 18 dicembre", '2026-12-18'],
    ['Sunday 21 March', '2027-03-21'],
    ['Sun, March 21st', '2027-03-21'],
    ['mar 2 marzo', '2027-03-02'],
    ['mar 2', '2027-03-02'],
    ['Oggi', '2026-11-25'],
    ['dal 27 marzo', '2027-03-27'],
    ['dall’8 aprile', '2027-04-08'],
    ["l'8 aprile", '2027-04-08'],
    ['il 31 marzo (compreso)', '2027-03-31'],
    ['from 1 May', '2027-05-01'],
    ['from the 1st of May', '2027-05-01'],
    ['today', '2026-11-25'],
    ['domani', '2026-11-26'],
    ['tomorrow', '2026-11-26'],
    ['domenica', 'domenica'],
    ['domenica 21', 'domenica 21'],
    ['Pasqua 21 marzo', 'Pasqua 21 marzo'],
    ['dal 3 al 20 nov', 'dal 3 al 20 nov'],
  ])('%s is %s', (typed, right) => {
    expect(normaliseInput('day', typed, 'it')).toBe(right);
  });

  it.each([
    ['fino al 26 marzo', '2027-03-27'],
    ['26 marzo compreso', '2027-03-27'],
    ['fino a venerdì 26 marzo', '2027-03-27'],
    ['al 26 marzo', '2027-03-27'],
    ['until March 26', '2027-03-27'],
    ['27 marzo', '2027-03-27'],
    ['fino al 31 novembre', '2026-11-31'],
  ])('the end “%s” means the day %s', (typed, right) => {
    expect(normaliseInput('endDay', typed, 'it')).toBe(right);
  });

  it.each([
    ['6 gennaio', '2027-03-15', '2028-01-06'],
    ['31/10', '2027-03-15', '2027-10-31'],
    ['15/3', '2027-03-15', '2027-03-15'],
    ['31/10', '2026-04-01', '2027-10-31'],
    ['24/11', '', '2027-11-24'],
    ['10 gennaio', '2026-11-03', '2027-01-10'],
    ['6/1/27', '2027-03-15', '2027-01-06'],
  ])('the end %s after %s is %s', (typed, start, right) => {
    expect(normaliseInput('day', typed, 'it', undefined, start)).toBe(right);
  });
});
