import { expectNoViolations } from '../support/axe.ts';
import { freeze } from '../support/pixels.ts';
import { measureText } from '../support/rendered-text.ts';
import {
  addresses,
  addressOf,
  bookingUrl,
  bootFailed,
  expect,
  expectedHead,
  hotel,
  languageToggle,
  overflowing,
  type Page,
  phone,
  scrollToMap,
  test,
  title,
  translator,
  waitForHydration,
} from '../support/site.ts';

const t = translator('it');
const banner = (page: Page) => page.getByRole('region', { name: t('banner.label'), exact: true });
const dismissBanner = (page: Page) =>
  banner(page)
    .getByRole('button', { name: t('banner.close') })
    .click();
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

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

test.describe('storage', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('that is full keeps the banner dismissed for this visit only', async ({ page, open }) => {
    await open('/');
    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let turn = 0; turn < 3; turn++) localStorage.setItem(`filling ${size} ${turn}`, 'x'.repeat(size));
        } catch {
          // half as much may still fit
        }
      }
    });
    await dismissBanner(page);
    await expect(banner(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('renovationBannerClosed'))).toBeNull();
    await footerLink(page, t('nav.rooms')).click();
    await expect(title(page)).toHaveText(t('rooms.title'));
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  test('that throws leaves the page working', async ({ page, open }) => {
    await page.addInitScript(() => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException('No storage here.', 'InvalidStateError');
        };
      }
    });
    await open('/');
    await dismissBanner(page);
    await expect(banner(page)).toBeHidden();
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('home', 'en').title);
  });

  test('shared by two tabs dismisses the banner in both, once the other one is looked at', async ({
    page,
    open,
    context,
  }) => {
    await open('/');
    const other = await context.newPage();
    await other.goto('/en/camere');
    await waitForHydration(other);
    await expect(other.getByRole('region', { name: translator('en')('banner.label') })).toBeVisible();
    await dismissBanner(page);
    // the browser under test never takes the focus from a page
    await other.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(other.getByRole('region', { name: translator('en')('banner.label') })).toBeHidden();
    // each tab keeps its language
    await languageToggle(other, 'en').click();
    await expect(other.locator('html')).toHaveAttribute('lang', 'it');
    await languageToggle(page, 'it').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(other.locator('html')).toHaveAttribute('lang', 'it');
  });
});

test.describe('a page module that is missing on the server', () => {
  test.use({
    expectedErrors: {
      status: /^console: Failed to load resource: the server responded with a status of 404/,
      module: /^error: Failed to fetch dynamically imported module/,
    },
  });

  test('leaves the page as it is without scripts', async ({ page, context }) => {
    await page.route(/\/assets\/home-[^/]*\.js$/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' }),
    );
    await page.goto('/');
    await expectPageWithoutScripts(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: t('hero.search.submit') }).click();
    await expect(await opened).toHaveURL(`${bookingUrl('it')}&adults=2`);
    await footerLink(page, t('nav.rooms')).click();
    await waitForHydration(page);
    await expect(title(page)).toHaveText(t('rooms.title'));
  });
});

test.describe('a page module that is incomplete', () => {
  test.use({ expectedErrors: { module: /^error: Unexpected end of input/ } });

  test('leaves the page as it is without scripts', async ({ page }) => {
    await page.route(/\/assets\/rooms-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export function Page(){return{' }),
    );
    await page.goto('/camere');
    await expectPageWithoutScripts(page);
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
  });
});

test.describe('a browser in which steps of boot throw', () => {
  test.use({ expectedErrors: { step: /^error: Error: not in this browser/ } });

  test('hydrates the page', async ({ page, open }) => {
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

  test('reloads once and then shows the page as it is without scripts', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver'));
    const documents = countDocuments(page);
    await page.goto('/contatti');
    await expectPageWithoutScripts(page);
    await expect(title(page)).toHaveText(t('contact.title'));
    expect(documents()).toBe(2);
    await footerLink(page, t('nav.home')).click();
    await expectPageWithoutScripts(page);
    await expect(title(page)).toHaveText(t('hero.title'));
  });
});

test.describe('a page whose DOM something else has changed', () => {
  test.use({ expectedErrors: { changed: /^console: NotFoundError/ } });

  /** Removes a node that React is about to remove. */
  async function breakPage(page: Page): Promise<void> {
    await page.locator('[name=name]').fill('Ann');
    await page.locator('[name=email]').fill('ann@example.com');
    await page.getByRole('button', { name: translator('en')('contact.form.submit') }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Request Sent!' });
    await expect(toast).toBeVisible();
    await toast.evaluate((region) => region.firstElementChild?.remove());
    await page.keyboard.press('Escape');
  }

  test('reloads', async ({ page, open }) => {
    await open('/en/contatti');
    const documents = countDocuments(page);
    await breakPage(page);
    await expect.poll(documents).toBe(1);
    await waitForHydration(page);
    await expect(page).toHaveURL('/en/contatti');
    await expect(title(page)).toHaveText(translator('en')('contact.title'));
    await footerLink(page, translator('en')('nav.rooms')).click();
    await expect(title(page)).toHaveText(translator('en')('rooms.title'));
    expect(documents()).toBe(1);
  });

  test('is restored without scripts if it fails again', async ({ page, open }) => {
    await open('/en/contatti');
    await page.reload();
    await waitForHydration(page);
    const documents = countDocuments(page);
    await breakPage(page);
    await expect(page.locator(bootFailed)).toBeVisible();
    await expect(title(page)).toHaveText(translator('en')('contact.title'));
    expect(documents()).toBe(0);
    await footerLink(page, translator('en')('nav.rooms')).click();
    await waitForHydration(page);
    await expect(title(page)).toHaveText(translator('en')('rooms.title'));
  });

  test.describe('offline', () => {
    test.use({ expectedErrors: { changed: /^console: NotFoundError/, line: /ERR_INTERNET_DISCONNECTED/ } });

    test('says so and offers a reload and the phone number', async ({ page, open, context }) => {
      const t = translator('en');
      await open('/en/contatti');
      await page.reload();
      await waitForHydration(page);
      await context.setOffline(true);
      await breakPage(page);
      await expect(title(page)).toHaveText(t('common.loadFailed.title'));
      await expect(page.getByRole('link', { name: phone.text })).toHaveAttribute('href', phone.href);
      await expectNoViolations(page, 'narrow');
      await context.setOffline(false);
      await page.getByRole('button', { name: t('common.loadFailed.reload') }).click();
      await waitForHydration(page);
      await expect(title(page)).toHaveText(t('contact.title'));
    });
  });
});

test.describe('after a deployment', () => {
  test.use({ expectedErrors: { status: /^console: Failed to load resource: .* 404/ } });

  /** Removes all modules from the server until the page loads another document. */
  async function deploy(page: Page): Promise<void> {
    const from = page.url();
    await page.route(
      ({ pathname }) => pathname.endsWith('.js'),
      (route) =>
        page.url() === from
          ? route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' })
          : route.continue(),
    );
  }

  test('going back to a page whose module is missing loads its document', async ({ page, open }) => {
    await open('/');
    await footerLink(page, t('nav.rooms')).click();
    await expect(title(page)).toHaveText(t('rooms.title'));
    await page.reload();
    await waitForHydration(page);
    const documents = countDocuments(page);
    await page.route(
      ({ pathname }) => /\/home-[^/]*\.js$/.test(pathname) && documents() === 0,
      (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }),
    );
    await page.goBack();
    await expect(page).toHaveTitle(expectedHead('home', 'it').title);
    await waitForHydration(page);
    await expect(title(page)).toHaveText(t('hero.title'));
    expect(documents()).toBe(1);
  });

  test('an image opens in the browser if the gallery’s module is missing', async ({ page, open }) => {
    await open('/camere');
    await deploy(page);
    await page
      .getByRole('group', { name: t('rooms.superior.gallery') })
      .getByRole('button')
      .first()
      .click();
    await expect(page).toHaveURL(/\/assets\/superior-2-[^/]*\.svg$/);
    // the new document has all its modules
    await page.unrouteAll();
    await page.goBack();
    await waitForHydration(page);
    await expect(title(page)).toHaveText(t('rooms.title'));
  });

  test('the language toggle loads the document in the chosen language', async ({ page, open }) => {
    await open('/en');
    await languageToggle(page, 'en').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await footerLink(page, t('nav.rooms')).click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'it').title);
    const documents = countDocuments(page);
    await page.route(
      ({ pathname }) => pathname.endsWith('.js') && documents() === 0,
      (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' }),
    );
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
    await expect(page).toHaveURL('/en/camere');
  });
});

test.describe('the maps service', () => {
  const map = ({ host }: URL) => host === new URL(hotel.map.embed).host;

  async function expectAddress(page: Page): Promise<void> {
    const section = page.getByRole('region', { name: t('location.address.title') });
    await expect(section.getByText(hotel.address.street).first()).toBeVisible();
    await expect(section.getByRole('link').first()).toHaveAttribute('href', /maps/);
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('location', 'en').title);
  }

  test.describe('when it is unreachable', () => {
    test.use({
      expectedErrors: { request: /^request: .*ERR_CONNECTION_REFUSED/ },
    });

    test('leaves the address and the links to other maps', async ({ page, open }) => {
      await page.route(map, (route) => route.abort('connectionrefused'));
      await open('/location');
      await scrollToMap(page);
      await expectAddress(page);
    });
  });

  test.describe('when it refuses to be framed', () => {
    test.use({
      expectedErrors: { refused: /^console: Refused to display/, request: /^request: .*ERR_BLOCKED_BY_RESPONSE/ },
    });

    test('leaves the address and the links to other maps', async ({ page, open }) => {
      await page.route(map, (route) => route.fulfill({ headers: { 'X-Frame-Options': 'DENY' }, body: 'no' }));
      await open('/location');
      await scrollToMap(page);
      await expectAddress(page);
    });
  });

  test.describe('that leads the page elsewhere', () => {
    test.use({
      expectedErrors: { console: /^console: Unsafe attempt/, script: /^error: .*does not have permission to navigate/ },
    });

    test('is refused, and its links open in a new tab', async ({ page, open }) => {
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

  test('delays nothing when it never answers', async ({ page }) => {
    await page.route(map, () => {});
    await page.goto('/location', { waitUntil: 'commit' });
    await waitForHydration(page);
    await scrollToMap(page);
    await expectAddress(page);
    await footerLink(page, translator('en')('nav.rooms')).click();
    await expect(title(page)).toHaveText(translator('en')('rooms.title'));
  });
});

test.describe('images and fonts that fail to load', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    expectedErrors: { request: /^request: .*\.(?:svg|woff2) /, console: /^console: Failed to load resource/ },
  });

  test('leave every text and every alternative text', { tag: '@full' }, async ({ page, open }) => {
    await page.route(/\.(?:svg|woff2)$/, (route) => route.abort());
    for (const { id, address } of addresses.slice(0, 7)) {
      await open(address);
      await expect(title(page)).toBeVisible();
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await overflowing(page), id).toEqual([]);
      const nameless = await page
        .getByRole('main')
        .getByRole('img')
        .evaluateAll((pictures) => pictures.filter((picture) => !picture.getAttribute('alt') && !picture.ariaLabel));
      expect(nameless, id).toEqual([]);
    }
    await page.goto('/camere');
    await page
      .getByRole('group', { name: t('rooms.superior.gallery') })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText(t('rooms.alt.superior2'));
  });

  test('leave contrast for the text above them', { tag: '@full' }, async ({ page, open, context }) => {
    await page.route(/\.(?:svg|woff2)$/, (route) => route.abort());
    const devtools = await context.newCDPSession(page);
    for (const id of ['home', 'experiences', 'location'] as const) {
      await open(addressOf(id, 'it'));
      await freeze(page);
      expect((await measureText(page, devtools)).faint, id).toEqual([]);
    }
  });
});

test('images and fonts that load late leave contrast for the text above them', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.route(/\.(?:svg|woff2)$/, () => {});
  const devtools = await context.newCDPSession(page);
  await page.goto('/', { waitUntil: 'commit' });
  await waitForHydration(page);
  await freeze(page);
  const { count, faint } = await measureText(page, devtools);
  expect(count).toBeGreaterThan(30);
  expect(faint).toEqual([]);
});

test.describe('the guest’s clock', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  for (const [now, variant, day] of [
    ['1970-01-01T00:00:00Z', 'renovation', '1970-01-01'],
    ['1999-12-31T23:30:00Z', 'renovation', '2000-01-01'],
    ['2038-01-19T03:14:08Z', 'renovation-after', '2038-01-19'],
    ['2100-02-28T23:30:00Z', 'renovation-after', '2100-03-01'],
    ['9998-12-31T12:00:00Z', 'renovation-after', '9998-12-31'],
  ] as const) {
    test(`may be at ${now}`, { tag: '@full' }, async ({ page, open }) => {
      await page.clock.setFixedTime(now);
      await open('/');
      await expect(banner(page).locator('p:visible')).toContainText(t(`banner.${variant}.title`));
      await expect(page.getByLabel(t('hero.search.checkin'), { exact: true })).toHaveAttribute('min', day);
      await expect(page.getByRole('contentinfo')).toContainText(`© ${day.slice(0, 4)}`);
      await languageToggle(page, 'it').click();
      await expect(page).toHaveTitle(expectedHead('home', 'en').title);
      await footerLink(page, translator('en')('nav.terrazza')).click();
      await expect(title(page)).toHaveText(translator('en')('terrazza.title'));
    });
  }
});

// one time zone for every offset, west to east
const zones = `Pacific/Pago_Pago Pacific/Honolulu Pacific/Marquesas America/Anchorage America/Los_Angeles America/Denver
  America/Chicago America/New_York America/Halifax America/St_Johns America/Sao_Paulo Atlantic/South_Georgia
  Atlantic/Azores Europe/London Europe/Rome Europe/Athens Europe/Moscow Asia/Tehran Asia/Dubai Asia/Kabul Asia/Karachi
  Asia/Kolkata Asia/Kathmandu Asia/Dhaka Asia/Yangon Asia/Bangkok Asia/Shanghai Australia/Eucla Asia/Tokyo
  Australia/Adelaide Australia/Sydney Australia/Lord_Howe Pacific/Noumea Pacific/Auckland Pacific/Chatham
  Pacific/Tongatapu Pacific/Kiritimati`.split(/\s+/);

test.describe('in every time zone', { tag: '@full' }, () => {
  // DevTools sets the time zone only where Playwright does not
  test.use({ timezoneId: '' });

  test('the first check-in date is the guest’s today, a minute before and after midnight', async ({
    page,
    open,
    context,
  }) => {
    const devtools = await context.newCDPSession(page);
    await page.clock.setFixedTime('2026-05-12T12:00:00Z');
    await open('/');
    const checkin = page.getByLabel(t('hero.search.checkin'), { exact: true });
    const midnights: string[] = [];
    for (const timezoneId of zones) {
      await devtools.send('Emulation.setTimezoneOverride', { timezoneId });
      const midnight = await page.evaluate(() => new Date(2026, 3, 1).getTime());
      midnights.push(new Date(midnight).toISOString());
      for (const [minutes, day] of [
        [-1, '2026-03-31'],
        [1, '2026-04-01'],
      ] as const) {
        await page.clock.setFixedTime(midnight + minutes * 60_000);
        await page.evaluate(() => dispatchEvent(new Event('focus')));
        await expect(checkin, `${timezoneId}, ${minutes} min`).toHaveAttribute('min', day);
      }
    }
    expect(midnights.sort()).toEqual(
      expect.arrayContaining(['2026-03-31T10:00:00.000Z', '2026-03-31T22:00:00.000Z', '2026-04-01T11:00:00.000Z']),
    );
    expect(new Set(midnights).size).toBeGreaterThan(30);
  });
});
