import { addressOf, alive, expect, type Page, routes, test } from './site.ts';

/**
 * When the page was painted first, when all of its document was there, and when each typeface was asked for:
 * milliseconds since the page was.
 */
function timesOf(page: Page): Promise<{ painted: number; loaded: number; asked: number[] }> {
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    loaded: performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventStart)[0],
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }));
}

/** The typefaces in use that come from the site. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ family }) => !family.includes('fallback')).map((face) => face.status),
  );

test('the typefaces come when the words are painted, and show themselves together', async ({ page }) => {
  for (const { id } of routes) {
    await page.addInitScript(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      const look = () => {
        const { size } = document.fonts;
        if (counts.at(-1) !== size) counts.push(size);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(addressOf(id, 'it'), { referer: '' });
    await expect.poll(() => shown(page)).toEqual(['loaded', 'loaded', 'loaded']);
    await expect.poll(async () => (await timesOf(page)).painted).toBeGreaterThan(0);
    const { painted, loaded, asked } = await timesOf(page);
    expect(asked).toHaveLength(3);
    // a page that takes longer to be painted is as one in a tab behind
    expect(Math.min(...asked), id).toBeGreaterThan(Math.min(painted, loaded + 200));
    const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
    const all = Number(counts.at(-1));
    expect(all).toBeGreaterThanOrEqual(3);
    expect(counts.filter((count) => count > all - 3 && count < all)).toEqual([]);
  }
});

test('who comes from another page of the site has them at once', async ({ page, baseURL }) => {
  await page.goto('/camere');
  await expect.poll(() => shown(page)).toHaveLength(3);
  await page.goto('/contatti', { referer: `${baseURL}/camere` });
  await expect.poll(() => shown(page)).toHaveLength(3);
  await expect.poll(async () => (await timesOf(page)).painted).toBeGreaterThan(0);
  const { painted, asked } = await timesOf(page);
  expect(Math.max(...asked)).toBeLessThan(painted);
});

test.describe('one that cannot be had', () => {
  test.use({
    expectedErrors: { request: /^request: .*\.woff2 /, console: /^console: Failed to load resource/ },
  });

  test('leaves the others', async ({ page, open }) => {
    await page.route(/italic-[^/]*\.woff2$/, (route) => route.abort());
    await open('/');
    await expect.poll(() => shown(page)).toEqual(['loaded', 'loaded']);
  });
});

test('one that never comes does not keep the others back', async ({ page }) => {
  await page.route(/italic-[^/]*\.woff2$/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await alive(page);
  await expect.poll(() => shown(page)).toEqual(['loaded', 'loaded']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('they come too', async ({ page }) => {
    const files: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font') files.push(request.url());
    });
    await page.goto('/');
    await expect.poll(() => files.length).toBe(3);
  });
});
