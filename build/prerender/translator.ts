import { LocalizedI18n } from '../../src/i18n/localized-i18n.ts';
import type { Translate } from '../../src/i18n/translate.tsx';
import type { Language } from '../../src/navigation/routes.ts';
import { compileGroups, readMessages } from '../vite/messages-plugin.ts';

/** Translates with all messages of a language and leaves tags such as `<em>` in them. */
export function createMarkupTranslator(language: Language): Translate {
  const dictionary = readMessages(language);
  const messages = compileGroups(dictionary, Object.keys(dictionary), language);
  const i18n = new LocalizedI18n({ locale: language, messages: { [language]: messages } });
  return (key, values) => i18n._(key, values);
}

/** Translates with all messages of a language as plain text, for files and data. */
export function createTranslator(language: Language): Translate {
  const t = createMarkupTranslator(language);
  return (key, values) =>
    t(key, values)
      .replace(/<\/?\w+>/g, '')
      .replaceAll('\u00a0', ' ');
}
