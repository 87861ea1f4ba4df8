import { afterEach, describe, expect, test, vi } from 'vitest';
import { LocalizedI18n } from '../../src/i18n/localized-i18n.ts';
import { compileGroups } from './messages-plugin.ts';

const guests: Record<string, string> = {
  it: '{count, plural, =0 {nessuno} one {<em>#</em> ospite} other {in tutto # ospiti}}',
  pl: '{count, plural, one {# gość} few {# goście} many {# gości} other {# gościa}}',
  ja: '{count, plural, other {#名}}',
};

/** Compiles a message and returns what renders it as the browser does. */
function compiled(text: string, locale: string): (values: Record<string, unknown>) => string {
  const messages = compileGroups({ group: { text } }, ['group'], locale);
  const i18n = new LocalizedI18n({ locale, messages: { [locale]: messages } });
  return (values) => i18n._('group.text', values);
}

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['it', 0, 'nessuno'],
  ['it', 1, '<em>1</em> ospite'],
  ['it', 12, 'in tutto 12 ospiti'],
  ['it', 101, 'in tutto 101 ospiti'],
  ['pl', 1, '1 gość'],
  ['pl', 22, '22 goście'],
  ['pl', 12, '12 gości'],
  ['ja', 3, '3名'],
])('a plural follows the rules of “%s” for %i without the browser’s rules', (locale, count, text) => {
  const t = compiled(guests[locale] as string, locale);
  const rules = vi.spyOn(Intl, 'PluralRules');
  const format = vi.spyOn(Intl, 'NumberFormat');
  const localeString = vi.spyOn(Number.prototype, 'toLocaleString');
  expect(t({ count })).toBe(text);
  expect(rules).not.toHaveBeenCalled();
  expect(format).not.toHaveBeenCalled();
  expect(localeString).not.toHaveBeenCalled();
});

test.each([
  ['pl', 102, '102 goście'],
  ['pl', 112, '112 gości'],
  ['pl', 1.5, '1,5 gościa'],
  ['pl', 1_000_000, '1 000 000 gości'],
  ['it', 1250, 'in tutto 1.250 ospiti'],
])('a plural follows the rules of “%s” for %d', (locale, count, text) => {
  expect(compiled(guests[locale] as string, locale)({ count }).replaceAll('\u00a0', ' ')).toBe(text);
});

describe('every language', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const languages = Intl.PluralRules.supportedLocalesOf(codes).filter((code) => codes.includes(code));
  const numbers = [
    ...Array.from({ length: 250 }, (_, count) => count),
    ...[0.1, 0.5, 1.1, 1.5, 1.9, 2.5, 3.02, 10.4, 99.9, 100.5, 101.1, 1.21],
    ...[
      1000, 1001, 1002, 1003, 1005, 1011, 1111, 2000, 21_000, 40_000, 100_000, 999_999, 1_000_000, 1_000_001, 3_000_000,
    ],
  ];

  test('has the plural categories of CLDR for every number', () => {
    expect(languages.length).toBeGreaterThan(100);
    for (const language of languages) {
      const rules = new Intl.PluralRules(language);
      const { pluralCategories } = rules.resolvedOptions();
      const forms = (names: string[]) => names.map((name) => `${name} {${name}}`).join(' ');
      // with all categories, and with every single one: what is left out falls back to “other”
      const choices = [pluralCategories, ...pluralCategories.map((name) => [...new Set([name, 'other'])])];
      for (const names of choices) {
        const t = compiled(`{count, plural, ${forms(names)}}`, language);
        const expected = (count: number) => {
          const category = rules.select(count);
          return names.includes(category) ? category : 'other';
        };
        const wrong = numbers.filter((count) => t({ count }) !== expected(count));
        expect(wrong, `${language}: ${names}`).toEqual([]);
      }
    }
  });
});

test('a plural with an exact count above 99 keeps it', () => {
  const t = compiled('{count, plural, =1250 {tutti} one {uno} other {#}}', 'it');
  expect([1, 100, 1250, 1251].map((count) => t({ count }))).toEqual(['uno', '100', 'tutti', '1.251']);
});

test('a plural with an offset uses the browser’s rules', () => {
  const t = compiled('{count, plural, offset:1 one {un altro} other {altri #}}', 'it');
  expect(t({ count: 4 })).toBe('altri 3');
});

test('other messages stay as they are', () => {
  expect(compiled('Camera # {number}', 'it')({ number: 7 })).toBe('Camera # 7');
  expect(compiled('{kind, select, day {di giorno} other {di notte}}', 'it')({ kind: 'day' })).toBe('di giorno');
});

test.each([
  ['it', 2.5, '2,5 km'],
  ['en', 2.5, '2.5 km'],
  ['it', 1250, '1.250 km'],
  ['en', 1250, '1,250 km'],
  ['it', 60, '60 km'],
])('a number in a message is written as “%s” writes it: %d', (locale, kilometres, text) => {
  expect(compiled('{kilometres} km', locale)({ kilometres })).toBe(text);
  expect(compiled('{kilometres, number} km', locale)({ kilometres })).toBe(text);
  expect(compiled('{hours, plural, one {#} other {{kilometres} km}}', locale)({ hours: 2, kilometres })).toBe(text);
});

test('the browser’s own formats get the number itself', () => {
  expect(compiled('{part, number, percent}', 'it')({ part: 0.5 })).toBe('50%');
});

test('text that looks like a number stays as it is', () => {
  expect(compiled('CIN {cin}', 'it')({ cin: '1250.5' })).toBe('CIN 1250.5');
});
