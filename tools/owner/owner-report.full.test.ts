import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dataIn } from '../../build/content/content-file.ts';
import {
  announcement,
  type Change,
  delivered,
  readAfter,
  setMessage,
  setValue,
} from '../../build/content/content-fixtures.ts';
import { hotelFiles } from '../../build/content/hotel-files.ts';
import { valueAt } from '../../build/content/schema/schema-faults.ts';
import { photoPlaces } from '../../build/photos/photo-places.ts';
import { pointOn } from './hotel-entries.ts';
import { ownerMessages } from './owner-messages.ts';
import { ownerReport } from './owner-report.ts';
import type { Entry } from './report-entry.ts';

const root = new URL('../../', import.meta.url);
const before = '2026-03-31T21:59:59Z';
const after = '2026-03-31T22:00:00Z';
const messages = ownerMessages.en;
const reportOf = (changes: Change[], now = after) => ownerReport(root, readAfter(...changes), Date.parse(now));
const entriesOf = (name: keyof typeof messages.sections, changes: Change[] = [], now = after): Entry[] =>
  reportOf(changes, now).find(({ title }) => title.en === messages.sections[name][0])?.entries ?? [];
const allEntries = (...changes: Change[]) => reportOf(changes).flatMap(({ entries }) => entries);

describe('the owner’s report', () => {
  it('gives the field of every to-do, and only existing fields', () => {
    const entries = allEntries();
    expect(entries.filter(({ state, field }) => state === 'todo' && !field)).toEqual([]);
    const fields = entries.flatMap(({ field }) => field ?? []);
    expect(fields).toContainEqual({ file: hotelFiles.identity, path: ['address', 'street'] });
    for (const { file, path } of fields.filter((field) => field.file.endsWith('.json')))
      expect(valueAt(dataIn(delivered, file), path), `${file} ${path}`).toBeDefined();
  });

  it('names photographs whose description is only the title of their room', () => {
    const path = ['superiorGallery', 0, 'alt', 'en'];
    const entries = entriesOf('pictures', [setValue('lists', path.join('.'), 'Superior')]);
    expect(entries).toContainEqual({
      state: 'todo',
      text: expect.objectContaining({ en: expect.stringMatching(/^Photographs of “Superior”, number 1/) }),
      field: { file: hotelFiles.lists, path },
    });
  });

  it('asks for the address of each profile that the site shows', () => {
    const entries = entriesOf('links', [setValue('lists', 'profiles[0].hidden', true)]);
    expect(entries.flatMap(({ state, field }) => (state === 'todo' ? field?.path.join('.') : []))).toEqual([
      'profiles.1.url',
    ]);
  });

  it('says on which days announcements are shown, and which is today', () => {
    const read = (now: string) =>
      entriesOf('announcements', [], now)
        .filter(({ text }) => text.en.endsWith(messages.now))
        .flatMap(({ more = [] }) => more.map(({ en }) => en));
    expect(read(before)[0]).toMatch(/^The terrace is being renovated\. .* reopens on/);
    expect(read(after)[0]).toMatch(/^The terrace has been renewed\. /);
    expect(entriesOf('announcements')[0]).toMatchObject({
      text: { en: expect.stringContaining('to 31 March 2026 inclusive; the restaurant is closed; all pages') },
      field: { file: hotelFiles.announcements, path: ['announcements', 0] },
    });
  });

  it('names an announcement that is over by the title that guests read', () => {
    const title = { it: 'Chiusi fino a {until}', en: 'Closed until {until}' };
    const over = setValue('announcements', 'announcements', [announcement({ title })]);
    const entries = entriesOf('announcements', [over], '2027-03-20').filter(({ state }) => state === 'check');
    expect(entries.map(({ text }) => text.en)).toEqual(['“Closed until 20 March 2027” is over: it can be deleted']);
  });

  it('says that an announcement of the restaurant within a closure of the hotel is never shown', () => {
    const [from, until] = ['2026-11-03', '2026-11-04'];
    const own = announcement({ from, until, title: { it: 'Chiusi', en: 'Closed' } });
    const hotelClosed = announcement({ id: 'hotel', from, until, closes: 'hotel' });
    const entries = entriesOf('announcements', [setValue('announcements', 'announcements', [own, hotelClosed])]);
    expect(entries.map(({ text }) => text.en)).toEqual([
      expect.stringContaining('“Closed” is never shown'),
      '3 November 2026; the hotel is closed; all pages; not shown yet',
    ]);
  });

  it('names an invented announcement by its title, not by its number', () => {
    const texts = entriesOf('identity').map(({ text }) => text.en);
    expect(texts).toContain('Announcements: The terrace is being renovated');
  });

  it('lists what the texts promise until it is confirmed', () => {
    expect(entriesOf('promises').map(({ text }) => text.en)).toContain('Superior rooms have a sea view and a balcony');
  });

  it('names no drawing by its file', () => {
    const said = allEntries().flatMap(({ text, more = [] }) => [text.it, ...more.map(({ it }) => it)]);
    const names = Object.keys(photoPlaces(delivered)).filter((name) => name.includes('-'));
    expect(names.filter((name) => said.some((text) => text.includes(name)))).toEqual([]);
  });

  const closure = setValue('announcements', 'announcements', [announcement({ closes: 'hotel' })]);
  const seasonFrom = (from: string | null) => setValue('information', 'season.from', from);

  it('reports a closure and a season that give two days for one reopening', () => {
    const said = (from: string | null) =>
      entriesOf('announcements', [closure, seasonFrom(from)]).filter(({ state }) => state === 'todo');
    expect(said('2027-03-21').map(({ text }) => text.it)).toEqual([
      'secondo l’avviso l’hotel riapre sabato 20 marzo 2027, secondo l’apertura stagionale domenica 21 marzo 2027',
    ]);
    for (const from of ['2027-03-20', '2027-06-01', null]) expect(said(from)).toEqual([]);
  });

  it('asks for an announcement if a season has none of the closure', () => {
    const asked = (now: string, ...changes: Change[]) =>
      entriesOf('announcements', changes, now).filter(({ text }) => text.en === messages.seasonAlone).length;
    const season = seasonFrom('2027-03-20');
    expect(asked('2027-01-10', season)).toBe(1);
    expect(asked('2027-01-10', season, closure)).toBe(0);
    expect(asked('2027-03-20', season, closure)).toBe(1);
    expect(asked('2027-01-10')).toBe(0);
  });

  it('asks about every distance if the hotel is in another town', () => {
    const asked = (town: string) =>
      entriesOf('identity', [setValue('identity', 'address.town', town)]).flatMap(({ state, field }) =>
        state === 'check' ? field?.path.join('.') : [],
      );
    const always = ['booking.path', 'address.town', 'coordinates'];
    expect(asked('Maiori')).toEqual(always);
    expect(asked('Praiano')).toEqual([...always, 'distances', 'attractions', 'transfers', 'map.embed']);
  });

  it('asks about a transfer and a distance with different minutes', () => {
    const entries = entriesOf('identity', [setValue('facts', 'distances.naplesAirport.minutes', 75)]);
    expect(entries.at(-1)).toMatchObject({
      text: { it: expect.stringMatching(/^Aeroporto di Napoli: .* 60 minuti.* 75\./) },
      field: { file: hotelFiles.lists, path: ['transfers', 0, 'minutes'] },
    });
  });

  it('asks about a dinner that starts in the morning', () => {
    const entries = entriesOf('hours', [setValue('facts', 'hours.dinner', { from: '07:30', to: '10:30' })]);
    expect(entries.map(({ text }) => text.it)).toEqual(['Orari, Cena: 07:30–10:30']);
  });

  it('lists information about a past year', () => {
    const changes = [
      setValue('information', 'touristTax.year', 2026),
      setValue('information', 'touristTax.until', '2026-10-31'),
      setValue('information', 'season', { from: '2026-03-20', until: '2026-11-02' }),
      setValue('information', 'parking.year', 2027),
    ];
    const texts = (day: string) => entriesOf('past', changes, day).map(({ text }) => text.en);
    expect(texts('2026-11-02')).toEqual([]);
    expect(texts('2026-11-03')).toEqual(['Opening season: to 2 November 2026 inclusive']);
    expect(texts('2027-01-01')).toEqual(['Tourist tax: 2026', expect.stringContaining('Opening season')]);
  });

  it('lists a text that is about another hotel once for all its languages', () => {
    const changes = [
      ...[setValue('identity', 'address.town', 'Minori'), setValue('identity', 'stars', 3)],
      ...[setMessage('it', 'hero.subtitle', 'A Maiori'), setMessage('en', 'hero.subtitle', 'Maiori, four stars')],
    ];
    expect(entriesOf('stray', changes)).toContainEqual({
      ...{ state: 'todo', field: { file: 'src/i18n/it.json', path: ['hero', 'subtitle'] } },
      review: expect.stringMatching(/^(?:Reviewed: (?:it|en) hero\.subtitle \w+\n?){3}$/),
      text: {
        it: 'italiano e inglese, Maiori e quattro stelle: A Maiori',
        en: 'Italian and English, Maiori and four stars: Maiori, four stars',
      },
    });
  });

  it('reports a map that shows another point than the hotel, but not a map without a point', () => {
    const pointLines = (...changes: Change[]) =>
      allEntries(...changes)
        .filter(({ field }) => field?.path[0] === 'map' || field?.path[0] === 'coordinates')
        .map(({ state, text, field }) => [state, text.it, field?.path.join('.')]);
    const here = 'latitudine 40,6482, longitudine 14,6416';
    expect(pointLines()).toEqual([['check', `L’hotel è a ${here}, e la mappa lo mostra lì: è giusto?`, 'coordinates']]);
    const elsewhere = setValue('identity', 'coordinates', { latitude: 40.6506, longitude: 14.6262 });
    const moved = ['check', 'L’hotel è a latitudine 40,6506, longitudine 14,6262: è giusto?', 'coordinates'];
    expect(pointLines(elsewhere)).toEqual([['todo', `La mappa mostra un altro punto: ${here}`, 'map.embed'], moved]);
    const embed = 'https://www.openstreetmap.org/export/embed.html?bbox=14.6%2C40.6%2C14.7%2C40.7';
    expect(pointLines(elsewhere, setValue('identity', 'map.embed', embed))).toEqual([moved]);
  });
});

const program = fileURLToPath(new URL('owner.ts', import.meta.url));

it('prints marks, places and further lines of entries', () => {
  const printed = execFileSync(process.execPath, [program, '--lang', 'en'], { encoding: 'utf8' });
  expect(printed).toMatch(/^Hotel Maiolica: where the site stands\n={37}\n\d+ things to do before the launch/);
  expect(printed).toMatch(
    /\n\nData that is [^\n]*\n {2}As long as [^\n]*\n {2}✗ The hotel’s name: Hotel Maiolica {2}\(src\/.*:\d+\)\n/,
  );
  expect(printed).toMatch(/\n {2}· from .*; all pages; .*\n {6}The terrace has been renewed\. /);
});

it.each([
  'https://www.openstreetmap.org/export/embed.html?bbox=14.6%2C40.6%2C14.7%2C40.7&marker=40.6506%2C-14.6262',
  'https://www.openstreetmap.org/export/embed.html?marker=40.6506,-14.6262',
  'https://maps.google.com/maps?q=40.6506,-14.6262&z=17&output=embed',
])('the point of a map is found in %s', (embed) => {
  expect(pointOn(embed)).toEqual({ latitude: 40.6506, longitude: -14.6262 });
});
