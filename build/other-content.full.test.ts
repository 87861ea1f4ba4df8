// Builds copies of the project with other content: a hotel with photographs and long lists that lacks parts of the delivered hotel, and
// one with the shortest lists.
import { readdirSync, readFileSync } from 'node:fs';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryPicture, galleryLists } from '../src/art/slots.ts';
import type { Tree } from './content/content-fixtures.ts';
import { hotelFiles } from './content/hotel-files.ts';
import { listKeys } from './content/messages/list-messages.ts';
import { pdf, plain, putPhotos, sand } from './photos/generated-photographs.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

const copy = copyProject('other-hotel');
const listsCopy = copyProject('lists');
afterAll(() => {
  copy.remove();
  listsCopy.remove();
});

/** Builds the site of a copy. It prints nothing but the progress of the photographs. */
const build = (site: ProjectCopy) => expect(site.run('build/build.ts', '--demo')).not.toMatch(/^src\/|Error/m);

const delivered = JSON.parse(readFileSync(new URL(hotelFiles.lists, listsCopy.folder), 'utf8'));
const lists = Object.fromEntries(Object.keys(listKeys).map((name) => [name, delivered[name]])) as Record<
  keyof typeof listKeys,
  Entry[]
>;

interface Entry {
  id: string;
  [field: string]: unknown;
}

/** A list of `count` entries: its own, and copies of them under other names. */
function resized(entries: readonly Entry[], count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length] as Entry;
    const { points } = entry;
    return {
      ...entry,
      ...(index >= entries.length && { id: `more${index}` }),
      ...(Array.isArray(points) && { points: resized(points, count) }),
    };
  });
}

const resizedLists = (count: number) =>
  Object.fromEntries(Object.entries(lists).map(([name, entries]) => [name, resized(entries, count)]));

const mainOf = ({ built }: ProjectCopy, file: string) => /<main[\s\S]*<\/main>/.exec(built(file))?.[0] ?? '';

/** Expects a site to show this many entries of each list. */
function expectEntries(site: ProjectCopy, count: number, services = count, ways = 3 * count): void {
  const { built } = site;
  const found = (file: string, pattern: RegExp) => mainOf(site, file).match(pattern)?.length;
  expect(found('camere.html', /aria-haspopup="dialog"/g)).toBe(2 * count);
  // the room types in both categories
  expect(found('camere.html', /<h4/g)).toBe(2 * Math.min(count, 4));
  expect(found('contatti.html', /<details/g)).toBe(count);
  expect(found('servizi.html', /<svg[^>]*viewBox="0 0 96 96"/g)).toBe(services);
  expect(found('servizi.html', /<th scope="row"/g)).toBe(count);
  expect(found('esperienze.html', /<a [^>]*href="#/g)).toBe(count);
  expect(found('location.html', /<h4/g)).toBe(ways);
  const graph = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(built('contatti.html'))?.[1] ?? '',
  );
  const questions = graph['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'FAQPage');
  expect(questions.mainEntity).toHaveLength(count);
  // the braces of this payment are the owner's
  expect(built('llms.txt').replace('{fino al limite}', '')).not.toMatch(/^- .*\{|undefined/m);
}

describe('another hotel', () => {
  const most = 16;

  beforeAll(async () => {
    copy.editData('src/hotel/identity.json', (identity) => ({
      ...identity,
      name: 'Hôtel Maiolica',
      group: { name: null, url: null },
      beachClub: { name: null, url: null, offer: { it: null, en: null } },
      tableBooking: 'https://tables.example/maiolica',
      company: {
        legalName: 'Maiolica S.r.l.',
        seat: 'Via Roma 1, Salerno',
        register: 'Salerno SA-123456',
        capital: '€ 10.000',
      },
    }));
    copy.editData('src/hotel/information.json', (information) => ({
      ...information,
      payment: { it: "Carte e contanti {fino al limite}, l'assegno > 7 € no", en: 'Cards and cash, no cheques' },
      priceList: { year: 2027 },
    }));
    const longer = resizedLists(most);
    copy.editData(hotelFiles.lists, (data) => ({ ...data, ...longer }));
    copy.editData('src/announcements/announcements.json', (data) => ({
      ...data,
      announcements: [
        {
          ...{ id: 'winter', from: '2026-11-03', until: '2027-03-20', pages: 'all' },
          closes: 'hotel',
          title: { it: 'Chiusura invernale', en: 'Closed for the winter' },
          text: { it: 'Riapriamo {until}.', en: 'We reopen on {until}.' },
        },
      ],
    }));
    const photograph = async (width: number, height: number) => plain(width, height, sand).jpeg().toBuffer();
    putPhotos(copy.folder, {
      'home-hero.jpg': await photograph(1900, 1190),
      'contact-reception-portrait.jpg': await photograph(1300, 1000),
      'price-list.pdf': pdf(),
    });
    const picture = await photograph(900, 600);
    for (const list of galleryLists)
      for (const { id } of longer[list]?.slice(4) ?? [])
        putPhotos(copy.folder, { [`${entryPicture(list, id)}.jpg`]: picture });
    build(copy);
  });

  const files = ['index', 'camere', 'terrazza', 'servizi', 'esperienze', 'location', 'contatti'].flatMap((name) => [
    `${name}.html`,
    name === 'index' ? 'en.html' : `en/${name}.html`,
  ]);

  it('an independent hotel’s site names no group, neither on pages nor in structured data', () => {
    for (const file of [...files, 'llms.txt', 'en/llms.txt']) {
      expect(copy.built(file), file).not.toMatch(/Fa parte di|Part of|parentOrganization/);
    }
  });

  // titles of experiences are in capitals
  it.each(['ô', 'Ô'])('the site’s fonts have the letters of its name: %s', async (letter) => {
    const font = readFileSync(new URL('.cache/fonts/bodoni-moda-italic.woff2', copy.folder));
    const { buffer } = new Uint8Array(await subsetFont(font, letter, { targetFormat: 'sfnt', variationAxes: {} }));
    expect(new harfbuzz.Face(new harfbuzz.Blob(buffer)).collectUnicodes()).toContain(letter.codePointAt(0));
  });

  it('the site of a hotel without a beach club shows no section and no service for it', () => {
    for (const file of ['servizi.html', 'en/servizi.html', 'llms.txt', 'en/llms.txt']) {
      expect(copy.built(file), file).not.toMatch(/id="beach-club"|Lido|beach club\b.*50 m|\bAl ,|\bAt ,/);
    }
  });

  it('a closed hotel keeps its booking buttons, and states the reopening in its room search and structured data', () => {
    const [italian, english] = ['index.html', 'en.html'].map((file) => copy.built(file).replaceAll('\u00a0', ' '));
    expect(italian).toContain('L’hotel riapre sabato 20 marzo 2027: scegli le date da quel giorno.');
    expect(english).toMatch(/The hotel reopens on (?:Saturday,? )?20 March 2027: choose dates from then on/);
    expect(italian).toMatch(
      /"specialOpeningHoursSpecification":\[\{[^}]*"validFrom":"2026-11-03","validThrough":"2027-03-19"/,
    );
    expect(italian?.match(/lingua=it/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('values that the owner fills in are on the page, in structured data and in llms.txt, in both languages', () => {
    const text = 'Carte e contanti {fino al limite}, l’assegno > 7 € no.';
    const straight = (file: string) =>
      copy
        .built(file)
        .replaceAll(/&#x27;|'/g, '’')
        .replaceAll('&gt;', '>');
    expect(straight('servizi.html')).toContain(`<h3>Pagamento</h3><p>${text}</p>`);
    expect(straight('servizi.html')).toContain(`"name":"Pagamento","value":"${text}"`);
    expect(straight('llms.txt')).toContain(`- Pagamento: ${text}\n`);
    const winter =
      'Chiusura invernale (da martedì 3 novembre 2026 a venerdì 19 marzo 2027). Riapriamo sabato 20 marzo 2027.';
    expect(straight('llms.txt')).toContain(`- ${winter}\n`);
    expect(copy.built('en/servizi.html')).toContain('<h3>Payment</h3><p>Cards and cash, no cheques.</p>');
    expect(copy.built('camere.html')).not.toContain('Pagamento');
  });

  it('the price list is on its page, in structured data and in llms.txt, in both languages', () => {
    for (const [language, title, link] of [
      ['', 'Listino prezzi 2027', 'Apri il listino'],
      ['en/', 'Price list 2027', 'Open the price list'],
    ]) {
      const address = `/${language}price-list.pdf`;
      const opened = `<a href="${address}" target="_blank" rel="noopener">${link} (PDF, 1\u00a0kB)`;
      expect(copy.built(`${language}servizi.html`)).toContain(`<h3>${title}</h3><p>${opened}`);
      const whole = `https://www.hotelmaiolica.example${address}`;
      expect(copy.built(`${language}servizi.html`)).toContain(`"name":"${title}","value":"${whole}"`);
      expect(copy.built(`${language}llms.txt`)).toContain(`- ${title}: ${whole}\n`);
      expect(copy.built(address.slice(1))).toBe(pdf().toString());
    }
    expect(copy.built('sw.js')).not.toContain('price-list');
  });

  it('lists show as many entries as they may have', () => {
    // that of the beach club is hidden
    expectEntries(copy, most, most - 1);
  });

  it('if tables are booked online, the button is a link, and structured data has its address', () => {
    const link = /<a [^>]*href="https:\/\/tables\.example\/maiolica"[^>]*>(?:Prenota un tavolo|Book a Table)/;
    expect(copy.built('terrazza.html')).toMatch(link);
    expect(copy.built('llms.txt')).toContain('- Prenota un tavolo: https://tables.example/maiolica\n');
    expect(copy.built('en/terrazza.html')).toMatch(link);
    expect(copy.built('terrazza.html')).toContain('"acceptsReservations":"https://tables.example/maiolica"');
    expect(copy.built('terrazza.html')).not.toContain('no-online');
  });

  it('the footer has the data that the law requires of a company', () => {
    const footer = (file: string) => copy.built(file).split('<footer>')[1];
    for (const line of [
      'Ragione sociale: Maiolica S.r.l.',
      'Sede legale: Via Roma 1, Salerno',
      'Registro imprese: Salerno SA-123456',
      'Capitale sociale: € 10.000',
    ])
      expect(footer('index.html')).toContain(`<p>${line}</p>`);
    expect(footer('en.html')).toContain('<p>Share capital: € 10.000</p>');
    expect(copy.built('index.html')).toContain('"legalName":"Maiolica S.r.l."');
  });

  it('no link is empty, and no page shows “undefined” or “null”', () => {
    for (const file of files)
      expect(copy.built(file), file).not.toMatch(/href="(?:null|undefined)?"|>(?:null|undefined)</);
  });

  /** The tags of a built page, without the hashes of photographs. */
  const tagsIn = (file: string, pattern: RegExp) =>
    copy
      .built(file)
      .replaceAll(/-[0-9a-f]{10}-/g, '-')
      .match(pattern) ?? [];

  /** Expects the tags of a page to hold these parts, one after the other. */
  function expectTags(file: string, pattern: RegExp, expected: string[][]): void {
    const tags = tagsIn(file, pattern);
    expect(tags).toHaveLength(expected.length);
    for (const [index, parts] of expected.entries()) for (const part of parts) expect(tags[index]).toContain(part);
  }

  it('a photograph is built in every format and width, and only the hero’s crop for the window is preloaded', () => {
    const versions = (name: string, widths: number[], ending: string) =>
      widths.map((width) => `/assets/${name}-${width}.${ending} ${width}w`).join(',');
    const wide = (ending: string) => versions('home-hero', [480, 768, 1080, 1440, 1900], ending);
    const upright = (ending: string) => versions('home-hero-portrait', [320, 480, 714], ending);
    const isWide = 'media="(min-aspect-ratio: 1/1)"';
    expectTags('index.html', /<source[^>]*home-hero[^>]*>/g, [
      [isWide, 'type="image/avif"', wide('avif')],
      [isWide, 'type="image/webp"', wide('webp')],
      [isWide, 'type="image/jpeg"', wide('jpg')],
      ['type="image/avif"', upright('avif')],
      ['type="image/webp"', upright('webp')],
    ]);
    expectTags('index.html', /<img[^>]*home-hero[^>]*>/g, [['fetchPriority="high"', upright('jpg')]]);
    expectTags('index.html', /<link[^>]*as="image"[^>]*>/g, [
      [isWide, wide('avif')],
      ['media="not all and (min-aspect-ratio: 1/1)"', upright('avif')],
    ]);
  });

  it('a drawing whose other crop is a photograph is shown without layers', () => {
    const [source] = tagsIn('contatti.html', /<source[^>]*contact-reception[^>]*svg[^>]*>/g);
    expect(source).toBeDefined();
    expect(source).not.toMatch(/-layers|#/);
  });
});

describe('a hotel with one entry in each list, without a restaurant, a bar and a harbour', () => {
  const { built } = listsCopy;

  beforeAll(async () => {
    const none = { from: null, to: null };
    listsCopy.editData('src/hotel/identity.json', (identity) => ({
      ...identity,
      beachClub: {
        name: 'Lido Ceramica',
        url: null,
        offer: { it: 'Ombrellone a metà prezzo', en: 'Umbrellas at half price' },
      },
    }));
    const shortest = resizedLists(1);
    listsCopy.editData(hotelFiles.lists, (data) => ({
      ...data,
      ...shortest,
      superiorGallery: [...(shortest.superiorGallery ?? []), { ...lists.superiorGallery[1], hidden: true }],
      // the first one is deleted
      classicGallery: [lists.classicGallery[1]],
      profiles: [],
      byFerry: [],
    }));
    const photograph = await plain(900, 600, sand).jpeg().toBuffer();
    for (const { id } of lists.superiorGallery.slice(0, 2))
      putPhotos(listsCopy.folder, { [`${entryPicture('superiorGallery', id)}.jpg`]: photograph });
    listsCopy.editData(hotelFiles.facts, ({ hours, rooms, distances, terrace, ...data }) => ({
      ...data,
      terrace: { ...(terrace as Tree), cuisine: [] },
      distances: { ...(distances as Tree), port: { walkMinutes: null } },
      hours: { ...(hours as Tree), lunch: none, dinner: none, bar: none },
      rooms: {
        ...(rooms as Tree),
        types: (rooms as { types: object[] }).types.map((type, index) => (index ? { ...type, guests: null } : type)),
      },
    }));
    build(listsCopy);
  });

  it('shows every entry, and no heading without entries', () => {
    expectEntries(listsCopy, 1, 1, 2);
    // of profiles
    expect(built('index.html')).not.toContain('Seguici');
  });

  it('publishes the photograph of a shown entry, and not that of a hidden one', () => {
    const [shown, hidden] = lists.superiorGallery.map(({ id }) => entryPicture('superiorGallery', id));
    const files = readdirSync(new URL('dist/assets/', listsCopy.folder)).join('\n');
    expect(files).toMatch(RegExp(`^${shown}-.*\\.jpg$`, 'm'));
    expect(files).not.toMatch(RegExp(`^${hidden}-`, 'm'));
    expect(built('sw.js')).not.toContain(`${hidden}-`);
  });

  it('shows no steps in a gallery of one picture', () => {
    const steps = /aria-label="(?:Precedente|Successiva)"/;
    expect(mainOf(copy, 'camere.html')).toMatch(steps);
    expect(mainOf(listsCopy, 'camere.html')).not.toMatch(steps);
  });

  it('gives search engines the first picture of a gallery', () => {
    expect(built('camere.html')).toContain('/share/classic-2.jpg"');
    expect(built('share/classic-2.jpg')).toBeTruthy();
  });

  it('shares an experience that it has', () => {
    // the only one is not the boat
    expect(built('share/experiences-it.jpg')).not.toBe(copy.built('share/experiences-it.jpg'));
  });

  it('shows neither dishes nor table booking nor a bar, as the hotel that has them does', () => {
    for (const [site, hasThem] of [
      [copy, true],
      [listsCopy, false],
    ] as const) {
      expect(mainOf(site, 'terrazza.html').includes('id="dishes"')).toBe(hasThem);
      expect(mainOf(site, 'terrazza.html').includes('illustrative')).toBe(hasThem);
      expect(mainOf(site, 'en/terrazza.html').includes('Book a Table')).toBe(hasThem);
      expect(site.built('terrazza.html').includes('"@type":"Restaurant"')).toBe(hasThem);
      expect(site.built('terrazza.html').includes('#restaurant')).toBe(hasThem);
      expect(/<h3>(?:Ristorante|Lounge bar)/.test(mainOf(site, 'terrazza.html'))).toBe(hasThem);
      expect(mainOf(site, 'terrazza.html').includes('id="bar"')).toBe(hasThem);
      expect(site.built('index.html').includes('"@type":"BarOrPub"')).toBe(hasThem);
      expect(site.built('llms.txt').includes('Lounge bar')).toBe(hasThem);
      expect(site.built('llms.txt').includes('Scialatielli con')).toBe(hasThem);
    }
  });

  it('says nothing of ferries and of the harbour', () => {
    const shown = mainOf(listsCopy, 'location.html') + mainOf(listsCopy, 'contatti.html') + built('llms.txt');
    expect(shown).not.toMatch(/In traghetto|Via mare|Il porto</);
    expect(mainOf(listsCopy, 'contatti.html')).toContain('In treno');
  });

  it('shows the beach club’s offer in the language of the page', () => {
    expect(mainOf(listsCopy, 'servizi.html')).toContain('>Ombrellone a metà prezzo</p>');
    expect(mainOf(listsCopy, 'en/servizi.html')).toContain('>Umbrellas at half price</p>');
    expect(built('en/llms.txt')).toMatch(/^- Our partner beach club: .*, Umbrellas at half price/m);
  });
});
