import { expect, it } from 'vitest';
import { delivered } from '../../../build/content/content-fixtures.ts';
import { hotelParts } from '../../../build/content/hotel-files.ts';
import { messagesIn } from '../../../build/content/messages/dictionary.ts';
import { readMessages } from '../../../build/content/messages/site-messages.ts';
import { schemas } from '../../../build/content/schema/hotel-schemas.ts';
import { partsOf } from '../../../build/content/schema/schema-faults.ts';
import { valueNames } from '../../../build/content/values/value-names.ts';
import { factFiles } from '../../content/fields.ts';
import type { DeskState } from '../../protocol.ts';
import { findFacts } from './fact-index.ts';

const files = Object.fromEntries(factFiles.map((file) => [file, JSON.parse(delivered(file) ?? '')]));
const state = { files } as DeskState;

it('the schema names only messages and values of the site as those that show a field', () => {
  const keys = [...messagesIn(readMessages('it')).keys()];
  const metas = hotelParts.flatMap((part) => partsOf(schemas[part])).map(({ meta }) => meta);
  const starts = metas.flatMap(({ shownIn = [] }) => shownIn);
  expect(starts.length).toBeGreaterThan(10);
  expect(starts.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  expect(metas.flatMap(({ shownAs }) => shownAs ?? []).filter((name) => !valueNames[name])).toEqual([]);
});

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
])(
  'a click on a value leads to its own fact, not to another one with the same number: %s',
  (messageKey, name, shown, path) => {
    expect(findFacts(state, { messageKey, name, shown })[0]?.path.join('.')).toBe(path);
  },
);

it.each([
  ['common.picture.position', 'count', '4'],
  ['hero.search.guestOption', 'count', '2'],
  ['terrazza.sunset', 'time', '19:00'],
  ['common.opening.closed', 'date', undefined],
])('no fact is found for a value that is not a fact: {%s}', (messageKey, name, shown) => {
  expect(findFacts(state, { messageKey, name, shown })).toEqual([]);
});

it('a message on its own lists the facts of its page alone', () => {
  const pathsOf = (messageKey: string, name: string) =>
    findFacts(state, { messageKey, name }).map(({ path }) => path.join('.'));
  expect(pathsOf('location.near.port.value', 'minutes')).toEqual(['distances.port.walkMinutes']);
  expect(pathsOf('services.info.times.checkin', 'time')).toEqual(['checkIn']);
  expect(pathsOf('experiences.card.boat.highlight', 'from')).toEqual(['experiences.1.hours.from']);
});

it('if several facts have the same value, a click leads to the fact of its line', () => {
  const { hours, ...facts } = files['src/hotel/facts.json'];
  const { transfers, ...lists } = files['src/hotel/lists.json'];
  const alike = {
    files: {
      ...files,
      'src/hotel/facts.json': { ...facts, hours: { ...hours, bar: { from: '07:30', to: '24:00' } } },
      'src/hotel/lists.json': { ...lists, transfers: transfers.map((one: object) => ({ ...one, minutes: 60 })) },
    },
  } as unknown as DeskState;
  const pathOf = (messageKey: string, name: string, shown: string, line: string) =>
    findFacts(alike, { messageKey, name, shown, line: [line] })[0]?.path.join('.');
  expect(pathOf('common.hours', 'from', '7:30', 'terrazza.hours.bar')).toBe('hours.bar.from');
  expect(pathOf('common.hours', 'from', '7:30', 'terrazza.hours.breakfast')).toBe('hours.breakfast.from');
  expect(pathOf('common.minutes', 'minutes', '60', 'common.transfer.port.name')).toBe('transfers.3.minutes');
});
