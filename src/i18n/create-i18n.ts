import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';
import { formatNumber } from './format-number.ts';

/** The name under which a compiled message finds a number as it is, for Lingui's own formats and plurals. */
export const rawName = (name: string) => `#${name}`;

/** The key of a message's second form, which asks the browser for plural rules. It exists where the first is not enough. */
export const pluralKey = (key: string) => `${key}#`;

/** Whole counts from 0 to 99: compiled messages know their plurals without the browser's rules. */
export const compiledCounts = 100;

const isCompiled = (count: number) => Number.isInteger(count) && count >= 0 && count < compiledCounts;

class LocalizedI18n extends I18n {
  override _(id: MessageDescriptor | string, values?: Record<string, unknown>, options?: MessageOptions): string {
    const localized = { ...values };
    let key = id;
    for (const name in values) {
      const value = values[name];
      if (typeof value !== 'number') continue;
      localized[name] = formatNumber(value, this.locale);
      localized[rawName(name)] = value;
      const general = pluralKey(`${id}`);
      if (!isCompiled(value) && general in this.messages) key = general;
    }
    return super._(key as string, localized, options);
  }
}

/** An instance of Lingui for one language. It writes numbers in messages as the language does. */
export function createI18n(locale: string, messages: Messages, missing?: (locale: string, id: string) => string): I18n {
  return new LocalizedI18n({ locale, messages: { [locale]: messages }, ...(missing && { missing }) });
}
