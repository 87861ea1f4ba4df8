import { createTranslator, type Language } from './site.ts';

export const texts = { it: createTranslator('it'), en: createTranslator('en') };

/** Names a link or button that opens a new tab. */
export const inNewTab = (text: string, language: Language) => `${text} (${texts[language]('common.newTab')})`;
