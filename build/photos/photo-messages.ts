import { type Language, languageIds } from '../../src/navigation/routes.ts';
import type { ReadText } from '../content/content-file.ts';
import { exampleMessages } from '../content/example-messages.ts';
import { type Fault, isObject } from '../content/fault.ts';
import { dictionaryFile } from '../content/message-faults.ts';

const nameOfLanguage = new Intl.DisplayNames('en', { type: 'language' });

/** The last part of the message key of a picture's alt text, such as 'alt.superior1'. */
export function altKey(name: string): string {
  const described = name.replace(/-portrait$/, '');
  return `alt.${described.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}

/** Faults for photographs without an alt text. */
export function altFaults(read: ReadText, photographs: readonly { name: string; file: string }[]): Fault[] {
  const dictionaries = languageIds.map((language) => [language, altTexts(read, language)] as const);
  const files = new Map(photographs.map(({ name, file }) => [file, altKey(name)]));
  return [...files].flatMap(([file, key]) =>
    dictionaries.flatMap(([language, texts]): Fault[] => {
      if (!texts || texts.get(key)?.trim()) return [];
      const where = `${dictionaryFile(language)}, where the other descriptions of its page are`;
      const problem = `has no description in ${nameOfLanguage.of(language)} for those who cannot see it. Write it as “${key}” into ${where}.`;
      return [{ file, field: '', problem, example: `"${key}": "${exampleMessages[language].alt}"` }];
    }),
  );
}

/** The alt texts in a dictionary; undefined if the file cannot be read, which another check reports. */
function altTexts(read: ReadText, language: Language): Map<string, string> | undefined {
  const text = read(dictionaryFile(language));
  if (text === undefined) return;
  try {
    const dictionary: unknown = JSON.parse(text);
    const groups = isObject(dictionary) ? Object.values(dictionary).filter(isObject) : [];
    return new Map(
      groups.flatMap(Object.entries).filter(([key, text]) => key.startsWith('alt.') && typeof text === 'string'),
    );
  } catch {
    return;
  }
}
