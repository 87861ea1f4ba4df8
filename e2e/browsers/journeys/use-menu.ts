import { click, openPage, scrollTo } from '../actions.ts';
import {
  expectFocus,
  expectHidden,
  expectNavigation,
  expectValue,
  expectVisible,
  markDocument,
} from '../assertions.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { button, dialog, link } from '../elements.ts';
import { evaluate } from '../evaluate.ts';
import { routes } from '../site.ts';
import { texts } from '../texts.ts';

const opener = button(texts.it('nav.openMenu'));
const menu = dialog(texts.it('nav.menuTitle'));

/** Opens the menu, closes it in every way, and visits every page from it. */
export async function useMenu(browser: BrowserDriver): Promise<void> {
  await openPage(browser, '/');
  await markDocument(browser);
  await closeInEveryWay(browser);
  await reopenAtOnce(browser);
  const pages = routes.map(({ id }) => id);
  for (const id of [...pages.slice(1), ...pages.slice(0, 1)]) {
    await scrollTo(browser, 500);
    await click(browser, opener);
    await click(browser, link(texts.it(`nav.${id}`), 'dialog:popover-open nav'));
    await expectHidden(browser, menu);
    await expectNavigation(browser, id);
  }
}

async function closeInEveryWay(browser: BrowserDriver): Promise<void> {
  for (const close of [
    () => browser.press('Escape'),
    () => click(browser, button(texts.it('nav.closeMenu'))),
    () => browser.clickAt(40, 400),
  ]) {
    await click(browser, opener);
    await expectVisible(browser, menu);
    await expectValue(browser, { isAlone: true, hasFocus: true, gap: 0 }, () => {
      const sheet = document.querySelector('dialog:popover-open');
      return {
        isAlone: ['main', 'footer', 'header a'].every((part) => document.querySelector(part)?.closest('[inert]')),
        hasFocus: sheet?.contains(document.activeElement) ?? false,
        gap: Math.round((sheet?.getBoundingClientRect().right ?? 0) - innerWidth),
      };
    });
    await close();
    await expectHidden(browser, menu);
    await expectFocus(browser, texts.it('nav.openMenu'));
  }
}

/** Opens the menu by key, then again in the very moment it closes. */
async function reopenAtOnce(browser: BrowserDriver): Promise<void> {
  await browser.press('Enter');
  await expectVisible(browser, menu);
  await expectFocus(browser, texts.it('nav.closeMenu'));
  for (let round = 0; round < 5; round++) {
    await evaluate(browser, () => {
      document.querySelector<HTMLDialogElement>('dialog:popover-open')?.hidePopover();
      document.querySelector<HTMLButtonElement>('header button[aria-haspopup=dialog]')?.click();
    });
    await expectFocus(browser, texts.it('nav.closeMenu'));
  }
  await browser.press('Enter');
  await expectHidden(browser, menu);
}
