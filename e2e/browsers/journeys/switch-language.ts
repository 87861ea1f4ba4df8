import { click, openPage, scrollTo } from '../actions.ts';
import { expectPage, expectSameDocument, expectValue, markDocument } from '../assertions.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { button } from '../elements.ts';
import { addressOf, languageIds, otherLanguage } from '../site.ts';
import { texts } from '../texts.ts';

export async function switchLanguage(browser: BrowserDriver): Promise<void> {
  for (const start of languageIds) {
    const other = otherLanguage(start);
    await openPage(browser, addressOf('rooms', start));
    await markDocument(browser);
    await scrollTo(browser, 400);
    for (const [from, to] of [
      [start, other],
      [other, start],
    ] as const) {
      await click(browser, button(texts[from]('nav.toggle.name')));
      await expectPage(browser, 'rooms', to, start);
      const expected = { heading: texts[to]('rooms.title'), focus: texts[to]('nav.toggle.name'), scroll: 400 };
      await expectValue(browser, expected, () => ({
        heading: document.querySelector('h1')?.textContent,
        focus: document.activeElement?.ariaLabel,
        scroll: scrollY,
      }));
      await expectSameDocument(browser);
    }
  }
}
