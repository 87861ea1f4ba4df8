// Modules that load after the visitor has chosen something else.
import {
  addressOf,
  expect,
  expectedHead,
  languageToggle,
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
const linkTo = (page: Page, id: 'rooms' | 'services' | 'experiences') =>
  page.getByRole('contentinfo').getByRole('link', { name: it(`nav.${id}`), exact: true });

/** Holds back every module requested from now on. @returns a function that lets them load, or fail */
async function holdModules(page: Page, { fail = false } = {}): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const finished: Promise<unknown>[] = [];
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const request = route.request();
    finished.push(request.response().then((response) => response?.finished()));
    await held;
    await (fail ? route.abort() : route.continue());
  });
  return async () => {
    release();
    await Promise.all(finished);
  };
}

test('messages that load after a navigation apply to the new page', async ({ page, open }) => {
  await open(addressOf('experiences', 'it'));
  await linkTo(page, 'rooms').click();
  await expect(title(page)).toHaveText(it('rooms.title'));
  const release = await holdModules(page);
  await languageToggle(page, 'it').click();
  await linkTo(page, 'experiences').click();
  await expect(title(page)).toHaveText(it('experiences.title'));
  await release();
  await expect(title(page)).toHaveText(translator('en')('experiences.title'));
  await expect(page).toHaveTitle(expectedHead('experiences', 'en').title);
  await expect(page.getByRole('main')).not.toContainText(/\bexperiences\.\w/);
});

test('a page that loads after the visitor has gone back is not shown', async ({ page, open }) => {
  await open(addressOf('experiences', 'it'));
  await linkTo(page, 'rooms').click();
  await expect(title(page)).toHaveText(it('rooms.title'));
  const release = await holdModules(page);
  await linkTo(page, 'services').click();
  await expect(page.locator('html')).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(title(page)).toHaveText(it('experiences.title'));
  await release();
  await expect(page.locator('html')).not.toHaveAttribute('aria-busy');
  await expect(title(page)).toHaveText(it('experiences.title'));
  await expect(page).toHaveURL(addressOf('experiences', 'it'));
});

test.describe('a page module that fails to load', () => {
  test.use({ expectedErrors: { request: /^request: .*\.js /, console: /^console: Failed to load resource/ } });

  test('reloads nothing after the visitor has left the page', async ({ page, open }) => {
    await open(addressOf('experiences', 'it'));
    await linkTo(page, 'rooms').click();
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
});

test('a gallery that loads while the menu is open does not open over it', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(addressOf('rooms', 'it'));
  const release = await holdModules(page);
  await page.getByRole('main').getByRole('group').first().getByRole('button').first().click();
  await page.getByRole('button', { name: it('nav.openMenu') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await release();
  await waitForFrames(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
});
