// The desk's sentences by language.
import type { Sentence } from '../protocol.ts';
import { english } from './en.ts';
import { italian } from './it.ts';

export const catalogues = { it: italian, en: english };

export type Catalogue = typeof italian;

/** The names of the sentences that take no values. */
export type PlainName = { [Name in keyof Catalogue]: Catalogue[Name] extends string ? Name : never }[keyof Catalogue];

/** The name of a sentence, or a function that makes one from each catalogue. */
export type SentenceSource = PlainName | ((t: Catalogue, language: keyof Sentence) => string);

/** A sentence in both languages. */
export function inBoth(source: SentenceSource): Sentence {
  const make = typeof source === 'function' ? source : (t: Catalogue) => t[source];
  return { it: make(italian, 'it'), en: make(english, 'en') };
}
