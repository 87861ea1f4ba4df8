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
 * `virtual:words` is the list of loaders, `virtual:words/it/rooms` the compiled messages.
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
      const parts = partsOfSite();
      if (!language || !part) {
        const loaders = languageIds.map((lang) => {
          const entries = Object.keys(parts).map(
            (name) => `${JSON.stringify(name)}:()=>import("${prefix}/${lang}/${name}")`,
          );
          return `${lang}:{${entries.join(',')}}`;
        });
        return `export default {${loaders.join(',')}}`;
      }
      this.addWatchFile(copyFile(language).pathname);
      const words = compileGroups(readCopy(language), parts[part] ?? []);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(words))})`;
    },
  };
}
