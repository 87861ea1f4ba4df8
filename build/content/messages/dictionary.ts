import { type Language, languageIds } from '../../../src/i18n/languages.ts';
import { isObject } from '../faults/fault.ts';

export const dictionaryFile = <Name extends string>(language: Name) => `src/i18n/${language}.json` as const;

/** The language of a dictionary; undefined for any other file. */
export const languageOf = (file: string): Language | undefined =>
  languageIds.find((language) => dictionaryFile(language) === file);

/** The language that the others are compared with, and whose keys are the types. */
export const reference = languageIds[0];

/** `group.key` → ['group', 'key'], the steps to a message in its dictionary; keys have dots of their own. */
export function messagePath(name: string): [group: string, key: string] {
  const [group = '', ...key] = name.split('.');
  return [group, key.join('.')];
}

/** `group.key` → message */
export type Messages = Map<string, string>;

/** The messages that can be read. */
export function messagesIn(dictionary: unknown): Messages {
  return new Map(
    Object.entries(isObject(dictionary) ? dictionary : {}).flatMap(([group, entries]) =>
      Object.entries(isObject(entries) ? entries : {}).flatMap(([key, text]) =>
        typeof text === 'string' ? [[`${group}.${key}`, text] as const] : [],
      ),
    ),
  );
}
