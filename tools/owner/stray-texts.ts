// Stray texts, which contradict the facts: about a beach club that the hotel does not have, another town or coast, a deleted or
// renamed service, a sea that is far.

import { dataIn, type ReadText } from '../../build/content/content-file.ts';
import type { InBoth } from '../../build/content/faults/fault.ts';
import { hotelFiles } from '../../build/content/hotel-files.ts';
import { valueAt } from '../../build/content/schema/schema-faults.ts';
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import { deliveredTown, type History, isShown, type OwnText, reviewOf, servesMeals, textsIn } from './own-texts.ts';

interface StrayText extends OwnText {
  /** the facts that the text contradicts */
  labels: InBoth[];
}

/** A claim of texts about the hotel. */
interface Claim {
  label: InBoth;
  /** the place of a fact, or the key of an entry's title */
  about: string;
  /** by default a claim is true unless its fact is null, or its entry is not shown or its title no longer expresses the claim */
  isTrue?: (fact: unknown) => boolean;
  /** how texts express it: regular expressions by language */
  words: Partial<Record<string, string>>;
  /** the value whose use expresses it */
  value?: string;
  /** the prefixes of the keys of texts that are never stray: the site shows them only if the claim is true */
  only?: readonly string[];
}

const isDeliveredTown = (town: unknown) => town === deliveredTown;

const claims: Claim[] = [
  {
    label: { it: 'quattro stelle', en: 'four stars' },
    about: 'identity.stars',
    isTrue: (stars) => stars === 4,
    words: { it: '(?:quattro|4) stelle', en: '(?:four|4)[- ]stars?' },
  },
  {
    label: { it: deliveredTown, en: deliveredTown },
    about: 'identity.address.town',
    isTrue: isDeliveredTown,
    words: { it: deliveredTown, en: deliveredTown },
  },
  {
    label: { it: `i dintorni di ${deliveredTown}`, en: `the surroundings of ${deliveredTown}` },
    about: 'identity.address.town',
    isTrue: isDeliveredTown,
    words: {
      // “minori di 12 anni” are children
      it: 'costiera|amalfi\\p{L}*|positano|ravello|minori(?! di)|salerno|napoli|cetara|tramonti|furore|vietri|campania|sentiero de\\p{L}+ \\p{L}+',
      en: 'amalfi|positano|ravello|minori|salerno|naples|cetara|tramonti|furore|vietri|campania\\p{L}*|path of the \\p{L}+|coast road',
    },
  },
  {
    label: { it: 'tedesco', en: 'German' },
    about: 'identity.spokenLanguages',
    isTrue: (languages) => [languages].flat().includes('de'),
    words: { it: 'tedesc\\p{L}+', en: 'German' },
    only: ['contact.language'],
  },
  {
    label: { it: 'lido convenzionato', en: 'partner beach club' },
    about: 'identity.beachClub.name',
    words: { it: 'lido', en: 'club' },
    value: 'club',
    only: ['services.beach', 'services.card.beach', 'services.alt.servicesBeachClub', 'services.info.more.beachClub'],
  },
  {
    label: { it: 'gruppo alberghiero', en: 'hotel group' },
    about: 'identity.group.name',
    words: { it: 'gruppo', en: 'group' },
    value: 'group',
    only: ['common.footer.group'],
  },
  {
    label: { it: 'pranzo', en: 'lunch' },
    about: 'facts.hours.lunch.from',
    // a packed lunch is not a meal of the terrace
    words: { it: 'pranz\\p{L}+(?! al sacco)', en: '(?<!packed )lunch\\p{L}*' },
    only: ['terrazza.hours.lunch', 'common.opening.open'],
  },
  {
    label: { it: 'cena', en: 'dinner' },
    about: 'facts.hours.dinner.from',
    words: { it: 'cen(?:a|e|are)', en: 'dinners?' },
    only: ['terrazza.hours.dinner', 'common.opening.open'],
  },
  {
    label: { it: 'ristorante', en: 'restaurant' },
    about: 'facts.hours',
    isTrue: (hours) => servesMeals({ hours }),
    words: { it: 'ristorant[ei]|dalla cucina', en: 'restaurants?|from the kitchen' },
  },
  {
    label: { it: 'bar', en: 'bar' },
    about: 'facts.hours.bar.from',
    words: { it: 'bar|aperitiv[oi]', en: 'bars?|aperitifs?|drinks?' },
    // without a bar, its section is not shown
    only: ['terrazza.hours.bar', 'common.opening.open', 'terrazza.bar.', 'terrazza.alt.terraceBar'],
  },
  {
    label: { it: 'reception giorno e notte', en: 'reception day and night' },
    about: 'services.card.reception.title',
    words: {
      it: 'giorno e notte|24\\s+ore\\s+su\\s+24|a qualunque ora|reception è sempre aperta|sempre sveglia',
      en: 'day and night|24/7|24\\s+hours\\s+a\\s+day|at any hour|reception never closes|light always on',
    },
  },
  {
    label: { it: 'lavanderia', en: 'laundry' },
    about: 'services.card.laundry.title',
    words: { it: 'lavanderia|bucato', en: 'laundry' },
  },
  {
    label: { it: 'parcheggio convenzionato', en: 'partner parking' },
    about: 'services.card.parking.title',
    words: {
      it: 'parcheggio convenzionat[oi]|^convenzionato:',
      en: 'partner parking|partner beach club and parking',
    },
  },
  {
    label: { it: 'porto', en: 'harbour' },
    about: 'facts.distances.port.walkMinutes',
    words: { it: 'traghett[oi]|(?:un|il|al|dal|nel) porto', en: 'ferr(?:y|ies)|harbour' },
    only: ['location.near.port', 'location.reach.', 'contact.directions.sea'],
  },
  {
    label: { it: 'due aeroporti', en: 'two airports' },
    about: 'location.reach.plane.naplesAirport.title',
    isTrue: (title) => title !== null,
    words: { it: 'il più vicino', en: 'the nearer of the two' },
  },
  {
    label: { it: 'solarium', en: 'solarium' },
    about: 'services.card.solarium.title',
    words: { it: 'solarium|un lettino e la costa', en: 'solarium|a lounger and the coast' },
  },
  {
    label: { it: 'gite in barca', en: 'boat tours' },
    about: 'experiences.card.boat.title',
    words: {
      it: '(?:gite|giro|tour)(?: privat[ei])? in barca|skipper|vist[ei] dall’acqua|tra calette e paesi',
      en: 'boat (?:tours?|trips?|excursions?)|skippers?|seen from the water|past coves and towns',
    },
  },
  {
    label: { it: 'lezioni di cucina', en: 'cooking classes' },
    about: 'experiences.card.cooking.title',
    words: { it: '(?:lezioni|lezione|corso|corsi) di cucina', en: 'cooking (?:class|lesson)(?:es|s)?' },
  },
  {
    label: { it: 'kayak', en: 'kayak' },
    about: 'experiences.card.kayak.title',
    words: { it: 'kayak', en: 'kayak(?:s|ing)?' },
  },
  {
    label: { it: 'escursioni', en: 'hiking' },
    about: 'experiences.card.trekking.title',
    words: { it: 'trekking|escursion[ei]', en: 'trekking|hik(?:e|es|ing)' },
  },
  {
    label: { it: 'pizza', en: 'pizza' },
    about: 'terrazza.dish.pizza.title',
    words: { it: 'pizz[ae]', en: 'pizzas?' },
    only: ['terrazza.kitchen.'],
  },
  ...[
    { label: { it: 'singole', en: 'single rooms' }, it: 'singol[ae]', en: 'singles?' },
    { label: { it: 'doppie', en: 'double rooms' }, it: 'doppi[ae]', en: 'doubles?' },
    { label: { it: 'triple', en: 'triple rooms' }, it: 'tripl[ae]', en: 'triples?' },
    { label: { it: 'quadruple', en: 'quad rooms' }, it: 'quadrupl[ae]', en: 'quads?' },
  ].map(({ label, ...words }, index) => ({
    label,
    about: `facts.rooms.types.${index}.guests`,
    words,
    only: ['rooms.type.', 'rooms.typeText.', 'rooms.alt.beds'],
  })),
  ...['Superior', 'Classic'].map((category) => ({
    label: { it: category, en: category },
    about: `rooms.${category.toLowerCase()}.title`,
    isTrue: (title: unknown) => title === category,
    words: { it: category, en: category },
  })),
  {
    label: { it: 'sul lungomare', en: 'on the seafront' },
    about: 'facts.distances.sea.metres',
    isTrue: (metres) => Number(metres) <= 150,
    words: {
      it: 'lungomare|casa di mare|mare appena fuori|in riva al mare|sopra il mare|(?:due|pochi) passi(?: dal mare)?|dalla porta.*alla riva',
      en: 'seafront|by the sea|next to the sea|above the sea|sea just outside|to the shore|steps (?:away|from the sea)',
    },
  },
];

/** Whether a text expresses a claim. */
function says({ words, value }: Claim, language: Language, text: string): boolean {
  const said = [value && `\\{${value}\\}`, words[language] && `(?<!\\p{L})(?:${words[language]})(?!\\p{L})`];
  return said.some((pattern) => pattern && RegExp(pattern, 'iu').test(text));
}

/** The stray texts that the site shows, in the order of the files. */
export function strayTexts(read: ReadText, { reviews }: History): StrayText[] {
  const texts = textsIn(read);
  const data = { identity: dataIn(read, hotelFiles.identity), facts: dataIn(read, hotelFiles.facts) };
  const untrue = claims.filter((claim) => {
    const isFact = /^(?:identity|facts)\./.test(claim.about);
    const title = isShown(texts, claim.about) ? texts.get(claim.about)?.in.it : null;
    const fact = isFact ? valueAt(data, claim.about.split('.')) : title;
    const isTrue = claim.isTrue?.(fact) ?? (isFact ? fact !== null : says(claim, 'it', title ?? ''));
    // a file with syntax errors has no facts
    return fact !== undefined && !isTrue;
  });
  if (untrue.length === 0) return [];
  // a hotel may name its own town and region, also where they are in the surroundings of another town
  const { town, region } = Object(valueAt(data, ['identity', 'address']));
  const withoutOwn = (text: string) =>
    [town, region].reduce((left, name) => (name ? left.replaceAll(name, '') : left), text);
  return [...texts].flatMap(([key, { in: own, placeIn, isHidden }]) =>
    languageIds.flatMap((language): StrayText[] => {
      const text = own[language] ?? '';
      const isAbout = (claim: Claim) =>
        !claim.only?.some((part) => key.startsWith(part)) && says(claim, language, withoutOwn(text));
      const labels = isHidden ? [] : untrue.filter(isAbout).map(({ label }) => label);
      // a review is for one fact: the text may contradict another one
      const reviewed = (label: InBoth) => reviewOf(language, key, `${text} ${label.it}`);
      const open = labels.filter((label) => !reviews.has(reviewed(label)));
      if (open.length === 0) return [];
      return [{ key, language, text, review: open.map(reviewed).join('\n'), labels: open, ...placeIn(language) }];
    }),
  );
}
