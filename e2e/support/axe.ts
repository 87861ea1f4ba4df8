import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './site.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const windows = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const all = { type: 'tag', values: standards };
const colours = { type: 'rule', values: ['color-contrast'] };

/** The violations of some rules in a part of the page, one line each. */
async function violations(page: Page, part: string, rules: typeof all): Promise<string[]> {
  // the builder injects axe into the page
  if (!(await page.evaluate(() => 'axe' in window))) {
    await new AxeBuilder({ page }).setLegacyMode().include('h1').withRules('empty-heading').analyze();
  }
  const { violations: found } = await page.evaluate(
    ([one, runOnly]) => {
      const { axe } = window as unknown as { axe: { run: (...wish: unknown[]) => Promise<Results> } };
      // frames belong to other sites
      const where = { include: [[one]], exclude: [['iframe']] };
      return axe.run(where, { runOnly, resultTypes: ['violations'], iframes: false });
    },
    [part, rules] as const,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/** Expects no violation in the light colour scheme, and none of contrast in the dark one, where all else is the same. */
export async function expectNoViolations(
  page: Page,
  part = 'html',
  widths: (keyof typeof windows)[] = ['wide', 'narrow'],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize(windows[width]);
    for (const [colorScheme, rules] of [
      ['light', all],
      ['dark', colours],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, part, rules), `${part}, ${width}, ${colorScheme}`).toEqual([]);
    }
  }
}
