import { addresses, expect, overflowing, test } from '../support/site.ts';

// the browser's own setting, which the styles' media queries go by too
const twice = '--blink-settings=defaultFontSize=32';

test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), twice] }),
    { scope: 'worker' },
  ],
});

test('a visitor who reads everything twice as large never has to scroll sideways', async ({ page, open }) => {
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { address } of addresses) {
      await open(address);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect(await overflowing(page), `${address} at ${width}`).toEqual([]);
    }
  }
});
