import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import { hotelFiles } from '../content/hotel-files.ts';
import { dictionaryFile } from '../content/messages/dictionary.ts';
import {
  compileGroups,
  knownTopicNames,
  messageGroups,
  priceListLinks,
  readBySite,
  readMessages,
} from '../content/messages/site-messages.ts';

const prefix = 'virtual:messages';
const topicsModule = 'virtual:topics';

/** The module that lists the loaders of messages, by language and part. */
function loadersModule(parts: readonly string[]): string {
  const loadersOf = (language: Language) =>
    parts.map((part) => `'${part}':()=>import('${prefix}/${language}/${part}')`);
  return `export default {${languageIds.map((language) => `'${language}':{${loadersOf(language)}}`)}}`;
}

/**
 * Makes the messages of each part of the site in each language a module of its own, so that a visitor downloads only the
 * messages of the current page in the current language. `virtual:messages` lists their loaders by language and part,
 * `virtual:messages/it/rooms` holds the compiled messages, announcements included, and `virtual:topics` names the topics among them.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    // without a price list, the bundle drops the code for it
    config: () => ({ define: { __PRICE_LIST__: JSON.stringify(priceListLinks()) } }),
    resolveId(id) {
      return id.startsWith(prefix) || id === topicsModule ? `\0${id}` : undefined;
    },
    load(id) {
      const watch = (...files: string[]) => {
        for (const file of files) this.addWatchFile(fileURLToPath(new URL(`../../${file}`, import.meta.url)));
      };
      if (id === `\0${topicsModule}`) {
        watch(hotelFiles.information);
        return `export default ${JSON.stringify(knownTopicNames())}`;
      }
      if (!id.startsWith(`\0${prefix}`)) return;
      const [, name, part] = id.slice(1).split('/');
      const groups = messageGroups();
      const language = languageIds.find((one) => one === name);
      if (!language || !part) return loadersModule(Object.keys(groups));
      watch(dictionaryFile(language), ...Object.values(hotelFiles));
      const messages = compileGroups(readMessages(language), groups[part] ?? []);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
    },
    transform(text, id) {
      const [, file] = /\/(src\/(?:hotel|announcements)\/\w+\.json)$/.exec(id) ?? [];
      return file && JSON.stringify(readBySite(file, text));
    },
  };
}
