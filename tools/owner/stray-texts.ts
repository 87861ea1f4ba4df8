// Texts that speak of what the hotel does not have: a beach club, a group.
import { schemas } from '../../build/content/check-content.ts';
import { dataIn, hotelFiles, readerOf } from '../../build/content/content-file.ts';
import { type InBoth, isObject } from '../../build/content/faults/fault.ts';
import { partAt } from '../../build/content/schema/schema-faults.ts';
import { languageIds } from '../../src/i18n/languages.ts';
import { listedTexts, type OwnText, placeOf, reviewOf, reviewsIn, textsIn } from './own-texts.ts';

export interface StrayText extends OwnText {
  /** what the hotel does not have */
  label: InBoth;
}

/** The texts that the site shows and that are not about this hotel, in the order of the files. */
export function strayTexts(root: URL): StrayText[] {
  const read = readerOf(root);
  const identity = dataIn(read, hotelFiles.identity);
  const missing = Object.keys(schemas.identity.shape).flatMap((name) => {
    const { spokenOf } = partAt(schemas.identity, [name, 'name']).meta;
    const whole = isObject(identity) ? identity[name] : undefined;
    if (!spokenOf || !isObject(whole) || whole.name !== null) return [];
    const { label = { it: name, en: name } } = partAt(schemas.identity, [name]).meta;
    return [{ ...spokenOf, label }];
  });
  if (missing.length === 0) return [];
  const listed = listedTexts(root);
  const reviews = reviewsIn(root);
  return [...textsIn(read)].flatMap(([key, texts]) =>
    languageIds.flatMap((language): StrayText[] => {
      const text = texts[language] ?? '';
      const isAbout = ({ words, value, only }: (typeof missing)[number]) => {
        const word = words[language] ? `|(?<!\\p{L})${words[language]}(?!\\p{L})` : '';
        return !only.some((own) => key.startsWith(own)) && RegExp(`\\{${value}\\}${word}`, 'iu').test(text);
      };
      const one = listed.get(key)?.hidden ? undefined : missing.find(isAbout);
      const review = reviewOf(language, key, text);
      if (!one || reviews.has(review)) return [];
      return [{ key, language, text, review, label: one.label, ...placeOf(key, language, listed) }];
    }),
  );
}
