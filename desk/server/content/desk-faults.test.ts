import { expect, it } from 'vitest';
import { hotelFiles } from '../../../build/content/content-file.ts';
import { type Fault, problem } from '../../../build/content/faults/fault.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { inWords, withFaults } from './desk-faults.ts';

const faults = ['checkIn', 'checkIn', 'checkOut', 'name', 'phone', 'email'].map(
  (field): Fault => ({
    ...problem('empty'),
    file: /^check/.test(field) ? hotelFiles.facts : hotelFiles.identity,
    path: [field],
  }),
);
const said = (count: number) => inBoth(withFaults('hasFaults', faults.slice(0, count)));

it('a refusal says each fault once, and of many the first ones and how many more there are', () => {
  const [first, , second, third] = faults.map((fault) => inWords(fault).it);
  const lead = inBoth('hasFaults').it;
  expect(said(2).it).toBe(`${lead} ${first}`);
  expect(said(4).it).toBe(`${lead} ${first} ${second} ${third}`);
  expect(said(6).it).toBe(`${said(4).it} E altre 2 cose.`);
  expect(said(5).en).toMatch(/ And one more\.$/);
});
