import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { partFaults } from './check-content.ts';
import { dataIn } from './content-file.ts';
import { announcement, type Change, codeOf, faultsAfter, readAfter, setValue, type Tree } from './content-fixtures.ts';
import type { FaultCode } from './faults/fault.ts';
import { type HotelPart, hotelFiles, hotelParts } from './hotel-files.ts';
import { schemas } from './schema/hotel-schemas.ts';
import { partsOf } from './schema/schema-faults.ts';

const inBoth = (text: string) => ({ it: text, en: text });
const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `one${index}`, title: inBoth('Sauna'), text: inBoth('Al mare') }));

const wrong: [part: HotelPart, field: string, values: unknown[], code: FaultCode][] = [
  ['identity', 'name', ['Grand Hotel Panorama '.repeat(3)], 'nameLength'],
  ['identity', 'name', ['Hotel <b>Sole</b>'], 'nameMarks'],
  ['identity', 'site', ['http://www.hotel.example', 'https://www.hotel.example/', 'hotel.example'], 'host'],
  ['identity', 'phone', ['+39 089 000 0000', '0890000000', '+3908900000000000'], 'phone'],
  ['identity', 'address', [[], 'Maiori'], 'object'],
  ['identity', 'address.postalCode', ['8401', 84010], 'postalCode'],
  ['identity', 'address.town', ['', 'Cetara (SA)'], 'town'],
  ['identity', 'address.province', ['Salerno', 'sa'], 'province'],
  ['identity', 'timeZone', ['Europe/Maiori', '+01:00'], 'timeZone'],
  ['identity', 'spokenLanguages', [[]], 'none'],
  ['identity', 'spokenLanguages', [['it', 'en', 'it']], 'twice'],
  ['identity', 'spokenLanguages[0]', ['IT', 'ita'], 'language'],
  ['identity', 'booking.path', ['booking', '/booking?x'], 'bookingPath'],
  ['identity', 'booking.portal', [1050, 'a b'], 'portal'],
  ['identity', 'beachClub.url', ['https://www.lido ceramica.example', 'https://', 'https://lido'], 'link'],
  ['identity', 'beachClub.offer', [{ it: 'Sconto', en: null }], 'inEveryLanguage'],
  ['lists', 'profiles[0].url', ['@hotelmaiolica', 'http://www.instagram.com/hotel'], 'socialLink'],
  ['identity', 'map.embed', ['https://maps.app.goo.gl/xYz12', 'https://www.google.com/maps/place/Maiori'], 'mapEmbed'],
  ['identity', 'map.embed', ['https://www.openstreetmap.org/#map=17/40.6482/14.6416'], 'mapEmbed'],
  ['identity', 'vat', ['00000000000', 'IT0000000000'], 'vat'],
  ['identity', 'vat', ['IT01234567890'], 'vatDigit'],
  ['identity', 'cin', ['IT065066A1XXXXXXX', 'it065066a1xxxxxxxx'], 'cin'],
  ['facts', 'checkOut', ['24:00', '7:5', 14], 'time'],
  ['facts', 'hours.lunch.to', ['15:60', '24:01'], 'closingTime'],
  ['facts', 'distances.sea.metres', [-50, '50 m'], 'above'],
  ['facts', 'distances.port.walkMinutes', [1441], 'atMost'],
  ['facts', 'search.adults.initial', [31], 'initialWithin'],
  ['facts', 'terrace.cuisine', [[]], 'none'],
  ['facts', 'rooms.categories', [['superior'], []], 'count'],
  ['facts', 'rooms.categories', [['superior', 'superior']], 'twice'],
  ['lists', 'attractions[2].id', ['Positano beach', 3], 'id'],
  ['lists', 'services', [{}], 'list'],
  ['lists', 'services', [[]], 'none'],
  ['lists', 'services', [entriesOf(17)], 'tooMany'],
  ['lists', 'services', [[{ ...entriesOf(1)[0], hidden: true }]], 'allHidden'],
  ['lists', 'services', [[...entriesOf(2), ...entriesOf(1)]], 'twice'],
  ['lists', 'services[0].title.it', [' '], 'empty'],
  ['announcements', 'announcements[0].until', ['2026-02-30', '01/04/2026', '2026-4-1'], 'endDay'],
  ['announcements', 'announcements[0].pages', [['home', 'pool'], [], 'some'], 'pages'],
  ['announcements', 'announcements[0].storageKey', ['banner closed'], 'storageKey'],
  ['announcements', 'announcements[0].title.it', [4], 'text'],
];
const eachWrong = wrong.flatMap(([part, field, values, code]) => values.map((value) => ({ part, field, value, code })));

/** The faults in one file after a change. */
const faultsIn = (part: HotelPart, change: Change) => partFaults(part, dataIn(readAfter(change), hotelFiles[part]));
const codesIn = (part: HotelPart, change: Change) => faultsIn(part, change).map(codeOf);
const open = { it: 'Siamo aperti', en: 'We are open' };
const tax = { euros: 2.5, nights: 7, from: null, until: null, exemptions: { it: null, en: null } };

it('the content of the site has no faults', () => {
  expect(faultsAfter()).toEqual([]);
});

it.each(hotelParts)('every example of a value in %s is right', (part) => {
  const values = partsOf(schemas[part]).filter(({ meta }) => meta.examples);
  expect(values.length).toBeGreaterThan(3);
  const wrongOnes = values.filter(({ part: own, meta }) => !z.safeParse(own, meta.examples?.[0]).success);
  expect(wrongOnes.map(({ path }) => path.join('.'))).toEqual([]);
});

describe('a value', () => {
  it.each(eachWrong)(
    '$part $field: $value is refused, with an example that is right',
    ({ part, field, value, code }) => {
      const faults = faultsIn(part, setValue(part, field, value));
      expect(faults.map(codeOf)).toEqual([`${part} ${field}: ${code}`]);
      const examples = faults.flatMap(({ example }) => (example ? [JSON.parse(example)] : []));
      expect(examples.flatMap((example) => codesIn(part, setValue(part, field, example)))).toEqual([]);
    },
  );

  it.each<[HotelPart, string, unknown]>([
    ['facts', 'hours.bar.to', '24:00'],
    ['facts', 'hours.bar.to', '01:00'],
    ['facts', 'hours.lunch', { from: null, to: null }],
    ['facts', '$schema', './facts.schema.json'],
    ['identity', 'tableBooking', 'https://tables.example/hotel?lang=it'],
    ['identity', 'site', 'https://www.hotelmaiòlica.it'],
    ['identity', 'booking.portal', null],
    ['announcements', 'announcements[0].pages', ['terrazza']],
    ['lists', 'profiles', []],
    ['information', 'touristTax', { ...tax, from: '2026-12-20', until: '2027-01-06', year: 2027 }],
  ])('%s %s: %j is accepted', (part, field, value) => {
    expect(codesIn(part, setValue(part, field, value))).toEqual([]);
  });

  it.each<[HotelPart, string, unknown, string]>([
    ['facts', 'hours.dinner', { from: '19:00', to: '19:00' }, 'to: laterThanFrom'],
    ['facts', 'hours.dinner', { from: '19:00', to: '07:00' }, 'to: laterThanFrom'],
    ['facts', 'hours.lunch', { from: null, to: '15:00' }, 'from: bothTimes'],
    ['facts', 'hours.dinner', { from: '19:00', to: null }, 'to: bothTimes'],
    ['lists', 'experiences[1].hours', { from: 3, to: 2 }, 'to: moreThanFrom'],
    ['lists', 'experiences[1].hours', { from: 3, to: 3 }, 'to: moreThanFrom'],
    ['facts', 'search.adults', { min: 1, max: 6, initial: 7 }, 'initial: initialWithin'],
    ['facts', 'search.adults', { min: 2, max: 6, initial: 1 }, 'initial: initialWithin'],
    ['facts', 'search.adults', { min: 1, max: 31, initial: 2 }, 'max: atMost'],
    ['facts', 'distances.sea', { metres: 1e40 }, 'metres: atMost'],
    ['announcements', 'announcements[0].from', '2026-04-01', 'announcements[0].until: dayAfterFrom'],
    ['announcements', 'announcements[0].until', null, 'announcements[0].until: untilNeeded'],
    [
      'announcements',
      'announcements[0]',
      announcement({
        until: null,
        closes: undefined,
        text: open,
        afterwards: { until: null, title: open, text: open },
      }),
      'announcements[0].until: untilNeeded',
    ],
    [
      'announcements',
      'announcements[0].afterwards.until',
      '2026-04-01',
      'announcements[0].afterwards.until: laterThanUntil',
    ],
    ['announcements', 'announcements[0].closes', undefined, 'announcements[0].closes: noticeUnseen'],
    ['information', 'touristTax', { ...tax, from: '2027-04-01', until: '2027-10-31', year: 2026 }, 'year: otherYear'],
    ['information', 'touristTax', { ...tax, until: '2027-10-31', year: 2026 }, 'year: otherYear'],
    ['information', 'season', { from: '2027-03-19', until: '2028-11-05' }, 'until: overAYear'],
  ])('%s %s: %j contradicts the other fields', (part, field, value, fault) => {
    const line = part === 'announcements' ? fault : `${field}.${fault}`;
    expect(codesIn(part, setValue(part, field, value))).toEqual([`${part} ${line}`]);
  });

  it.each<[HotelPart, string, unknown]>([
    ['facts', 'hours.dinner', { from: '23:00', to: '22:00' }],
    ['facts', 'search.adults', { min: 4, max: 6, initial: 1 }],
    ['lists', 'experiences[1].hours', { from: 9, to: 8 }],
  ])('%s %s: %j gets no example, which would contradict the other fields too', (part, field, value) => {
    expect(faultsIn(part, setValue(part, field, value)).map(({ example }) => example)).toEqual([undefined]);
  });
});

it.each<[HotelPart, string, Tree, example: string, right?: string]>([
  ['announcements', 'announcements[0]', announcement({ until: '2026-11-03' }), '2026-11-04', '2026-11-04'],
  [
    'announcements',
    'announcements[0]',
    announcement({ from: '2027-12-15', until: '2027-01-06' }),
    '2028-01-06',
    '2028-01-06',
  ],
  [
    'announcements',
    'announcements[0]',
    announcement({ from: '2027-09-15', until: '2027-02-28' }),
    '2028-02-28',
    '2028-02-28',
  ],
  [
    'announcements',
    'announcements[0]',
    announcement({ from: '2028-11-15', until: '2028-02-29' }),
    '2029-03-01',
    '2029-03-01',
  ],
  ['announcements', 'announcements[0]', announcement({ from: '2027-05-29', until: '2027-05-25' }), '2027-05-30'],
  ['announcements', 'announcements[0]', announcement({ from: '2027-12-31', until: '2026-04-01' }), '2028-01-01'],
  // an opening season may have its days the wrong way round
  ['information', 'season', { from: '2027-10-31', until: '2027-04-01' }, '2027-11-01'],
])(
  '%s %s: the example for an end that is too early is a year later if that makes a winter',
  (part, field, value, example, right) => {
    const faults = faultsIn(part, setValue(part, field, value));
    expect(faults.map((fault) => [fault.example, fault.right])).toEqual([[`"${example}"`, right]]);
  },
);

describe('a field', () => {
  it.each<[HotelPart, string]>([
    ['identity', 'address'],
    ['lists', 'faq[0].answer.en'],
  ])('is required: %s %s', (part, field) => {
    const [fault, ...others] = faultsIn(part, setValue(part, field, undefined));
    expect([fault?.isMissing, fault && codeOf(fault), others]).toEqual([true, expect.stringContaining(field), []]);
  });

  it.each<[HotelPart, string, nearest: string]>([
    ['identity', 'coordinates.longitud', 'longitude'],
    ['announcements', 'announcements[0].untill', 'until'],
  ])('must be known: %s %s', (part, field, nearest) => {
    const faults = faultsIn(part, setValue(part, field, 'x'));
    expect(faults.map(codeOf)).toEqual([`${part} ${field}: unknown`]);
    expect(faults[0]?.example).toBe(JSON.stringify(nearest));
  });
});

describe('an entry of a list', () => {
  it.each<[string, Tree, faults: string[]]>([
    ['faq[0].answer', inBoth('Dalle {checkin}, <phone>{phone}</phone>'), []],
    [
      'faq[0].answer',
      inBoth('Dalle {time}, <em>sempre</em>'),
      ['it: noSuchValue', 'it: noSuchTag', 'en: noSuchValue', 'en: noSuchTag'],
    ],
    ['faq[0].answer', { it: 'Caro {nome}', en: 'From {checkin}' }, ['it: noSuchValue']],
    ['faq[0].answer', { it: 'Dalle {checkin}', en: 'Dear {name}' }, ['en: noSuchValue']],
    ['attractions[0].distance', inBoth('{kilometres} km'), []],
    // it has no kilometres
    ['attractions[3].distance', inBoth('{kilometres} km'), ['it: noSuchValue', 'en: noSuchValue']],
    // its distance has minutes alone
    ['byTrain[1].text', inBoth('{kilometres} km, {minutes} minuti'), ['it: noSuchValue', 'en: noSuchValue']],
    ['experiences[0].highlight', inBoth('Da {from} a {to} ore'), ['it: noSuchValue', 'en: noSuchValue']],
  ])('uses the values and tags that its page has: %s %j', (field, texts, faults) => {
    expect(codesIn('lists', setValue('lists', field, texts))).toEqual(faults.map((fault) => `lists ${field}.${fault}`));
  });
});

describe('an announcement', () => {
  const add =
    (...more: Tree[]): Change =>
    ({ [hotelFiles.announcements]: file = {} }) =>
      Object.assign(file, { announcements: [...(file.announcements as Tree[]), ...more] });
  const menu = announcement({
    ...{ id: 'menu', from: null, until: null, pages: ['terrazza'], closes: undefined },
    text: { it: 'Il menù d’autunno è in tavola.', en: 'The autumn menu is on the table.' },
  });
  const inBothTitles = (fault: string) => [`title.it: ${fault}`, `title.en: ${fault}`];
  const notice = { title: inBoth('<em>x</em>'), text: inBoth('x') };
  const dated = { title: inBoth('{date}'), text: inBoth('x') };

  it.each<[string, Tree[], faults: string[]]>([
    ['a second closure', [announcement()], []],
    ['one that begins when a closure ends', [announcement({ from: '2026-04-01', until: '2026-05-01' })], []],
    ['one that overlaps and does not close', [announcement(), menu], []],
    [
      'one that overlaps a closure',
      [announcement({ from: '2026-03-01', until: '2026-05-01' })],
      ['[1].from: closuresOverlap'],
    ],
    [
      'one that closes the hotel while the restaurant is closed',
      [announcement({ from: '2026-03-01', until: '2026-05-01', closes: 'hotel' })],
      [],
    ],
    [
      'one that begins with a closure',
      [announcement({ from: null, until: '2026-03-01' })],
      ['[1].from: closuresOverlap'],
    ],
    [
      'one of the same id',
      [announcement(), announcement({ from: '2027-11-03', until: '2028-03-20' })],
      [': twice', '[2].storageKey: storageKeyTaken'],
    ],
    [
      'one of the same storage key',
      [announcement({ storageKey: 'renovationBannerClosed' })],
      ['[1].storageKey: storageKeyTaken'],
    ],
    ['one that closes the hotel', [announcement({ closes: 'hotel' })], []],
    ['a notice with emphasis', [announcement({ notice })], []],
    [
      'one with an unknown value in each part',
      [
        announcement({
          notice: dated,
          afterwards: { ...dated, until: null, notice: dated },
          anyDay: { ...dated, notice: dated },
        }),
      ],
      ['notice', 'afterwards', 'afterwards.notice', 'anyDay', 'anyDay.notice'].flatMap((part) =>
        inBothTitles('noSuchValue').map((fault) => `[1].${part}.${fault}`),
      ),
    ],
    ...[
      { title: inBoth(' '), faults: inBothTitles('empty') },
      { title: inBoth("l'inverno"), faults: inBothTitles('apostrophe') },
      { title: inBoth('Dal {date}'), faults: inBothTitles('noSuchValue') },
      { title: inBoth('<em>x</em>'), faults: inBothTitles('noSuchTag') },
      { title: inBoth('x'.repeat(61)), faults: inBothTitles('tooLong') },
      { title: { it: 'Fino a {until}', en: 'Since {from}' }, faults: ['title.en: sameValues'] },
    ].map(({ title, faults }): [string, Tree[], string[]] => [
      `a title ${title.it}`,
      [announcement({ title })],
      faults.map((fault) => `[1].${fault}`),
    ]),
  ])('%s is checked', (_, records, faults) => {
    expect(codesIn('announcements', add(...records))).toEqual(
      faults.map((fault) => `announcements announcements${fault}`),
    );
  });

  it.each([
    ['2026-12-01', '2027-05-01', 'from', '2027-03-20'],
    ['2026-10-01', '2026-11-10', 'until', '2026-11-03'],
  ])('an overlap from %s until %s gets an example that ends it', (from, until, field, example) => {
    const overlapping = { id: 'other', from, until };
    const faults = faultsIn('announcements', add(announcement(), announcement(overlapping)));
    expect(faults).toMatchObject([{ path: ['announcements', 2, field], example: `"${example}"` }]);
    const ended = announcement({ ...overlapping, [field]: example });
    expect(codesIn('announcements', add(announcement(), ended))).toEqual([]);
  });
});
