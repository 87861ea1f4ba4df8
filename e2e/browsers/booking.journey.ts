import { expect } from '@playwright/test';
import { email } from '../../src/hotel/identity.ts';
import { bookingAddress } from '../../src/hotel/links/booking.ts';
import { addressOf } from '../../src/navigation/routes.ts';
import { inNewTab } from '../support/site.ts';
import { test } from './test.ts';
import { button, link, texts } from './visitor.ts';

const year = new Date().getFullYear() + 1;

test('the search and the link to the booking engine open new tabs', async ({ visitor }) => {
  const field = (name: string) => `form[target] [name=${name}]`;
  const stay = { checkin: `${year}-06-05`, checkout: `${year}-06-12`, adults: 4 };
  await visitor.open('/');
  // on a transparent field, WebKit shows an empty date like a chosen one
  await visitor.expectValue(
    false,
    (css) => /transparent|, 0\)/.test(getComputedStyle(document.querySelector(css) as Element).backgroundColor),
    field('checkin'),
  );
  await visitor.setValue(field('checkin'), stay.checkin);
  const checkout = field('checkout');
  await visitor.expectValue(stay.checkin, (css) => document.querySelector<HTMLInputElement>(css)?.min, checkout);
  await visitor.setValue(checkout, stay.checkout);
  await visitor.setValue(field('adults'), `${stay.adults}`);
  await visitor.click(button(inNewTab(texts.it('hero.search.submit'), 'it')));
  await visitor.expectNewTab(bookingAddress('it', stay));
  await visitor.click(link(inNewTab(texts.it('nav.bookNow'), 'it'), 'header'));
  await visitor.expectNewTab(bookingAddress('it'));
  await visitor.expectPage('home', 'it');
});

test('the request form asks for what is missing, and writes the letter', async ({ visitor }) => {
  const form = 'main form[method=dialog]';
  const field = (name: string) => `${form} [name=${name}]`;
  const toast = '[role=status] > *';
  await visitor.open(addressOf('contact', 'it'));
  await visitor.click(button(texts.it('contact.form.submit'), form));
  await visitor.expectValue('name', () => (document.activeElement as HTMLInputElement | null)?.name);
  await visitor.typeInto(field('name'), 'Anna Rossi');
  await visitor.typeInto(field('email'), 'anna@example.com');
  await visitor.typeInto(field('message'), 'Due notti? "Grazie" & a presto');
  await visitor.setValue(field('checkin'), `${year}-06-05`);
  await visitor.browser.resize(960, 800);
  await visitor.expectValue(true, showsWholeDate, field('checkin'));
  await visitor.typeInto(field('guests'), '3');
  await visitor.browser.press('Enter');
  await visitor.expectVisible({ css: toast });
  const letter = await visitor.evaluate((css) => document.querySelector<HTMLAnchorElement>(`${css} a`)?.href, toast);
  expect(letter).toContain(email.href);
  const body = decodeURIComponent(String(letter)).replaceAll('\u00A0', ' ');
  for (const value of ['Anna Rossi', 'anna@example.com', `5 giugno ${year}`, 'Due notti? "Grazie" & a presto'])
    expect(body).toContain(value);
});

/** Whether a date field is as wide as it would be by itself: a narrower one cuts its year off. */
function showsWholeDate(css: string): boolean {
  const field = document.querySelector(css) as HTMLInputElement;
  const { width } = field.getBoundingClientRect();
  field.style.inlineSize = 'max-content';
  const needed = field.getBoundingClientRect().width;
  field.style.inlineSize = '';
  return width >= needed;
}
