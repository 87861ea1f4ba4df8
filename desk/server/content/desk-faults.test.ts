import { expect, it } from 'vitest';
import { delivered } from '../../../build/content/content-fixtures.ts';
import { type Fault, problem, sentenceOf } from '../../../build/content/faults/fault.ts';
import { hotelFiles } from '../../../build/content/hotel-files.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { inWords, withFaults } from './desk-faults.ts';

const faults = ['checkIn', 'checkIn', 'checkOut', 'name', 'phone', 'email'].map(
  (field): Fault => ({
    ...problem('empty'),
    file: /^check/.test(field) ? hotelFiles.facts : hotelFiles.identity,
    path: [field],
  }),
);
const said = (count: number) => inBoth(withFaults('hasFaults', faults.slice(0, count), delivered));

it('a refusal lists each fault once, and for many faults the first ones and the number of the others', () => {
  const [first, , second, third] = inWords(faults, delivered).map(({ it: said }) => said);
  const lead = inBoth('hasFaults').it;
  expect(said(2).it).toBe(`${lead} ${first}`);
  expect(said(4).it).toBe(`${lead} ${first} ${second} ${third}`);
  expect(said(6).it).toBe(`${said(4).it} E altre 2 cose.`);
  expect(said(5).en).toMatch(/ And one more\.$/);
});

it.each([
  ['src/i18n/it.json', ['nav', 'contact'], 'Testo «Contatti»', 'Text “Contatti”'],
  ['src/i18n/en.json', ['nav', 'nowhere'], 'Testo (Inglese)', 'Text (English)'],
  ['src/i18n/en.json', [], 'Testo (Inglese)', 'Text (English)'],
  [hotelFiles.lists, ['services', 0, 'title', 'en'], 'Testo «Solarium»', 'Text “Solarium”'],
  [hotelFiles.facts, ['hours', 'bar', 'from'], 'Orari › Bar › Dalle', 'Hours › Bar › From'],
  [hotelFiles.facts, [], 'Orari, distanze, camere', 'Hours, distances, rooms'],
  ['photos/mare.jpg', [], '«mare.jpg»', '“mare.jpg”'],
])('a fault names its place in words, not by keys: %s %j', (file, path, it, en) => {
  const fault = { ...problem('empty'), file, path };
  expect(inWords([fault], delivered)[0]).toEqual({
    it: `${it}: ${sentenceOf(fault, 'it')}`,
    en: `${en}: ${sentenceOf(fault, 'en')}`,
  });
});
