import { click, goBack, goForward, openPage, waitForHydration } from '../actions.ts';
import { expectHidden, expectNavigation, expectPage, expectVisible, markDocument } from '../assertions.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { button, dialog, link } from '../elements.ts';
import { texts } from '../texts.ts';

export async function goBackAndForward(browser: BrowserDriver): Promise<void> {
  const menu = dialog(texts.it('nav.menuTitle'));
  await openPage(browser, '/');
  await markDocument(browser);
  for (const id of ['rooms', 'terrazza'] as const) {
    await click(browser, link(texts.it(`nav.${id}`), 'footer'));
    await expectNavigation(browser, id);
  }
  await goBack(browser);
  await expectNavigation(browser, 'rooms');
  await goBack(browser);
  await expectNavigation(browser, 'home');
  await goForward(browser);
  await expectNavigation(browser, 'rooms');

  await click(browser, button(texts.it('nav.openMenu')));
  await expectVisible(browser, menu);
  await openPage(browser, '/en');
  await expectPage(browser, 'home', 'en');
  await goBack(browser);
  await expectPage(browser, 'rooms', 'it');
  await waitForHydration(browser);
  await expectHidden(browser, menu);
  await click(browser, link(texts.it('nav.services'), 'footer'));
  await expectPage(browser, 'services', 'it');
}
