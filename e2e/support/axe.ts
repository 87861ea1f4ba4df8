import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './site.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const windows = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

/** Expects no violation of the standards in a part of the page; in the dark colour scheme none of contrast, as all else is the same. */
export async function expectNoViolationsIn(page: Page, part: string, colorScheme: 'light' | 'dark', message: string) {
  await page.emulateMedia({ colorScheme });
  // frames belong to other sites
  const axe = new AxeBuilder({ page }).setLegacyMode().include(part).exclude('iframe');
  const checks = colorScheme === 'light' ? axe.withTags(standards) : axe.withRules('color-contrast');
  const { violations } = await checks.analyze();
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
  expect(lines, `${message}, ${colorScheme}`).toEqual([]);
}

/** Expects no violation in a part of the page by day, in wide and narrow windows. */
export async function expectNoViolations(
  page: Page,
  part = 'html',
  widths: (keyof typeof windows)[] = ['wide', 'narrow'],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize(windows[width]);
    await expectNoViolationsIn(page, part, 'light', `${part}, ${width}`);
  }
}
