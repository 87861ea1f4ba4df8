// The hotel's facts and lists on every page, in order, and the figures and texts that the owner gave.
import { checkIn, checkOut, distances, doorTime, hours, rooms, timeOfDay } from '../../src/hotel/facts.ts';
import * as lists from '../../src/hotel/lists.ts';
import { arrivalOf, arrivalValues, hotelValues } from '../../src/hotel/values.ts';
import type { MessageKey } from '../../src/i18n/message-types.ts';
import { built, fileOf } from '../support/built.ts';
import { addresses, addressOf, expect, hotel, type PageId, phone, test, translator } from '../support/site.ts';

const t = translator('it');
const values = hotelValues('it');

// the other figures are in `contents` below
test('the facts and lists are those of the owner', () => {
  expect(distances).toMatchObject({
    naplesAirport: { kilometres: 60, minutes: 60 },
    salernoAirport: { kilometres: 35, minutes: 40 },
    station: { kilometres: 25 },
    stationBus: { minutes: 40 },
  });
  expect(lists.transfers.map(({ minutes }) => minutes)).toEqual([60, 40, 35, 70]);
  expect(lists.attractions.flatMap(({ kilometres }) => kilometres ?? [])).toEqual([5, 7, 20]);
  expect(lists.experiences.map(({ points, hours }) => [points.length, hours])).toEqual([
    [5, undefined],
    [5, { from: 2, to: 8 }],
    [5, undefined],
    [5, undefined],
    [5, { from: 2, to: 4 }],
  ]);
  const { services, attractions, breakfast, dishes, questions, profiles, galleries, reach } = lists;
  expect([services, attractions, breakfast, dishes, questions, profiles].map(({ length }) => length)).toEqual([
    10, 6, 6, 6, 4, 2,
  ]);
  expect(profiles.map(({ url }) => url)).toEqual(['#', '#']);
  expect([...Object.values(galleries), ...Object.values(reach)].map(({ length }) => length)).toEqual([4, 4, 2, 2, 2]);
});

test('the English names of rooms, dishes, experiences and hours are those of the owner', () => {
  const english = translator('en');
  const types = rooms.types.map(({ id }) => english(`rooms.type.${id}`));
  expect(types).toEqual(['Single', 'Double', 'Triple', 'Quad']);
  expect([english('rooms.superior.title'), english('rooms.classic.title')]).toEqual(['Superior', 'Classic']);
  expect([1, 4].map((count) => english('rooms.guests', { count }))).toEqual(['1 guest', '4 guests']);
  expect(lists.dishes.map(({ title }) => title.en)).toEqual([
    'Homemade pasta',
    'Local fish',
    'Neapolitan pizza',
    'Lemon specialties',
    'Regional wines',
    'Traditional desserts',
  ]);
  const [transfers, boat, , , kayak] = lists.experiences;
  expect(transfers?.points.map(({ text }) => text.en)).toEqual([
    'Rome airport',
    'Naples airport',
    'Salerno airport',
    'Naples station',
    'Salerno station',
  ]);
  expect(boat?.highlight.en).toContain('swim stops');
  expect(kayak?.highlight.en).toContain('beginners and experts');
  expect(english('contact.card.reception.text')).toBe('always available 24/7');
  expect(english('services.info.pets.text')).toMatch(/^Small pets are welcome\./);
});

/** The headings of some parts of a page. */
const titles = (group: string, ...parts: string[]) =>
  parts.map((part) => `# ${t((part === 'title' ? `${group}.title` : `${group}.${part}.title`) as MessageKey)}`);

/** The headings of each page, marked with #, and texts between them, in the order of the page. */
const contents: Record<PageId, string[]> = {
  home: [
    ...titles('hero', 'title'),
    t('hero.subtitle', { metres: 50 }),
    ...titles('welcome', 'title'),
    ...titles('feature', 'title'),
    `# ${t('feature.beach.title', { metres: 50 })}`,
    ...titles('feature', 'terrace', 'solarium'),
    `# ${t('feature.parking.title', { metres: 10 })}`,
    ...titles(
      'hotel',
      'intro',
      'rooms',
      'terrace',
      'location',
      'location.towns',
      'location.lemons',
      'location.boats',
      'booking',
    ),
  ],
  rooms: [
    ...titles('rooms', 'title'),
    ...(['superior', 'classic'] as const).flatMap((category) => [
      `# ${t(`rooms.${category}.title`)}`,
      t(`rooms.${category}.text`),
      ...titles('rooms', 'types'),
      ...(['single', 'double', 'triple', 'quad'] as const).flatMap((type, index) => [
        `# ${t(`rooms.type.${type}`)}`,
        t('rooms.guests', { count: index + 1 }),
      ]),
    ]),
    ...titles('rooms', 'amenities', 'amenity.airConditioning', 'amenity.wifi', 'amenity.tv', 'amenity.minibar', 'cta'),
  ],
  terrazza: [
    ...titles(
      'terrazza',
      'title',
      'notice.renovation-after',
      'cards',
      'card.breakfast',
      'card.restaurant',
      'card.bar',
      'card.view',
      'breakfast',
    ),
    t('terrazza.breakfast.hours', { from: '7:30', to: '10:30' }),
    ...lists.breakfast.map(({ name }) => name.it),
    ...titles('terrazza', 'menu'),
    ...lists.dishes.flatMap(({ title, text }) => [`# ${title.it}`, text.it]),
    ...titles('terrazza', 'atmosphere', 'hours'),
    `${t('terrazza.hours.breakfast')}7:30–10:30`,
    `${t('terrazza.hours.lunch')}12:30–15:00`,
    `${t('terrazza.hours.dinner')}19:00–22:30`,
    `${t('terrazza.hours.bar')}10:00–24:00`,
    ...titles('terrazza', 'cuisine', 'bar', 'bar.wine', 'bar.labels', 'bar.aperitif'),
  ],
  services: [
    ...titles('services', 'title', 'cards'),
    ...lists.services.flatMap(({ id }) => [
      `# ${t(`services.card.${id}.title`)}`,
      t(`services.card.${id}.text`, values),
    ]),
    ...titles('services', 'transfers'),
    ...lists.transfers.flatMap(({ name, minutes }) => [name.it, t('common.minutes', { minutes })]),
    ...titles('services', 'transfers.how'),
    `# ${t('services.beach.title', { club: hotel.beachClub.name ?? '' })}`,
    t('services.beach.distance', { metres: 50 }),
    t('services.beach.welcome'),
    ...titles('services', 'info', 'info.times'),
    t('services.info.times.checkin', { time: '14:00' }),
    t('services.info.times.checkout', { time: '11:00' }),
    t('services.info.times.note'),
    ...titles('services', 'info.lift', 'info.pets', 'info.children'),
    t('services.info.children.text'),
    ...titles('services', 'cta'),
  ],
  experiences: [
    ...titles('experiences', 'title'),
    ...lists.experiences.flatMap(({ id, title, subtitle, text, points, hours }) => [
      `# ${title.it}`,
      subtitle.it,
      text.it,
      ...points.map((point) => point.text.it),
      t(`experiences.card.${id}.highlight`, { from: '', to: '', ...hours }),
    ]),
    ...titles('experiences', 'how', 'how.custom', 'how.flexible', 'how.local', 'cta'),
  ],
  location: [
    ...titles('location', 'title', 'address'),
    hotel.address.street,
    ...titles('location', 'near'),
    `${hotel.name}${t('location.near.parking.label')}${t('location.near.parking.value', { metres: 10 })}`,
    t('location.near.sea.label') + t('location.near.sea.value', { metres: 50 }),
    t('location.near.centre.label') + t('location.near.centre.value', { minutes: 2 }),
    t('location.near.port.label') + t('location.near.port.value', { minutes: 5 }),
    ...titles('location', 'reach'),
    ...(['plane', 'train', 'ferry'] as const).flatMap((by) => [
      `# ${t(`location.reach.${by}.title`)}`,
      ...lists.reach[by].flatMap((way) => {
        const { kilometres, minutes, walkMinutes } = arrivalOf(way);
        return [
          `# ${way.title.it}`,
          t(`location.reach.${by}.${way.id}.text`, arrivalValues(way)),
          ...(kilometres ? [t('location.reach.distance', { kilometres })] : []),
          ...(minutes ? [t('location.reach.duration', { minutes })] : []),
          ...(walkMinutes ? [t('location.reach.walk', { minutes: walkMinutes })] : []),
        ];
      }),
    ]),
    ...titles('location', 'transfer', 'attractions'),
    ...lists.attractions.flatMap(({ id, name, text, kilometres = 0 }) => [
      t(`location.attraction.${id}.distance`, { kilometres }),
      `# ${name.it}`,
      text.it,
    ]),
    ...titles('location', 'experiences', 'experiences.boat', 'experiences.hiking', 'experiences.food', 'why', 'final'),
  ],
  contact: [
    ...titles('contact', 'title', 'form', 'card', 'card.phone', 'card.email', 'card.address'),
    hotel.address.street,
    ...titles('contact', 'card.reception'),
    t('contact.card.reception.text'),
    ...titles('contact', 'hours'),
    ...(['it', 'en', 'de'] as const).map((id) => t(`contact.language.${id}`)),
    ...titles('contact', 'faq'),
    ...lists.questions.flatMap(({ id, question }) => [`# ${question.it}`, t(`contact.faq.${id}.answer`, values)]),
    ...titles(
      'contact',
      'directions',
      'directions.car',
      'directions.train',
      'directions.plane',
      'directions.sea',
      'closing',
      'direct',
      'call',
      'privacy',
    ),
    hotel.name,
    hotel.address.street,
    hotel.map.service,
    ...titles('contact', 'access'),
    'WCAG 2.2',
    'EN 301 549',
    t('contact.access.hotel'),
  ],
};

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

test('every page shows its headings, facts and lists in order', async ({ page, open }) => {
  await page.clock.setFixedTime('2031-07-01T12:00:00Z');
  for (const [id, rows] of Object.entries(contents)) {
    await open(addressOf(id as PageId, 'it'));
    const main = page.getByRole('main');
    const headings = rows.filter((row) => row.startsWith('# ')).map((row) => row.slice(2));
    await expect(main.getByRole('heading')).toHaveText(headings);
    let rest = plain(String(await main.textContent()));
    for (const row of rows.map((one) => plain(one.replace('# ', '')))) {
      expect(rest, id).toContain(row);
      rest = rest.slice(rest.indexOf(row) + row.length);
    }
  }
});

test('no document names another time, phone number or e-mail address', { tag: '@full' }, async ({ page }) => {
  const doorTimes = Object.values(hours).flatMap(({ from, to }) => [from, to].map(doorTime));
  const named = /\b\d{1,2}:\d\d(?:\s[AP]M)?|\+\d[\d ]{8,}\d|[\w.+-]+@[\w.-]+\w/g;
  for (const { address, language } of addresses) {
    const stay = [checkIn, checkOut].map((time) => timeOfDay(time, language));
    const known = [...stay, ...doorTimes, plain(phone.text), hotel.email];
    // scripts add the time of sunset
    const texts = await page.evaluate((html) => {
      const sent = new DOMParser().parseFromString(html, 'text/html');
      const parts = sent.querySelectorAll('#root :is(a, p, dt, dd, h1, h2, h3, h4, summary, th, td, li:not(:has(*)))');
      return Array.from(parts, ({ textContent }) => textContent);
    }, built(fileOf(address)).toString());
    const found = plain(texts.join('\n')).match(named);
    expect(found, address).toContain(plain(phone.text));
    expect(new Set(known), address).toEqual(new Set([...known, ...(found ?? [])]));
  }
});

test('the pictures of stars, rooms and experiences have their names', async ({ page, open }) => {
  const picture = (name: string) => page.getByRole('main').getByRole('img', { name, exact: true });
  await open('/');
  const names = (['homeReception', 'homeRooms', 'homeTerrace', 'homeLemonPath'] as const).map((id) =>
    t(`hotel.alt.${id}`),
  );
  for (const name of [t('common.stars', { count: 4 }), ...names]) await expect(picture(name)).toBeVisible();
  await open('/camere');
  for (const [category, pictures] of Object.entries(lists.galleries)) {
    const group = page.getByRole('group', { name: t(`rooms.${category as keyof typeof lists.galleries}.gallery`) });
    const shown = group.getByRole('img');
    await expect(shown).toHaveCount(pictures.length);
    for (const [index, { alt }] of pictures.entries()) await expect(shown.nth(index)).toHaveAccessibleName(alt.it);
  }
  for (const beds of ['bedsSingle', 'bedsDouble', 'bedsTriple', 'bedsQuad'] as const)
    await expect(picture(t(`rooms.alt.${beds}`))).toHaveCount(2);
  await open('/esperienze');
  // its poster, a link with the title, has no name of its own
  for (const { alt } of lists.experiences) await expect(picture(String(alt?.it))).toHaveCount(1);
});

test('a screen reader reads the minutes of each transfer once', { tag: '@full' }, async ({ page, open }) => {
  await open('/servizi');
  for (const { name, minutes } of lists.transfers) {
    const row = page.getByRole('row', { name: `${name.it} ${t('common.minutes', { minutes })}`, exact: true });
    await expect(row).toBeVisible();
  }
});

test('the button to book a table does nothing, and says so', async ({ page, open, context }) => {
  await open('/terrazza');
  const cuisine = page.getByRole('region', { name: t('terrazza.cuisine.title'), exact: true });
  const button = cuisine.getByRole('button', { name: t('terrazza.cuisine.button'), exact: true });
  await expect(button).toHaveAccessibleDescription(new RegExp(t('terrazza.cuisine.noOnline')));
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  // scrolling to the button loads images
  page.on('request', (request) => sent.push(request.resourceType()));
  await button.click();
  await expect(page).toHaveURL('/terrazza');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  expect(sent.filter((type) => type !== 'image')).toEqual([]);
  await expect(cuisine.getByRole('link')).toHaveAttribute('href', phone.href);
});

test('the footer shows the hotel’s identity, the current year and the headings of its links', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime('2031-07-01T12:00:00Z');
  await open('/en/camere');
  const footer = page.getByRole('contentinfo');
  const english = translator('en');
  for (const text of [
    english('common.tagline'),
    hotel.address.street,
    english('common.footer.rights', { year: '2031', name: hotel.name }),
    english('common.footer.vat', { vat: hotel.vat }),
    english('common.footer.cin', { cin: hotel.cin }),
  ]) {
    await expect(footer).toContainText(text);
  }
  const headings = ['Discover', 'Explore', 'Contact', 'Follow us'];
  await expect(footer.getByRole('heading')).toHaveText(headings);
});
