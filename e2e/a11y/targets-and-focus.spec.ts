import { openDialogs } from '../../src/ui/dialogs.ts';
import { menuButton, opener, requestButton, sendRequest, shareButton, viewer } from '../support/parts.ts';
import {
  addresses,
  addressOf,
  expect,
  mapSpace,
  overflowing,
  type Page,
  scrollToMap,
  test,
  translator,
} from '../support/site.ts';

const t = translator('it');

const phone = { viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true };

test.describe('on a phone of 320 pixels', () => {
  test.use(phone);

  test('every page fits, with targets large enough for a finger and text that phones do not zoom', {
    tag: '@full',
  }, async ({ page, open }) => {
    for (const { address } of addresses) {
      await open(address);
      expect(await overflowing(page), address).toEqual([]);
      expect(await smallTargets(page, everyAction), address).toEqual([]);
      // phones zoom in on smaller text
      const sizes = await page
        .locator('main :is(input:not([type=hidden]), select, textarea)')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
      expect(Math.min(16, ...sizes), address).toBe(16);
      expect(await lowLinks(page), address).toEqual([]);
    }
  });

  test('targets in menu and gallery are at least 44 pixels wide and high', { tag: '@full' }, async ({ page, open }) => {
    await open('/camere');
    await menuButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await smallTargets(page, `${openDialogs} :is(a, button)`)).toEqual([]);
    await page.keyboard.press('Escape');
    await opener(page).click();
    await expect(viewer(page)).toBeVisible();
    expect(await smallTargets(page, `${openDialogs} button`)).toEqual([]);
  });

  test('targets in banner and toast are 44 pixels wide and high', {
    tag: '@full',
  }, async ({ page, open, firstVisit }) => {
    await firstVisit();
    await open('/contatti');
    expect(await smallTargets(page, '[data-banner-part] button')).toEqual([]);
    await sendRequest(page);
    await expect(page.getByRole('link', { name: t('contact.toast.mail') })).toBeVisible();
    expect(await smallTargets(page, '[role=status] :is(a, button)')).toEqual([]);
  });
});

for (const [device, options] of [
  ['a phone', phone],
  ['a computer', { viewport: { width: 1280, height: 800 } }],
] as const) {
  test.describe(`on ${device}`, { tag: '@full' }, () => {
    test.use(options);
    test.beforeEach(({ firstVisit }) => firstVisit());

    test('nothing covers a focused target', async ({ page, open }) => {
      // header and banner are those of all pages; these have margins for scrolling of their own
      for (const id of ['experiences', 'location', 'contact'] as const) {
        await open(addressOf(id, 'it'));
        await loadFrames(page);
        const down = await tabThrough(page, 'Tab');
        expect(down.stops, id).toBeGreaterThan(20);
        expect(down.faults, `${id}, down`).toEqual([]);
        expect((await tabThrough(page, 'Shift+Tab')).faults, `${id}, up`).toEqual([]);
      }
    });
  });
}

test('buttons of every kind change their colour under the pointer', { tag: '@full' }, async ({ page, open }) => {
  await open('/contatti');
  const header = page.getByRole('banner');
  for (const button of [
    header.getByRole('link', { name: t('nav.bookNow') }),
    menuButton(page),
    requestButton(page),
    page.getByRole('main').getByRole('link', { name: t('nav.location'), exact: true }),
    shareButton(page),
  ]) {
    const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await colour();
    await button.hover();
    await expect.poll(colour).not.toBe(before);
  }
});

/** Waits until frames have loaded: a frame loses the focus while it does. */
async function loadFrames(page: Page): Promise<void> {
  for (const _ of await mapSpace(page).all()) await scrollToMap(page);
  // the tests' browser does not reach the map
  for (const frame of page.frames().slice(1)) await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
}

const everyAction = 'header :is(a, button), main :is(button, summary, input, select, textarea), main a[class]:not(p a)';

/** Targets smaller than 44 pixels, except those inside a sentence. A field includes its label. axe.spec.ts checks those on a computer. */
function smallTargets(page: Page, css: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const isInSentence = (target: HTMLElement) => {
      const around = target.closest('p');
      return target.matches('a') && around !== null && around.textContent.trim() !== target.textContent.trim();
    };
    const targets = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
      (target) => target.checkVisibility() && !target.matches('[type=hidden]') && !isInSentence(target),
    );
    if (!targets.length) return [`There is no ${selector}.`];
    return targets
      .map((target) => ({ target, box: (target.closest('label') ?? target).getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ target, box }) => `${target.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`);
  }, css);
}

/** Footer, phone and mail links with a line of less than 44 pixels. */
function lowLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const answer of document.querySelectorAll('details')) answer.open = true;
    return Array.from(document.querySelectorAll<HTMLElement>('footer a, [href^="tel:"], [href^="mailto:"]'))
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .filter((link) => Array.from(link.getClientRects()).some(({ height }) => height < 44))
      .map((link) => `${link.outerHTML.slice(0, 90)} ${link.getBoundingClientRect().height}`);
  });
}

/** Presses Tab to the last target, or Shift+Tab to the first. @returns the number of stops, and those covered */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; faults: string[] }> {
  const all: string[] = [];
  for (let stops = 1; ; stops++) {
    await page.keyboard.press(key);
    const { faults, end } = await page.evaluate(async (down) => {
      // a frame belongs to another process and passes the focus on later
      while (document.activeElement === document.body) await new Promise(requestAnimationFrame);
      const at = document.activeElement as HTMLElement;
      if (at.matches('iframe')) return { end: false, faults: [] };
      const focusable = Array.from(
        document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'),
      ).filter((one) => one.checkVisibility() && one.tabIndex >= 0 && !one.closest('[inert]'));
      const end = at === focusable.at(down ? -1 : 0);
      const box = (at.closest('label') ?? at).getClientRects()[0] as DOMRect;
      const fixed = (element: Element | null | undefined): Element | undefined => {
        if (!element || element === document.body) return;
        return /fixed|sticky/.test(getComputedStyle(element).position) ? element : fixed(element.parentElement);
      };
      const covers = [0.1, 0.5, 0.9].flatMap((part) => {
        const x = box.x + box.width / 2;
        const y = box.y + box.height * part;
        const top = document.elementFromPoint(x, y);
        if (!top) return ['the edge of the window'];
        return !at.contains(top) && fixed(top) && fixed(top) !== fixed(at) ? [top.outerHTML.slice(0, 60)] : [];
      });
      const name = at.outerHTML.slice(0, 90);
      return { end, faults: covers.map((cover) => `${name} is under ${cover}`) };
    }, key === 'Tab');
    all.push(...faults);
    if (end) return { stops, faults: all };
  }
}
