import {
  bookingUrl,
  bootFailed,
  expect,
  expectedHead,
  languageToggle,
  moduleErrors,
  type Page,
  test,
  translator,
  waitForHydration,
} from '../support/site.ts';

const t = translator('it');
const isScript = ({ pathname }: URL) => pathname.endsWith('.js');

/** Opens a page whose script is on its way. @returns what lets the script arrive */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  await page.route(isScript, (route) => new Promise<void>((go) => held.push(() => go(route.continue()))));
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const go of held) go();
    await waitForHydration(page);
  };
}

test.describe('before the page’s script is there', () => {
  test('a date that is chosen is taken up', async ({ page }) => {
    await page.clock.setFixedTime('2026-05-12T10:00:00Z');
    const arrive = await openEarly(page, '/');
    await page.getByLabel(t('hero.search.checkin'), { exact: true }).fill('2026-06-20');
    await page.getByRole('combobox', { name: t('hero.search.guests') }).selectOption('5');
    await arrive();
    await expect(page.getByLabel(t('hero.search.checkin'), { exact: true })).toHaveValue('2026-06-20');
    await expect(page.getByRole('combobox', { name: t('hero.search.guests') })).toHaveValue('5');
    await expect(page.getByLabel(t('hero.search.checkout'), { exact: true })).toHaveAttribute('min', '2026-06-20');
  });

  test('a search that is sent opens the engine with everything, once the script is there', async ({
    page,
    context,
  }) => {
    const arrive = await openEarly(page, '/');
    await page.getByLabel(t('hero.search.checkin'), { exact: true }).fill('2027-06-20');
    await page.getByRole('button', { name: t('hero.search.submit') }).click();
    const opened = context.waitForEvent('page');
    await arrive();
    await expect(await opened).toHaveURL(
      `${bookingUrl('it')}&checkin=2027-06-20&arrival=2027-06-20&dataArrivo=20%2F06%2F2027&adults=2&numAdulti=2`,
    );
    expect(context.pages()).toHaveLength(2);
  });

  test('a search that has waited four seconds goes to the engine as without a script', async ({ page, context }) => {
    await page.clock.install();
    await openEarly(page, '/');
    await page.getByRole('button', { name: t('hero.search.submit') }).click();
    const opened = context.waitForEvent('page');
    await page.clock.fastForward(4_000);
    await expect(await opened).toHaveURL(`${bookingUrl('it')}&checkin=&checkout=&adults=2`);
    expect(context.pages()).toHaveLength(2);
  });

  test('a press on the language toggle counts', async ({ page }) => {
    const arrive = await openEarly(page, '/camere');
    await languageToggle(page, 'it').click();
    await arrive();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
    await expect(page).toHaveURL('/camere');
  });

  test('the menu opens and leads on', async ({ page }) => {
    await openEarly(page, '/');
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    const menu = page.getByRole('dialog', { name: t('nav.menuTitle') });
    await expect(menu).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await menu.getByRole('link', { name: t('nav.rooms'), exact: true }).click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'it').title);
  });

  test('the menu that is open when the script comes silences what is behind it, and gives it back', async ({
    page,
  }) => {
    const arrive = await openEarly(page, '/');
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await arrive();
    const behind = page.locator('main, footer, header');
    await expect(behind.and(page.locator('[inert]'))).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(behind.and(page.locator(':not([inert])'))).toHaveCount(3);
    await expect(page.getByRole('button', { name: t('nav.openMenu') })).toBeFocused();
  });

  test('a request that is sent is acknowledged', async ({ page }) => {
    const arrive = await openEarly(page, '/contatti');
    const form = page.getByRole('form', { name: t('contact.form.title') });
    await form.locator('[name=name]').fill('Anna');
    await form.locator('[name=email]').fill('anna@example.com');
    await form.getByRole('button').click();
    await arrive();
    await expect(page.getByRole('status').filter({ hasText: t('contact.toast.title') })).toBeVisible();
    await expect(form.locator('[name=name]')).toHaveValue('');
  });

  test.describe('on a first visit', () => {
    test.use({ storageState: { cookies: [], origins: [] } });

    test('the banner closes', async ({ page }) => {
      const arrive = await openEarly(page, '/');
      await page.getByRole('button', { name: t('banner.close') }).click();
      await arrive();
      await expect(page.getByRole('region', { name: t('banner.label') })).toBeHidden();
    });
  });
});

test.describe('where the script cannot be fetched at all', () => {
  test.use({ expectedErrors: moduleErrors });

  test.beforeEach(async ({ page }) => {
    await page.route(isScript, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator(bootFailed)).toBeVisible();
  });

  test('the language toggle leads to the other address', async ({ page }) => {
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('home', 'en').title);
  });

  test('the search goes to the engine all the same', async ({ page, context }) => {
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: t('hero.search.submit') }).click();
    await expect(await opened).toHaveURL(`${bookingUrl('it')}&checkin=&checkout=&adults=2`);
  });
});
