// Pages whose modules fail to load; failures.spec.ts and input-replay.spec.ts have more.
import {
  addresses,
  addressOf,
  bootFailed,
  expect,
  expectedHead,
  languageToggle,
  moduleErrors,
  phone,
  test,
  translator,
  waitForDeferredStyles,
} from '../support/site.ts';

test.use({ expectedErrors: moduleErrors });

test.beforeEach(async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname.endsWith('.js'),
    (route) => route.abort(),
  );
});

test('every page has its text, menu, language toggle and phone link without modules', { tag: '@full' }, async ({
  page,
}) => {
  for (const { id, language, address } of addresses) {
    const t = translator(language);
    await page.goto(address);
    await expect(page.locator(bootFailed)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await waitForDeferredStyles(page);
    expect((await page.getByRole('main').innerText()).length, address).toBeGreaterThan(600);
    await expect(page.getByRole('contentinfo').locator(`a[href="${phone.href}"]`), address).toBeVisible();
    const menu = page.getByRole('dialog', { name: t('nav.menuTitle') });
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await expect(menu, address).toBeVisible();
    await menu.getByRole('button', { name: t('nav.closeMenu') }).click();
    await expect(menu, address).toBeHidden();
    await languageToggle(page, language).click();
    await expect(page, address).toHaveTitle(expectedHead(id, language === 'it' ? 'en' : 'it').title);
  }
});

test('links work without modules', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(bootFailed)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: translator('it')('nav.terrazza'), exact: true })
    .click();
  await expect(page).toHaveURL(addressOf('terrazza', 'it'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
