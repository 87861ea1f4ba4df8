import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { readerOf } from '../../build/content/content-file.ts';
import { hotelFiles } from '../../build/content/hotel-files.ts';
import { photoPlaces } from '../../build/photos/photo-places.ts';
import { announcements } from '../../src/announcements/announcements.ts';
import { hotel } from '../../src/hotel/identity.ts';
import { ownerMessages } from './owner-messages.ts';
import {
  type Entry,
  hoursEntries,
  ownerReport,
  pastEntries,
  pointOn,
  reopeningEntries,
  seasonEntries,
  townEntries,
} from './owner-report.ts';

// the delivered texts are about the delivered hotel
vi.mock(import('./stray-texts.ts'), () => {
  const text = { key: 'hero.subtitle', path: ['hero', 'subtitle'] };
  const [town, stars] = [
    { it: 'Maiori', en: 'Maiori' },
    { it: 'quattro stelle', en: 'four stars' },
  ];
  const strayTexts = () => [
    { ...text, language: 'it' as const, file: 'src/i18n/it.json', text: 'A Maiori', labels: [town], review: 'a' },
    { ...text, language: 'en' as const, file: 'src/i18n/en.json', text: 'Maiori', labels: [stars, town], review: 'b' },
  ];
  return { strayTexts };
});

const before = Date.parse('2026-03-31T21:59:59Z');
const after = Date.parse('2026-03-31T22:00:00Z');
const messages = ownerMessages.en;
const entriesOf = (name: keyof typeof messages.sections, now = after): Entry[] =>
  ownerReport(now).find(({ title }) => title.en === messages.sections[name][0])?.entries ?? [];
const allEntries = () => ownerReport(after).flatMap(({ entries }) => entries);

describe('the owner’s report', () => {
  it('gives file, line and field of every to-do, and of every other line that has a place', () => {
    const entries = allEntries();
    for (const { state, where, field } of entries) {
      if (state === 'todo') expect(where).toMatch(/^src\/.*\.json:\d+$/);
      expect(Boolean(field), where).toBe(Boolean(where));
    }
    const fields = entries.flatMap(({ field }) => field ?? []);
    expect(fields).toContainEqual({ file: hotelFiles.identity, path: ['address', 'street'] });
    for (const { file, path } of fields.filter((field) => field.file.endsWith('.json'))) {
      const data: unknown = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
      const value = path.reduce<unknown>((within, step) => (within as Record<PropertyKey, unknown>)[step], data);
      expect(value, `${file} ${path}`).toBeDefined();
    }
  });

  it('says on which days announcements are shown, and which is today', () => {
    const read = (now: number) =>
      entriesOf('announcements', now)
        .filter(({ text }) => text.en.endsWith(messages.now))
        .flatMap(({ more = [] }) => more.map(({ en }) => en));
    expect(read(before)[0]).toMatch(/^The terrace is being renovated\. .* reopens on/);
    expect(read(after)[0]).toMatch(/^The terrace has been renewed\. /);
    expect(entriesOf('announcements')[0]).toMatchObject({
      text: { en: expect.stringContaining('to 31 March 2026 inclusive; the restaurant is closed; all pages') },
      where: expect.stringMatching(`^${hotelFiles.announcements}:\\d+$`),
    });
  });

  it('lists what the texts promise until it is confirmed', () => {
    expect(entriesOf('promises').map(({ text }) => text.en)).toContain('Superior rooms have a sea view and a balcony');
  });

  it('names no drawing by its file', () => {
    const said = allEntries().flatMap(({ text, more = [] }) => [text.it, ...more.map(({ it }) => it)]);
    const names = Object.keys(photoPlaces(readerOf(new URL('../../', import.meta.url)))).filter((name) =>
      name.includes('-'),
    );
    expect(names.filter((name) => said.some((text) => text.includes(name)))).toEqual([]);
  });

  it('says where a closure and the season name two days for one reopening', () => {
    const [record] = announcements;
    const closure = { ...(record as NonNullable<typeof record>), closes: 'hotel' as const, until: '2027-03-20' };
    const said = (from: string | null) => reopeningEntries([closure], from).map(({ text }) => text.it);
    expect(said('2027-03-21')).toEqual([
      'secondo l’avviso l’hotel riapre sabato 20 marzo 2027, secondo l’apertura stagionale domenica 21 marzo 2027',
    ]);
    for (const from of ['2027-03-20', '2027-06-01', null]) expect(said(from)).toEqual([]);
  });

  it('asks for an announcement where a season has none of the closure', () => {
    const [record] = announcements;
    const closure = { ...(record as NonNullable<typeof record>), closes: 'hotel' as const, until: '2027-03-20' };
    const season = { from: '2027-03-20', until: '2027-11-02' };
    const now = Date.parse('2027-01-10T12:00:00Z');
    const texts = (...args: Parameters<typeof seasonEntries>) => seasonEntries(...args).map(({ text }) => text.en);
    expect(texts([], season, now)).toEqual([expect.stringContaining('no announcement')]);
    expect(texts([closure], season, now)).toEqual([]);
    expect(texts([closure], season, Date.parse('2027-03-20T12:00:00Z'))).toHaveLength(1);
    expect(texts([], { from: null, until: null }, now)).toEqual([]);
  });

  it('asks about every distance where the hotel is in another town', () => {
    expect(townEntries('Maiori')).toEqual([]);
    expect(townEntries('Praiano').map(({ field }) => field?.path.join('.'))).toEqual([
      'distances',
      'attractions',
      'transfers',
      'map.embed',
    ]);
  });

  it('asks about a dinner in the morning', () => {
    const morning = { from: '07:30', to: '10:30' };
    expect(hoursEntries({ breakfast: morning, dinner: morning }).map(({ text }) => text.it)).toEqual([
      'Orari, Cena: 07:30–10:30',
    ]);
  });

  it('lists what guests read of a year that is over', () => {
    const topics = {
      touristTax: { year: 2026, until: '2026-10-31' },
      season: { from: '2026-03-20', until: '2026-11-02' },
      parking: { year: 2027 },
      priceList: { year: null },
    };
    const texts = (day: string) => pastEntries(topics, Date.parse(`${day}T12:00:00Z`)).map(({ text }) => text.en);
    expect(texts('2026-11-02')).toEqual([]);
    expect(texts('2026-11-03')).toEqual(['Opening season: to 2 November 2026 inclusive']);
    expect(texts('2027-01-01')).toEqual(['Tourist tax: 2026', expect.stringContaining('Opening season')]);
  });

  it('lists a text that is about another hotel once for all its languages', () => {
    expect(entriesOf('stray')).toMatchObject([
      {
        ...{ state: 'todo', review: 'a\nb', field: { file: 'src/i18n/it.json', path: ['hero', 'subtitle'] } },
        text: {
          it: 'italiano e inglese, Maiori e quattro stelle: A Maiori',
          en: 'Italian and English, Maiori and four stars: Maiori',
        },
      },
    ]);
  });

  it('says where the map shows another point than the hotel, and of a map without a point nothing', () => {
    const { coordinates, map } = hotel;
    const pointLines = () =>
      allEntries()
        .filter(({ field }) => field?.path[0] === 'map' || field?.path[0] === 'coordinates')
        .map(({ state, text, field }) => [state, text.it, field?.path.join('.')]);
    const delivered = 'latitudine 40,6482, longitudine 14,6416';
    expect(pointLines()).toEqual([
      ['check', `l’hotel è a ${delivered}, e la mappa lo mostra lì: è giusto?`, 'coordinates'],
    ]);
    try {
      hotel.coordinates = { latitude: 40.6506, longitude: 14.6262 };
      const moved = ['check', 'l’hotel è a latitudine 40,6506, longitudine 14,6262: è giusto?', 'coordinates'];
      expect(pointLines()).toEqual([['todo', `la mappa mostra un altro punto: ${delivered}`, 'map.embed'], moved]);
      hotel.map = { ...map, embed: 'https://www.openstreetmap.org/export/embed.html?bbox=14.6%2C40.6%2C14.7%2C40.7' };
      expect(pointLines()).toEqual([moved]);
    } finally {
      Object.assign(hotel, { coordinates, map });
    }
  });
});

const program = fileURLToPath(new URL('owner.ts', import.meta.url));

it('is printed with marks, places and what belongs to an entry', () => {
  const printed = execFileSync(process.execPath, [program, '--lang', 'en'], { encoding: 'utf8' });
  expect(printed).toMatch(/^Hotel Maiolica: where the site stands\n={37}\n\d+ things to do before the launch/);
  expect(printed).toMatch(
    /\n\nData that is [^\n]*\n {2}As long as [^\n]*\n {2}✗ The hotel’s name: Hotel Maiolica {2}\(src\/.*:\d+\)\n/,
  );
  expect(printed).toMatch(/\n {2}· from .*; all pages; .*\n {6}The terrace has been renewed\. /);
});

it.each(['--language', '--lang'])('asks for the language where it is not understood: %s', (option) => {
  const { status, stderr } = spawnSync(process.execPath, [program, option], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^In quale lingua\? .*--lang it\nIn which .*--lang en\n$/),
  ]);
});

it.each([
  'https://www.openstreetmap.org/export/embed.html?bbox=14.6%2C40.6%2C14.7%2C40.7&marker=40.6506%2C-14.6262',
  'https://www.openstreetmap.org/export/embed.html?marker=40.6506,-14.6262',
  'https://maps.google.com/maps?q=40.6506,-14.6262&z=17&output=embed',
])('the point of a map is found in %s', (embed) => {
  expect(pointOn(embed)).toEqual({ latitude: 40.6506, longitude: -14.6262 });
});
