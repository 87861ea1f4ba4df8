import { addresses, expect, overflowing, test } from '../support/site.ts';

const doubleFontSize = '--blink-settings=defaultFontSize=32';

test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), doubleFontSize] }),
    { scope: 'worker' },
  ],
});

test('pages do not scroll sideways with a default font size of 32 pixels', { tag: '@full' }, async ({ page, open }) => {
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { address } of addresses) {
      await open(address);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect(await overflowing(page), `${address} at ${width}`).toEqual([]);
    }
  }
});
