import assert from 'node:assert/strict';
import { click, openPage, setValue, typeInto } from '../actions.ts';
import { expectHidden, expectValue, expectVisible } from '../assertions.ts';
import type { BrowserDriver } from '../browser-driver.ts';
import { button } from '../elements.ts';
import { evaluate } from '../evaluate.ts';
import { addressOf, email } from '../site.ts';
import { texts } from '../texts.ts';

const form = 'main form[method=post]';
const field = (name: string) => `${form} [name=${name}]`;
const toast = { css: '[role=status] > *' };

export async function requestRoom(browser: BrowserDriver): Promise<void> {
  const submit = button(texts.it('contact.form.submit'), form);
  await openPage(browser, addressOf('contact', 'it'));
  await click(browser, submit);
  await expectFocusedField(browser, 'name');
  await typeInto(browser, field('name'), 'Anna Rossi');
  await typeInto(browser, field('email'), 'anna at example');
  await click(browser, submit);
  await expectFocusedField(browser, 'email');
  await expectHidden(browser, toast);
  await evaluate(browser, (css) => document.querySelector<HTMLInputElement>(css)?.select(), field('email'));
  await browser.press('Escape');
  await typeInto(browser, field('message'), 'Due notti? "Grazie" & a presto');
  await setValue(browser, field('email'), '');
  await typeInto(browser, field('email'), 'anna@example.com');
  await setValue(browser, field('checkin'), '2031-06-05');
  await setValue(browser, field('checkout'), '2031-06-12');
  await typeInto(browser, field('guests'), '3');
  await browser.press('Enter');
  await expectVisible(browser, toast);
  await expectConfirmation(browser);
  await expectValue(
    browser,
    '',
    (css) =>
      Array.from(document.querySelectorAll<HTMLInputElement>(`${css} :is(input, textarea)`), ({ value }) => value).join(
        '',
      ),
    form,
  );
  await browser.press('Escape');
  await expectHidden(browser, toast);
}

function expectFocusedField(browser: BrowserDriver, name: string): Promise<void> {
  return expectValue(browser, name, () => (document.activeElement as HTMLInputElement | null)?.name ?? '');
}

async function expectConfirmation(browser: BrowserDriver): Promise<void> {
  const { text, letter } = await evaluate(browser, () => {
    const shown = document.querySelector('[role=status] > *');
    return { text: shown?.textContent ?? '', letter: shown?.querySelector('a')?.href ?? '' };
  });
  for (const key of ['title', 'text'] as const) expectPart(text, texts.it(`contact.toast.${key}`));
  expectPart(letter, email.href);
  const body = decodeURIComponent(letter).replaceAll('\u00A0', ' ');
  for (const value of [
    'Anna Rossi',
    'anna@example.com',
    '5 giugno 2031',
    '12 giugno 2031',
    'Due notti? "Grazie" & a presto',
  ]) {
    expectPart(body, value);
  }
}

function expectPart(text: string, part: string): void {
  assert.ok(text.includes(part), `“${part}” is not in “${text}”`);
}
