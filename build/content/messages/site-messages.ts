// All messages of the site in a language: its dictionary, and the texts of lists, topics and announcements.

import { readFileSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { byLanguage, type Language, languageIds } from '../../../src/i18n/languages.ts';
import { LocalizedI18n, translateWith } from '../../../src/i18n/localized-i18n.ts';
import type { MessageKey, Translate, Values } from '../../../src/i18n/message-types.ts';
import { headKeys, layoutMessageGroups, routeOf, routes } from '../../../src/navigation/routes.ts';
import { priceListIn } from '../../photos/price-list.ts';
import { hotelFiles } from '../hotel-files.ts';
import { announcementMessages } from './announcement-messages.ts';
import { dictionaryFile, messagePath, messagesIn } from './dictionary.ts';
import { knownTopics, type Link, priceListTopic, type TopicTranslate } from './information-messages.ts';
import { isText, listMessages } from './list-messages.ts';
import { pageTitle } from './page-title.ts';

type Dictionary = Record<string, Record<string, string>>;

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));

/** A language's dictionary as it is in its file. */
export function readDictionary(language: Language): Dictionary {
  const { $schema: _, ...dictionary } = read(dictionaryFile(language));
  return dictionary;
}

// the build alone uses these messages; the site never loads them
const topicPrefix = 'services.info.more.';

/** Translates the messages of the topics. */
export function topicTranslator(language: Language): TopicTranslate {
  const { services = {} } = readDictionary(language);
  const i18n = i18nOf(language, { services });
  return (name, values) => i18n._(`${topicPrefix}${name}`, values);
}

/** The texts of the topics that the owner has filled in. */
export function informationIn(language: Language) {
  const t = topicTranslator(language);
  const information = read(hotelFiles.information);
  const pages = priceListIn(language);
  const { site } = read(hotelFiles.identity);
  return [
    ...(pages.length > 0 ? [priceListTopic(information, pages, site, language, t)] : []),
    ...knownTopics(information, language, t),
  ];
}

/** The topics that have a value. */
export const knownTopicNames = (): string[] => informationIn(languageIds[0]).map(({ topic }) => topic);

/** The links to the price list, by language; null without one. */
export function priceListLinks(): Record<string, Link[]> | null {
  const links = byLanguage((language) => informationIn(language).flatMap((topic) => topic.links ?? []));
  return Object.values(links).some(({ length }) => length > 0) ? links : null;
}

/** All messages of a language: those of its dictionary, of the lists, of the topics and of the announcements. */
export function readMessages(language: Language): Dictionary {
  const own = readDictionary(language);
  const { announcements } = read(hotelFiles.announcements);
  const all = new Map([
    ...[...messagesIn(own)].filter(([key]) => !key.startsWith(topicPrefix)),
    ...messagesOfLists(language),
    ...messagesOfTopics(language),
    ...pageTitles(own),
    ...messagesIn(announcementMessages(announcements, language, own.hero?.['search.reopens'])),
  ]);
  const dictionary: Dictionary = {};
  for (const [key, text] of all) {
    const [group, name] = messagePath(key);
    dictionary[group] ??= {};
    dictionary[group][name] = text;
  }
  return dictionary;
}

type Entry = [key: string, text: string];

const messagesOfLists = (language: Language) =>
  listMessages(read(hotelFiles.lists)).flatMap(({ key, texts, hidden }): Entry[] =>
    hidden ? [] : [[key, texts[language] ?? '']],
  );

const messagesOfTopics = (language: Language) =>
  informationIn(language).flatMap(({ topic, title, text, links }): Entry[] => [
    [`services.info.topic.${topic}.title`, asMessage(title)],
    ...(links ? [] : [[`services.info.topic.${topic}.text`, asMessage(text)] satisfies Entry]),
  ]);

/** The titles of pages, with the hotel's name. */
function pageTitles(dictionary: Dictionary): Entry[] {
  const { name: hotel } = read(hotelFiles.identity);
  return [...routes, routeOf('not-found')].map(headKeys).flatMap(({ title }): Entry[] => {
    const [group, name] = messagePath(title);
    const text = dictionary[group]?.[name];
    return text ? [[title, pageTitle(text, hotel)]] : [];
  });
}

/** Plain text as a message: quotes escape the syntax of ICU. */
const asMessage = (text: string) => text.replaceAll("'", "''").replace(/[{}]+/g, "'$&'");

// the site's code reads these texts from its messages
const textFiles = /\/(?:lists|announcements)\.json$/;

/** The part of a content file that the site's code reads: facts without texts. */
export function readBySite(file: string, text: string): unknown {
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

/** Lingui with the messages of a dictionary. It throws for a key without a message. */
function i18nOf(language: Language, dictionary: Dictionary): LocalizedI18n {
  const messages = compileGroups(dictionary, Object.keys(dictionary));
  return new LocalizedI18n({
    locale: language,
    messages: { [language]: messages },
    missing: (_, id) => {
      throw new Error(`${dictionaryFile(language)} has no “${id}”, which the build needs.`);
    },
  });
}

/** Translates with all messages of a language as plain text. */
export const textTranslator = (language: Language): Translate =>
  translateWith(i18nOf(language, readMessages(language)));

/** The same with plain spaces, for files and data. */
export function createTranslator(language: Language): Translate {
  const t: (key: MessageKey, values?: Values) => string = textTranslator(language);
  return (key, values?: Values) => t(key, values).replaceAll('\u00a0', ' ');
}
