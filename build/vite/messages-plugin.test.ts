import { setupI18n } from '@lingui/core';
import { afterEach, expect, test, vi } from 'vitest';
import { compileIcu } from './messages-plugin.ts';

const guests: Record<string, string> = {
  it: '{count, plural, =0 {nessuno} one {<em>#</em> ospite} other {in tutto # ospiti}}',
  pl: '{count, plural, one {# gość} few {# goście} many {# gości} other {# gościa}}',
  ja: '{count, plural, other {#名}}',
};

/** Compiles the words, and gives what says them the way the browser does. */
function compiled(text: string, locale: string): (values: Record<string, unknown>) => string {
  const i18n = setupI18n({ locale, messages: { [locale]: { text: compileIcu(text, locale) } } });
  return (values) => i18n._('text', values);
}

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['it', 0, 'nessuno'],
  ['it', 1, '<em>1</em> ospite'],
  ['it', 12, 'in tutto 12 ospiti'],
  ['pl', 1, '1 gość'],
  ['pl', 22, '22 goście'],
  ['pl', 12, '12 gości'],
  ['ja', 3, '3名'],
])('what is counted is said by the rules of “%s”: %i', (locale, count, said) => {
  const t = compiled(guests[locale] as string, locale);
  const rules = vi.spyOn(Intl, 'PluralRules');
  const format = vi.spyOn(Intl, 'NumberFormat');
  expect(t({ count })).toBe(said);
  expect(rules).not.toHaveBeenCalled();
  expect(format).not.toHaveBeenCalled();
});

test('a plural that counts from elsewhere is left to the browser', () => {
  const t = compiled('{count, plural, offset:1 one {un altro} other {altri #}}', 'it');
  expect(t({ count: 4 })).toBe('altri 3');
});

test('other messages stay what they are', () => {
  expect(compiled('Camera # {number}', 'it')({ number: 7 })).toBe('Camera # 7');
  expect(compiled('{kind, select, day {di giorno} other {di notte}}', 'it')({ kind: 'day' })).toBe('di giorno');
});
