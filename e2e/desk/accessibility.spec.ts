import { AxeBuilder } from '@axe-core/playwright';
import { expect, openPanel, test } from './desk-copy.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const panels = ['Testi', 'Dati', 'Avvisi', 'Fotografie', 'Da fare', 'Versioni'];

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`axe finds nothing in any panel at ${width} px, by day and by night`, { tag: '@full' }, async ({
    page,
    site,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
    const scan = async (what: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        // the site has tests of its own
        const { violations } = await new AxeBuilder({ page })
          .withTags(standards)
          .exclude('iframe')
          .setLegacyMode()
          .analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
        );
        expect(found, `${what}, ${colorScheme}`).toEqual([]);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, what).toBeLessThanOrEqual(0);
    };
    for (const panel of panels) {
      await openPanel(page, panel);
      await scan(panel);
      if (panel === 'Dati') {
        for (const summary of await page.locator('aside summary').all()) await summary.click();
        await scan('Dati, open');
        await page.getByRole('button', { name: 'Chi siete' }).click();
        await scan('Chi siete');
      }
      const first = page.locator('aside li button').first();
      if (['Testi', 'Avvisi', 'Fotografie'].includes(panel)) {
        await first.click();
        await scan(`${panel}, one`);
      }
    }
  });
}

test('every panel’s button is in sight at 390 px, in both languages', { tag: '@full' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  for (const language of ['it', 'en']) {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const buttons = page.getByRole('banner').getByRole('button');
    await expect(buttons).toHaveCount(panels.length + 4);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    // two rows
    expect(height).toBeLessThan(100);
    await page.getByRole('button', { name: /^(?:Desk in English|Scrivania in italiano)$/ }).click();
  }
});

test('the desk speaks English, and says aloud what it has saved', { tag: '@full' }, async ({ page, site }) => {
  await page.getByRole('button', { name: 'Desk in English' }).click();
  await expect(page.getByRole('navigation').getByRole('button')).toHaveText([
    'Words',
    'Facts',
    'Announcements',
    'Photographs',
    /^To do/,
    'Versions',
  ]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await site.getByRole('heading', { level: 1 }).click();
  await page.getByRole('textbox', { name: 'English' }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' so blue');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
});
