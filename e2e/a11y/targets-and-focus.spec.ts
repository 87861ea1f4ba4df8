import { openDialogs } from '../../src/ui/dialogs.ts';
import {
  addresses,
  addressOf,
  expect,
  mapSpace,
  type Page,
  routes,
  scrollToMap,
  test,
  translator,
} from '../support/site.ts';

const t = translator('it');

for (const [width, height, banner] of [
  [390, 844, 'dismissed'],
  [320, 568, 'shown'],
] as const) {
  const tag = width === 390 ? [] : ['@full'];
  test.describe(`on a phone of ${width} × ${height} pixels`, () => {
    test.use({ viewport: { width, height }, isMobile: true, hasTouch: true });

    test('main actions are at least 44 pixels wide and high', { tag }, async ({ page, open }) => {
      for (const { id } of routes) {
        await open(addressOf(id, 'it'));
        expect(await smallActions(page), id).toEqual([]);
      }
    });

    test('links of the footer, phone and mail links are at least 44 pixels high', { tag: '@full' }, async ({
      page,
      open,
    }) => {
      for (const { address } of addresses) {
        await open(address);
        expect(await lowLinks(page), address).toEqual([]);
      }
    });

    test('targets in menu and gallery are at least 44 pixels wide and high', { tag }, async ({ page, open }) => {
      await open('/camere');
      await page.getByRole('button', { name: t('nav.openMenu') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await smallActions(page, `${openDialogs} :is(a, button)`)).toEqual([]);
      await page.keyboard.press('Escape');
      await page
        .getByRole('group', { name: t('rooms.superior.gallery') })
        .getByRole('listitem')
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: t('rooms.superior.gallery') })).toBeVisible();
      expect(await smallActions(page, `${openDialogs} button`)).toEqual([]);
    });

    test.describe('on a first visit', () => {
      test.use({ storageState: { cookies: [], origins: [] } });

      test('targets in banner and toast are at least 44 pixels wide and high', { tag: '@full' }, async ({
        page,
        open,
      }) => {
        await open('/contatti');
        expect(await smallActions(page, '[data-banner-part] button')).toEqual([]);
        await page.locator('[name=name]').fill('Anna');
        await page.locator('[name=email]').fill('anna@example.com');
        await page.getByRole('button', { name: t('contact.form.submit') }).click();
        await expect(page.getByRole('link', { name: t('contact.toast.mail') })).toBeVisible();
        expect(await smallActions(page, '[role=status] :is(a, button)')).toEqual([]);
      });
    });

    test.describe(`with the banner ${banner}`, () => {
      if (banner === 'shown') test.use({ storageState: { cookies: [], origins: [] } });

      test('fixed parts cover no focused target', { tag: '@full' }, async ({ page, open }) => {
        for (const { id } of routes) {
          await open(addressOf(id, 'it'));
          await loadFrames(page);
          const down = await covered(page, 'Tab');
          expect(down.stops, id).toBeGreaterThan(20);
          expect(down.hidden, `${id}, down`).toEqual([]);
          expect((await covered(page, 'Shift+Tab')).hidden, `${id}, up`).toEqual([]);
        }
      });
    });
  });
}

/** Waits for the documents of frames: a frame loses the focus while it loads. */
async function loadFrames(page: Page): Promise<void> {
  for (const _ of await mapSpace(page).all()) await scrollToMap(page);
  for (const frame of page.frames().slice(1)) {
    await frame.waitForURL(/^https:/);
    await frame.waitForLoadState();
  }
}

/** Targets under 44 pixels. A field includes its label. */
function smallActions(
  page: Page,
  css = 'header :is(a, button), main :is(button, summary, input, select, textarea), main a[class]',
): Promise<string[]> {
  return page.evaluate((selector) => {
    const targets = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
      (target) => target.checkVisibility() && !target.matches('[type=hidden]') && !target.closest('p'),
    );
    if (!targets.length) return [`There is no ${selector}.`];
    return targets
      .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ target, box }) => `${target.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`);
  }, css);
}

/** Links of the footer, phone and mail links under 44 pixels on one of their lines. */
function lowLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const answer of document.querySelectorAll('details')) answer.open = true;
    return Array.from(document.querySelectorAll<HTMLElement>('footer a, [href^="tel:"], [href^="mailto:"]'))
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .filter((link) => Array.from(link.getClientRects()).some(({ height }) => height < 44))
      .map((link) => `${link.outerHTML.slice(0, 90)} ${link.getBoundingClientRect().height}`);
  });
}

/** Presses Tab to the last target, or Shift+Tab to the first. @returns the number of stops, and those under a fixed part */
async function covered(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  for (let stops = 1; ; stops++) {
    await page.keyboard.press(key);
    // a frame belongs to another process and passes the focus on later
    await page.waitForFunction(() => document.activeElement !== document.body);
    const { cover, end } = await page.evaluate((down) => {
      const at = document.activeElement as HTMLElement;
      if (at.matches('iframe')) return { end: false, cover: '' };
      const focusable = Array.from(
        document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'),
      ).filter((one) => one.checkVisibility() && one.tabIndex >= 0 && !one.closest('[inert]'));
      const end = at === focusable.at(down ? -1 : 0);
      const box = (at.closest('label') ?? at).getClientRects()[0] as DOMRect;
      const fixed = (element: Element | null | undefined): Element | undefined => {
        if (!element || element === document.body) return;
        return getComputedStyle(element).position === 'fixed' ? element : fixed(element.parentElement);
      };
      const covers = [0.1, 0.5, 0.9].flatMap((part) => {
        const x = box.x + box.width / 2;
        const y = box.y + box.height * part;
        const top = document.elementFromPoint(x, y);
        return top && !at.contains(top) && fixed(top) && fixed(top) !== fixed(at) ? [top.outerHTML.slice(0, 60)] : [];
      });
      return { end, cover: covers.length ? `${at.outerHTML.slice(0, 90)} is under ${covers}` : '' };
    }, key === 'Tab');
    if (cover) hidden.push(cover);
    if (end) return { stops, hidden };
  }
}
