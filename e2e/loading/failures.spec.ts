// What a guest sees when something goes wrong that is not the guest's fault.
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
  test,
  title,
  translator,
  waitForHydration,
} from '../support/site.ts';

const t = translator('it');
const banner = (page: Page) => page.getByRole('region', { name: t('banner.label'), exact: true });
const closeBanner = (page: Page) =>
  banner(page)
    .getByRole('button', { name: t('banner.close') })
    .click();
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += Number(request.isNavigationRequest() && request.frame() === page.mainFrame());
  });
  return () => count;
}

/** The page is there as it was sent: it reads, and leads on, without its script. */
async function expectStanding(page: Page): Promise<void> {
  await expect(page.locator(bootFailed)).toBeVisible();
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(hotel.vat);
  // what could do nothing is not offered
  await expect(page.locator('[data-scripted]:visible')).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('banner.close') })).toHaveCount(0);
}

test.describe('storage', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('where it is full, closing the banner holds for this visit', async ({ page, open }) => {
    await open('/');
    await page.evaluate(() => {
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          for (let turn = 0; turn < 3; turn++) localStorage.setItem(`filling ${size} ${turn}`, 'x'.repeat(size));
        } catch {
          // not so much more, then
        }
      }
    });
    await closeBanner(page);
    await expect(banner(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('renovationBannerClosed'))).toBeNull();
    await footerLink(page, t('nav.rooms')).click();
    await expect(title(page)).toHaveText(t('rooms.title'));
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  test('where each use of it throws, the page is whole', async ({ page, open }) => {
    await page.addInitScript(() => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[method] = () => {
          throw new DOMException('No storage here.', 'InvalidStateError');
        };
      }
    });
    await open('/');
    await closeBanner(page);
    await expect(banner(page)).toBeHidden();
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('home', 'en').title);
  });

  test('a banner that is closed in one tab goes in the other too', async ({ page, open, context }) => {
    await open('/');
    const other = await context.newPage();
    await other.goto('/en/camere');
    await waitForHydration(other);
    await expect(other.getByRole('region', { name: translator('en')('banner.label') })).toBeVisible();
    await closeBanner(page);
    await expect(other.getByRole('region', { name: translator('en')('banner.label') })).toBeHidden();
    // each tab keeps its language
    await languageToggle(other, 'en').click();
    await expect(other.locator('html')).toHaveAttribute('lang', 'it');
    await languageToggle(page, 'it').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(other.locator('html')).toHaveAttribute('lang', 'it');
  });
});

test.describe('a page whose own code is gone from the server', () => {
  test.use({
    expectedErrors: {
      status: /^console: Failed to load resource: the server responded with a status of 404/,
      module: /^error: Failed to fetch dynamically imported module/,
    },
  });

  test('stands as it was sent', async ({ page, context }) => {
    await page.route(/\/assets\/home-[^/]*\.js$/, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' }),
    );
    await page.goto('/');
    await expectStanding(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: t('hero.search.submit') }).click();
    await expect(await opened).toHaveURL(`${bookingUrl('it')}&checkin=&checkout=&adults=2`);
    await footerLink(page, t('nav.rooms')).click();
    await waitForHydration(page);
    await expect(title(page)).toHaveText(t('rooms.title'));
  });
});

test.describe('code that breaks off half way', () => {
  test.use({ expectedErrors: { module: /^error: Unexpected end of input/ } });

  test('leaves the page as it was sent', async ({ page }) => {
    await page.route(/\/assets\/rooms-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export function Page(){return{' }),
    );
    await page.goto('/camere');
    await expectStanding(page);
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
  });
});

test.describe('a browser that lacks what the page’s script needs', () => {
  test.use({ expectedErrors: { missing: /^console: .*ResizeObserver is not defined/ } });

  test('shows the page as it was sent, after one try more and no other', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ResizeObserver'));
    const documents = countDocuments(page);
    await page.goto('/contatti');
    await expectStanding(page);
    await expect(title(page)).toHaveText(t('contact.title'));
    expect(documents()).toBe(2);
    await footerLink(page, t('nav.home')).click();
    await expectStanding(page);
    await expect(title(page)).toHaveText(t('hero.title'));
  });
});

test.describe('a page that something else has torn apart', () => {
  test.use({ expectedErrors: { torn: /^console: NotFoundError/ } });

  /** Takes away what the page's script is about to take away itself. */
  async function tear(page: Page): Promise<void> {
    await page.locator('[name=name]').fill('Ann');
    await page.locator('[name=email]').fill('ann@example.com');
    await page.getByRole('button', { name: translator('en')('contact.form.submit') }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Request Sent!' });
    await expect(toast).toBeVisible();
    await toast.evaluate((region) => region.firstElementChild?.remove());
    await page.keyboard.press('Escape');
  }

  test('comes back whole by itself', async ({ page, open }) => {
    await open('/en/contatti');
    const documents = countDocuments(page);
    await tear(page);
    await expect.poll(documents).toBe(1);
    await waitForHydration(page);
    await expect(page).toHaveURL('/en/contatti');
    await expect(title(page)).toHaveText(translator('en')('contact.title'));
    await footerLink(page, translator('en')('nav.rooms')).click();
    await expect(title(page)).toHaveText(translator('en')('rooms.title'));
    expect(documents()).toBe(1);
  });

  test('a second time is put back as it was sent', async ({ page, open }) => {
    await open('/en/contatti');
    await page.reload();
    await waitForHydration(page);
    const documents = countDocuments(page);
    await tear(page);
    await expect(page.locator(bootFailed)).toBeVisible();
    await expect(title(page)).toHaveText(translator('en')('contact.title'));
    expect(documents()).toBe(0);
    await footerLink(page, translator('en')('nav.rooms')).click();
    await waitForHydration(page);
    await expect(title(page)).toHaveText(translator('en')('rooms.title'));
  });

  test.describe('when there is no line either', () => {
    test.use({ expectedErrors: { torn: /^console: NotFoundError/, line: /ERR_INTERNET_DISCONNECTED/ } });

    test('says so, and offers to load anew, and the phone', async ({ page, open, context }) => {
      const t = translator('en');
      await open('/en/contatti');
      await page.reload();
      await waitForHydration(page);
      await context.setOffline(true);
      await tear(page);
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

test.describe('after a new deploy', () => {
  test.use({ expectedErrors: { status: /^console: Failed to load resource: .* 404/ } });

  /** Takes every script from the server that the page has not fetched yet; documents bring it back. */
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

  test('the way back to a page whose code is gone loads its document', async ({ page, open }) => {
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

  test('a picture whose viewer is gone is shown by the browser itself', async ({ page, open }) => {
    await open('/camere');
    await deploy(page);
    await page
      .getByRole('group', { name: t('rooms.superior.gallery') })
      .getByRole('button')
      .first()
      .click();
    await expect(page).toHaveURL(/\/assets\/superior-2-[^/]*\.svg$/);
    // the document is the new version's, and has all its scripts
    await page.unrouteAll();
    await page.goBack();
    await waitForHydration(page);
    await expect(title(page)).toHaveText(t('rooms.title'));
  });

  test('the toggle leads to the document that speaks the language asked for, whatever is spoken', async ({
    page,
    open,
  }) => {
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

  test.describe('when it is dead', () => {
    test.use({
      expectedErrors: { request: /^request: .*ERR_CONNECTION_REFUSED/ },
    });

    test('leaves the address and the ways to other maps', async ({ page, open }) => {
      await page.route(map, (route) => route.abort('connectionrefused'));
      await open('/location');
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await expectAddress(page);
    });
  });

  test.describe('when it refuses to be framed', () => {
    test.use({
      expectedErrors: { refused: /^console: Refused to display/, request: /^request: .*ERR_BLOCKED_BY_RESPONSE/ },
    });

    test('leaves the address and the ways to other maps', async ({ page, open }) => {
      await page.route(map, (route) => route.fulfill({ headers: { 'X-Frame-Options': 'DENY' }, body: 'no' }));
      await open('/location');
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await expectAddress(page);
    });
  });

  test('when it never answers, holds nothing up', async ({ page }) => {
    await page.route(map, () => {});
    await page.goto('/location', { waitUntil: 'commit' });
    await waitForHydration(page);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expectAddress(page);
    await footerLink(page, translator('en')('nav.rooms')).click();
    await expect(title(page)).toHaveText(translator('en')('rooms.title'));
  });
});

test.describe('pictures and fonts that never come', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    expectedErrors: { request: /^request: .*\.(?:svg|woff2) /, console: /^console: Failed to load resource/ },
  });

  test('leave every word and every name in its place', async ({ page, open }) => {
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

  test('leave every word readable that would stand on them', async ({ page, open, context }) => {
    await page.route(/\.(?:svg|woff2)$/, (route) => route.abort());
    const devtools = await context.newCDPSession(page);
    for (const id of ['home', 'experiences', 'location'] as const) {
      await open(addressOf(id, 'it'));
      await freeze(page);
      expect((await measureText(page, devtools)).faint, id).toEqual([]);
    }
  });
});

test('pictures and fonts that are still on their way keep no word back', async ({ page, context }) => {
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

  for (const [now, phase, day] of [
    ['1970-01-01T00:00:00Z', 'renovation', '1970-01-01'],
    ['1999-12-31T23:30:00Z', 'renovation', '2000-01-01'],
    ['2038-01-19T03:14:08Z', 'renovation-after', '2038-01-19'],
    ['2100-02-28T23:30:00Z', 'renovation-after', '2100-03-01'],
    ['9998-12-31T12:00:00Z', 'renovation-after', '9998-12-31'],
  ] as const) {
    test(`may say ${now}: the page goes by it and stays whole`, async ({ page, open }) => {
      await page.clock.setFixedTime(now);
      await open('/');
      await expect(banner(page).locator('p:visible')).toContainText(t(`banner.${phase}.title`));
      await expect(page.getByLabel(t('hero.search.checkin'), { exact: true })).toHaveAttribute('min', day);
      await expect(page.getByRole('contentinfo')).toContainText(`© ${day.slice(0, 4)}`);
      await languageToggle(page, 'it').click();
      await expect(page).toHaveTitle(expectedHead('home', 'en').title);
      await footerLink(page, translator('en')('nav.terrazza')).click();
      await expect(title(page)).toHaveText(translator('en')('terrazza.title'));
    });
  }
});

// one zone for every offset there is, west to east
const zones = `Pacific/Pago_Pago Pacific/Honolulu Pacific/Marquesas America/Anchorage America/Los_Angeles America/Denver
  America/Chicago America/New_York America/Halifax America/St_Johns America/Sao_Paulo Atlantic/South_Georgia
  Atlantic/Azores Europe/London Europe/Rome Europe/Athens Europe/Moscow Asia/Tehran Asia/Dubai Asia/Kabul Asia/Karachi
  Asia/Kolkata Asia/Kathmandu Asia/Dhaka Asia/Yangon Asia/Bangkok Asia/Shanghai Australia/Eucla Asia/Tokyo
  Australia/Adelaide Australia/Sydney Australia/Lord_Howe Pacific/Noumea Pacific/Auckland Pacific/Chatham
  Pacific/Tongatapu Pacific/Kiritimati`.split(/\s+/);

test.describe('wherever the guest is', () => {
  // not the suite’s own zone: there can be one at a time
  test.use({ timezoneId: '' });

  test('the first day of a stay is the guest’s own today, from UTC−11 to UTC+14, a minute around midnight', async ({
    page,
    open,
    context,
  }) => {
    const devtools = await context.newCDPSession(page);
    await page.clock.setFixedTime('2026-05-12T12:00:00Z');
    await open('/');
    const least = page.getByLabel(t('hero.search.checkin'), { exact: true });
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
        await expect(least, `${timezoneId}, ${minutes} min`).toHaveAttribute('min', day);
      }
    }
    expect(midnights.sort()).toEqual(
      expect.arrayContaining(['2026-03-31T10:00:00.000Z', '2026-03-31T22:00:00.000Z', '2026-04-01T11:00:00.000Z']),
    );
    expect(new Set(midnights).size).toBeGreaterThan(30);
  });
});
