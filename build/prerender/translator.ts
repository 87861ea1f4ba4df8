import { LocalizedI18n, translateWith } from '../../src/i18n/localized-i18n.ts';
import type { Translate, Values } from '../../src/i18n/message-types.ts';
import type { Language } from '../../src/navigation/routes.ts';
import { compileGroups, readMessages } from '../content/messages/site-messages.ts';

/** Lingui with all messages of a language. */
function completeI18n(language: Language): LocalizedI18n {
  const dictionary = readMessages(language);
  const messages = compileGroups(dictionary, Object.keys(dictionary));
  return new LocalizedI18n({ locale: language, messages: { [language]: messages } });
}

/** Translates with all messages of a language and leaves tags such as `<em>` in them. */
export function createMarkupTranslator(language: Language): Translate {
  return translateWith(completeI18n(language));
}

/** Translates with all messages of a language as plain text, for files and data. */
export function createTranslator(language: Language): Translate {
  const i18n = completeI18n(language);
  return (key: string, values?: Values) =>
    i18n
      ._(key, values)
      .replace(/<\/?\w+>/g, '')
      .replaceAll('\u00a0', ' ');
}
