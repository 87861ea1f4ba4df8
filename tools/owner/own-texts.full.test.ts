import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { dataIn } from '../../build/content/content-file.ts';
import { type Change, delivered, readAfter, setMessage, setValue } from '../../build/content/content-fixtures.ts';
import { hotelFiles } from '../../build/content/hotel-files.ts';
import { temporaryFolder } from '../../build/temporary-folder.ts';
import { drawnTexts } from './drawn-texts.ts';
import { laggingTexts } from './lagging-texts.ts';
import { historyOf, reviewOf, textFiles, versionMark } from './own-texts.ts';
import { strayTexts } from './stray-texts.ts';

let root: URL;
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'pipe' });
const file = (name: string) => new URL(name, root);
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

const history = () => historyOf(root);
const lagging = () => laggingTexts(root, history()).map(({ key, language }) => `${key} ${language}`);

beforeEach(() => {
  root = temporaryFolder();
  for (const name of ['src/i18n', 'src/hotel']) mkdirSync(file(name), { recursive: true });
});

/** Creates a repository with the site as delivered. */
function deliver(): void {
  git('init', '-q');
  git('config', 'user.name', 'Rosa');
  git('config', 'user.email', 'rosa@hotelmaiolica.example');
  write('it', 'Limoni');
  write('en', 'Lemons');
  writeService('Wi-Fi', 'Wi-Fi');
  commit('The site');
}

it('no text lags in the site as delivered, even if one language changed before, or outside a repository', () => {
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
  const [text] = laggingTexts(root, history());
  expect(text).toMatchObject({
    ...{ key: 'services.card.wifi.title', language: 'en', after: 'it' },
    ...{ file: 'src/hotel/lists.json', path: ['services', 0, 'title', 'en'] },
  });
});

it('terms and announcements lag too, at any place in their list', () => {
  deliver();
  const put = (cancellation: string, ids: string[]) => {
    mkdirSync(file('src/announcements'), { recursive: true });
    const announcements = ids.map((id) => ({ id, title: { it: id, en: 'A party' } }));
    for (const [name, data] of Object.entries({
      'src/hotel/information.json': {
        cancellation: { it: cancellation, en: 'Free for 7 days' },
        payment: { it: null, en: null },
      },
      'src/announcements/announcements.json': { announcements },
    }))
      writeFileSync(file(name), JSON.stringify(data));
  };
  put('Gratis per 7 giorni', ['party', 'closure']);
  saveVersion();
  put('Gratis per 7 giorni', ['closure', 'party']);
  expect(lagging()).toEqual([]);
  put('Gratis per 14 giorni', ['party', 'closure']);
  expect(laggingTexts(root, history())).toMatchObject([
    { file: 'src/hotel/information.json', path: ['cancellation', 'en'], after: 'it' },
  ]);
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
  const drawn = () => drawnTexts(root, history()).map(({ key, language }) => `${key} ${language}`);
  deliver();
  describe('Un letto disegnato', 'A drawn bed');
  commit('Descriptions');
  expect(drawn()).toEqual([]);
  mkdirSync(file('photos'));
  // one photograph serves both crops
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

/** The stray texts after these changes to the delivered hotel. */
const strayAfter = (...changes: Change[]) => strayTexts(readAfter(...changes), history());
const strayKeys = (...changes: Change[]) => strayAfter(...changes).map(({ key, language }) => `${key} ${language}`);
const inEach = (keys: string[]) => keys.flatMap((key) => [`${key} it`, `${key} en`]);

/** Hides an entry of a list. */
const hide = (list: string, entry: string): Change =>
  setValue('lists', `${list}[${lists[list]?.findIndex(({ id }) => id === entry)}].hidden`, true);
const lists = dataIn(delivered, hotelFiles.lists) as Record<string, { id: string }[]>;
const none = { from: null, to: null };
const noLunch = setValue('facts', 'hours.lunch', none);
const elsewhere = setValue('identity', 'address.town', 'Minori');

it('the delivered content has no stray texts', () => {
  expect(strayAfter()).toEqual([]);
});

it('texts about a beach club or a group are listed if the hotel has none, until they are confirmed', () => {
  deliver();
  const without = (...parts: string[]) =>
    strayKeys(
      setMessage('it', 'hero.title', 'Terrazza, lido e {group}'),
      setMessage('en', 'hero.title', 'Our Club; consolidation'),
      setValue('lists', 'services[2].title', { it: 'Al {club}', en: 'Wi-Fi' }),
      ...parts.map((part) => setValue('identity', `${part}.name`, null)),
    ).filter((key) => /^hero\.title|wifi/.test(key));
  expect(without()).toEqual([]);
  expect(without('beachClub')).toEqual(['hero.title it', 'hero.title en', 'services.card.wifi.title it']);
  expect(without('group')).toEqual(['hero.title it']);
  commit('Va bene', reviewOf('en', 'hero.title', 'Our Club; consolidation lido convenzionato'));
  expect(without('beachClub')).toEqual(['hero.title it', 'services.card.wifi.title it']);
});

it('texts that name the delivered town are listed for a hotel in another town, with all their faults', () => {
  const stray = strayAfter(elsewhere, setValue('identity', 'stars', 3));
  const labelled = (label: string) => stray.filter(({ labels }) => labels.some(({ it: one }) => one === label));
  const textsWith = (name: RegExp) =>
    textFiles
      // its town is a fact
      .filter((file) => file !== hotelFiles.identity)
      .flatMap((file) => delivered(file)?.match(/"[^"]*"/g) ?? [])
      .filter((text) => name.test(text))
      .map((text) => JSON.parse(text) as string)
      .sort();
  expect(
    labelled('Maiori')
      .map(({ text }) => text)
      .sort(),
  ).toEqual(textsWith(/Maiori/));
  const around = labelled('i dintorni di Maiori').map(({ text }) => text);
  expect(around).toEqual(expect.arrayContaining(textsWith(/Costiera|Salerno/)));
  const labelsOf = (name: string) => stray.find(({ key }) => key === name)?.labels.map(({ it: label }) => label);
  expect(labelsOf('hero.head.description')).toEqual(['quattro stelle', 'Maiori', 'i dintorni di Maiori']);
  expect(labelsOf('hero.subtitle')).toEqual(['Maiori']);
});

it('a hotel in another town may name its own, and its region', () => {
  const inTown = (town: string, title: string) =>
    strayAfter(
      setValue('identity', 'address.town', town),
      setMessage('it', 'hero.title', title),
      setMessage('en', 'hero.title', title),
    ).some(({ key }) => key === 'hero.title');
  expect(inTown('Salerno', 'Salerno, in Campania')).toBe(false);
  expect(inTown('Salerno', 'Vicino ad Amalfi')).toBe(true);
});

it('the menu of a hotel without lunch and dinner is not listed', () => {
  const listed = strayKeys(elsewhere, setValue('facts', 'hours.dinner', none), noLunch);
  expect(listed.filter((key) => /^terrazza\.(?:menu|dish|cuisine|kitchen)/.test(key))).toEqual([]);
  expect(listed).toContain('terrazza.head.description it');
});

it('a text that is confirmed for one fact is listed for another', () => {
  const about = (stars: number) =>
    strayAfter(elsewhere, setValue('identity', 'stars', stars)).find(({ key }) => key === 'hero.head.description');
  deliver();
  commit('Va bene', about(4)?.review ?? '');
  expect(about(4)?.language).toBe('en');
  expect(about(3)).toMatchObject({ language: 'it', labels: [{ it: 'quattro stelle' }] });
});

const renovated = 'announcements.renovation.afterwards';

it.each<[what: string, Change, keys: string[]]>([
  ['German', setValue('identity', 'spokenLanguages', ['it', 'en']), ['hotel.intro.text.1', 'contact.head.description']],
  ['laundry', hide('services', 'laundry'), ['services.intro']],
  ...[hide('services', 'solarium'), setValue('lists', 'services[0].title', { it: 'Piscina', en: 'Pool' })].map(
    (change): [string, Change, string[]] => [
      'a solarium',
      change,
      [
        ...['feature.solarium.title', 'feature.solarium.text', 'services.head.description'],
        'services.alt.servicesSolarium',
      ],
    ],
  ),
  ['hiking', hide('experiences', 'trekking'), ['experiences.head.description', 'location.experiences.hiking.title']],
  ['a second airport', hide('byPlane', 'naplesAirport'), ['location.reach.plane.salernoAirport.text']],
  ['kayaks', hide('experiences', 'kayak'), ['experiences.head.description']],
  ['pizza', hide('dishes', 'pizza'), ['terrazza.head.description', 'terrazza.card.restaurant.text']],
  ['cooking', hide('experiences', 'cooking'), ['experiences.head.description']],
  [
    'boats',
    hide('experiences', 'boat'),
    [
      ...['hotel.location.boats.title', 'hotel.location.boats.text', 'experiences.head.description'],
      ...['experiences.how.local.text', 'location.experiences.boat.title', 'location.experiences.boat.text'],
    ],
  ],
  // but not the label of its hours, and not a restaurant
  [
    'lunch',
    noLunch,
    [
      ...['feature.terrace.text', 'terrazza.head.description', 'terrazza.intro', 'terrazza.card.restaurant.text'],
      ...['terrazza.cuisine.text', `${renovated}.text`, `${renovated}.notice.text`],
    ],
  ],
  [
    'a bar',
    setValue('facts', 'hours.bar', none),
    [
      ...['hero.head.description', 'feature.terrace.text', 'hotel.terrace.text', 'terrazza.head.title'],
      ...['terrazza.head.description', 'terrazza.intro', 'terrazza.card.bar.title', `${renovated}.text`],
    ],
  ],
])('texts about %s are listed if the hotel has none', (_, change, keys) => {
  expect(strayKeys(change)).toEqual(inEach(keys));
});

it('many texts are about a reception at night, the seafront, partner parking or a restaurant', () => {
  expect(strayKeys(hide('services', 'reception'))).toHaveLength(20);
  const far = strayKeys(setValue('facts', 'distances.sea.metres', 1200));
  expect(far).toEqual(expect.arrayContaining(['hotel.intro.text.2 it', 'rooms.title en']));
  const ownParking = strayKeys(
    setValue('lists', 'services[1].title', { it: 'Parcheggio privato', en: 'Our car park' }),
  );
  expect(ownParking).toEqual(expect.arrayContaining(['feature.parking.text it', 'contact.faq.parking.answer en']));
  const unserved = strayKeys(noLunch, setValue('facts', 'hours.dinner', none));
  expect(unserved).toEqual(expect.arrayContaining(['hotel.terrace.text it', 'terrazza.head.title en']));
});
