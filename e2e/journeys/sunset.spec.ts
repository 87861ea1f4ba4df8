import { addressOf, expect, languageIds, type Page, test, translator } from '../support/site.ts';

const line = (page: Page) => page.getByRole('main').locator('[data-scripted] > p + p');
const isLibrary = ({ pathname }: URL) => /\/sunset-[^/]*\.js$/.test(pathname);

test.describe('for a visitor in Asia/Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the terrace says when the sun sets on the hotel’s day', async ({ page, open }) => {
    for (const [language, now, time] of [
      ['it', '2026-06-21T23:59:00+02:00', '20:36'],
      ['en', '2026-10-25T00:30:00+02:00', '17:07'],
    ] as const) {
      await page.clock.setFixedTime(now);
      await open(addressOf('terrazza', language));
      await expect(line(page), now).toHaveText(translator(language)('terrazza.sunset', { time }));
    }
  });
});

test('an open page says at midnight when the sun sets on the new day', async ({ page, open }) => {
  const t = translator('it');
  await page.clock.install({ time: '2027-03-27T23:59:00+01:00' });
  await open('/terrazza');
  await expect(line(page)).toHaveText(t('terrazza.sunset', { time: '18:21' }));
  await page.clock.fastForward(90_000);
  await expect(line(page)).toHaveText(t('terrazza.sunset', { time: '19:22' }));
});

test('the sunset is not mentioned while the terrace is closed, nor its library loaded', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime('2026-03-31T20:00:00+02:00');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open('/terrazza');
  await expect(page.getByRole('main').locator('[data-open]')).not.toBeEmpty();
  await expect(line(page)).toBeEmpty();
  expect(requests.filter((url) => isLibrary(new URL(url)))).toEqual([]);
});

test('nothing moves when the sunset appears', { tag: '@full' }, async ({ page, open }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const language of languageIds) {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(isLibrary, async (route) => {
        await released;
        await route.continue();
      });
      await open(addressOf('terrazza', language));
      const places = () =>
        page
          .getByRole('main')
          .evaluate((main) =>
            Array.from(main.querySelectorAll('h1, p, img'), (part) => part.getBoundingClientRect().y),
          );
      const before = await places();
      await expect(line(page)).toBeEmpty();
      release();
      await expect(line(page)).not.toBeEmpty();
      const shifts = (await places()).map((y, index) => Math.abs(y - (before[index] ?? 0)));
      expect(Math.max(...shifts), `${language} at ${width}`).toBeLessThan(0.5);
      await page.unrouteAll();
    }
  }
});
