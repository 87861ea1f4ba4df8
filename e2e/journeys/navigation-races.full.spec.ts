// Races: modules that load after the visitor has moved on.
import { footerLink, menu, menuButton } from '../support/parts.ts';
import {
  addressOf,
  expect,
  expectedHead,
  type Locator,
  languageToggle,
  loadError,
  markWindow,
  type Page,
  test,
  title,
  translator,
  waitForFrames,
  waitForHydration,
  windowMark,
} from '../support/site.ts';

const it = translator('it');

/** Holds back every module requested from now on. @returns a function that lets them load, or fail, and waits for them */
async function holdModules(page: Page, { fail = false } = {}): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    if (fail) return route.abort();
    await route.continue();
    const response = await route.request().response();
    await response?.finished();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Holds matching files back until the page loads another document. */
async function holdUntilReload(page: Page, file: RegExp): Promise<void> {
  const from = page.url();
  await page.route(file, (route) => (page.url() === from ? undefined : route.continue()));
}

/** The centre of an element in the window: unlike a locator, the mouse does not wait while the browser loads a document. */
async function centreOf(element: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await element.boundingBox()) as DOMRect;
  return [x + width / 2, y + height / 2];
}

for (const [what, file] of [
  ['page module', /\/rooms-[\w-]+\.js$/],
  ['style sheet', /\/rooms-[\w-]+\.css$/],
  ['list of routes', /\/route-loaders-[\w-]+\.js$/],
] as const) {
  test(`a ${what} that never arrives lets the browser load the page after four seconds`, async ({ page, open }) => {
    await page.clock.install();
    await open('/');
    await markWindow(page);
    await holdUntilReload(page, file);
    // otherwise the wait for the page would pass an extended timeout too
    await page.clock.pauseAt(Date.now() + 60_000);
    await footerLink(page, 'rooms').click();
    await page.clock.fastForward(2000);
    // a second click does not extend the timeout
    await footerLink(page, 'rooms').click();
    await page.clock.fastForward(2000);
    await expect(page).toHaveURL(addressOf('rooms', 'it'));
    await page.clock.resume();
    await waitForHydration(page);
    await expect(title(page)).toHaveText(it('rooms.title'));
    expect(await windowMark(page)).toBeUndefined();
  });
}

test('a click on the toggle while the other URL loads leads back', async ({ page, open }) => {
  await page.clock.install();
  await open('/camere');
  await holdUntilReload(page, /\.js$/);
  await page.route('/en/camere', () => {});
  await languageToggle(page, 'it').click();
  const centre = await centreOf(languageToggle(page, 'it'));
  const requested = page.waitForRequest('/en/camere');
  await page.clock.fastForward(4000);
  await requested;
  const loaded = page.waitForEvent('load');
  await page.mouse.click(...centre);
  await loaded;
  await expect(page).toHaveURL('/camere');
  await expect(page).toHaveTitle(expectedHead('rooms', 'it').title);
});

test('a click on another link cancels a page that never arrives', async ({ page, open }) => {
  await page.clock.install();
  await open('/');
  await markWindow(page);
  await page.route(/\/rooms-/, () => {});
  await footerLink(page, 'rooms').click();
  await footerLink(page, 'services').click();
  await expect(title(page)).toHaveText(it('services.title'));
  await page.clock.fastForward(5000);
  await expect(title(page)).toHaveText(it('services.title'));
  await expect(page).toHaveURL(addressOf('services', 'it'));
  expect(await windowMark(page)).toBe('kept');
});

test('a click on another link wins while the browser loads a page', async ({ page, open }) => {
  await page.clock.install();
  await open('/');
  await page.route(/\/rooms-/, () => {});
  await page.route('/camere', () => {});
  await footerLink(page, 'rooms').click();
  const centre = await centreOf(footerLink(page, 'services'));
  const requested = page.waitForRequest('/camere');
  await page.clock.fastForward(4000);
  await requested;
  await page.mouse.click(...centre);
  await expect(page).toHaveURL(addressOf('services', 'it'));
  await expect(title(page)).toHaveText(it('services.title'));
});

for (const [clicks, shown] of [
  [3, 'en'],
  [20, 'it'],
] as const) {
  test(`${clicks} clicks on the toggle while messages load end in “${shown}”`, async ({ page, open }) => {
    await open('/');
    const release = await holdModules(page);
    await page.getByRole('banner').locator('form button').click({ clickCount: clicks, delay: 0 });
    await release();
    await waitForFrames(page);
    await expect(page.locator('html')).toHaveAttribute('lang', shown);
    await expect(title(page)).toHaveText(translator(shown)('hero.title'));
  });
}

test('messages that load after a navigation apply to the new page', async ({ page, open }) => {
  await open(addressOf('experiences', 'it'));
  await footerLink(page, 'rooms').click();
  await expect(title(page)).toHaveText(it('rooms.title'));
  const release = await holdModules(page);
  await languageToggle(page, 'it').click();
  await footerLink(page, 'experiences').click();
  await expect(title(page)).toHaveText(it('experiences.title'));
  await release();
  await expect(title(page)).toHaveText(translator('en')('experiences.title'));
  await expect(page).toHaveTitle(expectedHead('experiences', 'en').title);
  await expect(page.getByRole('main')).not.toContainText(/\bexperiences\.\w/);
});

test('a page that loads after the visitor has gone back is not shown', async ({ page, open }) => {
  await open(addressOf('experiences', 'it'));
  await footerLink(page, 'rooms').click();
  await expect(title(page)).toHaveText(it('rooms.title'));
  const release = await holdModules(page);
  await footerLink(page, 'services').click();
  await expect(page.locator('html')).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(title(page)).toHaveText(it('experiences.title'));
  await release();
  await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
  await expect(title(page)).toHaveText(it('experiences.title'));
  await expect(page).toHaveURL(addressOf('experiences', 'it'));
});

test('modules that fail to load reload nothing after the visitor has left the page', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/^request: .*\.js .*ERR_FAILED/, loadError);
  await open(addressOf('experiences', 'it'));
  await footerLink(page, 'rooms').click();
  await expect(title(page)).toHaveText(it('rooms.title'));
  await page.reload();
  await waitForHydration(page);
  await markWindow(page);
  const release = await holdModules(page, { fail: true });
  await page.goBack();
  await expect(page).toHaveURL(addressOf('experiences', 'it'));
  await page.goForward();
  await expect(page).toHaveURL(addressOf('rooms', 'it'));
  await release();
  await expect(title(page)).toHaveText(it('rooms.title'));
  expect(await windowMark(page)).toBe('kept');
});

test('a gallery that loads while the menu is open does not open over it', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(addressOf('rooms', 'it'));
  const release = await holdModules(page);
  await page.getByRole('main').getByRole('group').first().getByRole('button').first().click();
  await menuButton(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await release();
  await waitForFrames(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a page that is opened while the old one scrolls to its link begins at its top', async ({ page, open }) => {
    await open('/servizi');
    await footerLink(page, 'contact').focus();
    await page.waitForFunction(() => scrollY > 0);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(it('contact.title'));
    await expect(title(page)).toBeFocused();
    await waitForFrames(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a click while pages cross-fade reaches its target', async ({ page, open }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 }));
    await open('/servizi');
    const [x, y] = await centreOf(menuButton(page));
    // a cross-fade that lasts until the click
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('::view-transition-group(root) { animation-duration: 1h !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    await footerLink(page, 'rooms').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(addressOf('rooms', 'it'));
    await page.mouse.click(x, y);
    await expect(menu(page)).toBeVisible();
    await expect(title(page)).toHaveText(it('rooms.title'));
    await waitForFrames(page);
    await expect(menu(page)).toBeVisible();
  });
});
