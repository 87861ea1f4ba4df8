// The faults of one message, by itself and compared with the same message in the reference language.
import type { Language } from '../../../src/i18n/languages.ts';
import { problem, type Violation } from '../faults/fault.ts';
import { meantText } from '../values/meant.ts';
import { type Condition, offeredValues, valueNames } from '../values/value-names.ts';
import { reference } from './dictionary.ts';
import { valuesIn } from './message-values.ts';

const namesIn = (text: string) => {
  const values = valuesIn(text);
  return values instanceof Map ? new Set(values.keys()) : undefined;
};

/** The names of the tags in a message. */
const tagsIn = (text: string): Set<string> => new Set(text.match(/(?<=<)\w+/g));

/** The tags that the languages share. Emphasis is each language's own: a title without it is a title. */
const linksIn = (text: string) => new Set([...tagsIn(text)].filter((tag) => tag !== 'em'));

/** @param other the same message in another language, with which it shares its values and links */
export function messageFaults(
  text: string,
  language: Language,
  other?: string,
  otherLanguage = reference,
): Violation[] {
  if (!text.trim()) return [problem('empty')];
  // a straight apostrophe is a quotation mark in ICU and disappears
  if (text.includes("'")) {
    const right = meantText(text, language);
    return [{ ...problem('apostrophe'), example: JSON.stringify(right), right }];
  }
  const values = valuesIn(text);
  if (!(values instanceof Map)) return [values];
  if (/[<>]/.test(withoutPairs(text))) return [problem('openTag')];
  const names = other === undefined ? undefined : namesIn(other);
  if (other === undefined || !names) return [];
  const links = linksIn(other);
  // a link is around a value: who puts that back has both
  if (!same(new Set(values.keys()), names))
    return [problem('sameValues', { language: otherLanguage, names: [...names] })];
  return same(linksIn(text), links) ? [] : [problem('sameLinks', { language: otherLanguage, names: [...links] })];
}

/** What pages offer to a text: the values of an entry's facts only where the entry has them. */
export interface Offers {
  values: Record<string, Condition>;
  tags: readonly string[];
  /** how many characters there is room for */
  most?: number;
}

/** The faults of a text by itself, compared with another language, and by what its page refuses. */
export function textFaults(
  text: string,
  language: Language,
  other: string | undefined,
  refusedIn: (text: string) => Violation[],
): Violation[] {
  const [refused = [], ofOther = []] = [text, other ?? ''].map(refusedIn);
  // what one text may not have, the other need not have too
  const isCompared = refused.length === 0 && ofOther.length === 0;
  return [...messageFaults(text, language, isCompared ? other : undefined), ...refused];
}

/** What a text of an entry uses and its page does not offer. */
export function offerFaults(text: string, offers: Offers, entry: Record<string, unknown> = {}): Violation[] {
  const values = offeredValues(offers.values, entry);
  const names = [...(namesIn(text) ?? [])].filter((name) => !values.includes(name));
  const tags = [...tagsIn(text)].filter((tag) => !offers.tags.includes(tag));
  const { most = Number.POSITIVE_INFINITY } = offers;
  const has = [...text].length;
  return [
    ...(names.length > 0 ? [problem('noSuchValue', { names, values })] : []),
    ...(tags.length > 0 ? [problem('noSuchTag', { tags })] : []),
    ...(has > most ? [problem('tooLong', { most, has })] : []),
  ];
}

/** What a text uses and no page offers. */
export function unknownValues(text: string): Violation[] {
  const names = [...(namesIn(text) ?? [])].filter((name) => !Object.hasOwn(valueNames, name));
  return names.length > 0 ? [problem('noSuchValue', { names, values: [] })] : [];
}

/** The text without its well-formed tags. */
function withoutPairs(text: string): string {
  const inner = text.replace(/<(\w+)>([^<>]*)<\/\1>|<\w+\/>/g, '$2');
  return inner === text ? text : withoutPairs(inner);
}

const same = (a: Set<string>, b: Set<string>) => a.size === b.size && [...a].every((name) => b.has(name));
