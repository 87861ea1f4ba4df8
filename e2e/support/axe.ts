import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './site.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects no axe violation in a part of the page. In the dark colour scheme only contrast is checked, since all else is the same.
 * @param others rules that other tests cover
 */
export async function expectNoViolationsIn(
  page: Page,
  part: string,
  colorScheme: 'light' | 'dark',
  message: string,
  others: string[] = [],
) {
  await page.emulateMedia({ colorScheme });
  // the builder sends axe three times for every scan, which takes longer than the scan
  const isThere = await page.evaluate(() => 'axe' in window);
  // frames belong to other sites
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .include(part)
    .exclude('iframe');
  const checks =
    colorScheme === 'light' ? axe.withTags(standards).disableRules(others) : axe.withRules('color-contrast');
  const { violations } = await checks.analyze();
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
  expect(lines, `${message}, ${colorScheme}`).toEqual([]);
}
