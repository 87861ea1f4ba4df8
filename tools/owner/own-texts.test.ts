import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hotelFiles } from '../../build/content/hotel-files.ts';
import { byLanguage } from '../../src/i18n/languages.ts';
import { drawnTexts } from './drawn-texts.ts';
import { laggingTexts } from './lagging-texts.ts';
import { reviewOf, textFiles, versionMark } from './own-texts.ts';
import { strayTexts } from './stray-texts.ts';

let folder: string;
const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' });
const file = (name: string) => join(folder, name);
const commit = (...messages: string[]) => {
  git('add', '.');
  git('commit', '-q', '--allow-empty', ...messages.flatMap((message) => ['-m', message]));
};
const saveVersion = () => commit('Nuovi testi', versionMark);

function write(language: 'it' | 'en', title: string): void {
  writeFileSync(file(`src/i18n/${language}.json`), JSON.stringify({ hero: { title, subtitle: 'x' } }));
}

function writeService(it: string, en: string): void {
  const service = { id: 'wifi', title: { it, en } };
  writeFileSync(file('src/hotel/lists.json'), JSON.stringify({ services: [service] }));
}

const lagging = () => laggingTexts(pathToFileURL(`${folder}/`)).map(({ key, language }) => `${key} ${language}`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const name of ['src/i18n', 'src/hotel']) mkdirSync(file(name), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Begins a repository with the site as delivered. */
function deliver(): void {
  git('init', '-q');
  git('config', 'user.name', 'Rosa');
  git('config', 'user.email', 'rosa@hotelmaiolica.example');
  write('it', 'Limoni');
  write('en', 'Lemons');
  writeService('Wi-Fi', 'Wi-Fi');
  commit('The site');
}

it('no text lags in the site as delivered, whoever changed one language before, nor outside a repository', () => {
  deliver();
  write('en', 'Lemons everywhere');
  commit('Polish the English');
  expect(lagging()).toEqual([]);
  rmSync(file('.git'), { recursive: true });
  write('it', 'Limoni e mare');
  expect(lagging()).toEqual([]);
});

it('a text lags once the other language has changed, saved or not, until it changes too', () => {
  deliver();
  write('it', 'Limoni e mare');
  expect(lagging()).toEqual(['hero.title en']);
  saveVersion();
  expect(lagging()).toEqual(['hero.title en']);
  write('en', 'Lemons and the sea');
  expect(lagging()).toEqual([]);
  saveVersion();
  write('it', 'I limoni e il mare');
  write('en', 'The lemons and the sea');
  saveVersion();
  expect(lagging()).toEqual([]);
});

it('a text in a list lags too, and its field is named', () => {
  deliver();
  writeService('Wi-Fi in terrazza', 'Wi-Fi');
  saveVersion();
  const [text] = laggingTexts(pathToFileURL(`${folder}/`));
  expect(text).toMatchObject({
    ...{ key: 'services.card.wifi.title', language: 'en', after: 'it' },
    ...{ file: 'src/hotel/lists.json', path: ['services', 0, 'title', 'en'] },
  });
});

it('a review holds until the other language changes once more', () => {
  deliver();
  write('it', 'I limoni');
  saveVersion();
  commit('Rivisto', reviewOf('en', 'hero.title', 'I limoni'));
  expect(lagging()).toEqual([]);
  write('it', 'I limoni di Maiori');
  expect(lagging()).toEqual(['hero.title en']);
});

it('the delivered description of a drawing is listed once a photograph replaces it, until it is changed or confirmed', () => {
  const describe = (it: string, en: string) => {
    for (const [language, text] of Object.entries({ it, en })) {
      writeFileSync(file(`src/i18n/${language}.json`), JSON.stringify({ rooms: { 'alt.roomsHero': text } }));
    }
    const dish = { id: 'pasta', alt: { it: 'Un disegno', en: 'A drawing' } };
    writeFileSync(file('src/hotel/lists.json'), JSON.stringify({ dishes: [dish] }));
  };
  const drawn = () => drawnTexts(pathToFileURL(`${folder}/`)).map(({ key, language }) => `${key} ${language}`);
  deliver();
  describe('Un letto disegnato', 'A drawn bed');
  commit('Descriptions');
  expect(drawn()).toEqual([]);
  mkdirSync(file('photos'));
  // one for both crops
  for (const name of ['rooms-hero', 'dish-pasta']) writeFileSync(file(`photos/${name}.jpg`), '');
  const [ofPage, ofDish] = [
    ['rooms.alt.roomsHero it', 'rooms.alt.roomsHero en'],
    ['terrazza.dish.pasta.alt it', 'terrazza.dish.pasta.alt en'],
  ];
  expect(drawn()).toEqual([...ofPage, ...ofDish]);
  saveVersion();
  describe('Un letto vero', 'A drawn bed');
  expect(drawn()).toEqual(ofDish);
  expect(lagging()).toEqual(['rooms.alt.roomsHero en']);
  commit('Rivisto', reviewOf('it', 'terrazza.dish.pasta.alt', 'Un disegno'));
  expect(drawn()).toEqual(['terrazza.dish.pasta.alt en']);
  saveVersion();
  expect(drawn()).toEqual(['terrazza.dish.pasta.alt en']);
});

it('texts that speak of a beach club or a group are listed where there is none, until they are changed or confirmed', () => {
  deliver();
  const root = pathToFileURL(`${folder}/`);
  const stray = () => strayTexts(root).map(({ key, language }) => `${key} ${language}`);
  const hotel = (club: string | null, group: string | null) =>
    writeFileSync(
      file('src/hotel/identity.json'),
      JSON.stringify({ beachClub: { name: club }, group: { name: group } }),
    );
  write('it', 'Terrazza, lido e {group}');
  write('en', 'Our Club; consolidation');
  writeService('Al {club}', 'Wi-Fi');
  hotel('Lido Azzurro', 'Costiera');
  expect(stray()).toEqual([]);
  hotel(null, 'Costiera');
  expect(stray()).toEqual(['hero.title it', 'hero.title en', 'services.card.wifi.title it']);
  hotel('Lido Azzurro', null);
  expect(stray()).toEqual(['hero.title it']);
  hotel(null, null);
  write('it', 'Terrazza');
  commit('Va bene', reviewOf('en', 'hero.title', 'Our Club; consolidation lido convenzionato'));
  expect(stray()).toEqual(['services.card.wifi.title it']);
});

const identityFile = 'src/hotel/identity.json';
const delivered = (name: string) => new URL(`../../${name}`, import.meta.url);

/** The texts that stray where the delivered hotel is in another town or has other stars. */
function strayWhere(
  change: (identity: { stars: number; address: { town: string }; spokenLanguages: string[] }) => void,
) {
  for (const name of textFiles) copyFileSync(delivered(name), file(name));
  const identity = JSON.parse(readFileSync(delivered(identityFile), 'utf8'));
  change(identity);
  writeFileSync(file(identityFile), JSON.stringify(identity));
  return strayTexts(pathToFileURL(`${folder}/`));
}

it('the delivered texts speak of the delivered hotel', () => {
  expect(strayWhere(() => undefined)).toEqual([]);
});

it('texts that name the delivered town are listed in another, with all that is wrong about them', () => {
  const stray = strayWhere((identity) => {
    identity.stars = 3;
    identity.address.town = 'Minori';
  });
  const named = textFiles.flatMap((name) => readFileSync(delivered(name), 'utf8').match(/"[^"]*Maiori[^"]*"/g) ?? []);
  expect(stray.map(({ text }) => text).sort()).toEqual(named.map((text) => JSON.parse(text)).sort());
  const labelsOf = (name: string) => stray.find(({ key }) => key === name)?.labels.map(({ it: label }) => label);
  expect(labelsOf('hero.head.description')).toEqual(['quattro stelle', 'Maiori']);
  expect(labelsOf('hero.subtitle')).toEqual(['Maiori']);
});

it('what is fine about one thing is listed for another', () => {
  const town = { address: { town: 'Minori' } };
  const about = (stars: number) =>
    strayWhere((identity) => Object.assign(identity, town, { stars })).find(
      ({ key }) => key === 'hero.head.description',
    );
  deliver();
  const [first] = [about(4)];
  commit('Va bene', first?.review ?? '');
  expect(about(4)?.language).toBe('en');
  expect(about(3)).toMatchObject({ language: 'it', labels: [{ it: 'quattro stelle' }] });
});

it('texts that speak German, or of a reception at night, are listed where there is none', () => {
  const german = strayWhere((identity) => {
    identity.spokenLanguages = ['it', 'en'];
  });
  expect(new Set(german.map(({ key }) => key))).toEqual(new Set(['hotel.intro.text.1', 'contact.head.description']));

  const atNight = strayWithout('services', 'reception');
  expect(atNight.it).toHaveLength(10);
  expect(atNight.en).toEqual(atNight.it);
});

/** The keys of the texts that speak of an entry where it is hidden. */
function strayWithout(list: string, entry: string) {
  strayWhere(() => undefined);
  const lists = JSON.parse(readFileSync(delivered(hotelFiles.lists), 'utf8'));
  lists[list].find(({ id }: { id: string }) => id === entry).hidden = true;
  writeFileSync(file(hotelFiles.lists), JSON.stringify(lists));
  const stray = strayTexts(pathToFileURL(`${folder}/`));
  return byLanguage((language) => stray.flatMap((one) => (one.language === language ? [one.key] : [])));
}

it.each([
  ['services', 'laundry', ['services.intro']],
  ['services', 'solarium', ['feature.solarium.title', 'services.head.description', 'services.alt.servicesSolarium']],
  ['experiences', 'kayak', ['experiences.head.description']],
  ['dishes', 'pizza', ['terrazza.head.description', 'terrazza.card.restaurant.text']],
  ['experiences', 'cooking', ['experiences.head.description']],
  [
    'experiences',
    'boat',
    [
      'hotel.location.boats.title',
      'hotel.location.boats.text',
      'experiences.head.description',
      'experiences.how.local.text',
      'location.experiences.boat.title',
    ],
  ],
])('texts elsewhere that speak of what is hidden are listed: %s, %s', (list, entry, keys) => {
  expect(strayWithout(list, entry)).toEqual({ it: keys, en: keys });
});

/** The keys of the texts that stray where facts are other ones. */
function strayWithFacts(group: 'distances' | 'hours', others: object): string[] {
  strayWhere(() => undefined);
  const facts = JSON.parse(readFileSync(delivered(hotelFiles.facts), 'utf8'));
  Object.assign(facts[group], others);
  writeFileSync(file(hotelFiles.facts), JSON.stringify(facts));
  return strayTexts(pathToFileURL(`${folder}/`)).map(({ key, language }) => `${key} ${language}`);
}

it('texts that speak of the seafront are listed where the sea is far', () => {
  const keys = strayWithFacts('distances', { sea: { metres: 1200 } });
  expect(keys).toContain('hotel.intro.text.2 it');
  expect(keys).toContain('rooms.title en');
});

it('texts that speak of lunch are listed where none is served, but not its name beside its hours', () => {
  const keys = strayWithFacts('hours', { lunch: { from: null, to: null } });
  expect(keys).toContain('terrazza.card.restaurant.text it');
  expect(keys).toContain('terrazza.intro en');
  expect(keys).not.toContain('terrazza.hours.lunch it');
});

it('texts that speak of a restaurant are listed where neither lunch nor dinner is served', () => {
  const none = { from: null, to: null };
  expect(strayWithFacts('hours', { lunch: none })).not.toContain('hotel.terrace.text it');
  const keys = strayWithFacts('hours', { lunch: none, dinner: none });
  expect(keys).toContain('hotel.terrace.text it');
  expect(keys).toContain('terrazza.head.title en');
});
