import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { LocalizedI18n } from '../../src/i18n/localized-i18n.ts';
import type { Values } from '../../src/i18n/message-types.ts';
import {
  headKeys,
  type Language,
  languageIds,
  layoutMessageGroups,
  routeOf,
  routes,
} from '../../src/navigation/routes.ts';
import { hotelFiles } from '../content/content-file.ts';
import { messagePath } from '../content/faults/fault.ts';
import { announcementMessages } from '../content/messages/announcement-messages.ts';
import { knownTopics, type Link, priceListTopic } from '../content/messages/information-messages.ts';
import { isText, listMessages } from '../content/messages/list-messages.ts';
import { dictionaryFile } from '../content/messages/message-faults.ts';
import { pageTitle } from '../content/messages/page-title.ts';
import { priceListIn } from '../photos/price-list-files.ts';

type Dictionary = Record<string, Record<string, string>>;

const prefix = 'virtual:messages';
const addressOf = (file: string) => new URL(`../../${file}`, import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(addressOf(file), 'utf8'));

/** A language's dictionary as it is written. */
export function readDictionary(language: Language): Dictionary {
  const { $schema: _, ...dictionary } = read(dictionaryFile(language));
  return dictionary;
}

// only the build writes with these
const topicSentences = 'info.more.';

/** What the site says of the topics that the owner has filled in. */
export function informationIn(language: Language) {
  const messages = compileGroups(readDictionary(language), ['services']);
  const i18n = new LocalizedI18n({ locale: language, messages: { [language]: messages } });
  const say = (name: string, values?: Values) => i18n._(`services.${topicSentences}${name}`, values);
  const information = read(hotelFiles.information);
  const pages = priceListIn(language);
  const { site } = read(hotelFiles.identity);
  return [
    ...(pages.length > 0 ? [priceListTopic(information, pages, site, language, say)] : []),
    ...knownTopics(information, language, say),
  ];
}

/** The links to the price list, by language; null without one. */
export function priceListLinks(): Record<string, Link[]> | null {
  const links = languageIds.map((language) => {
    const topics = informationIn(language);
    return [language, topics.flatMap((topic) => topic.links ?? [])] as const;
  });
  return links.some(([, { length }]) => length > 0) ? Object.fromEntries(links) : null;
}

/** All messages of a language: those of its dictionary, of the lists, of the topics and of the announcements. */
export function readMessages(language: Language): Dictionary {
  const dictionary = readDictionary(language);
  const add = (key: string, text: string) => {
    const [group, name] = messagePath(key);
    dictionary[group] = { ...dictionary[group], [name]: text };
  };
  for (const { key, texts, hidden } of listMessages(read(hotelFiles.lists)))
    if (!hidden) add(key, texts[language] ?? '');
  const { services = {} } = dictionary;
  for (const key of Object.keys(services)) if (key.startsWith(topicSentences)) delete services[key];
  for (const { topic, title, text, links } of informationIn(language)) {
    services[`info.topic.${topic}.title`] = asMessage(title);
    if (!links) services[`info.topic.${topic}.text`] = asMessage(text);
  }
  const { name: hotel } = read(hotelFiles.identity);
  for (const { title } of [...routes, routeOf('not-found')].map(headKeys)) {
    const [group, name] = messagePath(title);
    const text = dictionary[group]?.[name];
    if (text) add(title, pageTitle(text, hotel));
  }
  const announced = announcementMessages(
    read(hotelFiles.announcements).announcements,
    language,
    dictionary.hero?.['search.reopens'],
  );
  for (const [group, messages] of Object.entries(announced)) dictionary[group] = { ...dictionary[group], ...messages };
  return dictionary;
}

/** Plain text as a message: what ICU and tags are written with stands in quotes. */
const asMessage = (text: string) => text.replaceAll("'", "''").replace(/[{}<>]+/g, "'$&'");

// the site's code reads these texts from its messages
const textFiles = /\/(?:lists|announcements)\.json$/;

/** What the site's code reads of a content file: facts without texts; of the topics the names of those filled in. */
export function readBySite(file: string, text: string): unknown {
  if (file.endsWith('/information.json')) return informationIn(languageIds[0]).map(({ topic }) => topic);
  const isUnread = (key: string, value: unknown) =>
    key === '$schema' || (textFiles.test(file) && (key === 'notice' || isText(value)));
  return JSON.parse(text, (key, value) => (isUnread(key, value) ? undefined : value));
}

/** The message groups of each part of the site: 'layout', and every page by its id. */
export function messageGroups(): Record<string, readonly string[]> {
  return {
    layout: layoutMessageGroups,
    ...Object.fromEntries(routes.map(({ id, messageGroups }) => [id, messageGroups])),
  };
}

/** The messages of some groups of a language's dictionary, compiled so that the browser needs no ICU parser. */
export function compileGroups(dictionary: Dictionary, groups: readonly string[]): Messages {
  return Object.fromEntries(
    groups.flatMap((group) =>
      Object.entries(dictionary[group] ?? {}).map(([name, text]) => [`${group}.${name}`, compileMessage(text)]),
    ),
  );
}

/**
 * Makes the messages of each part of the site in each language a module of its own, so that a visitor downloads only the
 * messages of the current page in the current language. `virtual:messages` lists their loaders by language and part, and
 * `virtual:messages/it/rooms` holds the compiled messages, announcements included.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    // without a list the bundle leaves out the code for it
    config: () => ({ define: { __PRICE_LIST__: JSON.stringify(priceListLinks()) } }),
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const [, name, part] = id.slice(1).split('/');
      const groups = messageGroups();
      const language = languageIds.find((one) => one === name);
      if (!language || !part) {
        const loaders = (id: string) =>
          Object.keys(groups).map((name) => `'${name}':()=>import('${prefix}/${id}/${name}')`);
        return `export default {${languageIds.map((id) => `'${id}':{${loaders(id)}}`)}}`;
      }
      for (const file of [dictionaryFile(language), ...Object.values(hotelFiles)])
        this.addWatchFile(fileURLToPath(addressOf(file)));
      const messages = compileGroups(readMessages(language), groups[part] ?? []);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messages))})`;
    },
    transform(text, id) {
      const [, file] = /\/(src\/(?:hotel|announcements)\/\w+\.json)$/.exec(id) ?? [];
      return file && JSON.stringify(readBySite(file, text));
    },
  };
}
