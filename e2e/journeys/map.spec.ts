import {
  addressOf,
  expect,
  hotel,
  inNewTab,
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
  for (const [width, height] of [
    [320, 256],
    [768, 1024],
    [2560, 1440],
    [1280, 2600],
  ] as const) {
    await page.goto('about:blank');
    await page.setViewportSize({ width, height });
    requests.length = 0;
    await open('/location');
    await waitForFullImages(page);
    const shown = await mapSpace(page).evaluate((element) => element.getBoundingClientRect().top < innerHeight);
    await expect.poll(() => requests.length, `${width} × ${height}`).toBe(Number(shown));
  }
});

for (const [device, userAgent, start, target] of [
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0 Mobile', 'geo:', null],
  ['a PC', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36', 'https://www.google.com/', '_blank'],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });

    test('the directions open the visitor’s own maps', { tag: '@full' }, async ({ page, open }) => {
      const { latitude, longitude } = hotel.coordinates;
      for (const [id, language] of [
        ['location', 'it'],
        ['contact', 'en'],
      ] as const) {
        await open(addressOf(id, language));
        const name = translator(language)('common.directions');
        const link = page
          .getByRole('main')
          .getByRole('link', { name: target ? inNewTab(name, language) : name, exact: true });
        const href = decodeURIComponent(String(await link.getAttribute('href')));
        expect(href.startsWith(start), href).toBe(true);
        expect(href).toContain(`${latitude},${longitude}`);
        expect(await link.getAttribute('target')).toBe(target);
      }
    });
  });
}

test.describe('a maps service', () => {
  const map = ({ host }: URL) => host === new URL(hotel.map.embed).host;

  test.describe('that is unreachable', () => {
    test.use({ expectedErrors: { request: /^request: .*ERR_CONNECTION_REFUSED/ } });

    test('leaves the address and the links to other maps', { tag: '@full' }, async ({ page, open }) => {
      await page.route(map, (route) => route.abort('connectionrefused'));
      await open('/location');
      await scrollToMap(page);
      const section = page.getByRole('region', { name: translator('it')('location.address.title') });
      await expect(section.getByText(hotel.address.street).first()).toBeVisible();
      await expect(section.getByRole('link').first()).toHaveAttribute('href', /maps/);
    });
  });

  test.describe('that leads the page elsewhere', () => {
    test.use({
      expectedErrors: { console: /^console: Unsafe attempt/, script: /^error: .*does not have permission to navigate/ },
    });

    test('is refused, and its links open in a new tab', { tag: '@full' }, async ({ page, open }) => {
      await page.route(map, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<button onclick="top.location='about:blank'">Leave</button><a href="/" target="_blank">Larger map</a>`,
        }),
      );
      await open('/location');
      await scrollToMap(page);
      const inside = page.frameLocator('iframe');
      await inside.getByRole('button').click();
      const larger = page.waitForEvent('popup');
      await inside.getByRole('link').click();
      await expect(await larger).toHaveURL(new URL('/', hotel.map.embed).href);
      await expect(page).toHaveURL('/location');
    });
  });
});
