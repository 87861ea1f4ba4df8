import type loaders from 'virtual:messages';
import type { I18n, Messages } from '@lingui/core';
import { LocalizedI18n } from './localized-i18n.ts';

export type MessageLoaders = typeof loaders;
export type Locale = keyof MessageLoaders;

const instances = new Map<Locale, I18n>();
const loaded = new Map<string, Promise<void>>();
const ready = new Set<string>();

let importLoaders: () => Promise<MessageLoaders>;

/** Sets where messages come from. The entries call it, so that no code contains the names of their files. */
export function setMessageLoaders(load: typeof importLoaders): void {
  importLoaders = load;
}

/** The I18n instance of one locale. A key without a message is shown as it is. */
export function getI18n(locale: Locale): I18n {
  let i18n = instances.get(locale);
  if (!i18n) {
    i18n = new LocalizedI18n({ locale, messages: { [locale]: {} }, missing: (_, id) => id });
    instances.set(locale, i18n);
  }
  return i18n;
}

/** Loads the messages of one part of the site in one locale, once. `part` is a route's id, or 'layout'. */
export function loadMessages(locale: Locale, part: string): Promise<void> {
  const key = `${locale}/${part}`;
  let promise = loaded.get(key);
  if (!promise) {
    promise = fetchMessages(locale, part).then((messages) => registerMessages(locale, part, messages));
    // after a failed download the next call tries again
    promise.catch(() => loaded.delete(key));
    loaded.set(key, promise);
  }
  return promise;
}

async function fetchMessages(locale: Locale, part: string): Promise<Messages> {
  return (await (await importLoaders())[locale][part]?.())?.default ?? {};
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
