import { click, openPage } from '../actions.ts';
import { expectPage, expectSameDocument, expectValue, expectVisible, markDocument } from '../assertions.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { link } from '../elements.ts';
import { addressOf, hotel, languageIds } from '../site.ts';
import { texts } from '../texts.ts';

export async function openUnknownAddress(browser: BrowserDriver): Promise<void> {
  for (const language of languageIds) {
    await openPage(browser, `${addressOf('home', language)}/nessuna/pagina`.replace('//', '/'));
    await markDocument(browser);
    await expectValue(
      browser,
      { status: 404, title: texts[language]('common.notFound.headTitle', { name: hotel.name }) },
      async () => ({ status: (await fetch(location.href)).status, title: document.title }),
    );
    for (const one of languageIds) await expectVisible(browser, link(texts[one]('common.notFound.home'), 'main'));
    await click(browser, link(texts[language]('common.notFound.home'), 'main'));
    await expectPage(browser, 'home', language);
    await expectSameDocument(browser);
  }
}
