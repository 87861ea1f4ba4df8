import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';
import { formatNumber } from './format-number.ts';

/** The name of a number as it is, for Lingui's own formats and plurals. Under its plain name it is text. */
export const rawName = (name: string) => `#${name}`;

/** The key of a message's second form, which uses the browser's plural rules: for what `compiledCounts` excludes. */
export const pluralKey = (key: string) => `${key}#`;

/** Compiled messages contain the plurals of whole counts below this one. */
export const compiledCounts = 100;

/** Lingui for one language. It writes the numbers in messages as the language does. */
export class LocalizedI18n extends I18n {
  override _(id: MessageDescriptor | string, values?: Record<string, unknown>, options?: MessageOptions): string {
    const localized = { ...values };
    let key = id as string;
    for (const name in values) {
      const value = values[name];
      if (typeof value === 'number') {
        localized[name] = formatNumber(value, this.locale);
        localized[rawName(name)] = value;
        if ((value % 1 || value >= compiledCounts) && pluralKey(key) in this.messages) key = pluralKey(key);
      }
    }
    return super._(key, localized, options);
  }
}
