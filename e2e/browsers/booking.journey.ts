import { expect } from '@playwright/test';
import { email } from '../../src/hotel/identity.ts';
import { bookingAddress } from '../../src/hotel/links/booking.ts';
import { languageIds } from '../../src/i18n/languages.ts';
import { addressOf } from '../../src/navigation/routes.ts';
import { test } from './test.ts';
import { button, inNewTab, link, texts, type Visitor } from './visitor.ts';

test('the search opens the booking engine', async ({ visitor }) => {
  const field = (name: string) => `form[target] [name=${name}]`;
  for (const language of languageIds) {
    const submit = button(inNewTab(texts[language]('hero.search.submit'), language));
    await visitor.open(addressOf('home', language));
    await visitor.click(submit);
    await visitor.expectNewTab(bookingAddress(language, { adults: 2 }));
    const stay = { checkin: '2031-06-05', checkout: '2031-06-12', adults: 4 };
    await visitor.setValue(field('checkin'), stay.checkin);
    const checkout = field('checkout');
    await visitor.expectValue(stay.checkin, (css) => document.querySelector<HTMLInputElement>(css)?.min, checkout);
    await visitor.setValue(checkout, stay.checkout);
    await visitor.setValue(field('adults'), `${stay.adults}`);
    await visitor.click(submit);
    await visitor.expectNewTab(bookingAddress(language, stay));
    await visitor.click(link(inNewTab(texts[language]('nav.bookNow'), language), 'header'));
    await visitor.expectNewTab(bookingAddress(language));
    await visitor.expectPage('home', language);
  }
});

test('the request form shows a confirmation', async ({ visitor }) => {
  const form = 'main form[method=post]';
  const field = (name: string) => `${form} [name=${name}]`;
  const submit = button(texts.it('contact.form.submit'), form);
  const toast = { css: '[role=status] > *' };
  await visitor.open(addressOf('contact', 'it'));
  await visitor.click(submit);
  await expectFocusedField(visitor, 'name');
  await visitor.typeInto(field('name'), 'Anna Rossi');
  await visitor.typeInto(field('email'), 'anna at example');
  await visitor.click(submit);
  await expectFocusedField(visitor, 'email');
  await visitor.expectHidden(toast);
  await visitor.evaluate((css) => document.querySelector<HTMLInputElement>(css)?.select(), field('email'));
  await visitor.browser.press('Escape');
  await visitor.typeInto(field('message'), 'Due notti? "Grazie" & a presto');
  await visitor.setValue(field('email'), '');
  await visitor.typeInto(field('email'), 'anna@example.com');
  await visitor.setValue(field('checkin'), '2031-06-05');
  await visitor.setValue(field('checkout'), '2031-06-12');
  await visitor.typeInto(field('guests'), '3');
  await visitor.browser.press('Enter');
  await visitor.expectVisible(toast);
  await expectConfirmation(visitor);
  await visitor.expectValue(
    '',
    (css) => Array.from(document.querySelectorAll<HTMLInputElement>(css), ({ value }) => value).join(''),
    `${form} :is(input, textarea)`,
  );
  await visitor.browser.press('Escape');
  await visitor.expectHidden(toast);
});

function expectFocusedField(visitor: Visitor, name: string): Promise<void> {
  return visitor.expectValue(name, () => (document.activeElement as HTMLInputElement | null)?.name ?? '');
}

async function expectConfirmation(visitor: Visitor): Promise<void> {
  const { text, letter } = await visitor.evaluate(() => {
    const shown = document.querySelector('[role=status] > *');
    return { text: shown?.textContent ?? '', letter: shown?.querySelector('a')?.href ?? '' };
  });
  for (const key of ['title', 'text'] as const) expect(text).toContain(texts.it(`contact.toast.${key}`));
  expect(letter).toContain(email.href);
  const body = decodeURIComponent(letter).replaceAll('\u00A0', ' ');
  const written = ['Anna Rossi', 'anna@example.com', '5 giugno 2031', '12 giugno 2031'];
  for (const value of [...written, 'Due notti? "Grazie" & a presto']) expect(body).toContain(value);
}
