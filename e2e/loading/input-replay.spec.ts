import {
  bookingUrl,
  email,
  expect,
  expectedHead,
  languageToggle,
  type Page,
  phone,
  test,
  translator,
  waitForHydration,
} from '../support/site.ts';

const t = translator('it');
const isScript = ({ pathname }: URL) => pathname.endsWith('.js');

/** Opens a page and holds its modules back. @returns a function that releases them and waits for hydration */
async function openBeforeHydration(page: Page, address: string): Promise<() => Promise<void>> {
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

async function sendRequest(page: Page): Promise<void> {
  await page.locator('[name=name]').fill('Anna');
  await page.locator('[name=email]').fill('anna@example.com');
  await page.getByRole('button', { name: t('contact.form.submit') }).click();
}

/** Says at the request form what its button does without scripts. */
const fallbackNote = (page: Page) =>
  page.getByText(t('contact.form.noScript', { email: email.text, phone: phone.text }), { exact: true });

test.describe('before hydration', () => {
  test('a chosen date stays after hydration', { tag: '@full' }, async ({ page }) => {
    await page.clock.setFixedTime('2026-05-12T10:00:00Z');
    const hydrate = await openBeforeHydration(page, '/');
    await page.getByLabel(t('hero.search.checkin'), { exact: true }).fill('2026-06-20');
    await page.getByRole('combobox', { name: t('hero.search.guests') }).selectOption('5');
    await hydrate();
    await expect(page.getByLabel(t('hero.search.checkin'), { exact: true })).toHaveValue('2026-06-20');
    await expect(page.getByRole('combobox', { name: t('hero.search.guests') })).toHaveValue('5');
    await expect(page.getByLabel(t('hero.search.checkout'), { exact: true })).toHaveAttribute('min', '2026-06-20');
    await page.getByRole('link', { name: t('hotel.booking.request') }).click();
    await expect(page.getByLabel(t('contact.form.checkin'), { exact: true })).toHaveValue('2026-06-20');
    await expect(page.getByLabel(t('contact.form.guests'), { exact: true })).toHaveValue('5');
  });

  test('a search opens the booking engine with all parameters once the page has hydrated', async ({
    page,
    context,
  }) => {
    const hydrate = await openBeforeHydration(page, '/');
    await page.getByLabel(t('hero.search.checkin'), { exact: true }).fill('2027-06-20');
    await page.getByRole('button', { name: t('hero.search.submit') }).click();
    const opened = context.waitForEvent('page');
    await hydrate();
    await expect(await opened).toHaveURL(
      `${bookingUrl('it')}&checkin=2027-06-20&arrival=2027-06-20&dataArrivo=20%2F06%2F2027&adults=2&numAdulti=2`,
    );
    expect(context.pages()).toHaveLength(2);
  });

  test('a search opens the booking engine without scripts after four seconds', { tag: '@full' }, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await openBeforeHydration(page, '/');
    await page.getByRole('button', { name: t('hero.search.submit') }).click();
    const opened = context.waitForEvent('page');
    await page.clock.fastForward(4_000);
    await expect(await opened).toHaveURL(`${bookingUrl('it')}&adults=2`);
    expect(context.pages()).toHaveLength(2);
  });

  test('a click on the language toggle is repeated', { tag: '@full' }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/camere');
    await languageToggle(page, 'it').click();
    await hydrate();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
    await expect(page).toHaveURL('/camere');
  });

  test('an open menu makes the page inert at hydration until it is closed', { tag: '@full' }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/');
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await expect(page.getByRole('dialog', { name: t('nav.menuTitle') })).toBeVisible();
    await hydrate();
    const behind = page.locator('main, footer, header');
    await expect(behind.and(page.locator('[inert]'))).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(behind.and(page.locator(':not([inert])'))).toHaveCount(3);
    await expect(page.getByRole('button', { name: t('nav.openMenu') })).toBeFocused();
  });

  test('a request is sent and confirmed', { tag: '@full' }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/contatti');
    await sendRequest(page);
    await hydrate();
    await expect(page.getByRole('status').filter({ hasText: t('contact.toast.title') })).toBeVisible();
    await expect(page.locator('[name=name]')).toHaveValue('');
  });

  test('a request opens the mail program after four seconds, and its fields stay filled after hydration', {
    tag: '@full',
  }, async ({ page }) => {
    await page.clock.install();
    const hydrate = await openBeforeHydration(page, '/contatti');
    const letter = page.waitForRequest(/^mailto:.*Anna.*anna%40example\.com/);
    await sendRequest(page);
    await page.clock.fastForward(4_000);
    await letter;
    await expect(fallbackNote(page)).toBeVisible();
    await hydrate();
    await expect(fallbackNote(page)).toBeHidden();
    await expect(page.locator('[name=name]')).toHaveValue('Anna');
  });

  test.describe('on a first visit', () => {
    test.use({ storageState: { cookies: [], origins: [] } });

    test('the banner is dismissed', { tag: '@full' }, async ({ page }) => {
      const hydrate = await openBeforeHydration(page, '/');
      await page.getByRole('button', { name: t('banner.close') }).click();
      await hydrate();
      await expect(page.getByRole('region', { name: t('banner.label') })).toBeHidden();
    });
  });
});
