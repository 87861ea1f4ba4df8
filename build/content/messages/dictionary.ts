import { type Language, languageIds } from '../../../src/i18n/languages.ts';
import { isObject, type Place } from '../faults/fault.ts';

export const dictionaryFile = <Name extends string>(language: Name) => `src/i18n/${language}.json` as const;

/** The language of a dictionary; undefined for any other file. */
export const languageOf = (file: string): Language | undefined =>
  languageIds.find((language) => dictionaryFile(language) === file);

/** The language of a text: that of its dictionary, or the last step to it; undefined for other values. */
export const textLanguage = ({ file, path }: Place): Language | undefined =>
  languageOf(file) ?? languageIds.find((language) => language === path.at(-1));

/** The reference language: the others are compared with it, and its keys are the types. */
export const reference = languageIds[0];

/** `group.key` → ['group', 'key'], the path of a message in its dictionary. Keys may contain dots. */
export function messagePath(name: string): [group: string, key: string] {
  const [group = '', ...key] = name.split('.');
  return [group, key.join('.')];
}

/** A text without its tags. */
export const withoutTags = (text: string): string => text.replace(/<\/?\w+>/g, '');

/** `group.key` → message */
export type Messages = Map<string, string>;

/** The valid messages of a dictionary. */
export function messagesIn(dictionary: unknown): Messages {
  return new Map(
    Object.entries(isObject(dictionary) ? dictionary : {}).flatMap(([group, entries]) =>
      Object.entries(isObject(entries) ? entries : {}).flatMap(([key, text]) =>
        typeof text === 'string' ? [[`${group}.${key}`, text] as const] : [],
      ),
    ),
  );
}
