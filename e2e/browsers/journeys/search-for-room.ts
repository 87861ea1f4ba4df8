import { click, openPage, setValue } from '../actions.ts';
import { expectNewTab, expectPage, expectValue } from '../assertions.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { button, link } from '../elements.ts';
import { addressOf, bookingAddress, languageIds } from '../site.ts';
import { inNewTab, texts } from '../texts.ts';

const field = (name: string) => `form[target] [name=${name}]`;

export async function searchForRoom(browser: BrowserDriver): Promise<void> {
  for (const language of languageIds) {
    const submit = button(inNewTab(texts[language]('hero.search.submit'), language));
    await openPage(browser, addressOf('home', language));
    await click(browser, submit);
    await expectNewTab(browser, bookingAddress(language, { adults: 2 }));
    const stay = { checkin: '2031-06-05', checkout: '2031-06-12', adults: 4 };
    await setValue(browser, field('checkin'), stay.checkin);
    await expectValue(
      browser,
      stay.checkin,
      (css) => document.querySelector<HTMLInputElement>(css)?.min,
      field('checkout'),
    );
    await setValue(browser, field('checkout'), stay.checkout);
    await setValue(browser, field('adults'), `${stay.adults}`);
    await click(browser, submit);
    await expectNewTab(browser, bookingAddress(language, stay));
    await click(browser, link(inNewTab(texts[language]('nav.bookNow'), language), 'header'));
    await expectNewTab(browser, bookingAddress(language));
    await expectPage(browser, 'home', language);
  }
}
