import { describe, expect, it } from 'vitest';
import { languageIds } from '../../../src/i18n/languages.ts';
import { codesAfter, setInAllLanguages, setMessage, setValue } from '../content-fixtures.ts';
import type { FaultCode } from '../faults/fault.ts';
import type { HotelPart } from '../hotel-files.ts';
import { dictionaryFile } from '../messages/dictionary.ts';
import { messageFaults } from '../messages/message-faults.ts';
import { messageValuesModule } from '../messages/message-values.ts';
import { pageTitle } from '../messages/page-title.ts';

/** The same fault in every language. */
const inEach = (...lines: string[]) => languageIds.flatMap((language) => lines.map((line) => `${language} ${line}`));

describe('a dictionary', () => {
  it.each([
    [setMessage('it', 'nav.pool', 'Piscina'), 'en nav.pool: missingBeside'],
    [setMessage('en', 'nav.pool', 'Pool'), 'en nav.pool: unknown'],
    [setMessage('en', 'welcome.title', 4), 'en welcome.title: text'],
    [setMessage('en', 'pool.title', 'Blue'), 'en pool: unknown'],
    [setMessage('en', 'rooms.head.title', undefined), 'en rooms.head.title: missingBeside'],
  ])('has the keys of Italian and of the facts (%#)', (change, fault) => {
    expect(codesAfter(change)).toEqual([fault]);
  });

  it.each([
    [[], 'en : dictionary'],
    [{ welcome: 'Welcome' }, 'en welcome: group'],
  ])('has groups of texts (%#)', (dictionary, fault) => {
    expect(codesAfter((content) => Object.assign(content, { [dictionaryFile('en')]: dictionary }))).toContain(fault);
  });
});

describe('a message', () => {
  it.each<[text: string, code: FaultCode]>([
    ['', 'empty'],
    ['A {metres m', 'syntax'],
    ['A {metres} m }', 'syntax'],
    ['{} {metres} m', 'syntax'],
    ['{metres, plural, one {# metre}}', 'caseOther'],
    ['{metres, plurals, other {x}}', 'syntax'],
    ["The hotel's beach, {metres} m", 'apostrophe'],
    ['By the sea', 'sameValues'],
    ['{metres, plural, one {#} other {{count}}}', 'sameValues'],
    ['<phone>{metres} m</phone>', 'sameLinks'],
    ['<em>a <b>{metres}</em> m</b>', 'openTag'],
    ['A {metres} m<br/>', 'openTag'],
    ['A {metres, number} m', 'syntax'],
  ])('%j is refused', (text, code) => {
    expect(messageFaults(text, 'en', 'A {metres} m').map((fault) => fault.code)).toContain(code);
  });

  it('may have other emphasis and other plural forms in another language', () => {
    expect(messageFaults('<em>A</em> {metres} m', 'en', 'A {metres} m')).toEqual([]);
    expect(messageFaults('A {metres} m', 'en', '<em>A</em> {metres} m')).toEqual([]);
    const english = '{count, plural, =0 {no star} one {a star} other {# stars}}';
    expect(messageFaults(english, 'en', '{count} stelle')).toEqual([]);
  });

  it.each([
    [setInAllLanguages('nav.rooms', 'Camere di {nome}')],
    [[setMessage('it', 'nav.rooms', 'Camere di {nome}')]],
  ])('is refused with a value that no page offers, in one language or in all (%#)', (changes) => {
    const faults = codesAfter(...changes);
    expect(faults).toEqual(inEach('nav.rooms: noSuchValue').slice(0, changes.length));
  });

  it('has a type that names its values with their kinds, and its links', () => {
    const module = messageValuesModule(
      {
        rooms: {
          title: 'Le <em>camere</em>',
          guests: '{count, plural, one {{count} ospite di {name}} other {# ospiti}}',
        },
        contact: { call: '<em>Chiama</em> il <phone>{phone}</phone>' },
        common: { open: 'Aperta, {service, select, bar {bar} other {cena}} fino alle {time}' },
      },
      [{ pattern: 'services.card.*.text', values: ['club'], links: ['phone', 'email'] }],
    );
    const [, tags] = module.split('MessageTags');
    expect(tags?.match(/.*: '.*/g)).toEqual([
      "  'contact.call': 'phone';",
      `  [key: \`services.card.\${string}.text\`]: 'phone' | 'email';`,
    ]);
    expect(module).toContain("'rooms.title': {};");
    expect(module).toContain("'rooms.guests': {count: number; name: string | number};");
    expect(module).toMatch(/\[key: `services\.card\.\$\{string\}\.text`\]: \{club: string \| number\};/);
    expect(module).toContain("'common.open': {service: string; time: string | number};");
  });
});

describe('a title or a description', () => {
  it.each([
    ['hero.head.title', 'Hotel'],
    ['rooms.head.title', 'x'.repeat(66)],
    ['common.notFound.headTitle', '404'],
  ])('has a limited length: %s', (key, text) => {
    expect(codesAfter(setMessage('it', key, text))).toContain(`it ${key}: length`);
  });

  it('counts the hotel’s name', () => {
    const changes = [
      setValue('identity', 'name', 'x'.repeat(60)),
      setMessage('it', 'rooms.head.title', 'Camere di {name}'),
    ];
    expect(codesAfter(...changes)).toContain('it rooms.head.title: length');
  });

  it.each(['Grand Hotel Panorama delle Sirene e dei Limoni', 'Le 3'])('is accepted with the name %s', (name) => {
    expect(codesAfter(setValue('identity', 'name', name))).toEqual([]);
  });

  it.each([
    ['Camere a {town} | {name}', 'noSuchValue'],
    ['Camere <em>sul mare</em> | {name}', 'noSuchTag'],
  ])('is refused with another value or a tag: %s', (text, code) => {
    expect(codesAfter(...setInAllLanguages('rooms.head.title', text))).toEqual(inEach(`rooms.head.title: ${code}`));
  });

  it.each([
    ['title', 'Rooms in Maiori | {name}'],
    ['description', 'Rooms in Maiori, all with air conditioning, free Wi-Fi and a minibar, and the sea at the door.'],
  ])('is unique: %s', (part, text) => {
    const changes = ['rooms', 'contact'].flatMap((page) => setInAllLanguages(`${page}.head.${part}`, text));
    expect(codesAfter(...changes)).toEqual(inEach(`contact.head.${part}: sameAs`));
  });
});

it.each([
  ['Hotel Rosa', 'Camere Superior e Classic | {name}, Maiori'],
  ['Grand Hotel Panorama delle Sirene', 'Camere Superior e Classic | {name}'],
  ['Grand Hotel Panorama delle Sirene e dei Limoni', 'Camere Superior e Classic'],
])('the title of a page is as long as the name %s allows', (name, shown) => {
  expect(pageTitle('Camere Superior e Classic | {name}, Maiori', name)).toBe(shown);
});

describe('messages that facts need', () => {
  const two = (key: string) => [`${key}.title`, `${key}.text`];

  it.each<[HotelPart, string, unknown, keys: string[]]>([
    ['identity', 'spokenLanguages', ['it', 'en', 'sv'], ['contact.language.sv']],
    ['facts', 'rooms.categories[0]', 'deluxe', [...two('rooms.deluxe'), 'rooms.deluxe.gallery']],
    ['facts', 'terrace.cuisine[0]', 'vegan', ['terrazza.kitchen.vegan']],
  ])('are required in every language: %s %s %s', (part, field, id, keys) => {
    const lines = keys.map((key) => `${key}: neededBy`);
    const faults = codesAfter(setValue(part, field, id));
    expect(faults.toSorted()).toEqual(inEach(...lines).toSorted());
  });

  it('are required even if no language has them', () => {
    const without = setInAllLanguages('terrazza.hours.bar', undefined);
    expect(codesAfter(...without)).toEqual(inEach('terrazza.hours.bar: neededBy'));
  });
});
