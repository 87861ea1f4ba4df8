import { expect, it } from 'vitest';
import { codeOf, faultsAfter, setValue } from '../content-fixtures.ts';
import { pageTitle } from './page-title.ts';

it.each([
  ['Camere Superior e Classic | {name}, Maiori', 'Hotel Rosa', 'Camere Superior e Classic | {name}, Maiori'],
  [
    'Camere Superior e Classic | {name}, Maiori',
    'Grand Hotel Panorama delle Sirene',
    'Camere Superior e Classic | {name}',
  ],
  [
    'Camere Superior e Classic | {name}, Maiori',
    'Grand Hotel Panorama delle Sirene e dei Limoni',
    'Camere Superior e Classic',
  ],
  [
    '{name} | Sul lungomare di Maiori, Costa d’Amalfi',
    'Hotel Panorama sul Mare Blu',
    '{name} | Sul lungomare di Maiori',
  ],
  ['{name} | Sul lungomare di Maiori, Costa d’Amalfi', 'Grand Hotel Panorama delle Sirene e dei Limoni', '{name}'],
])('%s of %s is %s', (title, name, shown) => {
  expect(pageTitle(title, name)).toBe(shown);
});

it.each(['Grand Hotel Panorama delle Sirene e dei Limoni', 'Le 3'])('%s is a name for a hotel', (name) => {
  expect(faultsAfter(setValue('identity', 'name', name))).toEqual([]);
});

it.each([
  ['Grand Hotel Panorama '.repeat(3), 'nameLength'],
  ['Hotel <b>Sole</b>', 'nameMarks'],
])('a name that no page can show, %s, is refused beside the name', (name, code) => {
  const faults = faultsAfter(setValue('identity', 'name', name));
  expect(faults.map(codeOf)).toEqual([`identity name: ${code}`]);
});
