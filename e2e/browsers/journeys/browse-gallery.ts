import { click, openPage } from '../actions.ts';
import { expectHidden, expectValue, expectVisible } from '../assertions.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { button, dialog } from '../elements.ts';
import { evaluate } from '../evaluate.ts';
import { addressOf } from '../site.ts';
import { texts } from '../texts.ts';

const name = texts.it('rooms.superior.gallery');
const strip = `[role=group][aria-label="${name}"]`;
const firstPicture = { css: `${strip} li:nth-child(1) button` };
const viewer = dialog(name);
const openViewer = 'dialog[open]';

export async function browseGallery(browser: BrowserDriver): Promise<void> {
  await openPage(browser, addressOf('rooms', 'it'));
  await click(browser, button(texts.it('common.next'), strip));
  await expectPosition(browser, 2, strip);
  await click(browser, button(texts.it('common.previous'), strip));
  await expectPosition(browser, 1, strip);

  await click(browser, firstPicture);
  await expectVisible(browser, viewer);
  await expectPosition(browser, 1, openViewer);
  for (const index of [2, 3, 4]) {
    await browser.press('ArrowRight');
    await expectPosition(browser, index, openViewer);
  }
  await click(browser, button(texts.it('common.previous'), openViewer));
  await expectPosition(browser, 3, openViewer);
  await browser.press('Home');
  await expectPosition(browser, 1, openViewer);
  await zoomInAndOut(browser);

  await browser.press('Escape');
  await expectHidden(browser, viewer);
  await expectReturnedFocus(browser);
  await browser.press('Enter');
  await expectVisible(browser, viewer);
  await click(browser, button(texts.it('common.gallery.close'), openViewer));
  await expectHidden(browser, viewer);
  await expectReturnedFocus(browser);
}

async function zoomInAndOut(browser: BrowserDriver): Promise<void> {
  const widthOf = () => document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0;
  const zoom = button(texts.it('common.gallery.zoom'), openViewer);
  const before = await evaluate(browser, widthOf);
  await click(browser, zoom);
  await expectValue(
    browser,
    true,
    (small) => (document.querySelector('dialog[open] img')?.getBoundingClientRect().width ?? 0) > small * 2,
    before,
  );
  await click(browser, zoom);
  await expectValue(browser, before, widthOf);
}

function expectPosition(browser: BrowserDriver, index: number, within: string): Promise<void> {
  return expectValue(
    browser,
    texts.it('common.picture.position', { index, count: 4 }),
    (css) => document.querySelector(`${css} [aria-live] p, ${css} p[aria-live]`)?.textContent,
    within,
  );
}

function expectReturnedFocus(browser: BrowserDriver): Promise<void> {
  return expectValue(browser, true, (css) => document.activeElement === document.querySelector(css), firstPicture.css);
}
