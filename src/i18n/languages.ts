/** The languages, the default first: the prefix of its paths, and its Open Graph locale. */
export const languages = {
  it: { prefix: '', locale: 'it_IT' },
  en: { prefix: '/en', locale: 'en_GB' },
} as const;

export type Language = keyof typeof languages;

export const languageIds = Object.keys(languages) as [Language, ...Language[]];

/** One value for each language. */
export const byLanguage = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(languageIds.map((language) => [language, make(language)])) as Record<Language, Value>;

/** The language with its region, 'en-GB'. */
export const languageTag = (language: Language) => languages[language].locale.replace('_', '-');

/** The language that the toggle switches to. */
export function otherLanguage(language: Language): Language {
  return languageIds[(languageIds.indexOf(language) + 1) % languageIds.length] ?? languageIds[0];
}
