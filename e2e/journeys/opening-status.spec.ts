import { addressOf, expect, type Language, type Page, test, translator } from '../support/site.ts';

const status = (page: Page) => page.getByRole('main').locator('[data-open]');

test.describe('for a visitor in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('terrace and contact page show whether the restaurant is open at the hotel', async ({ page, open }) => {
    const moments: [instant: string, language: Language, text: string][] = [
      ['2026-03-31T20:00:00+02:00', 'en', 'Closed, reopens on 1 April 2026'],
      ['2026-07-15T20:00:00+02:00', 'it', 'Aperta ora, cena fino alle 22:30'],
      ['2026-07-16T00:30:00+02:00', 'it', 'Apre oggi alle 7:30'],
    ];
    for (const [instant, language, text] of moments) {
      await page.clock.setFixedTime(instant);
      await open(addressOf('terrazza', language));
      await expect(status(page)).toHaveText(text);
      await open(addressOf('contact', language));
      // the status is computed when its line comes near
      const terrace = translator(language)('nav.terrazza');
      await page.getByRole('main').getByRole('link', { name: terrace, exact: true }).scrollIntoViewIfNeeded();
      await expect(status(page)).toHaveText(`${terrace}${text}`);
    }
  });

  test('an open page changes the status, also at midnight and at the end of summer time', { tag: '@full' }, async ({
    page,
    open,
  }) => {
    await page.clock.install({ time: '2026-10-24T22:29:50+02:00' });
    await open('/en/terrazza');
    await expect(status(page)).toHaveText('Open now, dinner until 22:30');
    await page.clock.fastForward('00:15');
    await expect(status(page)).toHaveText('Open now, bar until 24:00');
    await page.clock.fastForward('01:30:00');
    await expect(status(page)).toHaveText('Opens today at 7:30');
    // that night is an hour longer
    await page.clock.fastForward('07:29:00');
    await expect(status(page)).toHaveText('Opens today at 7:30');
    await page.clock.fastForward('01:02:00');
    await expect(status(page)).toHaveText('Open now, breakfast until 10:30');
  });
});

test('the status has its height before its text', { tag: '@full' }, async ({ page, open }) => {
  await open('/terrazza');
  const heights = await status(page).evaluate((element) => {
    const words = [...element.childNodes];
    const full = element.getBoundingClientRect().height;
    element.replaceChildren();
    const empty = element.getBoundingClientRect().height;
    element.append(...words);
    return { full, empty };
  });
  expect(heights.full).toBeGreaterThan(0);
  expect(heights.empty).toBe(heights.full);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no page shows the status', { tag: '@full' }, async ({ page }) => {
    for (const address of ['/terrazza', '/contatti']) {
      await page.goto(address);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(status(page)).toHaveCount(0);
    }
  });
});
