import type loaders from 'virtual:messages';
import type { I18n, Messages } from '@lingui/core';
import type { Language } from './languages.ts';
import { LocalizedI18n } from './localized-i18n.ts';

export type MessageLoaders = typeof loaders;

const instances = new Map<Language, I18n>();
const loaded = new Map<string, Promise<void>>();
const ready = new Set<string>();

/** The I18n instance of one language. A key without a message is shown as it is, but ends the build. */
export function getI18n(language: Language): I18n {
  let i18n = instances.get(language);
  if (!i18n) {
    i18n = new LocalizedI18n({
      locale: language,
      messages: { [language]: {} },
      missing: (_, id) => {
        if (import.meta.env.PROD && import.meta.env.SSR)
          throw new Error(`src/i18n/${language}.json has no “${id}”, which a page shows.`);
        return id;
      },
    });
    instances.set(language, i18n);
  }
  return i18n;
}

/**
 * Loads the messages of one part of the site in one language, once.
 * @param part a route's id, or 'layout'
 * @param importLoaders where messages come from; no code contains the names of their files
 */
export function loadMessages(
  language: Language,
  part: string,
  importLoaders: () => Promise<MessageLoaders>,
): Promise<void> {
  const key = `${language}/${part}`;
  let promise = loaded.get(key);
  if (!promise) {
    promise = importLoaders()
      .then((loaders) => loaders[language][part]?.())
      .then((module) => registerMessages(language, part, module?.default ?? {}));
    // after a failed download the next call tries again
    promise.catch(() => loaded.delete(key));
    loaded.set(key, promise);
  }
  return promise;
}

/** Registers messages that another module has loaded. `part` is a route's id, or 'layout'. */
export function registerMessages(language: Language, part: string, messages: Messages): void {
  getI18n(language).load(language, messages);
  ready.add(`${language}/${part}`);
  loaded.set(`${language}/${part}`, Promise.resolve());
}

export function hasMessages(language: Language, part: string): boolean {
  return ready.has(`${language}/${part}`);
}
