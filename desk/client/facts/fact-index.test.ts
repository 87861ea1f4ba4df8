import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { DeskState } from '../../protocol.ts';
import { factFiles, findFacts } from './fact-index.ts';

const files = Object.fromEntries(
  factFiles.map((file) => [file, JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))]),
);
const state = { files, schemas: {} } as DeskState;

it.each([
  ['services.beach.distance', 'metres', '50', 'distances.partnerBeach.metres'],
  ['services.card.beach.text', 'beachMetres', '50', 'distances.partnerBeach.metres'],
  ['feature.beach.title', 'metres', '50', 'distances.sea.metres'],
  ['hero.subtitle', 'metres', '50', 'distances.sea.metres'],
  ['location.reach.plane.naplesAirport.text', 'minutes', '60', 'distances.naplesAirport.minutes'],
  ['location.reach.plane.salernoAirport.text', 'minutes', '40', 'distances.salernoAirport.minutes'],
  ['location.reach.train.bus.text', 'minutes', '40', 'distances.stationBus.minutes'],
  ['location.reach.ferry.salerno.text', 'minutes', '5', 'distances.port.walkMinutes'],
  ['common.minutes', 'minutes', '60', 'transfers.0.minutes'],
  ['location.attraction.amalfi.distance', 'kilometres', '5', 'attractions.0.kilometres'],
])('a click on a value leads to its own fact, not to one of the same number: %s', (messageKey, name, shown, path) => {
  expect(findFacts(state, { messageKey, name, shown })[0]?.path.join('.')).toBe(path);
});
