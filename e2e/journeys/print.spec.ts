import { extractText, getDocumentProxy } from 'unpdf';
import { addressLines } from '../../src/hotel/identity.ts';
import { transfers } from '../../src/hotel/lists.ts';
import { addressOf, bookingUrl, email, expect, hotel, type Page, phone, test, translator } from '../support/site.ts';

const millimetres = (points: number) => Math.round((points * 25.4) / 72);
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Prints the page. @returns the text of each sheet without spaces, and the paper's size in millimetres */
async function printed(page: Page): Promise<{ sheets: string[]; size: number[] }> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(pdf);
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  return { sheets: text.map(withoutSpaces), size: [width, height].map(millimetres) };
}

for (const [language, width] of [
  ['it', 1600],
  ['en', 360],
] as const) {
  test(`the location page in “${language}” prints one A4 sheet for a taxi driver`, {
    tag: language === 'it' ? [] : '@full',
  }, async ({ page, open }) => {
    const t = translator(language);
    await page.setViewportSize({ width, height: 800 });
    await open(addressOf('location', language));
    const { sheets, size } = await printed(page);
    expect(size).toEqual([210, 297]);
    expect(sheets).toHaveLength(1);
    for (const text of [
      'Per favore, mi porti qui:',
      hotel.name,
      ...addressLines,
      phone.text,
      '40.6482, 14.6416',
      t('location.sheet.reception'),
      ...transfers.map(({ name, minutes }) => name[language] + t('common.minutes', { minutes })),
      t('location.attraction.amalfi.name'),
    ]) {
      expect(sheets[0]).toContain(withoutSpaces(text));
    }
    for (const other of ['location.why.title', 'location.reach.title', 'location.map.open'] as const) {
      expect(sheets[0]).not.toContain(withoutSpaces(t(other)));
    }
  });
}

// a sheet of A4 within its margins
const sheet = { width: 680, height: 1009 };

test('the print button prints the sheet, which shows the whole map and nothing else of the page', {
  tag: '@full',
}, async ({ page, open }) => {
  const t = translator('it');
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open('/location');
  await page.getByRole('button', { name: t('location.sheet.print') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await expect(page.getByText(t('location.sheet.please'))).toBeHidden();
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  const map = page.getByRole('img', { name: t('location.alt.locationMap') });
  await expect(map).toBeVisible();
  expect(await map.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  const frame = await page.locator('[data-sheet]').last().boundingBox();
  expect(frame && frame.y + frame.height).toBeLessThanOrEqual(sheet.height);
  await expect(page.locator('header, footer, h1, h2, iframe').filter({ visible: true })).toHaveCount(0);
});

test('Home prints in dark ink on white also at night, by its sun', { tag: '@full' }, async ({ page, open }) => {
  await open('/');
  await page.getByRole('button', { name: translator('it')('hero.sun'), exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(20, 60, 82)');
});

test.describe('every other page', { tag: '@full' }, () => {
  test.use({ colorScheme: 'dark' });
  test.beforeEach(({ firstVisit }) => firstVisit());

  test('prints in dark ink on white, with its text beside its pictures, without controls and banner', async ({
    page,
    open,
  }) => {
    await page.setViewportSize(sheet);
    for (const id of ['home', 'rooms', 'terrazza', 'services', 'experiences', 'contact'] as const) {
      await open(addressOf(id, 'en'));
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('region', { name: translator('en')('banner.label') })).toBeHidden();
      const buttons = page.getByRole('button').filter({ visible: true, hasNot: page.getByRole('img') });
      await expect(buttons, id).toHaveCount(0);
      const unreadable = await page.evaluate(() => {
        const light = (color: string) =>
          (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
        // some visitors print backgrounds too
        const groundOf = (element: Element | null): string => {
          if (!element) return 'rgb(255, 255, 255)';
          const { backgroundColor } = getComputedStyle(element);
          return backgroundColor.endsWith(', 0)') ? groundOf(element.parentElement) : backgroundColor;
        };
        return [...document.querySelectorAll('main p, main h1, main h2, main h3, footer p')]
          .filter((one) => one.checkVisibility())
          .filter((one) => light(getComputedStyle(one).color) > 3 * 170 || light(groundOf(one)) < 3 * 150)
          .map((one) => one.textContent);
      });
      expect(unreadable, id).toEqual([]);
      const overlapping = await page.locator('h1').evaluate((title) => {
        const parts = [...(title.parentElement?.children ?? [])].filter((part) => part.checkVisibility());
        const boxes = parts.map((part) => part.getBoundingClientRect());
        return parts.filter((_, index) => (boxes[index]?.top ?? 0) < (boxes[index - 1]?.bottom ?? 0)).map(String);
      });
      expect(overlapping, id).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
  });

  test('prints each picture of a gallery whole', async ({ page, open }) => {
    await page.setViewportSize(sheet);
    await open('/en/camere');
    await page.emulateMedia({ media: 'print' });
    const pictures = page.getByRole('group').getByRole('img').filter({ visible: true });
    const cut = await pictures.evaluateAll((images) =>
      images.filter((image) => image.getBoundingClientRect().right > innerWidth + 1).map(({ ariaLabel }) => ariaLabel),
    );
    expect(await pictures.count()).toBeGreaterThan(5);
    expect(cut).toEqual([]);
  });

  test('prints the URLs of its links, the hotel’s contacts and the answers to questions', async ({ page, open }) => {
    await open('/en/contatti');
    const { sheets } = await printed(page);
    for (const text of [
      bookingUrl('en'),
      phone.text,
      email.text,
      ...addressLines,
      hotel.group.url ?? '',
      `write to ${email.text}`,
      translator('en')('contact.faq.parking.answer', { parkingMetres: 10 }),
    ]) {
      expect(sheets.join('')).toContain(withoutSpaces(text));
    }
    // says nothing on paper
    expect(sheets.join('')).not.toContain(withoutSpaces(translator('en')('contact.callNow')));
  });

  test('leaves out the opening status and other current information', async ({ page, open }) => {
    await open('/en/terrazza');
    const sunset = page.getByText(/^Sunset at/);
    await expect(sunset).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(sunset).toBeHidden();
  });
});
