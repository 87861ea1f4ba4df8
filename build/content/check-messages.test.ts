import { describe, expect, it } from 'vitest';
import { languageIds } from '../../src/navigation/routes.ts';
import { faultsAfter, messageFault, setInAllLanguages, setMessage, setValue, type Tree } from './content-fixtures.ts';

describe('messages', () => {
  it('a key that only Italian has is reported in the file without it', () => {
    expect(faultsAfter(setMessage('it', 'nav.pool', 'Piscina'))).toEqual([
      messageFault('en', 'nav.pool', 'is missing: src/i18n/it.json has it'),
    ]);
  });

  it('a key that only English has is reported in the file with it', () => {
    expect(faultsAfter(setMessage('en', 'nav.pool', 'Pool'))).toEqual([
      messageFault('en', 'nav.pool', 'is not in src/i18n/it.json'),
    ]);
  });

  it.each(['', ' ', '\n'])('%j is reported as an empty message', (words) => {
    expect(faultsAfter(setMessage('en', 'welcome.title', words))).toEqual([
      messageFault('en', 'welcome.title', 'is empty'),
    ]);
  });

  it.each([null, 4, ['a'], { a: 'b' }])('%j is reported as not a text', (words) => {
    expect(faultsAfter(setMessage('it', 'welcome.title', words))).toContainEqual(
      messageFault('it', 'welcome.title', 'must be a text in quotation marks'),
    );
  });

  it('the example for a missing message is a line with its values and tags', () => {
    const [lost] = faultsAfter(setMessage('en', 'contact.faq.pets.answer', undefined));
    expect(lost?.example).toBe(
      '"faq.pets.answer": "Welcome to the sea {phone} {email} <phone>…</phone> <email>…</email>"',
    );
  });

  it('a group that no page uses is reported', () => {
    expect(faultsAfter(...setInAllLanguages('pool.title', 'Blu'))).toEqual([
      messageFault('it', 'pool', 'is not a group that any page speaks with'),
      messageFault('en', 'pool', 'is not a group that any page speaks with'),
    ]);
  });

  it('a group that is a text is reported', () => {
    expect(faultsAfter(({ messages }) => Object.assign(messages.en as Tree, { welcome: 'Welcome' }))).toContainEqual(
      messageFault('en', 'welcome', 'must be an object of keys and texts'),
    );
  });

  it('a dictionary that is a list is reported', () => {
    expect(faultsAfter(({ messages }) => Object.assign(messages, { en: [] }))).toContainEqual(
      messageFault('en', '', 'must be an object of groups'),
    );
  });

  it.each([
    ['a brace that is not closed', 'A {metres m', 'cannot be understood'],
    ['a plural with no case for the rest', '{metres, plural, one {# metre}}', 'has no case “other”'],
    ['a kind of value that does not exist', '{metres, plurals, other {x}}', 'cannot be understood'],
    ['a straight apostrophe', "The hotel's beach, {metres} m", 'write ’'],
    ['a value fewer', 'By the sea', 'the same values as in src/i18n/it.json: {metres}'],
    ['a value more', '{metres} m from {place}', 'the same values as in src/i18n/it.json: {metres}'],
    ['a value with another name', '{meters} m', 'the same values as in src/i18n/it.json: {metres}'],
    ['a value of another name inside a plural', '{metres, plural, one {#} other {{count}}}', 'the same values'],
    ['a tag more', '<em>{metres} m</em>', 'the same tags as in src/i18n/it.json: none'],
    ['a tag that is not closed', '<em>{metres} m', 'a tag that is not closed'],
    ['tags that cross', '<em>a <b>{metres}</em> m</b>', 'closed in the wrong order'],
  ])('the check reports %s', (_, words, problem) => {
    const italian = setMessage('it', 'hero.subtitle', 'A {metres} m');
    const faults = faultsAfter(italian, setMessage('en', 'hero.subtitle', words));
    expect(faults).toContainEqual(messageFault('en', 'hero.subtitle', problem));
    const right = faults.map(({ example }) =>
      faultsAfter(italian, setMessage('en', 'hero.subtitle', JSON.parse(example))),
    );
    // of two faults in one text each is mended by itself
    expect(right.some((after) => after.length === 0)).toBe(true);
  });

  it('the tags that a message must have are reported', () => {
    expect(
      faultsAfter(
        setMessage('it', 'contact.faq.pets.answer', 'Chiama <phone>{phone}</phone> o scrivi a <email>{email}</email>.'),
        setMessage('en', 'contact.faq.pets.answer', 'Call <phone>{phone}</phone> or write to {email}.'),
      ),
    ).toEqual([
      messageFault('en', 'contact.faq.pets.answer', 'the same tags as in src/i18n/it.json: <phone>, <email>'),
    ]);
  });

  it('languages may have different plural forms', () => {
    expect(
      faultsAfter(
        setMessage('it', 'common.stars', '{count} stelle'),
        setMessage('en', 'common.stars', '{count, plural, =0 {no star} one {a star} other {# stars}}'),
      ),
    ).toEqual([]);
  });
});

describe('titles and descriptions', () => {
  it.each([
    ['hero.head.title', 'Hotel', 'must have 10 to 65 characters, but has 5'],
    ['rooms.head.title', 'x'.repeat(66), 'must have 10 to 65 characters, but has 66'],
    ['location.head.description', 'Maiori', 'must have 50 to 160 characters, but has 6'],
    ['contact.head.description', 'x'.repeat(161), 'must have 50 to 160 characters, but has 161'],
    ['common.notFound.headTitle', '404', 'must have 10 to 65 characters, but has 3'],
    ['common.notFound.headDescription', '404', 'must have 50 to 160 characters, but has 3'],
  ])('the length of %s is limited: %#', (key, words, problem) => {
    expect(faultsAfter(setMessage('it', key, words))).toContainEqual(messageFault('it', key, problem));
  });

  it('the length includes the hotel’s name', () => {
    const name = setValue('identity', 'name', 'x'.repeat(60));
    expect(faultsAfter(name, setMessage('it', 'rooms.head.title', 'Camere | {name}'))).toContainEqual(
      messageFault('it', 'rooms.head.title', 'must have 10 to 65 characters, but has 69'),
    );
  });

  it('a title may contain the hotel’s name, but no other value and no tag', () => {
    const words = 'Rooms in {town} | <em>{name}</em>';
    expect(faultsAfter(...setInAllLanguages('rooms.head.title', words))).toEqual(
      languageIds.map((language) => messageFault(language, 'rooms.head.title', 'no other value and no tag')),
    );
  });

  it.each([
    ['title', 'Rooms in Maiori | {name}'],
    ['description', 'Rooms in Maiori, all with air conditioning, free Wi-Fi and a minibar, and the sea at the door.'],
  ])('every page needs a unique %s', (part, words) => {
    const faults = faultsAfter(
      ...setInAllLanguages(`rooms.head.${part}`, words),
      ...setInAllLanguages(`contact.head.${part}`, words),
    );
    expect(faults).toEqual(
      languageIds.map((language) =>
        messageFault(language, `contact.head.${part}`, `is the same as rooms.head.${part}`),
      ),
    );
  });
});

describe('messages of facts', () => {
  const two = (key: string) => [`${key}.title`, `${key}.text`];
  it.each([
    ['services[0]', 'sauna', two('services.card.sauna')],
    ['transfers[0].from', 'rome', ['common.transfer.rome']],
    ['rooms.categories[0]', 'deluxe', [...two('rooms.deluxe'), 'rooms.deluxe.gallery']],
    ['rooms.types[0].id', 'suite', ['rooms.type.suite', 'rooms.typeText.suite']],
    ['rooms.amenities[0]', 'safe', two('rooms.amenity.safe')],
    ['terrace.cards[0]', 'music', two('terrazza.card.music')],
    ['terrace.menu[0]', 'soup', two('terrazza.dish.soup')],
    ['terrace.bar[0]', 'beer', two('terrazza.bar.beer')],
    ['terrace.cuisine[0]', 'vegan', ['terrazza.kitchen.vegan']],
    ['attractions[0].id', 'cetara', ['name', 'distance', 'text'].map((last) => `location.attraction.cetara.${last}`)],
    ['reach.plane[0]', 'romeAirport', two('location.reach.romeAirport')],
    ['faq[0]', 'wifi', ['contact.faq.wifi.question', 'contact.faq.wifi.answer']],
    ['experiences[0].features[0]', 'baggage', ['experiences.feature.baggage']],
  ])('the messages of a new %s are required in both languages', (field, id, keys) => {
    expect(faultsAfter(setValue('facts', field, id))).toEqual(
      languageIds.flatMap((language) => keys.map((key) => messageFault(language, key, `“${id}” needs it`))),
    );
  });

  it('all messages of a new experience are required', () => {
    const own = ['title', 'text', 'subtitle', 'highlight'].map((part) => `diving.${part}`);
    const features = ['a', 'b', 'c', 'd', 'e'].map((id) => `feature.${id}`);
    expect(
      faultsAfter(setValue('facts', 'experiences[2]', { id: 'diving', features: ['a', 'b', 'c', 'd', 'e'] })),
    ).toEqual(
      languageIds.flatMap((language) =>
        [...own, ...features].map((key) => messageFault(language, `experiences.${key}`, 'is missing: the ')),
      ),
    );
  });

  it('the name of a language of the staff is required', () => {
    expect(faultsAfter(setValue('identity', 'spokenLanguages', ['it', 'en', 'fr']))).toEqual(
      languageIds.map((language) => messageFault(language, 'contact.language.fr', 'the spoken language “fr” needs it')),
    );
  });

  it('a message that only one language lacks is reported once', () => {
    expect(faultsAfter(setMessage('en', 'rooms.head.title', undefined))).toEqual([
      messageFault('en', 'rooms.head.title', 'is missing: the page “rooms” needs it'),
    ]);
  });

  it('a page’s title that both languages lack is reported once for each', () => {
    expect(faultsAfter(...setInAllLanguages('rooms.head.title', undefined))).toEqual(
      languageIds.map((language) =>
        messageFault(language, 'rooms.head.title', 'is missing: the page “rooms” needs it'),
      ),
    );
  });
});

describe('alternative texts of pictures', () => {
  it('an alternative text is required in both languages', () => {
    expect(faultsAfter(...setInAllLanguages('rooms.alt.superior1', undefined))).toEqual(
      languageIds.map((language) =>
        messageFault(language, '*.alt.superior1', 'the picture “superior-1” needs an alternative text'),
      ),
    );
  });

  it('a text that only one language lacks is reported once', () => {
    expect(faultsAfter(setMessage('en', 'rooms.alt.superior1', undefined))).toEqual([
      messageFault('en', 'rooms.alt.superior1', 'is missing: src/i18n/it.json has it'),
    ]);
  });

  it('the text may be in any group', () => {
    expect(
      faultsAfter(
        ...setInAllLanguages('rooms.alt.superior1', undefined),
        ...setInAllLanguages('hero.alt.superior1', 'Una camera'),
      ),
    ).toEqual([]);
  });
});
