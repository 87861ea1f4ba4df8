// What comes late on a slow line, when the visitor has asked for something else since.
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

/** Holds back every module that is asked for from now on. @returns what lets them come, or fail */
async function holdModules(page: Page, lost = false): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const pattern = /\/assets\/.*\.js$/;
  await page.route(pattern, async (route) => {
    await held;
    await (lost ? route.abort() : route.continue());
  });
  return async () => {
    release();
    await page.waitForLoadState('networkidle');
  };
}

test('a language that comes when its page has been left is spoken on the next one', async ({ page, open }) => {
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

test('a page that comes when the visitor has gone back does not push itself forward', async ({ page, open }) => {
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

test.describe('a page that cannot be had', () => {
  test.use({ expectedErrors: { request: /^request: .*\.js /, console: /^console: Failed to load resource/ } });

  test('takes nothing from the visitor who has left it again', async ({ page, open }) => {
    await open(addressOf('experiences', 'it'));
    await linkTo(page, 'rooms').click();
    await expect(title(page)).toHaveText(it('rooms.title'));
    await page.reload();
    await waitForHydration(page);
    await markWindow(page);
    const release = await holdModules(page, true);
    await page.goBack();
    await expect(page).toHaveURL(addressOf('experiences', 'it'));
    await page.goForward();
    await expect(page).toHaveURL(addressOf('rooms', 'it'));
    await release();
    await expect(title(page)).toHaveText(it('rooms.title'));
    expect(await windowMark(page)).toBe('kept');
  });
});

test('a gallery that comes when the menu is open does not open over it', async ({ page, open }) => {
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
