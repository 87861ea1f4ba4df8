import { cutAndHidden, search } from '../support/first-screen.ts';
import { firstVisit } from '../support/parts.ts';
import { addresses, expect, overflowing, type Page, test } from '../support/site.ts';

const doubleFontSize = '--blink-settings=defaultFontSize=32';

test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), doubleFontSize] }),
    { scope: 'worker' },
  ],
});

/** The beginnings of texts that end outside the window, where nothing scrolls to them. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = ({ parentElement: at }: Node): boolean =>
      at !== null &&
      (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX) ? true : scrolls(at));
    const isCut = ({ width, left, right }: DOMRect) => width > 1 && (left < -1 || right > innerWidth + 1);
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const isShown = node.parentElement?.checkVisibility() && !node.parentElement.closest('.visually-hidden, dialog');
      if (isShown && !scrolls(node) && [...range.getClientRects()].some(isCut))
        cut.push(String(node.nodeValue).slice(0, 40));
    }
    return cut;
  });
}

test('pages with text of twice the size cut none, nor scroll sideways', { tag: '@full' }, async ({ page, open }) => {
  for (const { address } of addresses) {
    await open(address);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [360, 390, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowing(page), `${address} at ${width}`).toEqual([]);
      expect(await cutTexts(page), `${address} at ${width}`).toEqual([]);
    }
  }
});

test('the bar of a phone with text of twice the size shows all it holds', { tag: '@full' }, async ({ page, open }) => {
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
  test.use({ storageState: firstVisit });

  test('the first screen with text of twice the size cuts no search field', { tag: '@full' }, async ({
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
        const { cut } = await cutAndHidden(page, search);
        expect(cut, `${address} at ${width} × ${height}`).toEqual([]);
      }
    }
  });
});
