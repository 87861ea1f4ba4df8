import lists from 'virtual:messages';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

export type Locale = keyof typeof lists;

const instances = new Map<Locale, I18n>();
const loaded = new Map<string, Promise<void>>();
const ready = new Set<string>();

/** The catalogue of one language. A key that has no words shows itself. */
export function getI18n(locale: Locale): I18n {
  let i18n = instances.get(locale);
  if (!i18n) {
    i18n = setupI18n({ locale, messages: { [locale]: {} }, missing: (_, id) => id });
    instances.set(locale, i18n);
  }
  return i18n;
}

/** Fetches the words of one part of the site in one language, once. `part` is a screen's id, or 'layout'. */
export function loadMessages(locale: Locale, part: string): Promise<void> {
  const key = `${locale}/${part}`;
  let promise = loaded.get(key);
  if (!promise) {
    promise = fetchMessages(locale, part).then((messages) => registerMessages(locale, part, messages));
    // a failed download may be tried again
    promise.catch(() => loaded.delete(key));
    loaded.set(key, promise);
  }
  return promise;
}

async function fetchMessages(locale: Locale, part: string): Promise<Messages> {
  const { default: loaders } = await lists[locale]();
  return (await loaders[part]?.())?.default ?? {};
}

/** Registers messages that another module has loaded. `part` is a route's id, or 'layout'. */
export function registerMessages(locale: Locale, part: string, messages: Messages): void {
  getI18n(locale).load(locale, messages);
  ready.add(`${locale}/${part}`);
  loaded.set(`${locale}/${part}`, Promise.resolve());
}

export function hasMessages(locale: Locale, part: string): boolean {
  return ready.has(`${locale}/${part}`);
}
