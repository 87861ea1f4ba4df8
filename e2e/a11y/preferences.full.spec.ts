import {
  banner,
  formField,
  gallery,
  menuButton,
  menuLink,
  opener,
  requestButton,
  sendRequest,
  toast,
  viewer,
} from '../support/parts.ts';
import { addresses, expect, test, title, translator } from '../support/site.ts';

const t = translator('it');

test.describe('at 400 % zoom', () => {
  // a window of 1280 × 1024 pixels
  test.use({ viewport: { width: 320, height: 256 } });
  test.beforeEach(({ firstVisit }) => firstVisit());

  test('the page fills most of the window, and a picture of the gallery is large enough to be seen', async ({
    page,
    open,
  }) => {
    await open('/camere');
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    const free = await page.evaluate(() => {
      const main = document.querySelector('main');
      const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(10, y));
      return rows.filter((element) => main?.contains(element)).length / innerHeight;
    });
    expect(free).toBeGreaterThan(0.65);
    await opener(page).first().click();
    const { height = 0 } = (await viewer(page).getByRole('img').first().boundingBox()) ?? {};
    expect(height).toBeGreaterThan(120);
  });

  test('the banner is at the end of the page, and the toast is in view and leaves the focused element in view', async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await open('/contatti');
    await expect(banner(page)).not.toBeInViewport();
    await sendRequest(page);
    // half a second later the page scrolls to the written e-mail
    await page.clock.fastForward(1000);
    await expect(toast(page).getByRole('button')).toBeInViewport({ ratio: 1 });
    const cover = await toast(page).evaluate((whole) => {
      const { x, y, width, height } = whole.getBoundingClientRect();
      const at = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(x + width / 2, y + height * part));
      return at.filter((one) => !whole.contains(one)).length;
    });
    expect(cover).toBe(0);
    for (let stop = 0; stop < 4; stop++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const isSeen = () =>
        focused.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
      await expect.poll(isSeen).toBe(true);
    }
    await toast(page).getByRole('button').click();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(banner(page)).toBeInViewport();
  });

  test('the last link of the menu can be reached', async ({ page, open }) => {
    await open('/');
    await menuButton(page).click();
    await menuLink(page, 'contact').click();
    await expect(title(page)).toHaveText(t('contact.title'));
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('targets have a border or an image, and every icon is visible', async ({ page, open }) => {
    for (const { address } of addresses.slice(0, 7)) {
      await open(address);
      const borderless = await page.evaluate(() => {
        const isBordered = (element: Element) => {
          const { borderBlockEndWidth, borderBlockEndStyle } = getComputedStyle(element);
          return Number.parseFloat(borderBlockEndWidth) > 0 && borderBlockEndStyle !== 'none';
        };
        return Array.from(document.querySelectorAll<HTMLElement>('button, input, select, textarea'))
          .filter((element) => element.checkVisibility() && !element.matches('[type=hidden]'))
          .filter((element) => !isBordered(element) && !isBordered(element.parentElement as Element))
          .filter((element) => !element.querySelector('img, svg'))
          .map((element) => element.outerHTML.slice(0, 100));
      });
      expect(borderless, address).toEqual([]);
      const invisible = await page.evaluate(() =>
        Array.from(document.querySelectorAll<SVGElement>('button svg path, a svg path'))
          .filter((path) => path.checkVisibility())
          .filter((path) => {
            const { stroke, fill } = getComputedStyle(path);
            const behind = getComputedStyle(path.closest('button, a') as Element).backgroundColor;
            return stroke === behind || (stroke === 'none' && fill === behind);
          })
          .map((path) => path.outerHTML.slice(0, 100)),
      );
      expect(invisible, address).toEqual([]);
    }
  });

  test('the focus ring and the current page are visible, and the button for a picture before the first is grey', async ({
    page,
    open,
  }) => {
    await open('/camere');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor, backgroundColor } = getComputedStyle(
        document.activeElement as Element,
      );
      return {
        outlineStyle,
        isWide: Number.parseFloat(outlineWidth) >= 2,
        isVisible: outlineColor !== backgroundColor,
      };
    });
    expect(ring).toEqual({ outlineStyle: 'solid', isWide: true, isVisible: true });
    await menuButton(page).click();
    const current = page.getByRole('dialog').locator('[aria-current=page]');
    await expect(current).toHaveText(t('nav.rooms'));
    await expect(current).toHaveCSS('font-style', 'italic');
    await page.keyboard.press('Escape');
    for (const part of [gallery, viewer]) {
      if (part === viewer) await opener(page).click();
      const colour = (name: string) =>
        part(page)
          .getByRole('button', { name })
          .evaluate((button) => getComputedStyle(button).color);
      expect(await colour(t('common.previous'))).not.toBe(await colour(t('common.next')));
    }
  });

  test('a refused field has a thicker border than the others', async ({ page, open }) => {
    await open('/contatti');
    await formField(page, 'name').fill('Anna');
    await requestButton(page).click();
    await expect(formField(page, 'email')).toHaveCSS('border-top-width', '3px');
    await expect(formField(page, 'name')).toHaveCSS('border-top-width', '1px');
  });
});
