// What stays of a page when something that it needs fails.
import { expectNoViolations } from '../support/axe.ts';
import { freeze } from '../support/pixels.ts';
import { measureText } from '../support/rendered-text.ts';
import {
  addressOf,
  bookingUrl,
  bootFailed,
  email,
  expect,
  expectedHead,
  hotel,
  languageToggle,
  moduleErrors,
  notFoundErrors,
  overflowing,
  type Page,
  phone,
  routes,
  scrollToMap,
  test,
  title,
  translator,
  waitForFullImages,
  waitForHydration,
} from '../support/site.ts';

const t = translator('it');
const english = translator('en');
const firstVisit = { cookies: [], origins: [] };
const banner = (page: Page) => page.getByRole('region', { name: t('banner.label'), exact: true });
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const isScript = ({ pathname }: URL) => pathname.endsWith('.js');

/** Counts the documents that the page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += Number(request.isNavigationRequest() && request.frame() === page.mainFrame());
  });
  return () => count;
}

/** Expects a page that works as it does without scripts. */
async function expectPageWithoutScripts(page: Page): Promise<void> {
  await expect(page.locator(bootFailed)).toBeVisible();
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(hotel.vat);
  // controls that need scripts are hidden
  await expect(page.locator('[data-scripted]:visible')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('banner.close') })).toHaveCount(0);
}

test.describe('a browser without storage', () => {
  test.use({ storageState: firstVisit });

  test('keeps the banner dismissed for this visit', async ({ page, open }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await open('/');
    await banner(page)
      .getByRole('button', { name: t('banner.close') })
      .click();
    await expect(banner(page)).toBeHidden();
    await footerLink(page, t('nav.rooms')).click();
    await expect(title(page)).toHaveText(t('rooms.title'));
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });
});

test.describe('two tabs', () => {
  test.use({ storageState: firstVisit });

  test('share the dismissed banner, once the other one is looked at, and not the language', { tag: '@full' }, async ({
    page,
    open,
    context,
  }) => {
    await open('/');
    const other = await context.newPage();
    await other.goto('/en/camere');
    await waitForHydration(other);
    const otherBanner = other.getByRole('region', { name: english('banner.label') });
    await expect(otherBanner).toBeVisible();
    await banner(page)
      .getByRole('button', { name: t('banner.close') })
      .click();
    // the browser under test never takes the focus from a page
    await other.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(otherBanner).toBeHidden();
    await languageToggle(page, 'it').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await languageToggle(other, 'en').click();
    await expect(other.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('without modules', () => {
  test.use({ expectedErrors: moduleErrors });

  test.beforeEach(async ({ page }) => {
    await page.route(isScript, (route) => route.abort());
  });

  test('search, request form, language toggle and links work', { tag: '@full' }, async ({ page, context }) => {
    await page.goto('/');
    await expectPageWithoutScripts(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: t('hero.search.submit') }).click();
    await expect(await opened).toHaveURL(`${bookingUrl('it')}&adults=2`);
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('home', 'en').title);
    await footerLink(page, english('nav.contact')).click();
    await expect(page).toHaveTitle(expectedHead('contact', 'en').title);
    const note = english('contact.form.noScript', { email: email.text, phone: phone.text });
    await expect(page.getByText(note, { exact: true })).toBeVisible();
    await page.locator('[name=name]').fill('Anna');
    await page.locator('[name=email]').fill('anna@example.com');
    const letter = page.waitForRequest(/^mailto:.*Anna.*anna%40example\.com/);
    await page.getByRole('button', { name: english('contact.form.submit') }).click();
    await letter;
  });

  test('every page has its text, and the layout its menu and phone link', { tag: '@full' }, async ({ page }) => {
    for (const { id } of routes) {
      await page.goto(addressOf(id, 'it'));
      await expectPageWithoutScripts(page);
      expect((await page.getByRole('main').innerText()).length, id).toBeGreaterThan(600);
    }
    await expect(page.getByRole('contentinfo').locator(`a[href="${phone.href}"]`)).toBeVisible();
    const menu = page.getByRole('dialog', { name: t('nav.menuTitle') });
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: t('nav.closeMenu') }).click();
    await expect(menu).toBeHidden();
  });
});

test.describe('a page module that is incomplete', () => {
  test.use({ expectedErrors: { module: /^error: Unexpected end of input/ } });

  test('leaves its page as it is without scripts, and the next page hydrates', { tag: '@full' }, async ({ page }) => {
    await page.route(/\/assets\/rooms-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export function Page(){return{' }),
    );
    await page.goto('/camere');
    await expectPageWithoutScripts(page);
    await footerLink(page, t('nav.terrazza')).click();
    await waitForHydration(page);
    await expect(title(page)).toHaveText(t('terrazza.title'));
  });
});

test.describe('a browser in which steps of boot throw', () => {
  test.use({ expectedErrors: { step: /^error: Error: not in this browser/ } });

  test('hydrates the page', { tag: '@full' }, async ({ page, open }) => {
    await page.addInitScript(() => {
      // a function that is also a constructor
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
});

test.describe('a browser without a feature that React effects need', () => {
  test.use({ expectedErrors: { missing: /^console: .*ResizeObserver is not defined/ } });

  test('reloads once and then shows the page as it is without scripts', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver'));
    const documents = countDocuments(page);
    await page.goto('/contatti');
    await expectPageWithoutScripts(page);
    expect(documents()).toBe(2);
    await footerLink(page, t('nav.home')).click();
    await expect(title(page)).toHaveText(t('hero.title'));
  });
});

test.describe('a page whose DOM something else has changed', () => {
  test.use({ expectedErrors: { changed: /^console: NotFoundError/ } });

  /** Removes a node that React is about to remove. */
  async function breakPage(page: Page): Promise<void> {
    await page.locator('[name=name]').fill('Ann');
    await page.locator('[name=email]').fill('ann@example.com');
    await page.getByRole('button', { name: english('contact.form.submit') }).click();
    const toast = page.getByRole('status').filter({ hasText: english('contact.toast.title') });
    await expect(toast).toBeVisible();
    await toast.evaluate((region) => region.firstElementChild?.remove());
    await page.keyboard.press('Escape');
  }

  test('reloads', { tag: '@full' }, async ({ page, open }) => {
    await open('/en/contatti');
    const documents = countDocuments(page);
    await breakPage(page);
    await expect.poll(documents).toBe(1);
    await waitForHydration(page);
    await expect(page).toHaveURL('/en/contatti');
    await expect(title(page)).toHaveText(english('contact.title'));
  });

  test.describe('offline', () => {
    test.use({ expectedErrors: { changed: /^console: NotFoundError/, line: /ERR_INTERNET_DISCONNECTED/ } });

    test('says so and offers a reload and the phone number', { tag: '@full' }, async ({ page, open, context }) => {
      await open('/en/contatti');
      await page.reload();
      await waitForHydration(page);
      await context.setOffline(true);
      await breakPage(page);
      await expect(title(page)).toHaveText(english('common.loadFailed.title'));
      await expect(page.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
      await expectNoViolations(page, 'narrow');
      await context.setOffline(false);
      await page.getByRole('button', { name: english('common.loadFailed.reload') }).click();
      await waitForHydration(page);
      await expect(title(page)).toHaveText(english('contact.title'));
    });
  });
});

test.describe('after a deployment', () => {
  test.use({ expectedErrors: { status: /^console: Failed to load resource: .* 404/ } });

  /** Removes modules from the server until the page loads another document. @returns the number of documents since */
  async function removeModules(page: Page, file: RegExp): Promise<() => number> {
    const documents = countDocuments(page);
    await page.route(
      ({ pathname }) => file.test(pathname) && documents() === 0,
      (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' }),
    );
    return documents;
  }

  test('going back to a page whose module is missing loads its document', { tag: '@full' }, async ({ page, open }) => {
    await open('/');
    await footerLink(page, t('nav.rooms')).click();
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

  test('an image opens in the browser if the gallery’s module is missing', { tag: '@full' }, async ({ page, open }) => {
    await open('/camere');
    await removeModules(page, /\.js$/);
    await page
      .getByRole('group', { name: t('rooms.superior.gallery') })
      .getByRole('button')
      .first()
      .click();
    await expect(page).toHaveURL(/\/assets\/superior-2-[^/]*\.svg$/);
    await page.goBack();
    await waitForHydration(page);
    await expect(title(page)).toHaveText(t('rooms.title'));
  });

  test('the language toggle loads the document in the chosen language', { tag: '@full' }, async ({ page, open }) => {
    await open('/en');
    await languageToggle(page, 'en').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await footerLink(page, t('nav.rooms')).click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'it').title);
    await removeModules(page, /\.js$/);
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
    await expect(page).toHaveURL('/en/camere');
  });
});

test.describe('a maps service', () => {
  const map = ({ host }: URL) => host === new URL(hotel.map.embed).host;

  test.describe('that is unreachable', () => {
    test.use({ expectedErrors: { request: /^request: .*ERR_CONNECTION_REFUSED/ } });

    test('leaves the address and the links to other maps', { tag: '@full' }, async ({ page, open }) => {
      await page.route(map, (route) => route.abort('connectionrefused'));
      await open('/location');
      await scrollToMap(page);
      const section = page.getByRole('region', { name: t('location.address.title') });
      await expect(section.getByText(hotel.address.street).first()).toBeVisible();
      await expect(section.getByRole('link').first()).toHaveAttribute('href', /maps/);
    });
  });

  test.describe('that leads the page elsewhere', () => {
    test.use({
      expectedErrors: { console: /^console: Unsafe attempt/, script: /^error: .*does not have permission to navigate/ },
    });

    test('is refused, and its links open in a new tab', { tag: '@full' }, async ({ page, open }) => {
      await page.route(map, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<button onclick="top.location='about:blank'">Leave</button><a href="/" target="_blank">Larger map</a>`,
        }),
      );
      await open('/location');
      await scrollToMap(page);
      const inside = page.frameLocator('iframe');
      await inside.getByRole('button').click();
      const larger = page.waitForEvent('popup');
      await inside.getByRole('link').click();
      await expect(await larger).toHaveURL(new URL('/', hotel.map.embed).href);
      await expect(page).toHaveURL('/location');
    });
  });
});

/** Expects a page with none of its images to fit, and each to have a text instead. */
async function expectAlternativeTexts(page: Page, message: string): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await waitForFullImages(page);
  expect(await overflowing(page), message).toEqual([]);
  const nameless = await page
    .getByRole('main')
    .getByRole('img')
    .evaluateAll((pictures) => pictures.filter((picture) => !picture.getAttribute('alt') && !picture.ariaLabel));
  expect(nameless, message).toEqual([]);
}

test.describe('images and fonts that fail to load', { tag: '@full' }, () => {
  const failedFiles = { request: /^request: .*\.(?:svg|woff2) /, console: /^console: Failed to load resource/ };
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: failedFiles });

  test.beforeEach(({ page }) => page.route(/\.(?:svg|woff2)$/, (route) => route.abort()));

  test('leave every text and every alternative text', async ({ page, open }) => {
    for (const { id } of routes) {
      await open(addressOf(id, 'it'));
      await expectAlternativeTexts(page, id);
    }
    await page.goto('/camere');
    await page
      .getByRole('group', { name: t('rooms.superior.gallery') })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(t('rooms.superior.picture.2.alt'));
  });

  test.describe('on the 404 page', () => {
    test.use({ expectedErrors: { ...failedFiles, path: notFoundErrors.path } });

    test('leave every text', async ({ page, open }) => {
      await open('/nessuno');
      await expectAlternativeTexts(page, '404');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

  test('leave contrast for the text above them', async ({ page, open, context }) => {
    const devtools = await context.newCDPSession(page);
    for (const id of ['home', 'experiences', 'location'] as const) {
      await open(addressOf(id, 'it'));
      await freeze(page);
      const { count, faint } = await measureText(page, devtools);
      expect(count, id).toBeGreaterThan(30);
      expect(faint, id).toEqual([]);
    }
  });
});

test.describe('the guest’s clock', () => {
  test.use({ storageState: firstVisit });

  test('may be at any date', { tag: '@full' }, async ({ page, open }) => {
    for (const [now, variant, day] of [
      ['1970-01-01T00:00:00Z', 'renovation', '1970-01-01'],
      ['2100-02-28T23:30:00Z', 'renovation-after', '2100-03-01'],
      ['9998-12-31T12:00:00Z', 'renovation-after', '9998-12-31'],
    ] as const) {
      await page.clock.setFixedTime(now);
      await open('/');
      await expect(banner(page).locator('p:visible')).toContainText(t(`banner.${variant}.title`));
      await expect(page.getByLabel(t('hero.search.checkin'), { exact: true })).toHaveAttribute('min', day);
      await expect(page.getByRole('contentinfo')).toContainText(`© ${day.slice(0, 4)}`);
    }
  });
});
