import { setupI18n } from '@lingui/core';
import type { Translate } from '../../src/i18n/translate.tsx';
import type { Language } from '../../src/navigation/routes.ts';
import { compileGroups, readMessages } from '../vite/messages-plugin.ts';

/** Speaks with all the words of a language, tags such as `<em>` as they are written. */
export function createMarkupTranslator(language: Language): Translate {
  const dictionary = readMessages(language);
  const messages = compileGroups(dictionary, Object.keys(dictionary), language) as Record<string, string>;
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (key, values) => i18n._(key, values);
}

/** Speaks with all the words of a language as plain text, for files and data. */
export function createTranslator(language: Language): Translate {
  const t = createMarkupTranslator(language);
  return (key, values) =>
    t(key, values)
      .replace(/<\/?\w+>/g, '')
      .replaceAll('\u00a0', ' ');
}
