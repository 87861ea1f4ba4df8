// What the desk says, by language.
import type { Sentence } from '../protocol.ts';
import { english } from './en.ts';
import { italian } from './it.ts';

export const catalogues = { it: italian, en: english };

type Catalogue = typeof italian;

/** The names of the sentences that take no values. */
type PlainName = { [Name in keyof Catalogue]: Catalogue[Name] extends string ? Name : never }[keyof Catalogue];

/** A sentence in both languages: one by its name, or what a function makes of each catalogue. */
export function inBoth(said: PlainName | ((t: Catalogue, language: keyof Sentence) => string)): Sentence {
  const say = typeof said === 'function' ? said : (t: Catalogue) => t[said];
  return { it: say(italian, 'it'), en: say(english, 'en') };
}
