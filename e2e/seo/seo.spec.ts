// What the build writes for search engines, social networks and other machines.
import sharp from 'sharp';
import { colourToken } from '../../build/colour-token.ts';
import { contactFile } from '../../src/hotel/identity.ts';
import { questions } from '../../src/hotel/lists.ts';
import { hotelValues } from '../../src/hotel/values.ts';
import { fileIn, type RouteId } from '../../src/navigation/routes.ts';
import { built, builtPages, fileOf } from '../support/built.ts';
import { footerLink } from '../support/parts.ts';
import {
  addresses,
  addressOf,
  expect,
  expectedHead,
  hotel,
  languageIds,
  languageToggle,
  otherLanguage,
  type PageId,
  phone,
  translator,
} from '../support/site.ts';
import { type ParsedDocument, readCurrentDocument, type Tag, test } from './parsed-document.ts';

// files for machines have plain spaces
const plainPhone = phone.text.replaceAll('\u00a0', ' ');
const absolute = (address: string) => new URL(address, hotel.site).href;
const locales = { it: 'it_IT', en: 'en_GB' };

const content = ({ tags }: ParsedDocument, key: string) =>
  tags.filter(({ name, property }) => name === key || property === key).map((tag) => tag.content);
const links = ({ tags }: ParsedDocument, rel: string) => tags.filter((tag) => tag.rel === rel);
const alternatesOf = (page: ParsedDocument) =>
  links(page, 'alternate').map(({ hreflang, href }) => [hreflang, href] as const);
/** The hreflang links of a page. */
const alternates = (id: PageId) => [
  ['it', absolute(addressOf(id, 'it'))],
  ['en', absolute(addressOf(id, 'en'))],
  ['x-default', absolute(addressOf(id, 'it'))],
];

type Thing = Record<string, unknown>;
/** The structured data that the build gives to the document of an address. */
const dataOf = (address: string): string => builtPages.find(({ file }) => file === fileOf(address))?.parts.data ?? '';
const graphOf = (address: string): Thing[] => JSON.parse(dataOf(address))['@graph'];

test('the head of every page has its own title and description, links, share text and share image', async ({
  parse,
}) => {
  const [titles, descriptions, pictures] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { id, language, address } of addresses) {
    const page = await parse(address);
    const { title, description } = expectedHead(id, language);
    expect(page.lang, address).toBe(language);
    expect(page.tags.filter(({ name }) => name === 'title').map(({ text }) => text)).toEqual([title]);
    expect(title).toMatch(/^.{10,65}$/);
    expect(content(page, 'description')).toEqual([description]);
    expect(description).toMatch(/^.{50,160}$/);
    expect(content(page, 'robots')).toEqual([]);
    expect(links(page, 'canonical').map(({ href }) => href)).toEqual([absolute(address)]);
    expect(alternatesOf(page)).toEqual(alternates(id));
    expect(links(page, 'manifest').map(({ href }) => href)).toEqual([fileIn(language, 'manifest.webmanifest')]);

    const properties = Object.fromEntries(
      page.tags.flatMap((tag) => (tag.property ? [[tag.property, tag.content]] : [])),
    );
    expect(properties).toEqual({
      'og:type': 'website',
      'og:site_name': hotel.name,
      'og:locale': locales[language],
      'og:locale:alternate': locales[otherLanguage(language)],
      'og:url': absolute(address),
      'og:title': title,
      'og:description': description,
      'og:image': absolute(`/share/${id}-${language}.jpg`),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/\S{3}/),
    });
    expect(content(page, 'twitter:card')).toEqual(['summary_large_image']);
    const file = built(new URL(String(properties['og:image'])).pathname);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(file.length).toBeLessThan(200_000);

    titles.add(title);
    descriptions.add(description);
    pictures.add(file.toString('base64'));
  }
  expect([titles.size, descriptions.size, pictures.size]).toEqual(Array(3).fill(addresses.length));
});

test('the theme colour is the background colour, by day and by night', { tag: '@full' }, async ({ page, parse }) => {
  const coloured = (await parse('/')).tags.filter(({ name }) => name === 'theme-color');
  expect(coloured.map((tag) => tag.media)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  await page.goto('/');
  for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
    await page.emulateMedia({ colorScheme });
    const ground = await page.evaluate((colour) => {
      const sample = document.createElement('i');
      sample.style.color = String(colour);
      document.body.append(sample);
      return [getComputedStyle(sample).color, getComputedStyle(document.documentElement).backgroundColor];
    }, coloured[index]?.content);
    expect(ground[0]).toBe(ground[1]);
  }
});

test('navigation and language toggle update the head', { tag: '@full' }, async ({ page, parse, open }) => {
  const order = (tags: Tag[]) =>
    tags
      .filter(({ rel }) => !rel || ['canonical', 'alternate'].includes(rel))
      .map((tag) => JSON.stringify(tag))
      .sort();
  const heads = new Map<string, string[]>();
  for (const { address } of addresses) heads.set(address, order((await parse(address)).tags));
  await open('/');
  expect((await readCurrentDocument(page)).data).toHaveLength(1);
  for (const id of ['rooms', 'contact', 'home'] as const) {
    await footerLink(page, id).click();
    await expect(page).toHaveTitle(expectedHead(id, 'it').title);
    expect(order((await readCurrentDocument(page)).tags)).toEqual(heads.get(addressOf(id, 'it')));
    // removed after the page is drawn
    await expect(page.locator('[type="application/ld+json"]')).toHaveCount(0);
  }
  await languageToggle(page, 'it').click();
  await expect(page).toHaveTitle(expectedHead('home', 'en').title);
  expect(order((await readCurrentDocument(page)).tags)).toEqual(heads.get('/en'));
});

test.describe('structured data', () => {
  test('is one graph per page without dangling references', async ({ parse }) => {
    for (const { address } of addresses) {
      expect((await parse(address)).data, address).toEqual([dataOf(address)]);
      const [defined, referred] = [new Set<string>(), new Set<string>()];
      const { '@context': context } = JSON.parse(dataOf(address), (_, thing) => {
        if (thing?.['@id']) (thing['@type'] ? defined : referred).add(thing['@id']);
        return thing;
      });
      expect(context).toBe('https://schema.org');
      expect(referred.size, address).toBeGreaterThan(2);
      expect(
        [...referred].filter((id) => !defined.has(id)),
        address,
      ).toEqual([]);
    }
  });

  test('of every page contains the hotel’s facts and no property without a fact', async () => {
    for (const { language, address } of addresses) {
      const t = translator(language);
      const graph = graphOf(address);
      const entities = graph.filter((thing) => String(thing['@id']).startsWith(`${hotel.site}/#`));
      expect(entities.map((thing) => String(thing['@id']).split('#')[1])).toEqual(
        'hotel room-superior room-classic restaurant bar website'.split(' '),
      );
      const [house, superior, classic, restaurant, bar] = entities;
      expect(house, address).toMatchObject({
        '@type': 'Hotel',
        name: hotel.name,
        telephone: '+390890000000',
        email: hotel.email,
        address: {
          streetAddress: hotel.address.street,
          postalCode: '84010',
          addressLocality: 'Maiori',
          addressCountry: 'IT',
        },
        geo: { latitude: 40.6482, longitude: 14.6416 },
        hasMap: expect.stringContaining('40.6482'),
        starRating: { ratingValue: 4 },
        checkinTime: '14:00',
        checkoutTime: '11:00',
        availableLanguage: ['it', 'en', 'de'],
        parentOrganization: { name: hotel.group.name, url: hotel.group.url },
        vatID: hotel.vat,
        identifier: { propertyID: 'CIN', value: hotel.cin },
      });
      // the owner has not given these
      for (const unknown of ['legalName', 'sameAs', 'priceRange', 'numberOfRooms', 'aggregateRating']) {
        expect(house).not.toHaveProperty(unknown);
      }
      const occupancy = { minValue: 1, maxValue: 4 };
      const room = (category: 'superior' | 'classic') => ({
        '@type': 'HotelRoom',
        name: t(`rooms.${category}.title`),
        url: absolute(`${addressOf('rooms', language)}#${category}`),
        occupancy,
      });
      expect(superior).toMatchObject(room('superior'));
      expect(classic).toMatchObject(room('classic'));
      const atTheHotel = { telephone: '+390890000000', email: hotel.email };
      const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
      const everyDay = { validFrom: '2026-04-01', dayOfWeek: week.map((day) => `https://schema.org/${day}`) };
      expect(restaurant).toMatchObject({
        '@type': 'Restaurant',
        ...atTheHotel,
        acceptsReservations: true,
        servesCuisine: expect.arrayContaining([t('terrazza.kitchen.pizza')]),
        openingHoursSpecification: [
          { ...everyDay, opens: '07:30', closes: '10:30' },
          { ...everyDay, opens: '12:30', closes: '15:00' },
          { ...everyDay, opens: '19:00', closes: '22:30' },
        ],
      });
      expect(bar).toMatchObject({
        '@type': 'BarOrPub',
        ...atTheHotel,
        openingHoursSpecification: [{ ...everyDay, opens: '10:00', closes: '00:00' }],
      });
      for (const picture of graph.flatMap((thing) => [thing.image, thing.logo]).filter(Boolean)) {
        expect(built(new URL(String(picture)).pathname).length).toBeGreaterThan(1000);
      }
    }
  });

  test('of the contact page contains its questions, and the contacts for pets', async () => {
    for (const language of languageIds) {
      const [house, ...others] = graphOf(addressOf('contact', language));
      const answer = (id: string) =>
        translator(language)(`contact.faq.${id}.answer`, hotelValues(language)).replaceAll('\u00a0', ' ');
      expect(house).toHaveProperty('petsAllowed', expect.stringContaining(plainPhone));
      expect(others.find((thing) => thing['@type'] === 'FAQPage')).toMatchObject({
        mainEntity: questions.map(({ id, question }) => ({
          name: question[language],
          acceptedAnswer: { text: answer(id) },
        })),
      });
    }
  });

  test('describes rooms, restaurant, bar and services where the page shows them', async () => {
    const parts = ['room-superior', 'room-classic', 'restaurant', 'bar'];
    for (const { id, address } of addresses) {
      const described = graphOf(address).filter(({ description, image }) => description && image);
      const services = graphOf(address).find((thing) => thing['@type'] === 'Hotel')?.amenityFeature ?? [];
      expect(services, address).toHaveLength(id === 'home' || id === 'services' ? 10 : 0);
      const shown = parts.filter((name) => id === 'home' || name.startsWith('room') === (id === 'rooms'));
      expect(
        described.map((thing) => String(thing['@id']).split('#')[1]),
        address,
      ).toEqual(['hotel', ...(['home', 'rooms', 'terrazza'].includes(id) ? shown : [])]);
    }
  });

  test('names the section with the dishes as the menu', { tag: '@full' }, async ({ page, open }) => {
    for (const language of languageIds) {
      const graph = graphOf(addressOf('terrazza', language));
      const { pathname, hash } = new URL(String(graph.find((thing) => thing['@type'] === 'Restaurant')?.hasMenu));
      await open(pathname + hash);
      const dishes = page.getByRole('region', { name: translator(language)('terrazza.menu.title') });
      await expect(dishes.locator(hash), language).toBeInViewport();
    }
  });

  test('has the language, the picture and the breadcrumbs of every page', async () => {
    for (const { id, language, address } of addresses) {
      const graph = graphOf(address);
      const page = graph.find((thing) => thing['@id'] === absolute(address));
      expect(page).toMatchObject({
        inLanguage: language,
        url: absolute(address),
        name: expectedHead(id, language).title,
        primaryImageOfPage: { url: absolute(`/share/${id}-${language}.jpg`) },
      });
      const trail = graph.filter((thing) => thing['@type'] === 'BreadcrumbList');
      const steps = [
        { position: 1, name: translator(language)('nav.home'), item: { '@id': absolute(addressOf('home', language)) } },
        { position: 2, name: translator(language)(`nav.${id}`), item: { '@id': absolute(address) } },
      ];
      expect(trail).toMatchObject(id === 'home' ? [] : [{ itemListElement: steps }]);
    }
  });
});

test('security.txt names the hotel’s e-mail, and expires within a year', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  const expires = /^Expires: (\d{4}-\d\d-01T00:00:00\.000Z)$/m.exec(text)?.[1] ?? '';
  expect(text.trim().split('\n')).toEqual([
    `Contact: mailto:${hotel.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: it, en, de',
    `Canonical: ${hotel.site}/.well-known/security.txt`,
  ]);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(330);
  expect(days).toBeLessThanOrEqual(366);
});

test('the sitemap lists every page in both languages, and robots.txt allows all', async ({ page }) => {
  const entries = await page.evaluate((xml) => {
    const sitemap = new DOMParser().parseFromString(xml, 'application/xml');
    return Array.from(sitemap.querySelectorAll('url, parsererror'), (entry) => ({
      page: entry.querySelector('loc')?.textContent,
      alternates: Array.from(entry.querySelectorAll('link'), (link) =>
        ['hreflang', 'href'].map((name) => link.getAttribute(name)),
      ),
    }));
  }, built('/sitemap.xml').toString());
  const listed = addresses.map(({ id, address }) => ({ page: absolute(address), alternates: alternates(id) }));
  expect(entries).toHaveLength(listed.length);
  expect(entries).toEqual(expect.arrayContaining(listed));

  const robots = built('/robots.txt').toString();
  expect(robots.split(/\n+/)).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${hotel.site}/sitemap.xml`, '']);
});

for (const language of languageIds) {
  const t = translator(language);

  test(`the manifest in “${language}” has icons and shortcuts to booking, phone and directions`, async () => {
    const manifest = JSON.parse(built(fileIn(language, 'manifest.webmanifest')).toString());
    expect(manifest).toMatchObject({
      id: addressOf('home', language),
      start_url: addressOf('home', language),
      scope: '/',
      lang: language,
      name: hotel.name,
      theme_color: colourToken('ground').day,
    });
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(built(src)).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
    expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
      t('nav.bookNow'),
      t('common.callUs'),
      t('common.directions'),
    ]);
    const ids: RouteId[] = ['home', 'contact', 'location'];
    for (const [index, { url }] of manifest.shortcuts.entries()) {
      const [address, part] = url.split('#');
      expect(address).toBe(addressOf(ids[index] as RouteId, language));
      expect(built(fileOf(address)).toString()).toContain(` id="${part}"`);
    }
  });

  test(`llms.txt in “${language}” has the hotel’s facts and links to its pages`, async ({ request }) => {
    const text = built(fileIn(language, 'llms.txt')).toString();
    const blocks = text.split('\n\n');
    expect(blocks[0]).toBe(`# ${hotel.name}`);
    expect(blocks[1]).toBe(`> ${expectedHead('home', language).description}`);
    const items = text.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
    const facts = [
      t('common.stars', { count: 4 }),
      `${t('contact.card.phone.title')}: ${plainPhone}`,
      `${t('contact.card.email.title')}: ${hotel.email}`,
      `${t('common.transfer.port.name')}: ${t('common.minutes', { minutes: 70 })}`,
      `${t('location.reach.ferry.title')} › ${t('location.reach.ferry.amalfi.title')}: ${t('location.reach.ferry.amalfi.text')} ${t('location.reach.seasonal')}, ${t('location.reach.walk', { minutes: 5 })}.`,
      `${t('rooms.type.quad')}: ${t('rooms.guests', { count: 4 })}`,
      t('common.footer.vat', { vat: hotel.vat }),
      t('common.footer.cin', { cin: hotel.cin }),
    ];
    expect(items).toEqual(expect.arrayContaining(facts.map((fact) => fact.replaceAll('\u00a0', ' '))));
    for (const range of ['7:30–10:30', '12:30–15:00', '19:00–22:30', '10:00–24:00']) {
      expect(items.filter((item) => item.includes(range))).toHaveLength(1);
    }
    expect(text).not.toMatch(/[{}<]|undefined|\bnull\b/);
    // these files do not change on the day of the reopening
    for (const name of ['llms.txt', contactFile]) {
      expect(built(fileIn(language, name)).toString().replaceAll('\r\n ', ''), name).not.toMatch(/chius|closed/i);
    }
    const targets = [...text.matchAll(/\]\((.*?)\)/g)].map(([, target]) => String(target));
    const pages = addresses.filter((one) => one.language === language).map(({ address }) => absolute(address));
    expect(targets).toEqual([...pages, absolute(fileIn(otherLanguage(language), 'llms.txt'))]);
    const answer = await request.get(fileIn(language, 'llms.txt'));
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  });
}
