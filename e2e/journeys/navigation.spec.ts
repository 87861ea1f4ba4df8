import { experiences } from '../../src/hotel/lists.ts';
import { footerLink, menu, menuButton, menuLink } from '../support/parts.ts';
import {
  addressOf,
  expect,
  expectedHead,
  hotel,
  inNewTab,
  type Language,
  type Locator,
  markWindow,
  type Page,
  type PageId,
  phone,
  routes,
  test,
  title,
  translator,
  waitForFrames,
  windowMark,
} from '../support/site.ts';

const t = translator('it');
const order = [...routes.map(({ id }) => id).filter((id) => id !== 'home'), 'home'] as PageId[];

async function expectArrival(page: Page, id: PageId, language: Language = 'it'): Promise<void> {
  const head = expectedHead(id, language);
  await expect(page).toHaveURL(addressOf(id, language));
  await expect(page).toHaveTitle(head.title);
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: head.title })).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await windowMark(page)).toBe('kept');
}

test('the menu marks the page, and leads to all pages without a reload', async ({ page, open }) => {
  await open('/');
  await markWindow(page);
  let shown: PageId = 'home';
  for (const id of order) {
    await page.evaluate(() => scrollTo(0, 500));
    await menuButton(page).click();
    await expect(menu(page).locator('[aria-current=page]')).toHaveText([t(`nav.${shown}`)]);
    await menuLink(page, id).click();
    await expect(menu(page)).toBeHidden();
    await expectArrival(page, id);
    shown = id;
  }
});

test('back returns to the position before a jump within the page, and another page starts at its top', {
  tag: '@full',
}, async ({ page, open }) => {
  const scroll = () => page.evaluate(() => scrollY);
  await open('/');
  await markWindow(page);
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await page.getByRole('link', { name: t('hero.discoverMore') }).click();
  await expect(page.getByRole('heading', { name: t('hotel.intro.title') })).toBeInViewport();
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
  const below = await scroll();
  await page.goBack();
  await expect.poll(scroll).toBe(200);
  await page.goForward();
  await expect.poll(scroll).toBe(below);
  await footerLink(page, 'rooms').click();
  await expectArrival(page, 'rooms');
  await page.goBack();
  await expect(page).toHaveURL('/#hotel');
  await expect(page.getByRole('heading', { name: t('hotel.intro.title') })).toBeFocused();
  await page.goBack();
  await expect.poll(scroll).toBe(200);
});

test('back, forward and the logo show their pages without a reload', async ({ page, open }) => {
  await open('/');
  await markWindow(page);
  for (const id of ['rooms', 'terrazza'] as const) {
    await footerLink(page, id).click();
    await expectArrival(page, id);
  }
  await page.goBack();
  await expectArrival(page, 'rooms');
  await page.goBack();
  await expectArrival(page, 'home');
  await page.goForward();
  await expectArrival(page, 'rooms');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.logo', { name: hotel.name }) })
    .click();
  await expectArrival(page, 'home');
});

test('a click with Ctrl opens the page in a new tab, and other modifiers are left to the browser', {
  tag: '@full',
}, async ({ page, open, context }) => {
  await open('/');
  const link = page.getByRole('link', { name: t('hotel.rooms.link') });
  const tab = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL('/camere');
  await expect(page).toHaveURL('/');
  const handled = await link.evaluate((element) =>
    ['metaKey', 'shiftKey', 'altKey'].filter((key) => {
      let isHandled = false;
      const stop = (event: Event) => {
        isHandled = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', stop, { once: true });
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
      return isHandled;
    }),
  );
  expect(handled).toEqual([]);
});

test('links that stay on the page close the menu, and add nothing to the history', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('/camere');
  const entries = await page.evaluate(() => history.length);
  for (const name of [t('nav.rooms'), inNewTab(t('nav.bookNow'), 'it'), t('common.call', { phone: phone.text })]) {
    await menuButton(page).click();
    await menu(page).getByRole('link', { name, exact: true }).click();
    await expect(menu(page), name).toBeHidden();
    await expect(page).toHaveURL('/camere');
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a navigation by the menu completes without animation frames', { tag: '@full' }, async ({ page, open }) => {
  // view transitions need frames
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  await menuButton(page).click();
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await menuLink(page, 'rooms').click();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: t('rooms.title') })).toBeFocused();
  await expect(page.locator('#superior')).toBeVisible();
});

test('the menu closes by Escape, its button and a click beside it', async ({ page, open }) => {
  await open('/');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-haspopup', 'dialog');
  const closeButton = menu(page).getByRole('button', { name: t('nav.closeMenu') });
  const closings = [() => page.keyboard.press('Escape'), () => closeButton.click(), () => page.mouse.click(40, 400)];
  for (const close of closings) {
    await menuButton(page).click();
    await expect(closeButton).toBeFocused();
    const gap = await menu(page).evaluate((element) => innerWidth - element.getBoundingClientRect().right);
    expect(Math.abs(gap)).toBeLessThanOrEqual(1);
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  }
});

test('a double click opens the menu, and another one closes it', { tag: '@full' }, async ({ page, open }) => {
  const doubleClick = async (button: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await waitForFrames(page);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await waitForFrames(page);
  };
  await open('/camere');
  await doubleClick(menuButton(page));
  // the button that closes the menu is in the place of the one that opened it
  await expect(menu(page)).toBeVisible();
  await doubleClick(menu(page).getByRole('button', { name: t('nav.closeMenu') }));
  await expect(menu(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  for (const [state, main] of [
    ['just opened', 'main'],
    ['open for a while', 'main[inert]'],
  ] as const)
    test(`a tap beside the menu, ${state}, only closes it`, { tag: '@full' }, async ({ page, open }) => {
      await open('/');
      const link = page.getByRole('link', { name: t('hero.discoverMore') });
      const { x, y } = await link.evaluate((element) => element.getBoundingClientRect().toJSON());
      await menuButton(page).tap();
      await expect(menu(page)).toBeVisible();
      await expect(page.locator(main)).toBeAttached();
      await page.evaluate(() => {
        addEventListener('click', () => document.documentElement.setAttribute('data-test-clicked', ''), true);
      });
      await page.touchscreen.tap(x + 20, y + 20);
      // the browser sends the click after the touch
      await expect(page.locator('html')).toHaveAttribute('data-test-clicked');
      await expect(menu(page)).toBeHidden();
      await waitForFrames(page);
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
});

test('the keyboard stays inside the open menu, and the page behind it does not move', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('/');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const places = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('header a[href="/"], header button, main'), (part) =>
        part.getBoundingClientRect().toJSON(),
      ),
    );
  const before = await places();
  await menuButton(page).press('Enter');
  // the page behind becomes inert once the menu is painted
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 900);
  await waitForFrames(page);
  expect(await places()).toEqual(before);
  for (let press = 0; press < 24; press++) {
    await page.keyboard.press('Tab');
    // while the browser's own controls have the focus, the body is the active element
    await expect(page.locator(':focus:not(body, dialog *)')).toHaveCount(0);
    if (press === 3) await expect(page.locator('dialog :focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  expect(await places()).toEqual(before);
});

test('the header of a narrow window keeps its four controls in order, above everything', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('/servizi');
  const items = page.getByRole('banner').locator('a:not([href="#content"]), button');
  await expect(items).toHaveCount(4);
  const lefts = () => items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
  for (const width of [639, 480, 390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const before = await lefts();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await waitForFrames(page);
    expect(await lefts(), `${width}`).toEqual(before);
    let end = 0;
    for (const item of await items.all()) {
      await expect(item).toBeInViewport({ ratio: 1 });
      await expect(item).toHaveCSS('background-color', /^rgb\(/);
      // nothing covers it
      await item.click({ trial: true });
      const { x, width: room } = (await item.boundingBox()) as DOMRect;
      expect(x, `${width}`).toBeGreaterThanOrEqual(end);
      end = x + room;
    }
  }
});

test('links to a part of a page lead to its heading, below the header', { tag: '@full' }, async ({ page, open }) => {
  await open('/');
  await markWindow(page);
  for (const [link, name, address] of [
    [t('hero.discoverMore'), t('hotel.intro.title'), /\/(#|$)/],
    [t('hotel.booking.request'), t('contact.form.title'), '/contatti#request'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(address);
    const heading = page.getByRole('heading', { name, exact: true });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    const bar = (await page.getByRole('banner').boundingBox()) as DOMRect;
    expect((await heading.boundingBox())?.y, name).toBeGreaterThanOrEqual(bar.y + bar.height);
  }
  expect(await windowMark(page)).toBe('kept');
});

test('each poster leads to the heading and picture of its experience', { tag: '@full' }, async ({ page, open }) => {
  await open(addressOf('experiences', 'it'));
  for (const { title } of experiences) {
    await page
      .getByRole('navigation', { name: t('experiences.posters') })
      .getByRole('link', { name: title.it })
      .press('Enter');
    const experience = page.getByRole('region', { name: title.it });
    await expect(experience.getByRole('heading')).toBeFocused();
    await expect(experience.getByRole('img').first()).toBeInViewport({ ratio: 0.9 });
  }
});

test('the first tab stop is the skip link', async ({ page, open }) => {
  await open('/camere');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('banner').getByRole('link', { name: t('nav.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
