import {
  expect,
  hotel,
  loadEverything,
  mapSpace,
  type Page,
  scrollToMap,
  test,
  translator,
  waitForFrames,
  waitForFullImages,
} from '../support/site.ts';

/** The requests to the maps service from now on. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(hotel.map.embed)) requests.push(request.url());
  });
  return requests;
}

test('the map is requested when it comes into view, and takes the space kept for it', async ({ page, open }) => {
  const requests = watchRequests(page);
  await open('/location');
  await waitForFullImages(page);
  await waitForFrames(page);
  // scrolls until the map is just below the window
  const below = await mapSpace(page).evaluate((map) => map.getBoundingClientRect().top - innerHeight);
  await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), below - 10);
  await waitForFrames(page);
  await expect(mapSpace(page)).not.toBeInViewport();
  expect(requests).toEqual([]);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  const map = await scrollToMap(page);
  await expect.poll(() => requests).toEqual([hotel.map.embed]);
  expect((await map.boundingBox())?.height).toBe(350);
  expect(await height()).toBe(before);
});

test('the map has a title and the address beside it, and may not lead the page elsewhere', async ({ page, open }) => {
  const t = translator('it');
  const { street, postalCode, town, province } = hotel.address;
  const address = `${street}, ${postalCode} ${town} (${province})`;
  await open('/location');
  const map = await scrollToMap(page);
  await expect(map).toHaveAttribute('title', t('location.map.title', { name: hotel.name, address }));
  await expect(page.getByText(t('location.map.fallback', { address }))).toBeVisible();
  // the map's links open in a new tab
  const allowed = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
  await expect(map).toHaveAttribute('sandbox', allowed);
});

test('tiles replace the map until there is a network', { tag: '@full' }, async ({ page, open, context }) => {
  await open('/location');
  await loadEverything(page);
  await context.setOffline(true);
  await mapSpace(page).scrollIntoViewIfNeeded();
  await waitForFrames(page);
  await expect(mapSpace(page)).toBeInViewport();
  await expect(page.locator('main iframe')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.locator('main iframe')).toBeVisible();
});

test.describe('on an Android phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0 Mobile' });

  test('the directions open the visitor’s own maps', { tag: '@full' }, async ({ page, open }) => {
    const { latitude, longitude } = hotel.coordinates;
    await open('/location');
    const link = page.getByRole('main').getByRole('link', { name: translator('it')('common.directions'), exact: true });
    await expect(link).toHaveAttribute('href', new RegExp(`^geo:.*${latitude},${longitude}`));
    await expect(link).not.toHaveAttribute('target');
  });
});
