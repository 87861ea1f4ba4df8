import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { frameCopy, languageIds, routes } from '../src/routes.ts';

type Dictionary = Record<string, Record<string, string>>;

const prefix = 'virtual:words';
const copyFile = (language: string) => new URL(`../src/copy/${language}.json`, import.meta.url);

export function readCopy(language: string): Dictionary {
  return JSON.parse(readFileSync(copyFile(language), 'utf8'));
}

/** Which groups of the dictionary each part of the site speaks with. */
export function partsOfSite(): Record<string, readonly string[]> {
  return { frame: frameCopy, ...Object.fromEntries(routes.map(({ id, copy }) => [id, copy])) };
}

/** The messages of some groups, ICU compiled so that the browser needs no parser. */
export function compileGroups(dictionary: Dictionary, groups: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    groups.flatMap((group) =>
      Object.entries(dictionary[group] ?? {}).map(([key, text]) => [`${group}.${key}`, compileMessage(text)]),
    ),
  );
}

/**
 * Gives each part of the site its words in each language as a module of its own, so that a visitor downloads
 * the words of the page in view in the language in use:
 * `virtual:words` names the languages, `virtual:words/it` is the list of one language's loaders, which grows with the
 * site and is fetched when words are, and `virtual:words/it/rooms` the compiled messages.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'words',
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const [, language, part] = id.slice(1).split('/');
      const loaders = (names: string[], at: string) =>
        `export default {${names.map((name) => `${JSON.stringify(name)}:()=>import("${at}/${name}")`).join(',')}}`;
      if (!language) return loaders(languageIds, prefix);
      const parts = partsOfSite();
      if (!part) return loaders(Object.keys(parts), `${prefix}/${language}`);
      this.addWatchFile(copyFile(language).pathname);
      const words = compileGroups(readCopy(language), parts[part] ?? []);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(words))})`;
    },
  };
}
