import {
  banner,
  closeBanner,
  formField,
  menu,
  menuButton,
  searchButton,
  sendRequest,
  toast,
} from '../support/parts.ts';
import {
  bookingUrl,
  email,
  expect,
  expectedHead,
  holdBack,
  languageToggle,
  mockOtherHosts,
  type Page,
  phone,
  test,
  translator,
  waitForHydration,
} from '../support/site.ts';

const t = translator('it');

/** Opens a page and holds its modules back. @returns a function that releases them and waits for hydration */
async function openBeforeHydration(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdBack(page, /\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return async () => {
    release();
    await waitForHydration(page);
  };
}

/** The note in the request form on what its button does without scripts. */
const fallbackNote = (page: Page) =>
  page.getByText(t('contact.form.noScript', { email: email.text, phone: phone.text }), { exact: true });

test.describe('before hydration', () => {
  test('a chosen date stays after hydration', { tag: '@full' }, async ({ page }) => {
    await page.clock.setFixedTime('2026-05-12T10:00:00Z');
    const hydrate = await openBeforeHydration(page, '/');
    await formField(page, 'checkin').fill('2026-06-20');
    await formField(page, 'adults').selectOption('5');
    await hydrate();
    await expect(formField(page, 'checkin')).toHaveValue('2026-06-20');
    await expect(formField(page, 'adults')).toHaveValue('5');
    await expect(formField(page, 'checkout')).toHaveAttribute('min', '2026-06-20');
    await page.getByRole('link', { name: t('hotel.booking.request') }).click();
    await expect(formField(page, 'checkin')).toHaveValue('2026-06-20');
    await expect(formField(page, 'guests')).toHaveValue('5');
  });

  test('a search opens the booking engine once the page has hydrated', async ({ page, context }) => {
    await mockOtherHosts(context);
    await page.clock.setFixedTime('2027-06-01T10:00:00+02:00');
    const hydrate = await openBeforeHydration(page, '/');
    await formField(page, 'checkin').fill('2027-06-20');
    await searchButton(page).click();
    const opened = context.waitForEvent('page');
    await hydrate();
    await expect(await opened).toHaveURL(
      `${bookingUrl('it')}&checkin=2027-06-20&arrival=2027-06-20&dataArrivo=20%2F06%2F2027&adults=2&numAdulti=2`,
    );
    expect(context.pages()).toHaveLength(2);
  });

  test('a search stays in its tab where the browser would block a new one', { tag: '@full' }, async ({
    page,
    context,
  }) => {
    await mockOtherHosts(context);
    await page.addInitScript(() => {
      // Safari's activation ends after a second
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true, isActive: false } });
    });
    const release = await holdBack(page, /\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await searchButton(page).click();
    release();
    await expect(page).toHaveURL(`${bookingUrl('it')}&adults=2&numAdulti=2`);
    expect(context.pages()).toHaveLength(1);
  });

  test('after four seconds a search is submitted as without scripts', { tag: '@full' }, async ({ page, context }) => {
    await mockOtherHosts(context);
    await page.clock.install();
    await openBeforeHydration(page, '/');
    await searchButton(page).click();
    const opened = context.waitForEvent('page');
    await page.clock.fastForward(4_000);
    await expect(await opened).toHaveURL(`${bookingUrl('it')}&adults=2`);
    expect(context.pages()).toHaveLength(2);
  });

  test('a click on the language toggle between hydration and its effects counts once', { tag: '@full' }, async ({
    page,
  }) => {
    await page.addInitScript((label) => {
      let isFirst = true;
      const onCommitFiberRoot = () => {
        if (!isFirst) return;
        isFirst = false;
        // a slow phone, on which React lets input through before it runs the effects
        const end = performance.now() + 20;
        while (performance.now() < end);
        queueMicrotask(() => document.querySelector<HTMLElement>(`header [aria-label="${label}"]`)?.click());
      };
      const inject = () => 1;
      Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject, onCommitFiberRoot } });
    }, t('nav.toggle.name'));
    await page.goto('/camere');
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
    await expect(page).toHaveURL('/camere');
  });

  test('a click on the language toggle is repeated', { tag: '@full' }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/camere');
    await languageToggle(page, 'it').click();
    await hydrate();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
    await expect(page).toHaveURL('/camere');
  });

  test('an open menu makes the page inert at hydration until it is closed, and does not move it when it opens again', {
    tag: '@full',
  }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/');
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await hydrate();
    const behind = page.locator('main, footer, header');
    await expect(behind.and(page.locator('[inert]'))).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(behind.and(page.locator(':not([inert])'))).toHaveCount(3);
    await expect(menuButton(page)).toBeFocused();
    const header = page.locator('header');
    const before = await header.boundingBox();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await header.boundingBox()).toEqual(before);
  });

  test('a request is sent and confirmed', { tag: '@full' }, async ({ page }) => {
    const hydrate = await openBeforeHydration(page, '/contatti');
    await sendRequest(page);
    await hydrate();
    await expect(toast(page)).toBeVisible();
    await expect(formField(page, 'name')).toHaveValue('');
  });

  test('after four seconds a request opens the mail program, and stays in its fields', { tag: '@full' }, async ({
    page,
  }) => {
    await page.clock.install();
    const hydrate = await openBeforeHydration(page, '/contatti');
    const letter = page.waitForRequest(/^mailto:.*body=Nome%20e%20cognome%3A%20Anna%0D%0A.*anna%40example\.com$/);
    await sendRequest(page);
    await page.clock.fastForward(4_000);
    await letter;
    await expect(fallbackNote(page)).toBeVisible();
    await hydrate();
    await expect(fallbackNote(page)).toBeHidden();
    await expect(formField(page, 'name')).toHaveValue('Anna');
  });

  test('the banner of a first visit is dismissed', { tag: '@full' }, async ({ page, firstVisit }) => {
    await firstVisit();
    const hydrate = await openBeforeHydration(page, '/');
    await closeBanner(page);
    await hydrate();
    await expect(banner(page)).toBeHidden();
  });
});
