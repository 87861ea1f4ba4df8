import { firstVisit } from '../support/parts.ts';
import { addresses, expect, type Page, test } from '../support/site.ts';

test.use({ storageState: firstVisit });

test('running text has short lines, 1.5 times as high as its font', { tag: '@full' }, async ({ page, open }) => {
  for (const { address } of addresses) {
    await open(address);
    for (const width of [390, 820, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { count, faults } = await measureParagraphs(page);
      expect(count, address).toBeGreaterThan(10);
      expect.soft(faults, `${address} at ${width}`).toEqual([]);
    }
  }
});

/** Measures all paragraphs; the lines' height in those whose sentences need several lines. */
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
