// The faults of one message: its own, and those against the same message in the reference language.
import type { Language } from '../../../src/i18n/languages.ts';
import { problem, type Violation } from '../faults/fault.ts';
import { normaliseText } from '../values/typography.ts';
import { type Condition, offeredValues, valueNames } from '../values/value-names.ts';
import { reference } from './dictionary.ts';
import { linksIn, tagsIn, valuesIn } from './message-values.ts';

const namesIn = (text: string) => {
  const values = valuesIn(text);
  return values instanceof Map ? new Set(values.keys()) : undefined;
};

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
    const right = normaliseText(text, language);
    return [{ ...problem('apostrophe'), example: JSON.stringify(right), right }];
  }
  const values = valuesIn(text);
  if (!(values instanceof Map)) return [values];
  if (/[<>]/.test(withoutPairs(text))) return [problem('openTag')];
  const names = other === undefined ? undefined : namesIn(other);
  if (other === undefined || !names) return [];
  const links = linksIn(other);
  // a link contains a value, so putting the value back restores both
  if (!same(new Set(values.keys()), names))
    return [problem('sameValues', { language: otherLanguage, names: [...names] })];
  return same(linksIn(text), links) ? [] : [problem('sameLinks', { language: otherLanguage, names: [...links] })];
}

/** The values and tags that pages offer to a text. Values of an entry's facts are offered only if the entry has them. */
export interface Offers {
  values: Record<string, Condition>;
  tags: readonly string[];
  /** the maximum length, in characters */
  most?: number;
}

/** The faults of a text: its own, those against another language, and what its page does not offer. */
export function textFaults(
  text: string,
  language: Language,
  other: string | undefined,
  refusedIn: (text: string) => Violation[],
): Violation[] {
  const [refused = [], ofOther = []] = [text, other ?? ''].map(refusedIn);
  // if a value is refused, the other language does not lack it
  const isCompared = refused.length === 0 && ofOther.length === 0;
  return [...messageFaults(text, language, isCompared ? other : undefined), ...refused];
}

/** The values and tags that a text of an entry uses although its page does not offer them. */
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

/** The values that a text uses although no page offers them. */
export function unknownValues(text: string): Violation[] {
  const names = [...(namesIn(text) ?? [])].filter((name) => !Object.hasOwn(valueNames, name));
  return names.length > 0 ? [problem('noSuchValue', { names, values: [] })] : [];
}

/** The text without its well-formed tags. */
function withoutPairs(text: string): string {
  const inner = text.replace(/<(\w+)>([^<>]*)<\/\1>/g, '$2');
  return inner === text ? text : withoutPairs(inner);
}

const same = (a: Set<string>, b: Set<string>) => a.size === b.size && [...a].every((name) => b.has(name));
