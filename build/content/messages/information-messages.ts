import type { z } from 'zod';
import { dayInWords } from '../../../src/hotel/hours/clock.ts';
import { formatNumber } from '../../../src/i18n/format-number.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import type { MessageKey, Values } from '../../../src/i18n/message-types.ts';
import type { PriceListPage } from '../../photos/price-list.ts';
import type { information } from '../schema/information-schema.ts';

type Information = z.infer<typeof information>;

/** The topics with sentences: the price list has links. */
type Topic = Exclude<keyof Information, '$schema' | 'priceList' | 'confirmed'>;

type NameIn<Key> = Key extends `services.info.more.${infer Name}` ? Name : never;

/** A message of the topics, without the start of its key. */
type TopicMessage = NameIn<MessageKey>;

/** Translates a message of the topics. */
export type TopicTranslate = (name: TopicMessage, values?: Values) => string;

/** 'da lunedì 1 marzo 2027 a martedì 2 marzo 2027', one end alone, or the only day; '' without days. @param until inclusive */
export function daysInWords(from: string | null, until: string | null, language: Language, t: TopicTranslate): string {
  if (!from && !until) return '';
  if (from && from === until) return dayInWords(from, language);
  const span = from && until ? 'between' : from ? 'from' : 'until';
  const inWords = (day: string | null) => (day ? dayInWords(day, language) : '');
  return t(span, { from: inWords(from), until: inWords(until) });
}

/** The sentences of each topic, in the order of the page; '' for what is not known. */
function sentencesOf(from: Information, language: Language, t: TopicTranslate): Record<Topic, string[]> {
  const ifKnown = (value: number | null, name: TopicMessage, unit: string, more: Values = {}) =>
    value === null ? '' : t(name, { [unit]: unit === 'euros' ? inEuros(value, language) : String(value), ...more });
  const days = (one: { from: string | null; until: string | null }, name: TopicMessage) => {
    const inWords = daysInWords(one.from, one.until, language, t);
    return inWords && t(name, { days: inWords });
  };
  const { touristTax, breakfast, parking, stepFree } = from;
  const who = touristTax.exemptions[language];
  return {
    season: [days(from.season, 'season.days')],
    breakfast: [breakfast.included ? t('breakfast.included') : ifKnown(breakfast.euros, 'breakfast.price', 'euros')],
    parking: [
      ifKnown(parking.euros, 'parking.price', 'euros'),
      ...(parking.euros === null ? [] : [ifKnown(parking.year, 'year', 'year')]),
      parking.booking[language] ?? '',
    ],
    beachClub: [from.beachClub[language] ?? ''],
    touristTax: [
      ifKnown(touristTax.euros, 'touristTax.amount', 'euros', { nights: touristTax.nights ?? 0 }),
      ...(touristTax.euros === null ? [] : [ifKnown(touristTax.year, 'year', 'year')]),
      days(touristTax, 'touristTax.days'),
      who ? t('touristTax.exempt', { who }) : '',
    ],
    payment: [from.payment[language] ?? ''],
    cancellation: [from.cancellation[language] ?? ''],
    stepFree: [ifKnown(stepFree.centimetres, 'stepFree.width', 'centimetres'), stepFree.way[language] ?? ''],
    allergies: [from.allergies[language] ?? ''],
  };
}

/** 2.5 → '2,50 €' in Italian; whole sums have no cents. */
function inEuros(amount: number, language: Language): string {
  const format = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(language, format).format(amount);
}

/** An owner's text with a capital letter and a full stop. */
function asSentence(text: string, language: Language): string {
  const begun = text.replace(/^./u, (first) => first.toLocaleUpperCase(language));
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** A topic with a value, and its text in one language. */
interface KnownTopic {
  topic: string;
  title: string;
  /** plain text */
  text: string;
  /** links to the pages of the price list */
  links?: Link[];
}

export interface Link {
  href: string;
  label: string;
}

/** 340123 → '341 kB', 1250000 → '1,3 MB' in Italian. */
export function fileSize(bytes: number, language: Language): string {
  const kilobytes = Math.ceil(bytes / 1000);
  const [size, unit] = kilobytes < 1000 ? [kilobytes, 'kB'] : [Math.round(bytes / 100_000) / 10, 'MB'];
  return `${formatNumber(size, language)}\u00a0${unit}`;
}

/** The price list: links to its pages, and their addresses as text. */
export function priceListTopic(
  { priceList: { year } }: Information,
  pages: readonly PriceListPage[],
  site: string,
  language: Language,
  t: TopicTranslate,
): KnownTopic {
  const links = pages.map(({ address, kind, bytes }, index) => {
    const values = { kind, size: fileSize(bytes, language), page: String(index + 1) };
    return { href: address, label: t(pages.length > 1 ? 'priceList.page' : 'priceList.open', values) };
  });
  const title = year === null ? t('priceList') : t('priceList.dated', { year: String(year) });
  return { topic: 'priceList', title, text: links.map(({ href }) => site + href).join(' '), links };
}

/** The topics that have a value, without the price list. */
export function knownTopics(from: Information, language: Language, t: TopicTranslate): KnownTopic[] {
  const sentences = sentencesOf(from, language, t);
  return (Object.keys(sentences) as Topic[]).flatMap((topic) => {
    const text = sentences[topic]
      .filter(Boolean)
      .map((one) => asSentence(one.trim(), language))
      .join(' ');
    return text ? [{ topic, title: t(topic), text }] : [];
  });
}
