import en from '../../src/i18n/en.json' with { type: 'json' };
import it from '../../src/i18n/it.json' with { type: 'json' };
import { addresses, expect, notFoundErrors, type Page, test } from '../support/site.ts';

test.beforeEach(({ firstVisit }) => firstVisit());

/** Texts without placeholders that are in one dictionary only, and long enough to be unique. */
const ownTexts = {
  // this text for the taxi driver is Italian on both pages
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

test('every page marks its text with its language, has short lines, and is read in the order of a phone', async ({
  page,
  open,
}) => {
  expect(ownTexts.it.length).toBeGreaterThan(200);
  for (const { address } of addresses) {
    await open(address);
    expect.soft(await wrongLanguages(page), address).toEqual([]);
    for (const width of [390, 820, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { count, faults } = await measureParagraphs(page);
      expect(count, address).toBeGreaterThan(10);
      expect.soft(faults, `${address} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await jumps(page), address).toEqual([]);
  }
});

test('the 404 page marks each text with its language', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(...notFoundErrors);
  for (const address of ['/nessuna-pagina', '/en/nessuna-pagina']) {
    await open(address);
    expect(await wrongLanguages(page), address).toEqual([]);
  }
});

/** Measures the lines of all paragraphs, and in those whose sentences need several lines their height: 1.5 times the font's. */
function measureParagraphs(page: Page): Promise<{ count: number; faults: string[] }> {
  return page.evaluate(() => {
    for (const answer of document.querySelectorAll('details')) answer.open = true;
    const range = document.createRange();
    const paragraphs = Array.from(document.querySelectorAll('p')).filter((one) => one.checkVisibility());
    const faults = paragraphs.flatMap((paragraph) => {
      const style = getComputedStyle(paragraph);
      const lineHeight = Number.parseFloat(style.lineHeight);
      const lines = new Map<number, number>();
      const nodes = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const node = nodes.currentNode as Text;
        if (node.parentElement?.closest('.visually-hidden')) continue;
        for (let at = 0; at < node.length; at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { y, height } = range.getBoundingClientRect();
          const line = Math.floor((y + height / 2 - paragraph.getBoundingClientRect().y) / lineHeight);
          lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
      const text = paragraph.textContent.trim();
      const longest = Math.max(...lines.values());
      const ratio = lineHeight / Number.parseFloat(style.fontSize);
      const isRunning = lines.size > 1 && /[.?!]$/.test(text);
      return [
        ...(longest > 80 ? [`${longest} characters: ${text}`] : []),
        ...(isRunning && ratio < 1.499 ? [`${ratio} : ${text}`] : []),
      ];
    });
    return { count: paragraphs.length, faults };
  });
}

/** Elements that are above their predecessor in the document, except places on the map. */
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
