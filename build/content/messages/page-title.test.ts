import { expect, it } from 'vitest';
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
