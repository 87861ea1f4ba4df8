import { I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';
import { formatNumber } from './format-number.ts';
import type { Translate, Values } from './message-types.ts';

/** Lingui for one language. It writes the numbers in messages as the language does: 2.5 is 2,5 in Italian. */
export class LocalizedI18n extends I18n {
  override _(id: MessageDescriptor | string, values?: Record<string, unknown>, options?: MessageOptions): string {
    const localized = { ...values };
    for (const name in values) {
      const value = values[name];
      if (typeof value === 'number') localized[name] = localizedNumber(value, this.locale);
    }
    return super._(id as string, localized, options);
  }
}

/** A number that reads as the language writes it, and still counts as a number in plurals and formats. */
function localizedNumber(value: number, locale: string) {
  return { [Symbol.toPrimitive]: (hint: string) => (hint === 'default' ? formatNumber(value, locale) : value) };
}

/** The translate function of an I18n instance: plain text, without tags. */
export const translateWith =
  (i18n: I18n): Translate =>
  (key: string, values?: Values) =>
    i18n._(key, values).replace(/<\/?[a-z]+>/g, '');
