import { readFileSync } from 'node:fs';
import { type CompiledIcuChoices, type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { languageIds, layoutMessageGroups, routes } from '../../src/navigation/routes.ts';
import { announcementMessages } from '../content/announcement-messages.ts';

type Dictionary = Record<string, Record<string, string>>;

const prefix = 'virtual:messages';
const dictionaryFile = (language: string) => new URL(`../../src/i18n/${language}.json`, import.meta.url);
const announcementsFile = new URL('../../src/announcements/announcements.json', import.meta.url);
const read = (file: URL) => JSON.parse(readFileSync(file, 'utf8'));

/** A language's dictionary as it is written. */
export function readDictionary(language: string): Dictionary {
  const { $schema: _, ...dictionary } = read(dictionaryFile(language));
  return dictionary;
}

/** All the words of a language: those of its dictionary, and what is announced. */
export function readMessages(language: string): Dictionary {
  const dictionary = readDictionary(language);
  const announced = announcementMessages(read(announcementsFile).announcements, language);
  for (const [group, words] of Object.entries(announced)) dictionary[group] = { ...dictionary[group], ...words };
  return dictionary;
}

// what the site's code does not read of the hotel's data
const unread = ['$schema', 'title', 'text', 'notice'];

/** Which groups of the dictionary each part of the site speaks with. */
export function messageGroups(): Record<string, readonly string[]> {
  return {
    layout: layoutMessageGroups,
    ...Object.fromEntries(routes.map(({ id, messageGroups }) => [id, messageGroups])),
  };
}

// nothing that is counted on the site comes in hundreds
const counts = Array.from({ length: 100 }, (_, count) => count);

/**
 * One message, ICU compiled. A plural becomes a choice by the count itself, which the build makes with the language's
 * rules: the browser's own, and the number format that Lingui asks for with them, take a phone some fifty milliseconds
 * while the first page is taken over.
 */
export function compileIcu(text: string, language: string): CompiledMessage {
  return compileMessage(text).map((token) => {
    if (typeof token === 'string' || token[1] !== 'plural') return token;
    const name = token[0];
    const { offset, other, ...forms } = token[2] as CompiledIcuChoices;
    if (offset) return token;
    const bare = (words: CompiledMessage | undefined) => words?.map((part) => (part === '#' ? [name] : part));
    const rules = new Intl.PluralRules(language);
    const byCount = counts.map((count) => [count, bare(forms[count] ?? forms[rules.select(count)])]);
    return [name, 'select', { ...Object.fromEntries(byCount.filter(([, words]) => words)), other: bare(other) }];
  });
}

/** The messages of some groups of a language's dictionary, ICU compiled so that the browser needs no parser. */
export function compileGroups(
  dictionary: Dictionary,
  groups: readonly string[],
  language: string,
): Record<string, unknown> {
  return Object.fromEntries(
    groups.flatMap((group) =>
      Object.entries(dictionary[group] ?? {}).map(([key, text]) => [`${group}.${key}`, compileIcu(text, language)]),
    ),
  );
}

/**
 * Gives each part of the site its words in each language as a module of its own, so that a visitor downloads
 * the words of the page in view in the language in use:
 * `virtual:messages` names the languages, `virtual:messages/it` is the list of one language's loaders, which grows with the
 * site and is fetched when words are, and `virtual:messages/it/rooms` the compiled messages.
 * What is announced is among them, so that the announcements' data goes to the browser without it.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const [, language, part] = id.slice(1).split('/');
      const loaders = (names: string[], at: string) =>
        `export default {${names.map((name) => `${JSON.stringify(name)}:()=>import("${at}/${name}")`).join(',')}}`;
      if (!language) return loaders(languageIds, prefix);
      const parts = messageGroups();
      if (!part) return loaders(Object.keys(parts), `${prefix}/${language}`);
      for (const file of [dictionaryFile(language), announcementsFile]) this.addWatchFile(file.pathname);
      const words = compileGroups(readMessages(language), parts[part] ?? [], language);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(words))})`;
    },
    transform(text, id) {
      if (!/\/src\/(?:hotel|announcements)\/\w+\.json$/.test(id)) return;
      return JSON.stringify(JSON.parse(text, (key, value) => (unread.includes(key) ? undefined : value)));
    },
  };
}
