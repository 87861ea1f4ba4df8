// What is visible of a page before scrolling.
import { cutAndHidden, firstScreenEdge, hiddenPart } from '../support/first-screen.ts';
import {
  addressOf,
  expect,
  languageIds,
  notFoundErrors,
  type Page,
  test,
  translator,
  waitForFonts,
  waitForFullImages,
} from '../support/site.ts';

const phones = [
  [390, 844],
  [412, 823],
  [360, 800],
] as const;
const smallPhones = [
  [360, 640],
  [320, 568],
] as const;
/** The height between the ferry and the boats on the map, as a share of the drawing's. */
const ferryAndBoats = 0.752;
/** The subjects of the heroes with a wide strip, in the units of the strip (2400 × 720) and of the upright drawing (1300 × 1000). */
const subjects = [
  // the bed and the sun in its window
  ['rooms', 'rooms.alt.roomsHero', { strip: [500, 116, 1960, 606], upright: [150, 206, 1150, 806] }],
  // the sun, umbrellas and sunbeds
  ['services', 'services.alt.servicesSolarium', { strip: [430, 150, 1940, 606], upright: [152, 256, 1146, 806] }],
  // the keys, the desk and the luggage
  ['contact', 'contact.alt.contactReception', { strip: [580, 110, 1760, 606], upright: [152, 214, 1150, 782] }],
  // three tables, the sun and the moon; in the upright drawing the cloths of the tables
  ['terrazza', 'terrazza.alt.terraceEvening', { strip: [500, 118, 1860, 602], upright: [650, 770, 650, 900] }],
] as const;
const winter = new Date('2026-02-10T10:00:00+01:00');

async function expectSearch(page: Page, address: string): Promise<void> {
  for (const [width, height] of phones) {
    await page.setViewportSize({ width, height });
    expect(await cutAndHidden(page), `${address} at ${width} × ${height}`).toEqual({ cut: [], hidden: [] });
  }
  for (const [width, height] of smallPhones) {
    await page.setViewportSize({ width, height });
    const { cut, hidden } = await cutAndHidden(page);
    // only the search may start below the first screen
    expect(cut, `${address} at ${width} × ${height}`).toEqual([]);
    expect([0, 4], `${address} at ${width} × ${height}: ${hidden}`).toContain(hidden.length);
  }
}

test.describe('on a first visit', () => {
  test.beforeEach(({ firstVisit }) => firstVisit());

  test('on a phone, Home’s first screen shows the whole search or nothing of it', async ({ page, open }) => {
    await page.clock.setFixedTime(winter);
    for (const language of languageIds) {
      await open(addressOf('home', language));
      await expectSearch(page, language);
    }
  });

  test('Home’s first screen has room for a banner of one line and of three', async ({ page, open }) => {
    await open('/');
    for (const text of [
      'Siamo aperti.',
      'La terrazza è chiusa per lavori e riapre il primo di aprile. Fino ad allora chiedi in reception: ti diciamo dove mangiare in paese.',
    ]) {
      await page
        .locator('[data-banner-part] p:visible')
        .evaluate((paragraph, words) => paragraph.replaceChildren(words), text);
      await expectSearch(page, text);
    }
  });
});

test('Home’s first screen shows the whole search without a banner', async ({ page, open }) => {
  await open('/');
  await expectSearch(page, 'dismissed');
});

// without a banner more is visible, so that fewer windows are enough
const someWindows = [
  [320, 568],
  [844, 390],
  [1440, 900],
  [2560, 900],
] as const;

// every breakpoint, and windows that are unusually low, high or wide
const allWindows = [
  [320, 568],
  [412, 823],
  [600, 900],
  [800, 800],
  [844, 390],
  [1024, 768],
  [1024, 1366],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
] as const;

test('on a netbook, no label of the map covers another', async ({ page, open }) => {
  // the map is a low strip there, with the scrollbar and without the banner
  await page.setViewportSize({ width: 1040, height: 540 });
  for (const shown of ['it', 'en'] as const) {
    await open(addressOf('location', shown));
    const map = page
      .locator('[data-sheet]')
      .filter({ has: page.getByAltText(translator(shown)('location.alt.locationMap')) });
    const covered = await map.evaluate((element) => {
      const boxes = Array.from(element.querySelectorAll('a')).map((label) => label.getBoundingClientRect());
      return boxes.filter((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          ),
      ).length;
    });
    expect(covered, shown).toBe(0);
  }
});

test('with zoom, the map shows its labels whole or not at all', async ({ page, open }) => {
  await open('/location');
  // 1280 × 1024 at 400 %, 200 % and 150 %, 1920 × 1080 at 200 %, 1024 × 768 at 150 %
  for (const [width, height] of [
    [320, 256],
    [640, 512],
    [853, 683],
    [960, 540],
    [683, 512],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cut = await page.getByRole('main').evaluate((main) => {
      const map = main.querySelector('[data-sheet]:has(ul)') as Element;
      const edge = map.getBoundingClientRect();
      const labels = Array.from(map.querySelectorAll('a')).filter((label) => label.checkVisibility());
      return labels.flatMap((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        const isWhole = left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
        return isWhole ? [] : [label.textContent];
      });
    });
    expect(cut, `${width} × ${height}`).toEqual([]);
  }
});

for (const [which, windows, language, isFirst] of [
  ['at every size', allWindows, 'it', true],
  ['without a banner', someWindows, 'en', false],
] as const) {
  test.describe(which, () => {
    if (isFirst) test.beforeEach(({ firstVisit }) => firstVisit());

    test('the heroes of rooms, services, contact and terrace do not crop their subjects', async ({ page, open }) => {
      for (const [id, alt, subject] of subjects) {
        await open(addressOf(id, language));
        for (const [width, height] of windows) {
          await page.setViewportSize({ width, height });
          const edge = await firstScreenEdge(page);
          const hidden = () => hiddenPart(page, translator(language)(alt), subject, edge);
          // a picture changes its source with a delay
          await expect.poll(hidden, `${id} at ${width} × ${height}`).toBe('');
        }
      }
    });

    test('the map shows the towns and the hotel, and crops no boat in a wide window', async ({ page, open }) => {
      await open(addressOf('location', language));
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const edge = await firstScreenEdge(page);
        for (const place of ['Ravello', 'Minori', 'Amalfi', 'Hotel Maiolica']) {
          const label = (await page
            .getByRole('main')
            .getByRole('link', { name: place })
            .first()
            .boundingBox()) as DOMRect;
          expect(label.y + label.height, `${place} at ${width} × ${height}`).toBeLessThanOrEqual(edge);
          // below the header's buttons
          expect(label.y, `${place} at ${width} × ${height}`).toBeGreaterThan(56);
        }
      }
      for (const [width, height] of windows.filter(([wide, high]) => wide > 1024 && high > wide * 0.5 && high < wide)) {
        await page.setViewportSize({ width, height });
        const map = page.getByAltText(translator(language)('location.alt.locationMap'));
        const end = await map.evaluate((image) => {
          const { top, height } = image.getBoundingClientRect();
          return (Number(image.closest('[data-sheet]')?.getBoundingClientRect().bottom) - top) / height;
        });
        expect(end, `${width} × ${height}`).toBeGreaterThan(0.7);
        expect(end, `${width} × ${height}`).toBeLessThan(ferryAndBoats);
      }
    });

    test('the lemon branch of Home is fully visible between the logo and the buttons', async ({ page, open }) => {
      await open(addressOf('home', language));
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await waitForFullImages(page);
        const branch = page.getByRole('main').locator('img[src$="#branch"]');
        const { x = 0, width: room = 0 } = (await branch.boundingBox()) ?? {};
        const bar = page.getByRole('banner');
        const logo = await bar.locator('a:not([href="#content"])').first().boundingBox();
        const toggle = await bar.getByRole('button').first().boundingBox();
        expect(x, `${width} × ${height}`).toBeGreaterThanOrEqual(Number(logo?.x) + Number(logo?.width));
        expect(x + room, `${width} × ${height}`).toBeLessThanOrEqual(Number(toggle?.x));
        expect(room, `${width} × ${height}`).toBeGreaterThan(16);
      }
    });
  });
}

test('nothing shows through the header of a scrolled page, whatever the visitor prefers', async ({ page, open }) => {
  await open('/');
  await waitForFonts(page);
  for (const [width, preference] of [
    [1280, { colorScheme: 'light' }],
    [390, { colorScheme: 'dark' }],
    [1280, { colorScheme: 'light', forcedColors: 'active' }],
    [390, { forcedColors: 'none', reducedMotion: 'no-preference' }],
  ] as const) {
    await page.emulateMedia(preference);
    await page.setViewportSize({ width, height: 800 });
    const views = async () => {
      const bars = new Set<string>();
      for (const y of [120, 400, 1000, 1777]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
        const bar = await page.screenshot({ clip: { x: 0, y: 0, width: width - 20, height: 72 } });
        bars.add(bar.toString('base64'));
      }
      return bars.size;
    };
    // a screenshot may be one frame late
    await expect.poll(views, JSON.stringify(preference)).toBe(1);
  }
});

test('the large words of Home’s features stay in their columns', async ({ page, open }) => {
  for (const language of languageIds) {
    await open(addressOf('home', language));
    for (const width of [320, 390, 640, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const outside = await page.locator('main li:has(h3 i)').evaluateAll((columns) =>
        columns.flatMap((column) => {
          const words = document.createRange();
          words.selectNodeContents(column.querySelector('i') as HTMLElement);
          const end = column.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(column).paddingRight);
          return words.getBoundingClientRect().right > end + 1 ? [words.toString()] : [];
        }),
      );
      expect(outside, `${language} at ${width}`).toEqual([]);
    }
  }
});

test('in a wide window, the dishes reach both edges', async ({ page, open }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open('/terrazza');
  const dishes = page.getByRole('region', { name: translator('it')('terrazza.menu.title') }).getByRole('list');
  const { left, right } = await dishes.evaluate((list) => list.getBoundingClientRect().toJSON());
  expect(left).toBeLessThanOrEqual(0);
  expect(right).toBeGreaterThanOrEqual(await page.evaluate(() => document.documentElement.clientWidth));
});

test('on a phone, the first screen of the 404 page shows the boat and the link to Home', async ({
  page,
  open,
  expectedErrors,
  firstVisit,
}) => {
  const t = translator('it');
  await firstVisit();
  expectedErrors.push(...notFoundErrors);
  await open('/xyz');
  for (const [width, height] of phones) {
    await page.setViewportSize({ width, height });
    const edge = await firstScreenEdge(page);
    const picture = await page.getByAltText(t('common.alt.notFound')).boundingBox();
    expect(Number(picture?.y) + Number(picture?.height), `${width} × ${height}`).toBeLessThanOrEqual(edge);
    const home = await page.getByRole('main').getByRole('link').first().boundingBox();
    expect(Number(home?.y) + Number(home?.height), `${width} × ${height}`).toBeLessThanOrEqual(edge);
  }
});
