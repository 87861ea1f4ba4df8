// What still works when a part of a page fails.
import { expectNoViolationsIn } from '../support/axe.ts';
import { footerLink, menu, menuButton, opener, searchButton, sendRequest, toast } from '../support/parts.ts';
import {
  addressOf,
  bookingUrl,
  bootFailed,
  email,
  expect,
  expectedHead,
  hotel,
  languageToggle,
  loadError,
  mockOtherHosts,
  moduleErrors,
  notFoundErrors,
  overflowing,
  type Page,
  phone,
  routes,
  test,
  title,
  translator,
  waitForFullImages,
  waitForHydration,
} from '../support/site.ts';

const t = translator('it');
const english = translator('en');

/** Counts the documents that the page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += Number(request.isNavigationRequest() && request.frame() === page.mainFrame());
  });
  return () => count;
}

/** Expects the page as it is without scripts. */
async function expectPageWithoutScripts(page: Page): Promise<void> {
  await expect(page.locator(bootFailed)).toBeVisible();
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(hotel.vat);
  // controls that need scripts are hidden
  await expect(page.locator('[data-scripted]:visible')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('banner.close') })).toHaveCount(0);
}

test('without modules, search, request form, language toggle and links work', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...moduleErrors);
  await page.route(/\.js$/, (route) => route.abort());
  await mockOtherHosts(context);
  await page.goto('/');
  await expectPageWithoutScripts(page);
  const opened = context.waitForEvent('page');
  await searchButton(page).click();
  await expect(await opened).toHaveURL(`${bookingUrl('it')}&adults=2`);
  await languageToggle(page, 'it').click();
  await expect(page).toHaveTitle(expectedHead('home', 'en').title);
  await footerLink(page, 'contact', 'en').click();
  await expect(page).toHaveTitle(expectedHead('contact', 'en').title);
  const note = english('contact.form.noScript', { email: email.text, phone: phone.text });
  await expect(page.getByText(note, { exact: true })).toBeVisible();
  const letter = page.waitForRequest(/^mailto:.*body=Full%20name%3A%20Anna%0D%0A.*anna%40example\.com$/);
  await sendRequest(page, 'en');
  await letter;
});

test('a browser in which steps of boot throw hydrates the page', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(/^error: Error: not in this browser/);
  await page.addInitScript(() => {
    // works as a function and as a constructor
    function fail(): never {
      throw new Error('not in this browser');
    }
    Object.assign(window, { FontFace: fail });
    performance.getEntriesByType = fail;
    PerformanceObserver.prototype.observe = fail;
    HTMLImageElement.prototype.decode = fail;
  });
  await open('/');
  await languageToggle(page, 'it').click();
  await expect(page).toHaveTitle(expectedHead('home', 'en').title);
  await expect(page).toHaveURL('/');
});

test('a browser without a feature that React effects need reloads once, and shows the page as it is without scripts', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^console: .*ResizeObserver is not defined/);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver'));
  const documents = countDocuments(page);
  await page.goto('/contatti');
  await expectPageWithoutScripts(page);
  await expect(page).toHaveTitle(expectedHead('contact', 'it').title);
  expect(documents()).toBe(2);
  await footerLink(page, 'home').click();
  await expect(title(page)).toHaveText(t('hero.title'));
});

test('a page that fails offline after a foreign DOM change shows a message with a reload button and the phone number', async ({
  page,
  open,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/^console: NotFoundError/, /ERR_INTERNET_DISCONNECTED/);
  await open('/en/contatti');
  await page.reload();
  await waitForHydration(page);
  await context.setOffline(true);
  await sendRequest(page, 'en');
  await expect(toast(page, 'en')).toBeVisible();
  // React will try to remove the same element
  await toast(page, 'en').evaluate((region) => region.firstElementChild?.remove());
  await page.keyboard.press('Escape');
  await expect(title(page)).toHaveText(english('common.loadFailed.title'));
  await expect(page.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
  for (const scheme of ['light', 'dark'] as const) await expectNoViolationsIn(page, 'html', scheme, 'offline');
  await context.setOffline(false);
  await page.getByRole('button', { name: english('common.loadFailed.reload') }).click();
  await waitForHydration(page);
  await expect(title(page)).toHaveText(english('contact.title'));
});

test.describe('offline on the first visit, without a service worker', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/ERR_INTERNET_DISCONNECTED/));

  test('the page stays and shows the reason, and works again once online', async ({ page, open, context }) => {
    await open('/contatti');
    await context.setOffline(true);
    const documents = countDocuments(page);
    const offline = page.getByRole('status').getByText(t('common.offline'));
    for (const ask of [footerLink(page, 'rooms'), languageToggle(page, 'it')]) {
      await ask.click();
      await expect(offline).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
      await page.keyboard.press('Escape');
      await expect(offline).toBeHidden();
    }
    await menuButton(page).click();
    await menu(page)
      .getByRole('button', { name: t('nav.toggle.name') })
      .click();
    await expect(menu(page)).toBeHidden();
    await expect(offline).toBeVisible();
    await expect(title(page)).toHaveText(t('contact.title'));
    expect(documents()).toBe(0);

    await context.setOffline(false);
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('contact', 'en').title);
    await footerLink(page, 'rooms', 'en').click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
  });

  test('going back to a page whose messages are missing keeps the page and its address', async ({
    page,
    open,
    context,
  }) => {
    await open('/');
    await footerLink(page, 'rooms').click();
    await expect(title(page)).toHaveText(t('rooms.title'));
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole('status').getByText(english('common.offline'))).toBeVisible();
    await expect(page).toHaveURL('/camere');
    await expect(title(page)).toHaveText(english('rooms.title'));

    await context.setOffline(false);
    await footerLink(page, 'home', 'en').click();
    await expect(page).toHaveTitle(expectedHead('home', 'en').title);
  });

  test('failed pictures load once online', async ({ page, open, context }) => {
    await open('/');
    await context.setOffline(true);
    const failed = () =>
      page.evaluate(() => Array.from(document.images).filter((image) => image.complete && !image.naturalWidth).length);
    await footerLink(page, 'rooms').scrollIntoViewIfNeeded();
    await expect.poll(failed).toBeGreaterThan(0);
    await context.setOffline(false);
    await expect.poll(failed).toBe(0);
  });

  test('a gallery picture shows why it does not open, and opens once online', async ({ page, open, context }) => {
    await open('/camere');
    await context.setOffline(true);
    await opener(page).click();
    const offline = page.getByRole('status').getByText(t('common.offline'));
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await expect(offline).toBeHidden();
    await opener(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('after a deployment', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/^console: Failed to load resource: .* 404/));

  /** Removes modules from the server until the page loads another document. @returns the number of documents since */
  async function removeModules(page: Page, file: RegExp): Promise<() => number> {
    const documents = countDocuments(page);
    await page.route(
      ({ pathname }) => file.test(pathname) && documents() === 0,
      (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' }),
    );
    return documents;
  }

  test('going back to a page whose module is missing loads its document', async ({ page, open }) => {
    await open('/');
    await footerLink(page, 'rooms').click();
    await expect(title(page)).toHaveText(t('rooms.title'));
    await page.reload();
    await waitForHydration(page);
    const documents = await removeModules(page, /\/home-[^/]*\.js$/);
    await page.goBack();
    await expect(page).toHaveTitle(expectedHead('home', 'it').title);
    await waitForHydration(page);
    await expect(title(page)).toHaveText(t('hero.title'));
    expect(documents()).toBe(1);
  });

  test('an image opens in the browser if the gallery’s module is missing', async ({ page, open }) => {
    await open('/camere');
    await removeModules(page, /\.js$/);
    await opener(page).click();
    await expect(page).toHaveURL(/\/assets\/superior-2-[^/]*\.svg$/);
    await page.goBack();
    await waitForHydration(page);
    await expect(title(page)).toHaveText(t('rooms.title'));
  });

  test('a link loads the document in the chosen language', async ({ page, open }) => {
    await open('/');
    await languageToggle(page, 'it').click();
    await removeModules(page, /\/rooms-[^/]*\.js$/);
    await footerLink(page, 'rooms', 'en').click();
    await expect(page).toHaveURL('/en/camere');
    await expect(title(page)).toHaveText(english('rooms.title'));
  });

  test('the language toggle loads the document in the chosen language', async ({ page, open }) => {
    await open('/en');
    await languageToggle(page, 'en').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await footerLink(page, 'rooms').click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'it').title);
    await removeModules(page, /\.js$/);
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
    await expect(page).toHaveURL('/en/camere');
  });
});

test.describe('images and fonts that fail to load', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page, expectedErrors }) => {
    expectedErrors.push(/^request: .*\.(?:svg|woff2) /, loadError);
    await page.route(/\.(?:svg|woff2)$/, (route) => route.abort());
  });

  test('leave the alternative text of an open picture', async ({ page, open }) => {
    await open('/camere');
    await opener(page).click();
    await expect(page.getByRole('dialog')).toContainText(t('rooms.superior.picture.2.alt'));
  });

  test('leave every text in its place, on every page and the 404 page', async ({ page, open, expectedErrors }) => {
    expectedErrors.push(...notFoundErrors);
    for (const address of [...routes.map(({ id }) => addressOf(id, 'it')), '/nessuno']) {
      await open(address);
      await expect(title(page)).toBeVisible();
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager';
      });
      await waitForFullImages(page);
      expect(await overflowing(page), address).toEqual([]);
    }
  });
});
