import {
  type CompiledIcuChoices,
  type CompiledMessage,
  compileMessage as compileIcu,
} from '@lingui/message-utils/compileMessage';
import { compiledCounts, rawName } from '../../src/i18n/localized-i18n.ts';

// every rule of CLDR depends on a number's decimals and its last six digits
const numbersBeyond = [
  ...Array.from({ length: 300 }, (_, index) => (index + 1) / 10),
  ...Array.from({ length: 300 }, (_, index) => (index + 1) / 100),
  ...Array.from({ length: 2000 }, (_, index) => index + compiledCounts),
  ...Array.from({ length: 200 }, (_, index) => index * 1000),
  ...Array.from({ length: 30 }, (_, index) => index * 100_000),
].filter((number) => !Number.isInteger(number) || number >= compiledCounts);

const pluralRules = new Map<string, { rules: Intl.PluralRules; beyond: Set<string> }>();

/** A language's plural rules, and the categories of its fractions and of counts from 100 up. */
function pluralRulesOf(language: string): { rules: Intl.PluralRules; beyond: Set<string> } {
  const known = pluralRules.get(language);
  if (known) return known;
  const rules = new Intl.PluralRules(language);
  const fresh = { rules, beyond: new Set(numbersBeyond.map((number): string => rules.select(number))) };
  pluralRules.set(language, fresh);
  return fresh;
}

const counts = Array.from({ length: compiledCounts }, (_, count) => count);

/**
 * Compiles an ICU message. A plural becomes a choice by the count itself: creating the browser's plural rules takes a phone
 * some 50 ms during hydration.
 * @returns `message` is right for counts from 0 to 99, and for all numbers if there is no `general`; `general` is right for
 * all numbers and uses the browser's rules
 */
export function compileMessage(
  text: string,
  language: string,
): { message: CompiledMessage; general?: CompiledMessage } {
  const compiled = compileIcu(text);
  let isExact = true;
  const message = convert(compiled, true);
  return isExact ? { message } : { message, general: convert(compiled, false) };

  /** @param counted the value that `#` stands for */
  function convert(tokens: CompiledMessage, byCount: boolean, counted?: string): CompiledMessage {
    const each = (choices: Record<string, CompiledMessage>, value?: string) =>
      Object.fromEntries(Object.entries(choices).map(([key, inner]) => [key, convert(inner, byCount, value)]));
    return tokens.map((token) => {
      if (token === '#' && counted) return [counted];
      if (typeof token === 'string') return token;
      const [name, type, format] = token;
      // the instance formats numbers itself
      if (!type || (type === 'number' && !format)) return [name];
      if (!isChoices(format)) return [rawName(name), type, format];
      const { offset, ...choices } = format;
      if (type === 'select') return [name, type, each(choices, counted)];
      const forms = each(choices, offset ? undefined : name);
      const isPlural = type === 'plural' && !offset;
      if (!isPlural || !byCount) return [rawName(name), type, offset ? { offset, ...forms } : forms];
      const { other, ...others } = forms;
      const { rules, beyond } = pluralRulesOf(language);
      if (Object.keys(others).some((form) => beyond.has(form))) isExact = false;
      const exact = Object.keys(others).filter((form) => /^\d+$/.test(form));
      const chosen = [...counts, ...exact].map((count) => [count, forms[count] ?? others[rules.select(Number(count))]]);
      return [rawName(name), 'select', { ...Object.fromEntries(chosen.filter(([, form]) => form)), other }];
    });
  }
}

function isChoices(format: unknown): format is CompiledIcuChoices {
  return typeof format === 'object' && format !== null && 'other' in format;
}
