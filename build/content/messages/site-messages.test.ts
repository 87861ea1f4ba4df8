import { describe, expect, it } from 'vitest';
import { dataIn } from '../content-file.ts';
import { readAfter, setValue } from '../content-fixtures.ts';
import { hotelFiles } from '../hotel-files.ts';
import { knownTopics } from './information-messages.ts';
import { createTranslator, topicTranslator } from './site-messages.ts';

/** The texts of the topics after some values are filled in. */
function said(language: 'it' | 'en', ...values: [field: string, value: unknown][]) {
  const read = readAfter(...values.map(([field, value]) => setValue('information', field, value)));
  const information = dataIn(read, hotelFiles.information) as Parameters<typeof knownTopics>[0];
  return knownTopics(information, language, topicTranslator(language)).map(
    ({ title, text }) => `${title}: ${text.replaceAll('\u00a0', ' ')}`,
  );
}

it('as delivered no topic has a value or a text', () => {
  expect([said('it'), said('en')]).toEqual([[], []]);
});

describe('the tourist tax', () => {
  const tax: [string, unknown][] = [
    ['touristTax.euros', 2.5],
    ['touristTax.nights', 7],
    ['touristTax.from', '2027-04-01'],
    ['touristTax.until', '2027-10-31'],
    ['touristTax.exemptions', { it: 'bambini fino a 10 anni', en: 'children up to 10' }],
    ['touristTax.year', 2027],
  ];
  it('says amount, nights, year, season and exemptions', () => {
    expect(said('it', ...tax)).toEqual([
      'Imposta di soggiorno: 2,50 € a persona e a notte, per 7 notti al massimo. Importo per il 2027. ' +
        'Si paga da giovedì 1 aprile 2027 a domenica 31 ottobre 2027. Esenti: bambini fino a 10 anni.',
    ]);
    expect(said('en', ...tax)).toEqual([
      'Tourist tax: €2.50 per person per night, for up to 7 nights. Amount for 2027. ' +
        'It’s charged from 1 April 2027 to 31 October 2027. Exempt: children up to 10.',
    ]);
  });

  it('does not mention a year without an amount', () => {
    expect(said('it', ['touristTax.year', 2027], ['parking.year', 2027])).toEqual([]);
  });
});

it('other topics mention the values that they have, in the order of the page', () => {
  expect(
    said(
      'en',
      ['allergies', { it: 'Chiedeteci.', en: 'Ask us!' }],
      ['season.from', '2027-03-20'],
      ['breakfast.euros', 15],
      ['parking.euros', 20],
      ['parking.booking', { it: 'si prenota con la camera', en: 'book it with your room' }],
    ),
  ).toEqual([
    'When we are open: The hotel is open from 20 March 2027.',
    'Breakfast: €15 per person.',
    'Parking: €20 per day. Book it with your room.',
    'Allergies and intolerances: Ask us!',
  ]);
});

it('breakfast that is included has no price', () => {
  expect(said('it', ['breakfast.included', true], ['breakfast.euros', 15])).toEqual([
    'La colazione: È compresa nel prezzo della camera.',
  ]);
});

it('a translator for data removes tags', () => {
  expect(createTranslator('en')('rooms.guests', { count: 2 })).toBe('2 guests');
});
