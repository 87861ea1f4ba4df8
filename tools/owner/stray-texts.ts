// Texts that speak of what is not so: a beach club that the hotel does not have, another town, a service that was deleted, a sea that is far.

import type { z } from 'zod';
import { dataIn, readerOf } from '../../build/content/content-file.ts';
import type { InBoth } from '../../build/content/faults/fault.ts';
import { hotelFiles } from '../../build/content/hotel-files.ts';
import { schemas } from '../../build/content/schema/hotel-schemas.ts';
import { partsOf, valueAt } from '../../build/content/schema/schema-faults.ts';
import { languageIds } from '../../src/i18n/languages.ts';
import { isShown, type OwnText, reviewOf, reviewsIn, textsIn } from './own-texts.ts';

interface StrayText extends OwnText {
  /** what is not so */
  labels: InBoth[];
}

type Claim = NonNullable<z.core.GlobalMeta['spokenOf']>;

/** What other texts claim about an entry of a list, by the key of its title. It is untrue once the entry is hidden or deleted. */
const entryClaims: Record<string, Claim> = {
  'services.card.reception.title': {
    label: { it: 'reception giorno e notte', en: 'reception day and night' },
    words: {
      it: 'giorno e notte|24\\s+ore\\s+su\\s+24|a qualunque ora|reception è sempre aperta|sempre sveglia',
      en: 'day and night|24/7|24\\s+hours\\s+a\\s+day|at any hour|reception never closes|light always on',
    },
  },
  'services.card.laundry.title': {
    label: { it: 'lavanderia', en: 'laundry' },
    words: { it: 'lavanderia|bucato', en: 'laundry' },
  },
  'services.card.solarium.title': {
    label: { it: 'solarium', en: 'solarium' },
    words: { it: 'solarium', en: 'solarium' },
  },
  'experiences.card.boat.title': {
    label: { it: 'gite in barca', en: 'boat tours' },
    words: {
      it: '(?:gite|giro|tour) in barca|skipper|vist[ei] dall’acqua',
      en: 'boat (?:tours?|trips?|excursions?)|skippers?|seen from the water',
    },
  },
  'experiences.card.cooking.title': {
    label: { it: 'lezioni di cucina', en: 'cooking classes' },
    words: { it: '(?:lezioni|lezione|corso|corsi) di cucina', en: 'cooking (?:class|lesson)(?:es|s)?' },
  },
  'experiences.card.kayak.title': {
    label: { it: 'kayak', en: 'kayak' },
    words: { it: 'kayak', en: 'kayak(?:s|ing)?' },
  },
  'terrazza.dish.pizza.title': {
    label: { it: 'pizza', en: 'pizza' },
    words: { it: 'pizz[ae]', en: 'pizzas?' },
    only: ['terrazza.kitchen.'],
  },
};

/** What texts claim about a hotel on the seafront. */
const seafront: Claim = {
  label: { it: 'sul lungomare', en: 'on the seafront' },
  words: {
    it: 'lungomare|casa di mare|mare appena fuori|in riva al mare|due passi dal mare',
    en: 'seafront|by the sea|next to the sea|sea just outside|to the shore|steps from the sea',
  },
};
const mostSeafrontMetres = 150;

/** What texts claim about a terrace that serves lunch or dinner. */
const restaurant: Claim = {
  label: { it: 'ristorante', en: 'restaurant' },
  words: { it: 'ristorant[ei]', en: 'restaurants?' },
};

/** The texts that the site shows and that are not about this hotel, in the order of the files. */
export function strayTexts(root: URL): StrayText[] {
  const read = readerOf(root);
  const untrueFacts = (['identity', 'facts'] as const).flatMap((part) => {
    const data = dataIn(read, hotelFiles[part]);
    return partsOf(schemas[part]).flatMap(({ path, meta: { spokenOf } }) => {
      const value = valueAt(data, path);
      if (!spokenOf || value === undefined) return [];
      const { delivered } = spokenOf;
      const isTrue = delivered === undefined ? value !== null : [value].flat().includes(delivered);
      return isTrue ? [] : [spokenOf];
    });
  });
  const texts = textsIn(read);
  const untrueEntries = Object.entries(entryClaims).flatMap(([title, claim]) => (isShown(texts, title) ? [] : [claim]));
  const facts = dataIn(read, hotelFiles.facts);
  const seaMetres = Number(valueAt(facts, ['distances', 'sea', 'metres']));
  const hasNoMeals = ['lunch', 'dinner'].every((meal) => valueAt(facts, ['hours', meal, 'from']) === null);
  const untrue = [
    ...untrueFacts,
    ...untrueEntries,
    ...(seaMetres > mostSeafrontMetres ? [seafront] : []),
    ...(hasNoMeals ? [restaurant] : []),
  ];
  if (untrue.length === 0) return [];
  const reviews = reviewsIn(root);
  return [...texts].flatMap(([key, { in: own, placeIn, isHidden }]) =>
    languageIds.flatMap((language): StrayText[] => {
      const text = own[language] ?? '';
      const isAbout = ({ words, value, only = [] }: (typeof untrue)[number]) => {
        const said = [value && `\\{${value}\\}`, words[language] && `(?<!\\p{L})(?:${words[language]})(?!\\p{L})`];
        return (
          !only.some((part) => key.startsWith(part)) &&
          said.some((pattern) => pattern && RegExp(pattern, 'iu').test(text))
        );
      };
      const labels = isHidden ? [] : untrue.filter(isAbout).map(({ label }) => label);
      const review = reviewOf(language, key, text);
      if (labels.length === 0 || reviews.has(review)) return [];
      return [{ key, language, text, review, labels, ...placeIn(language) }];
    }),
  );
}
