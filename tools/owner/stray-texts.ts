// Texts that speak of what is not so: a beach club or a group that the hotel does not have, another town, other stars.
import { schemas } from '../../build/content/check-content.ts';
import { dataIn, hotelFiles, readerOf } from '../../build/content/content-file.ts';
import type { InBoth } from '../../build/content/faults/fault.ts';
import { partsOf, valueAt } from '../../build/content/schema/schema-faults.ts';
import { languageIds } from '../../src/i18n/languages.ts';
import { type OwnText, reviewOf, reviewsIn, textsIn } from './own-texts.ts';

export interface StrayText extends OwnText {
  /** what is not so */
  labels: InBoth[];
}

/** The texts that the site shows and that are not about this hotel, in the order of the files. */
export function strayTexts(root: URL): StrayText[] {
  const read = readerOf(root);
  const identity = dataIn(read, hotelFiles.identity);
  const wrong = partsOf(schemas.identity).flatMap(({ path, meta: { spokenOf } }) => {
    const value = valueAt(identity, path);
    if (!spokenOf || value === undefined) return [];
    const isTrue = spokenOf.delivered === undefined ? value !== null : value === spokenOf.delivered;
    return isTrue ? [] : [spokenOf];
  });
  if (wrong.length === 0) return [];
  const reviews = reviewsIn(root);
  return [...textsIn(read)].flatMap(([key, { in: texts, placeIn, isHidden }]) =>
    languageIds.flatMap((language): StrayText[] => {
      const text = texts[language] ?? '';
      const isAbout = ({ words, value, only = [] }: (typeof wrong)[number]) => {
        const said = [value && `\\{${value}\\}`, words[language] && `(?<!\\p{L})${words[language]}(?!\\p{L})`];
        return (
          !only.some((own) => key.startsWith(own)) &&
          said.some((pattern) => pattern && RegExp(pattern, 'iu').test(text))
        );
      };
      const labels = isHidden ? [] : wrong.filter(isAbout).map(({ label }) => label);
      const review = reviewOf(language, key, text);
      if (labels.length === 0 || reviews.has(review)) return [];
      return [{ key, language, text, review, labels, ...placeIn(language) }];
    }),
  );
}
