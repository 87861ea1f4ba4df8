import { click, openPage } from '../actions.ts';
import { expectHidden, expectPage, expectValue, expectVisible } from '../assertions.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { button, findElements, link, region } from '../elements.ts';
import { addressOf } from '../site.ts';
import { texts } from '../texts.ts';

/** Closes the banner, then visits another page and loads a third. */
export async function closeBanner(browser: BrowserDriver): Promise<void> {
  const banner = region(texts.it('banner.label'));
  await openPage(browser, '/');
  await expectVisible(browser, banner);
  await expectValue(browser, { sentences: 1, gap: 0 }, () => {
    const part = document.querySelector('[data-banner-part]');
    return {
      sentences: findElements({ css: '[data-banner-part] p' }).length,
      gap: Math.round(innerHeight - (part?.getBoundingClientRect().bottom ?? 0)),
    };
  });
  await click(browser, button(texts.it('banner.close')));
  await expectHidden(browser, banner);
  await click(browser, link(texts.it('nav.rooms'), 'footer'));
  await expectPage(browser, 'rooms', 'it');
  await expectHidden(browser, banner);
  await openPage(browser, addressOf('contact', 'en'));
  await expectHidden(browser, region(texts.en('banner.label')));
}
