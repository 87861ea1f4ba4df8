// `information.json`: answers to what guests ask before they book. The site leaves out a topic without a value.

import { z } from 'zod';
import { problem } from '../faults/fault.ts';
import {
  above,
  aYearAfter,
  checked,
  dataFile,
  day,
  daysInOrder,
  fields,
  optionalTexts,
  value,
  whole,
  yesOrNo,
} from './schema-parts.ts';

const euros = (it: string, en: string) => above.nullable().meta({ label: { it, en } });
const year = value('year', 2027, z.int().min(2020).max(2100))
  .nullable()
  .meta({
    label: { it: 'Anno', en: 'Year' },
    help: { it: 'L’anno a cui si riferisce: si legge sul sito.', en: 'The year it applies to: the site shows it.' },
  });
const days = {
  from: day('2027-04-01')
    .nullable()
    .meta({
      label: { it: 'Dal', en: 'From' },
      help: { it: 'Vuoto vuol dire tutto l’anno.', en: 'Empty means all year.' },
    }),
  until: day('2027-10-31')
    .nullable()
    .meta({ label: { it: 'Al (compreso)', en: 'To (included)' } }),
};

/** A topic that is valid for a year, with days in that year. */
const yearOfDays = <Schema extends z.ZodType<{ from: string | null; until: string | null; year: number | null }>>(
  schema: Schema,
) =>
  checked(daysInOrder(schema), ({ from, until, year }) => {
    const years = [from, until].flatMap((day) => (day ? [Number(day.slice(0, 4))] : []));
    const [first, last] = [Math.min(...years), Math.max(...years)];
    if (year === null || years.length === 0 || (first <= year && year <= last)) return [];
    // for a later year, the days change first
    const right = year < first ? first : undefined;
    return [[['year'], { ...problem('otherYear'), ...(right && { example: String(right), right }) }]];
  });

const topic = <Shape extends z.core.$ZodLooseShape>(it: string, en: string, shape: Shape) =>
  fields(shape).meta({ label: { it, en } });

export const information = dataFile('Buono a sapersi', 'Good to know', {
  touristTax: yearOfDays(
    topic('Imposta di soggiorno', 'Tourist tax', {
      euros: euros('Euro a persona e a notte', 'Euros per person per night'),
      nights: whole.nullable().meta({
        label: { it: 'Notti al massimo', en: 'Nights at most' },
        help: { it: 'Oltre, non si paga.', en: 'After that it is not charged.' },
        unit: 'nights',
      }),
      ...days,
      exemptions: optionalTexts.meta({
        label: { it: 'Chi non la paga', en: 'Who is exempt' },
        help: { it: 'Solo chi: «bambini fino a 10 anni».', en: 'Only who: “children up to 10”.' },
      }),
      year,
    }),
  ),
  breakfast: topic('Prezzo della colazione', 'Price of breakfast', {
    included: yesOrNo.meta({ label: { it: 'È compresa nella camera', en: 'It is included in the room' } }),
    euros: euros('Euro a persona', 'Euros per person'),
  }),
  payment: optionalTexts.meta({ label: { it: 'Pagamento', en: 'Payment' } }),
  cancellation: optionalTexts.meta({ label: { it: 'Cancellazione', en: 'Cancellation' } }),
  parking: topic('Prezzo del parcheggio', 'Price of parking', {
    euros: euros('Euro al giorno', 'Euros per day'),
    booking: optionalTexts.meta({ label: { it: 'Come si prenota', en: 'How to book it' } }),
    year,
  }),
  season: checked(daysInOrder(topic('Apertura stagionale', 'Opening season', days)), ({ from, until }) =>
    from !== null && until !== null && until >= aYearAfter(from) ? [[['until'], problem('overAYear')]] : [],
  ).meta({
    help: {
      it: 'Una frase fra le informazioni utili. Che l’hotel è chiuso, nel resto del sito lo dice un avviso.',
      en: 'A sentence among the useful information. On the rest of the site, an announcement says that the hotel is closed.',
    },
  }),
  beachClub: optionalTexts.meta({ label: { it: 'Condizioni del lido', en: 'Beach-club terms' } }),
  stepFree: topic('Senza gradini', 'Step-free access', {
    centimetres: whole.nullable().meta({
      label: { it: 'Passaggio più stretto, in centimetri', en: 'Narrowest passage, in centimetres' },
      help: {
        it: 'Misurato dalla strada alla terrazza, porte e ascensore compresi.',
        en: 'Measured from the street to the roof, doors and lift included.',
      },
      unit: 'centimetres',
      examples: [80],
    }),
    way: optionalTexts.meta({ label: { it: 'Che cosa si incontra', en: 'What is on the way' } }),
  }),
  allergies: optionalTexts.meta({ label: { it: 'Allergie e intolleranze', en: 'Allergies and intolerances' } }),
  priceList: topic('Listino prezzi', 'Price list', { year }),
  confirmed: topic('Promesse dei testi', 'What the texts promise', {
    superiorView: yesOrNo.meta({
      label: { it: 'Le Superior hanno vista mare e balcone', en: 'Superior rooms have a sea view and a balcony' },
    }),
    classicView: yesOrNo.meta({
      label: { it: 'Le Classic guardano limoni e paese', en: 'Classic rooms look out on lemons and the town' },
    }),
    kayakGear: yesOrNo.meta({
      label: { it: 'In kayak l’attrezzatura è compresa', en: 'Kayak outings include the gear' },
    }),
    elevator: yesOrNo.meta({ label: { it: 'C’è l’ascensore', en: 'There is a lift' } }),
    menu: yesOrNo.meta({ label: { it: 'I piatti della carta sono questi', en: 'The dishes are on the menu' } }),
  }).meta({
    help: {
      it: 'Confermate quello che è vero; il resto, correggetelo nei testi.',
      en: 'Confirm what is true, and correct the rest in the texts.',
    },
  }),
});
