import { openPage } from '../actions.ts';
import { expectPage, expectValue, expectVisible } from '../assertions.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { findElements } from '../elements.ts';
import { evaluate } from '../evaluate.ts';
import { addressOf, languageIds, routes } from '../site.ts';

/** Opens every page in both languages, scrolls to its end and narrows the window. */
export async function readEveryPage(browser: BrowserDriver): Promise<void> {
  for (const language of languageIds) {
    for (const { id } of routes) {
      await openPage(browser, addressOf(id, language));
      await expectPage(browser, id, language);
      await expectVisible(browser, { css: 'h1' });
      await expectValue(browser, true, () => !document.documentElement.matches('[data-styles-pending]'));
      await evaluate(browser, () => {
        for (const image of document.images) image.loading = 'eager';
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      });
      await expectValue(browser, { missingImages: [], hasFonts: true, hasFooter: true }, () => ({
        missingImages: Array.from(document.images)
          .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth))
          .map((image) => image.currentSrc),
        hasFonts: new Set(Array.from(document.fonts, ({ family, status }) => status === 'loaded' && family)).size > 2,
        hasFooter: findElements({ css: 'footer' }).some((footer) => footer.getBoundingClientRect().top < innerHeight),
      }));
      await expectNoOverflow(browser);
    }
  }
}

/** Checks a desktop's width and nearly a phone's: WebKitGTK's window cannot be narrower. */
async function expectNoOverflow(browser: BrowserDriver): Promise<void> {
  for (const width of [460, 1280]) {
    await browser.resize(width, 800);
    await expectValue(browser, { width, overflowing: [] }, () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const overflowing = Array.from(document.querySelectorAll('main *')).filter(
        (element) => scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth + 1,
      );
      return { width: innerWidth, overflowing: overflowing.map((element) => element.outerHTML.slice(0, 80)) };
    });
  }
}
