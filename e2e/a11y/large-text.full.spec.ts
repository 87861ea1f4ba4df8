import { cutAndHidden, searchControls } from '../support/first-screen.ts';
import { addresses, expect, overflowing, type Page, test } from '../support/site.ts';

const doubleFontSize = '--blink-settings=defaultFontSize=32';

test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), doubleFontSize] }),
    { scope: 'worker' },
  ],
});

interface ReadText {
  text: string;
  /** whether it extends outside the window without a way to scroll to it */
  isCut: boolean;
  /** the words that break in the middle, except in links, where addresses and numbers may break anywhere */
  broken: string[];
}

/** The visible texts outside of dialogs. */
function readTexts(page: Page): Promise<ReadText[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const boxesOf = (node: Node, start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      return Array.from(range.getClientRects());
    };
    const scrolls = ({ parentElement: at }: Node): boolean =>
      at !== null &&
      (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX) ? true : scrolls(at));
    const isOutside = ({ width, left, right }: DOMRect) => width > 1 && (left < -1 || right > innerWidth + 1);
    const texts: ReadText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = String(node.nodeValue);
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.visually-hidden, dialog')) continue;
      const words = node.parentElement.closest('a') ? [] : [...text.matchAll(/\p{L}+/gu)];
      const isBroken = ({ 0: word, index }: RegExpExecArray) =>
        new Set(boxesOf(node as Node, index, index + word.length).map(({ top }) => Math.round(top))).size > 1;
      texts.push({
        text: text.slice(0, 40),
        isCut: !scrolls(node) && boxesOf(node, 0, text.length).some(isOutside),
        broken: words.filter(isBroken).map(([word]) => word),
      });
    }
    return texts;
  });
}

test('large text is cut nowhere, scrolls no page sideways, and breaks no word on a phone', async ({ page, open }) => {
  for (const { address } of addresses) {
    await open(address);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [360, 390, 640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowing(page), `${address} at ${width}`).toEqual([]);
      const cut = (await readTexts(page)).filter(({ isCut }) => isCut);
      expect(cut, `${address} at ${width}`).toEqual([]);
    }
    // simulates text of one and a half times the size on a phone of 384 pixels, and text of normal size on one of 320
    for (const width of [512, 640]) {
      await page.setViewportSize({ width, height: 800 });
      const broken = (await readTexts(page)).flatMap((one) => one.broken);
      expect(broken, `${address} at ${width}`).toEqual([]);
    }
  }
});

test('on a phone with text of twice the size, the tickets have room for their titles', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open('/location');
  const titles = page.locator('section:has(#reach) li > div > h3');
  await expect(titles).toHaveCount(3);
  for (const title of await titles.all()) {
    const [text, stub] = [await title.boundingBox(), await title.locator('..').boundingBox()];
    expect(Number(text?.y)).toBeGreaterThan(Number(stub?.y));
    expect(Number(text?.y) + Number(text?.height)).toBeLessThan(Number(stub?.y) + Number(stub?.height));
  }
});

test('on a phone with text of twice the size, the header shows all its controls', async ({ page, open }) => {
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

test('on a first visit with text of twice the size, the first screen cuts no search field', async ({
  page,
  open,
  firstVisit,
}) => {
  await firstVisit();
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
      const { cut } = await cutAndHidden(page, searchControls);
      expect(cut, `${address} at ${width} × ${height}`).toEqual([]);
    }
  }
});
