import { searchCut } from '../support/first-screen.ts';
import { addresses, expect, overflowing, test } from '../support/site.ts';

const doubleFontSize = '--blink-settings=defaultFontSize=32';

test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), doubleFontSize] }),
    { scope: 'worker' },
  ],
});

test('pages do not scroll sideways with a default font size of 32 pixels', { tag: '@full' }, async ({ page, open }) => {
  for (const { address } of addresses) {
    await open(address);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [320, 390, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowing(page), `${address} at ${width}`).toEqual([]);
    }
  }
});

test('the bar of a phone shows all it holds with a default font size of 32 pixels', { tag: '@full' }, async ({
  page,
  open,
}) => {
  for (const address of ['/', '/en']) {
    await open(address);
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 800 });
      const items = page.getByRole('banner').locator('a:not([href="#content"]), button');
      await expect(items).toHaveCount(4);
      for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('on a first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the first screen cuts no part of the search with a default font size of 32 pixels', { tag: '@full' }, async ({
    page,
    open,
  }) => {
    for (const { address } of addresses.filter(({ id }) => id === 'home')) {
      await open(address);
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [390, 844],
        [412, 823],
        [768, 1024],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await searchCut(page), `${address} at ${width} × ${height}`).toEqual([]);
      }
    }
  });
});
