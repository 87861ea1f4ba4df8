import {
  addressOf,
  expect,
  hotel,
  languageIds,
  mapSpace,
  type Page,
  scrollToMap,
  test,
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
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await waitForFullImages(page);
    await waitForFrames(page);
    await expect(mapSpace(page)).not.toBeInViewport();
    expect(requests, `${width} × ${height}`).toEqual([]);
  }
  const space = await mapSpace(page).evaluate((element) => element.getBoundingClientRect().height);
  const below = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await below();
  const map = await scrollToMap(page);
  await expect.poll(() => requests).toEqual([hotel.map.embed]);
  expect((await map.boundingBox())?.height).toBe(space);
  expect(await below()).toBe(before);
});

test('no window asks for a map that it does not show', { tag: '@full' }, async ({ page, open }) => {
  const requests = watchRequests(page);
  for (const language of languageIds) {
    for (const [width, height] of [
      [320, 256],
      [360, 640],
      [390, 844],
      [768, 1024],
      [844, 390],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
      [1280, 2600],
    ] as const) {
      await page.goto('about:blank');
      await page.setViewportSize({ width, height });
      requests.length = 0;
      await open(addressOf('location', language));
      await waitForFullImages(page);
      const shown = await mapSpace(page).evaluate((element) => element.getBoundingClientRect().top < innerHeight);
      await expect.poll(() => requests.length, `${width} × ${height}`).toBe(Number(shown));
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the map comes with the page', async ({ page }) => {
    await page.goto('/location');
    const map = page.locator('iframe');
    await expect(map).toHaveAttribute('src', hotel.map.embed);
    await expect(map).toHaveAttribute('loading', 'lazy');
  });
});
