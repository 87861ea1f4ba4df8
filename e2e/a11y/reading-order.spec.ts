import en from '../../src/i18n/en.json' with { type: 'json' };
import it from '../../src/i18n/it.json' with { type: 'json' };
import { addresses, addressOf, expect, notFoundErrors, type Page, routes, test } from '../support/site.ts';

/** Texts without placeholders that are in one dictionary only, and long enough to be unique. */
const ownTexts = {
  // the taxi driver reads this Italian text in both languages
  it: [...textsOf(it).filter((text) => !textsOf(en).includes(text)), it.location['sheet.please']],
  en: textsOf(en).filter((text) => !textsOf(it).includes(text)),
};

function textsOf({ $schema: _, ...groups }: typeof it | typeof en): string[] {
  return Object.values(groups)
    .flatMap((group) => Object.values(group))
    .filter((text) => text.length >= 12 && !/[{}<]/.test(text));
}

/** Texts of the page whose `lang` attribute is wrong. */
function wrongLanguages(page: Page): Promise<string[]> {
  return page.evaluate((texts) => {
    const wrong: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const marked = walker.currentNode.parentElement?.closest<HTMLElement>('[lang]')?.lang;
      const actual = texts.it.includes(text) ? 'it' : texts.en.includes(text) ? 'en' : marked;
      if (marked !== actual) wrong.push(`“${text}” is marked as ${marked}`);
    }
    return wrong;
  }, ownTexts);
}

test('every text is marked with its language', { tag: '@full' }, async ({ page, open }) => {
  expect(ownTexts.it.length).toBeGreaterThan(200);
  for (const { address } of addresses) {
    await open(address);
    expect(await wrongLanguages(page), address).toEqual([]);
  }
});

test.describe('the 404 page', () => {
  test.use({ expectedErrors: notFoundErrors });

  test('marks each text with its language', { tag: '@full' }, async ({ page, open }) => {
    for (const address of ['/nessuna-pagina', '/en/nessuna-pagina']) {
      await open(address);
      expect(await wrongLanguages(page), address).toEqual([]);
    }
  });
});

test('the reading order is that of a phone and of a page without styles', { tag: '@full' }, async ({ page, open }) => {
  for (const { id } of routes) {
    await open(addressOf(id, 'it'));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await jumps(page), id).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectOrderWithoutStyles(page, id);
  }
});

/** Elements that are drawn above the one before them in the document, places on a map apart. */
function jumps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = Array.from(
      document.querySelectorAll('main :is(h1, h2, h3, h4, p, a, button, input, textarea, dt, dd, figcaption, summary)'),
    ).filter((block) => {
      const place = block.closest('li');
      const isOnMap = place !== null && getComputedStyle(place).position === 'absolute';
      return block.checkVisibility() && !block.closest('.visually-hidden') && !isOnMap;
    });
    return blocks.flatMap((block, index) => {
      const before = blocks[index - 1];
      if (!before) return [];
      const [upper, lower] = [before.getBoundingClientRect(), block.getBoundingClientRect()];
      const isBeside = lower.left >= upper.right || lower.right <= upper.left;
      const isAbove = !isBeside && upper.top - lower.bottom > 1;
      return isAbove ? [`“${before.textContent}” is below “${block.textContent}”`] : [];
    });
  });
}

/** Removes the styles, and expects the same text in the same order. */
async function expectOrderWithoutStyles(page: Page, message: string): Promise<void> {
  const styled = await page.evaluate(visibleTexts);
  await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
  });
  const plain = await page.evaluate(visibleTexts);
  expect(styled.length, message).toBeGreaterThan(30);
  // without styles the menu and every variant of an announcement are visible too
  let from = 0;
  const missing = styled.filter((text) => {
    const at = plain.indexOf(text, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
  expect(missing, message).toEqual([]);
  const headings = await page.getByRole('heading').evaluateAll((all) => all.map(({ tagName }) => tagName));
  expect(headings[0], message).toBe('H1');
}

/** Runs in the page. Every visible text, in document order. */
function visibleTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const around = walker.currentNode.parentElement;
    if (text && around?.checkVisibility() && !around.closest('script, style, noscript')) texts.push(text);
  }
  return texts;
}
