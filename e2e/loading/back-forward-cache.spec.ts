// Playwright disables the browser's back/forward cache; these tests enable it.
import { expect, languageToggle, type Page, test, translator, waitForHydration } from '../support/site.ts';

test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        ignoreDefaultArgs: ['--hide-scrollbars', '--disable-back-forward-cache'],
        args: [
          ...(launchOptions.args ?? []).filter((flag) => !flag.includes('BackForwardCache')),
          '--enable-features=BackForwardCache',
        ],
      }),
    { scope: 'worker' },
  ],
});

const t = translator('it');

/** Leaves the page and returns through history. @returns whether it was restored from the cache */
async function leaveAndReturn(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto('/robots.txt');
  // a restored page does not load
  await page.goBack({ waitUntil: 'commit' });
  await waitForHydration(page);
  return page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted === true);
}

test('a restored page keeps fields and language and closes the menu', async ({ page, open }) => {
  await open('/contatti');
  await languageToggle(page, 'it').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.locator('[name=name]').fill('Anna');
  await page.getByRole('button', { name: translator('en')('nav.openMenu') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await leaveAndReturn(page)).toBe(true);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('[name=name]')).toHaveValue('Anna');
  await page.getByRole('contentinfo').locator('li a[href="/camere"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator('en')('rooms.title'));
});

test('a page restored after midnight offers the new day', { tag: '@full' }, async ({ page, open }) => {
  await page.clock.setFixedTime('2026-05-12T20:00:00Z');
  await open('/');
  const checkin = page.getByLabel(t('hero.search.checkin'), { exact: true });
  await expect(checkin).toHaveAttribute('min', '2026-05-12');
  await page.clock.setFixedTime('2026-05-13T08:00:00Z');
  await leaveAndReturn(page);
  await expect(checkin).toHaveAttribute('min', '2026-05-13');
});
