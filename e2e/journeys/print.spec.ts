import { extractText, getDocumentProxy } from 'unpdf';
import { addressLines } from '../../src/hotel/identity.ts';
import {
  addressOf,
  bookingUrl,
  email,
  expect,
  hotel,
  languageIds,
  type Page,
  phone,
  test,
  translator,
} from '../support/site.ts';

const millimetres = (points: number) => Math.round((points * 25.4) / 72);

/** Prints the page. @returns the text of each sheet and the paper's size in millimetres */
async function printed(page: Page): Promise<{ sheets: string[]; size: number[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf);
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  return { sheets: text.map((words) => words.replace(/\s+/g, ' ')), size: [width, height].map(millimetres) };
}

for (const language of languageIds) {
  const t = translator(language);
  const onSheet = [
    'Per favore, mi porti qui:',
    hotel.name,
    ...addressLines,
    phone.text,
    '40.6482, 14.6416',
    t('location.sheet.reception'),
    ...[
      ['naplesAirport', 60],
      ['salernoAirport', 40],
      ['station', 35],
      ['port', 70],
    ].map(
      ([from, minutes]) => t(`common.transfer.${from as 'port'}`) + t('common.minutes', { minutes: Number(minutes) }),
    ),
    t('location.attraction.amalfi.name'),
  ];

  for (const [how, width] of [
    ['a wide window', 1600],
    ['a phone', 360],
  ] as const) {
    const tag = language === 'it' && width === 1600 ? [] : ['@full'];
    test(`the location page in “${language}” prints from ${how} as one A4 sheet for a taxi driver`, { tag }, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(addressOf('location', language));
      const { sheets, size } = await printed(page);
      expect(size).toEqual([210, 297]);
      expect(sheets).toHaveLength(1);
      const plain = sheets.map((text) => text.replace(/\s/g, '')).join();
      for (const text of onSheet) expect(plain).toContain(text.replace(/\s/g, ''));
      for (const other of ['location.why.title', 'location.reach.title', 'location.map.open'] as const) {
        expect(plain).not.toContain(t(other).replace(/\s/g, ''));
      }
    });
  }

  test(`the sheet in “${language}” shows the whole map of the coast`, { tag: '@full' }, async ({ page, open }) => {
    await open(addressOf('location', language));
    await page.setViewportSize({ width: 680, height: 1009 });
    await page.emulateMedia({ media: 'print' });
    const map = page.getByRole('img', { name: t('location.alt.locationMap') });
    await expect(map).toBeVisible();
    expect(await map.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    const frame = await page.locator('[data-sheet]').last().boundingBox();
    expect(frame && frame.y + frame.height).toBeLessThanOrEqual(1009);
    await expect(page.locator('header, footer, h1, h2, iframe').filter({ visible: true })).toHaveCount(0);
  });

  test(`the print button of the location page prints in “${language}”`, async ({ page, open }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await open(addressOf('location', language));
    await page.getByRole('button', { name: t('location.sheet.print') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  });
}

test.describe('every other page', { tag: '@full' }, () => {
  test.use({ colorScheme: 'dark', storageState: { cookies: [], origins: [] } });

  for (const id of ['home', 'rooms', 'terrazza', 'services', 'experiences', 'contact'] as const) {
    test(`prints on white without controls: ${id}`, { tag: id === 'home' ? [] : ['@full'] }, async ({ page, open }) => {
      const t = translator('en');
      await open(addressOf(id, 'en'));
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('region', { name: t('banner.label') })).toBeHidden();
      const buttons = page.getByRole('button').filter({ visible: true, hasNot: page.getByRole('img') });
      await expect(buttons).toHaveCount(0);
      const dark = await page.evaluate(
        () =>
          [...document.querySelectorAll('main p, main h1, main h2, main h3, footer p')].filter((element) => {
            const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);
            return element.checkVisibility() && red + green + blue > 3 * 170;
          }).length,
      );
      expect(dark).toBe(0);
    });
  }

  test('prints the URLs of its links and the hotel’s contacts', async ({ page, open }) => {
    await open('/en/camere');
    const { sheets } = await printed(page);
    const plain = sheets.join('').replace(/\s/g, '');
    for (const text of [bookingUrl('en'), phone.text, email.text, ...addressLines, hotel.group.url]) {
      expect(plain).toContain(text.replace(/\s/g, ''));
    }
  });

  test('prints the answers to questions', async ({ page, open }) => {
    await open('/contatti');
    const { sheets } = await printed(page);
    const plain = sheets.join('').replace(/\s/g, '');
    expect(plain).toContain(translator('it')('contact.faq.parking.answer', { metres: 10 }).replace(/\s/g, ''));
  });
});
