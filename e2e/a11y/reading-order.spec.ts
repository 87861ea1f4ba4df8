import en from '../../src/i18n/en.json' with { type: 'json' };
import it from '../../src/i18n/it.json' with { type: 'json' };
import { addresses, addressOf, expect, notFoundErrors, type Page, routes, test } from '../support/site.ts';

/** What one language says and the other doesn't: whole texts without facts in them, long enough to be nothing else. */
const own = {
  // and what is Italian in both, for the driver to read
  it: [...textsOf(it).filter((text) => !textsOf(en).includes(text)), it.location['sheet.please']],
  en: textsOf(en).filter((text) => !textsOf(it).includes(text)),
};

function textsOf({ $schema: _, ...groups }: typeof it | typeof en): string[] {
  return Object.values(groups)
    .flatMap((group) => Object.values(group))
    .filter((text) => text.length >= 12 && !/[{}<]/.test(text));
}

/** Every text of the page with a language it is said to be in, where it is another's. */
function misread(page: Page): Promise<string[]> {
  return page.evaluate((texts) => {
    const wrong: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const said = walker.currentNode.parentElement?.closest<HTMLElement>('[lang]')?.lang;
      const spoken = texts.it.includes(text) ? 'it' : texts.en.includes(text) ? 'en' : said;
      if (said !== spoken) wrong.push(`“${text}” is said to be ${said}`);
    }
    return wrong;
  }, own);
}

test('every text is marked as the language it is in', async ({ page, open }) => {
  expect(own.it.length).toBeGreaterThan(200);
  for (const { address } of addresses) {
    await open(address);
    expect(await misread(page), address).toEqual([]);
  }
});

test.describe('at an unknown address', () => {
  test.use({ expectedErrors: notFoundErrors });

  test('each half of the page is marked as its own language', async ({ page, open }) => {
    for (const address of ['/nessuna-pagina', '/en/nessuna-pagina']) {
      await open(address);
      expect(await misread(page), address).toEqual([]);
    }
  });
});

test('on a phone everything is seen in the order in which it is read', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { id } of routes) {
    await open(addressOf(id, 'it'));
    expect(await jumps(page), id).toEqual([]);
  }
});

/** What stands wholly above that which is read before it. A map's places stand where they are. */
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
      const rises = !isBeside && upper.top - lower.bottom > 1;
      return rises ? [`“${before.textContent}” stands below “${block.textContent}”`] : [];
    });
  });
}

test('without styles a page still says everything, from its title to the footer, in the same order', async ({
  page,
  open,
}) => {
  for (const { address } of addresses) {
    await open(address);
    const dressed = await page.evaluate(readAloud);
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true;
    });
    const plain = await page.evaluate(readAloud);
    expect(dressed.length, address).toBeGreaterThan(30);
    // it says more: each phase of an announcement, and the menu
    let from = 0;
    const lost = dressed.filter((text) => {
      const at = plain.indexOf(text, from);
      if (at >= 0) from = at + 1;
      return at < 0;
    });
    expect(lost, address).toEqual([]);
    const headings = await page.getByRole('heading').evaluateAll((all) => all.map(({ tagName }) => tagName));
    expect(headings[0], address).toBe('H1');
  }
});

/** Runs in the page. Every visible text, in the document's order. */
function readAloud(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const around = walker.currentNode.parentElement;
    if (text && around?.checkVisibility() && !around.closest('script, style, noscript')) texts.push(text);
  }
  return texts;
}
