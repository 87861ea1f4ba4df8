import { describe, expect, it } from 'vitest';
import { hotelFiles, partFaults } from './check-content.ts';
import { announcement, fault, faultsAfter, freshContent, type Part, setMessage, setValue } from './content-fixtures.ts';

it('the content of the site has no faults', () => {
  expect(faultsAfter()).toEqual([]);
});

const badValues: [what: string, part: Part, field: string, value: unknown, problem: string][] = [
  ['a name of spaces', 'identity', 'name', '  ', 'not empty'],
  ['no star', 'identity', 'stars', 0, 'from 1 to 5'],
  ['six stars', 'identity', 'stars', 6, 'from 1 to 5'],
  ['half a star', 'identity', 'stars', 4.5, 'from 1 to 5'],
  ['a site without encryption', 'identity', 'site', 'http://www.hotel.example', 'https://'],
  ['a site with a slash at the end', 'identity', 'site', 'https://www.hotel.example/', 'not even a slash'],
  ['a phone number with spaces', 'identity', 'phone', '+39 089 000 0000', 'international form, + and digits only'],
  ['a phone number without its country', 'identity', 'phone', '0890000000', 'international form'],
  ['a phone number that is too long', 'identity', 'phone', '+3908900000000000', 'international form'],
  ['an e-mail address without an at sign', 'identity', 'email', 'info.hotel.example', 'an e-mail address'],
  ['an e-mail address without a domain', 'identity', 'email', 'info@hotel', 'an e-mail address'],
  ['a postal code of four digits', 'identity', 'address.postalCode', '8401', 'five digits'],
  ['a province written out', 'identity', 'address.province', 'Salerno', 'two capital letters'],
  ['a latitude beyond the pole', 'identity', 'coordinates.latitude', 90.1, 'from -90 to 90'],
  ['a longitude beyond the date line', 'identity', 'coordinates.longitude', -180.5, 'from -180 to 180'],
  ['a coordinate in quotation marks', 'identity', 'coordinates.latitude', '40.6482', 'degrees north'],
  ['a time zone that does not exist', 'identity', 'timeZone', 'Europe/Maiori', 'name of a time zone'],
  ['a time zone without summer time', 'identity', 'timeZone', '+01:00', 'name of a time zone'],
  ['the same spoken language twice', 'identity', 'spokenLanguages', ['it', 'en', 'it'], 'each once'],
  ['no spoken language', 'identity', 'spokenLanguages', [], 'must name languages'],
  ['a booking host without encryption', 'identity', 'booking.host', 'http://booking.hotel.example', 'https://'],
  [
    'a booking host with a path',
    'identity',
    'booking.host',
    'https://booking.hotel.example/booking',
    'not even a slash',
  ],
  ['a booking host that is no address', 'identity', 'booking.host', 'booking', 'https://'],
  ['a booking path without its slash', 'identity', 'booking.path', 'booking', 'slash in front'],
  ['a portal that is a number', 'identity', 'booking.portal', 1050, 'in quotation marks'],
  ['a table-booking address without encryption', 'identity', 'tableBooking', 'http://tables.example', 'or null'],
  ['an empty table-booking address', 'identity', 'tableBooking', '', 'or null'],
  ['a map without encryption', 'identity', 'map.embed', 'http://www.openstreetmap.org/export/embed.html', 'https://'],
  ['a map without height', 'identity', 'map.height', 0, 'above zero'],
  ['a map that nobody serves', 'identity', 'map.service', '', 'not empty'],
  ['a policy of the map without encryption', 'identity', 'map.privacy', 'http://osmfoundation.org', 'https://'],
  ['an offer in one language', 'identity', 'beachClub.offer', { it: 'Sconto', en: null }, 'in every language'],
  ['a map height below nothing', 'identity', 'map.height', -350, 'above zero'],
  ['a beach club’s address without encryption', 'identity', 'beachClub.url', 'http://www.lido.example', 'https://'],
  ['a beach club’s address with a blank', 'identity', 'beachClub.url', 'https://www.lido ceramica.example', 'https://'],
  ['a group’s address without a host', 'identity', 'group.url', 'https://', 'https://'],
  ['a group’s address that is one word', 'identity', 'group.url', 'https://group', 'https://'],
  ['a profile’s name for its address', 'identity', 'social.instagram', '@hotelmaiolica', 'or "#"'],
  ['a profile’s address without encryption', 'identity', 'social.facebook', 'http://www.facebook.com/hotel', 'or "#"'],
  ['a VAT number without its country', 'identity', 'vat', '00000000000', 'IT and eleven digits'],
  ['a VAT number of ten digits', 'identity', 'vat', 'IT0000000000', 'IT and eleven digits'],
  ['a CIN that is too short', 'identity', 'cin', 'IT065066A1XXXXXXX', '18 characters'],
  ['a CIN in small letters', 'identity', 'cin', 'it065066a1xxxxxxxx', '18 characters'],
  ['an empty legal name', 'identity', 'company.legalName', '', 'or null'],
  ['an hour that no day has', 'facts', 'hours.breakfast.from', '25:00', 'from 00:00 to 23:59'],
  ['an hour of one digit', 'facts', 'hours.breakfast.from', '7:5', 'two digits each'],
  ['a 61st minute', 'facts', 'hours.lunch.to', '15:60', 'from 00:00 to 24:00'],
  ['hours that begin at the day’s end', 'facts', 'hours.bar.from', '24:00', 'from 00:00 to 23:59'],
  ['a check-in time that is a number', 'facts', 'checkIn', 14, 'a time'],
  ['a check-out at the day’s end', 'facts', 'checkOut', '24:00', 'from 00:00 to 23:59'],
  ['a distance below nothing', 'facts', 'distances.sea.metres', -50, 'above zero'],
  ['a distance with its unit', 'facts', 'distances.parking.metres', '10 m', 'a number above zero'],
  ['half a guest', 'facts', 'rooms.types[1].guests', 1.5, 'whole number above zero'],
  ['a room for nobody', 'facts', 'rooms.types[0].guests', 0, 'whole number above zero'],
  ['a transfer that takes no time', 'facts', 'transfers[0].minutes', 0, 'whole number above zero'],
  ['a transfer of half a minute', 'facts', 'transfers[3].minutes', 70.5, 'whole number above zero'],
  ['an attraction at no distance', 'facts', 'attractions[0].kilometres', 0, 'above zero'],
  ['no cuisine', 'facts', 'terrace.cuisine', [], 'must name cuisines'],
  ['the same cuisine twice', 'facts', 'terrace.cuisine', ['pizza', 'pizza'], 'each once'],
  ['an id with a blank', 'facts', 'attractions[2].id', 'Positano beach', 'an id'],
  ['a day that no calendar has', 'announcements', 'announcements[0].until', '2026-02-30', 'a day of the calendar'],
  ['a day in Italian order', 'announcements', 'announcements[0].until', '01/04/2026', 'year-month-day'],
  ['a day without its zeros', 'announcements', 'announcements[0].until', '2026-4-1', 'year-month-day'],
  ['an end that no calendar has', 'announcements', 'announcements[0].afterwards.until', '2027-13-01', 'or null'],
  [
    'a page that there is not',
    'announcements',
    'announcements[0].pages',
    ['home', 'pool'],
    'a list of pages: home, rooms',
  ],
  ['an announcement on no page', 'announcements', 'announcements[0].pages', [], '"all", or a list'],
  ['a closure that is a word', 'announcements', 'announcements[0].closesRestaurant', 'yes', 'true or false'],
  [
    'a storage key with a blank',
    'announcements',
    'announcements[0].storageKey',
    'banner closed',
    'a name without spaces',
  ],
  ['a text in one language', 'announcements', 'announcements[0].title', 'Chiuso', 'with it, en'],
];
const withExamples = badValues.flatMap(([what, part, field, value]) => {
  const content = freshContent();
  setValue(part, field, value)(content);
  return partFaults(part, content[part]).map(({ example }) => ({ what, part, field, example }));
});

describe('values', () => {
  it.each(badValues)('the check reports %s', (_, part, field, value, problem) => {
    expect(faultsAfter(setValue(part, field, value))).toEqual([fault(hotelFiles[part], field, problem)]);
  });

  it.each(withExamples)('the example for $what is valid', ({ part, field, example }) => {
    const content = freshContent();
    setValue(part, field, JSON.parse(example))(content);
    expect(partFaults(part, content[part])).toEqual([]);
  });

  it.each([
    [
      'hours that end before they begin',
      'facts',
      'hours.dinner',
      { from: '19:00', to: '18:00' },
      'to',
      'later than “from”',
    ],
    [
      'hours that end as they begin',
      'facts',
      'hours.dinner',
      { from: '19:00', to: '19:00' },
      'to',
      'later than “from”',
    ],
    ['tours that end before they begin', 'facts', 'experiences[1].hours', { from: 3, to: 2 }, 'to', 'more than “from”'],
    [
      'too many guests to begin with',
      'facts',
      'search.adults',
      { least: 1, most: 6, start: 7 },
      'start',
      'above “most”',
    ],
    [
      'too few guests to begin with',
      'facts',
      'search.adults',
      { least: 2, most: 6, start: 1 },
      'start',
      'below “least”',
    ],
    ['a search for nobody', 'facts', 'search.adults', { least: 0, most: 6, start: 2 }, 'least', 'above zero'],
    [
      'an end before its beginning',
      'announcements',
      'announcements[0]',
      { from: '2026-04-01', until: '2026-03-31' },
      'until',
      'later than “from”',
    ],
    [
      'an end on its first day',
      'announcements',
      'announcements[0]',
      { from: '2026-04-01', until: '2026-04-01' },
      'until',
      'later than “from”',
    ],
    ['a closure for ever', 'announcements', 'announcements[0]', { until: null }, 'until', 'must be a day'],
    [
      'words for afterwards that end before they begin',
      'announcements',
      'announcements[0].afterwards',
      { until: '2026-04-01' },
      'until',
      'later than the “until” of the announcement itself',
    ],
    [
      'a notice that nobody would see',
      'announcements',
      'announcements[0]',
      { closesRestaurant: false },
      'closesRestaurant',
      'is never seen',
    ],
  ] as const)('the check reports %s', (_, part, field, values, faulty, problem) => {
    const changes = Object.entries(values).map(([key, value]) => setValue(part, `${field}.${key}`, value));
    expect(faultsAfter(...changes)).toEqual([fault(hotelFiles[part], `${field}.${faulty}`, problem)]);
  });

  it.each([
    ['a bar that closes at the day’s end', 'facts', 'hours.bar.to', '24:00'],
    ['an address for booking tables', 'identity', 'tableBooking', 'https://tables.example/hotel?lang=it'],
    ['a profile’s address', 'identity', 'social.instagram', 'https://www.instagram.com/hotelmaiolica'],
    ['an end of the announcement', 'announcements', 'announcements[0].afterwards.until', '2099-12-31'],
    ['the 29 February of a leap year', 'announcements', 'announcements[0].until', '2028-02-29'],
    ['an announcement on one page', 'announcements', 'announcements[0].pages', ['terrazza']],
    ['no announcement at all', 'announcements', 'announcements', []],
    ['a schema for the editor', 'facts', '$schema', './facts.schema.json'],
    ['a host in Italian spelling', 'identity', 'site', 'https://www.hotelmaiòlica.it'],
    ['legal data', 'identity', 'company.legalName', 'Maiolica S.r.l.'],
    ['an offer', 'identity', 'beachClub.offer', { it: 'Un ombrellone incluso', en: 'A parasol included' }],
  ] as [string, Part, string, unknown][])('the check accepts %s', (_, part, field, value) => {
    expect(faultsAfter(setValue(part, field, value))).toEqual([]);
  });
});

describe('fields', () => {
  it.each([
    ['identity', 'email', 'is missing; it must be an e-mail address'],
    ['identity', 'address', 'is missing; it must be an object in braces with street, postalCode'],
    ['facts', 'checkIn', 'is missing; it must be a time'],
    ['facts', 'faq', 'is missing; it must be a list'],
    ['announcements', 'announcements[0].until', 'is missing; it must be a day'],
    ['announcements', 'announcements[0].title.en', 'is missing; it must be a text'],
  ] as const)('a file %s without %s is reported', (part, field, problem) => {
    expect(faultsAfter(setValue(part, field, undefined))).toEqual([fault(hotelFiles[part], field, problem)]);
  });

  it.each([
    ['identity', 'fax', 'here it knows name, stars'],
    ['identity', 'social.tiktok', 'here it knows instagram, facebook'],
    ['facts', 'distances.moon', 'here it knows sea, partnerBeach'],
    ['facts', 'rooms.types[0].beds', 'here it knows id, guests'],
    ['announcements', 'announcements[0].ends', 'here it knows id, storageKey'],
  ] as const)('an unknown field in %s is reported: %s', (part, field, problem) => {
    expect(faultsAfter(setValue(part, field, 'x'))).toEqual([fault(hotelFiles[part], field, problem)]);
  });

  it.each([
    ['services', ['solarium'], 'exactly 10 entries, but has 1'],
    ['attractions', [], 'exactly 6 entries, but has 0'],
    ['transfers', [{ from: 'port', minutes: 70 }], 'exactly 4 entries'],
    ['experiences', [], 'exactly 5 entries'],
    ['faq', ['times', 'parking', 'pets'], 'exactly 4 entries, but has 3'],
    ['rooms.types', [{ id: 'single', guests: 1 }], 'exactly 4 entries'],
    ['rooms.categories', ['superior'], 'exactly 2 entries'],
    ['terrace.menu', ['pasta'], 'exactly 6 entries'],
    ['reach.plane', ['naplesAirport'], 'exactly 2 entries'],
    ['experiences[0].features', ['romeAirport', 'naplesAirport', 'salernoAirport', 'naplesStation'], 'exactly 5'],
  ])('the number of %s is the specification’s', (field, value, problem) => {
    expect(faultsAfter(setValue('facts', field, value))).toEqual([fault(hotelFiles.facts, field, problem)]);
  });

  it.each([
    ['experiences[4].features', ['caves', 'caves', 'guide', 'gear', 'snorkel'], 'caves'],
    ['faq', ['times', 'pets', 'transfers', 'pets'], 'pets'],
  ])('a duplicate in %s is reported', (field, value, name) => {
    expect(faultsAfter(setValue('facts', field, value))).toEqual([
      fault(hotelFiles.facts, field, `must not name anything twice, but does: ${name}`),
    ]);
  });

  it.each([
    ['facebok', '"facebook"'],
    ['insta', '"instagram"'],
  ])('the example for the unknown field %s is the closest name', (name, meant) => {
    expect(faultsAfter(setValue('identity', `social.${name}`, 'x'))).toEqual([
      expect.objectContaining({ example: meant }),
    ]);
  });

  it('all faults are reported at once', () => {
    const faults = faultsAfter(
      setValue('identity', 'email', 'nobody'),
      setValue('identity', 'vat', 'none'),
      setValue('facts', 'checkIn', 'noon'),
      setValue('announcements', 'announcements[0].until', 'soon'),
      setMessage('it', 'hero.bookNow', ''),
    );
    expect(faults.map(({ field }) => field)).toEqual([
      'email',
      'vat',
      'checkIn',
      'announcements[0].until',
      'hero.bookNow',
    ]);
  });
});

describe('announcements', () => {
  const add =
    (...more: unknown[]) =>
    (content: Required<import('./check-content.ts').Content>) =>
      (content.announcements as { announcements: unknown[] }).announcements.push(...more);
  const at = (field: string, problem: string) => fault(hotelFiles.announcements, `announcements${field}`, problem);

  it('a second closure is valid', () => {
    expect(faultsAfter(add(announcement()))).toEqual([]);
  });

  it('announcements may overlap if only one closes the restaurant', () => {
    const menu = announcement({ id: 'menu', from: null, until: null, pages: ['terrazza'], closesRestaurant: false });
    menu.text = { it: 'Il menù d’autunno è in tavola.', en: 'The autumn menu is on the table.' };
    expect(faultsAfter(add(announcement(), menu))).toEqual([]);
  });

  it('a duplicate id is reported', () => {
    expect(faultsAfter(add(announcement(), announcement({ from: '2027-11-03', until: '2028-03-20' })))).toEqual([
      at('', 'must not name anything twice, but does: winter'),
      at('[2].storageKey', 'who has closed “winter” would never see this'),
    ]);
  });

  it('a storage key of another announcement is reported', () => {
    expect(faultsAfter(add(announcement({ storageKey: 'renovationBannerClosed' })))).toEqual([
      at('[1].storageKey', 'must be another one'),
    ]);
  });

  it.each([
    ['overlap', { from: '2026-03-01', until: '2026-05-01' }],
    ['touch', { from: '2026-04-01', until: '2026-05-01' }],
    ['begin together', { from: null, until: '2026-03-01' }],
  ])('closures that %s are reported', (_, days) => {
    expect(faultsAfter(add(announcement(days)))).toContainEqual(at('[1].from', 'must leave the restaurant open'));
  });

  it.each([
    ['nothing', '  ', 'is empty'],
    ['a straight apostrophe', "Chiuso per l'inverno", 'write ’'],
    ['a day that it has not', 'Chiuso dal {date}', 'takes {date}; here there is {from} and {until} to say'],
    ['a tag', 'Chiuso <em>per ora</em>', 'has a tag, <em>'],
    ['too much for a telephone', 'x'.repeat(161), 'must have at most 160 characters, but has 161'],
  ])('%s in a banner’s text is reported', (_, words, problem) => {
    const record = announcement({ text: { it: words, en: words } });
    expect(faultsAfter(add(record))).toEqual([at('[1].text.it', problem), at('[1].text.en', problem)]);
  });

  it('both languages must name the same days', () => {
    const text = { it: 'Chiuso fino al {until}.', en: 'Closed since {from}.' };
    expect(faultsAfter(add(announcement({ text })))).toEqual([at('[1].text.en', 'must take the same values')]);
  });

  it('the title of a notice may have emphasis', () => {
    const title = { it: 'Chiusi <em>d’inverno</em>', en: 'Closed <em>in winter</em>' };
    const notice = { title, text: { it: 'A presto.', en: 'See you soon.' } };
    expect(faultsAfter(add(announcement({ notice })))).toEqual([]);
    expect(faultsAfter(add(announcement({ title })))).toEqual([
      at('[1].title.it', 'only the title of a notice may have one'),
      at('[1].title.en', 'only the title of a notice may have one'),
    ]);
  });
});
