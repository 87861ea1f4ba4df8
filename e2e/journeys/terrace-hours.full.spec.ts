// The opening status of the restaurant and the time of sunset, in the hotel's time zone.
import {
  addressOf,
  expect,
  holdBack,
  type Language,
  languageIds,
  type Page,
  test,
  translator,
} from '../support/site.ts';

const status = (page: Page) => page.getByRole('main').locator('[data-open]');
const sunset = (page: Page) => page.getByRole('main').locator('[data-scripted] > p + p');
const library = /\/sunset-[^/]*\.js$/;

test.describe('for a visitor in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the pages show the restaurant’s hours and the sunset at the hotel', async ({ page, open }) => {
    const moments: [instant: string, language: Language, text: string, sunset: string][] = [
      ['2026-03-31T20:00:00+02:00', 'en', 'Closed, reopens on 1 April 2026', ''],
      ['2026-07-15T20:00:00+02:00', 'it', 'Aperta ora, cena fino alle 22:30', '20:31'],
    ];
    for (const [instant, language, text, time] of moments) {
      const t = translator(language);
      await page.clock.setFixedTime(instant);
      await open(addressOf('terrazza', language));
      await expect(status(page)).toHaveText(text);
      // the colour of the dot before the text
      await expect(status(page)).toHaveAttribute('data-open', `${text.startsWith('Aperta')}`);
      await expect(sunset(page), instant).toHaveText(time && t('terrazza.sunset', { time }));
      await open(addressOf('contact', language));
      // the status is computed when its line is nearly in view
      const terrace = page.getByRole('main').getByRole('link', { name: t('nav.terrazza'), exact: true });
      await terrace.scrollIntoViewIfNeeded();
      await expect(status(page)).toHaveText(`${t('nav.terrazza')}${text}`);
    }
  });

  test('an open page changes the status, and at midnight the sunset', async ({ page, open }) => {
    const t = translator('en');
    await page.clock.install({ time: '2027-03-27T22:29:50+01:00' });
    await open('/en/terrazza');
    await expect(status(page)).toHaveText('Open now, dinner until 22:30');
    await expect(sunset(page)).toHaveText(t('terrazza.sunset', { time: '18:21' }));
    await page.clock.fastForward('00:15');
    await expect(status(page)).toHaveText('Open now, bar until 24:00');
    await page.clock.fastForward('01:30:00');
    await expect(sunset(page)).toHaveText(t('terrazza.sunset', { time: '19:22' }));
  });
});

test('the sunset’s library does not load while the terrace is closed', async ({ page, open }) => {
  await page.clock.setFixedTime('2026-03-31T20:00:00+02:00');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open('/terrazza');
  await expect(status(page)).not.toBeEmpty();
  await expect(sunset(page)).toBeEmpty();
  expect(requests.filter((path) => library.test(path))).toEqual([]);
});

test('status and sunset appear without a layout shift', async ({ page, open }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const language of languageIds) {
      const release = await holdBack(page, library);
      await open(addressOf('terrazza', language));
      const places = () =>
        page
          .getByRole('main')
          .evaluate((main) =>
            Array.from(main.querySelectorAll('h1, p, img'), (part) => part.getBoundingClientRect().y),
          );
      const before = await places();
      await expect(sunset(page)).toBeEmpty();
      release();
      await expect(sunset(page)).not.toBeEmpty();
      const shifts = (await places()).map((y, index) => Math.abs(y - (before[index] ?? 0)));
      expect(Math.max(...shifts), `${language} at ${width}`).toBeLessThan(0.5);
    }
  }
  const [full, empty] = await status(page).evaluate((element) => {
    const height = element.getBoundingClientRect().height;
    element.replaceChildren();
    return [height, element.getBoundingClientRect().height];
  });
  expect(full).toBeGreaterThan(0);
  expect(empty).toBe(full);
});
