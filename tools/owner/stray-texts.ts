// Texts that speak of what is not so: a beach club or a group that the hotel does not have, another town, other stars, a reception at night.

import type { z } from 'zod';
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

type Spoken = NonNullable<z.core.GlobalMeta['spokenOf']>;

/** What texts say of the reception besides its service. */
const nightReception: Spoken = {
  label: { it: 'reception giorno e notte', en: 'reception day and night' },
  words: {
    it: 'giorno e notte|24\\s+ore\\s+su\\s+24|a qualunque ora|reception è sempre aperta',
    en: 'day and night|24/7|24\\s+hours\\s+a\\s+day|at any hour|reception never closes',
  },
};

/** The texts that the site shows and that are not about this hotel, in the order of the files. */
export function strayTexts(root: URL): StrayText[] {
  const read = readerOf(root);
  const identity = dataIn(read, hotelFiles.identity);
  const wrong = partsOf(schemas.identity).flatMap(({ path, meta: { spokenOf } }) => {
    const value = valueAt(identity, path);
    if (!spokenOf || value === undefined) return [];
    const { delivered } = spokenOf;
    const isTrue = delivered === undefined ? value !== null : [value].flat().includes(delivered);
    return isTrue ? [] : [spokenOf];
  });
  const texts = textsIn(read);
  const reception = texts.get('services.card.reception.title');
  if (!reception || reception.isHidden) wrong.push(nightReception);
  if (wrong.length === 0) return [];
  const reviews = reviewsIn(root);
  return [...texts].flatMap(([key, { in: own, placeIn, isHidden }]) =>
    languageIds.flatMap((language): StrayText[] => {
      const text = own[language] ?? '';
      const isAbout = ({ words, value, only = [] }: (typeof wrong)[number]) => {
        const said = [value && `\\{${value}\\}`, words[language] && `(?<!\\p{L})(?:${words[language]})(?!\\p{L})`];
        return (
          !only.some((part) => key.startsWith(part)) &&
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
