// `lists.json`: lists that an owner adds to, hides entries of and reorders. An entry has its texts in every language and its facts.
import { z } from 'zod';
import type { hotelValues } from '../../../src/hotel/values.ts';
import { type InBoth, problem } from '../faults/fault.ts';
import { listKeys } from '../messages/list-messages.ts';
import type { Offers } from '../messages/message-faults.ts';
import { isLink, type ListKeys } from '../messages/message-values.ts';
import { valueName } from '../values/value-names.ts';
import { distances } from './facts-schema.ts';
import { fieldLabel, partsOf } from './schema-faults.ts';
import {
  above,
  checked,
  checkingTexts,
  dataFile,
  fields,
  inAllLanguages,
  kilometres,
  list,
  matching,
  minutes,
  text as plain,
  rule,
  socialLink,
  value,
  yesOrNo,
} from './schema-parts.ts';

/** The values that `hotelValues` gives to texts of several lists. */
const offeredHotelValues = {
  checkin: true,
  checkout: true,
  breakfastFrom: true,
  breakfastTo: true,
  parkingMetres: true,
  beachMetres: true,
  club: true,
  phone: true,
  email: true,
} satisfies Record<keyof ReturnType<typeof hotelValues>, true>;

/** A text, with the values and tags that pages offer to it. */
const text = (it: string, en: string, values: Offers['values'] = {}, tags: Offers['tags'] = [], most?: number) =>
  inAllLanguages.meta({ label: { it, en }, offers: { values, tags, ...(most && { most }) } });

/** An entry of a list. Its id is an anchor on its page and part of its photograph's name. */
const entry = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  checkingTexts(
    fields({
      id: matching('id', 'seaView', /^[a-z0-9][a-zA-Z0-9]*$/).meta({
        label: { it: 'Nome interno', en: 'Internal name' },
        isInternal: true,
      }),
      ...shape,
      hidden: yesOrNo.exactOptional().meta({
        label: { it: 'Nascosta', en: 'Hidden' },
        help: { it: 'Resta qui, ma il sito non la mostra.', en: 'It stays here, but the site does not show it.' },
      }),
    }),
  );

const mostEntries = 16;

/** A list of one to sixteen entries of which at least one is shown, unless it may be empty. */
const entries = <Item extends z.ZodType<{ hidden?: boolean }>>(
  it: string,
  en: string,
  item: Item,
  help?: InBoth,
  least: 0 | 1 = 1,
) =>
  checked(list(item), (all) => {
    const has = all.length;
    if (has < least) return [[[], problem('none')]];
    if (has > mostEntries) return [[[], problem('tooMany', { most: mostEntries, has })]];
    return least > 0 && all.every(({ hidden }) => hidden) ? [[[], problem('allHidden')]] : [];
  }).meta({ label: { it, en }, ...(help && { help }), minItems: least, maxItems: mostEntries });

const title = text('Titolo', 'Title');
const description = text('Testo', 'Text');
const alt = text(
  'Che cosa si vede, per chi non vede l’immagine',
  'What is seen, for people who cannot see the picture',
);
/** The alternative text of an entry's picture. An entry without a picture has none. */
const ownAlt = alt.exactOptional();
const gallery = (it: string, en: string) =>
  entries(it, en, entry({ alt }), {
    it: 'Fotografie che si sfogliano nella pagina delle camere.',
    en: 'Photographs to leaf through on the rooms page.',
  });

const duration = rule(
  fields({
    from: above.meta({ label: { it: 'Da', en: 'From' }, unit: 'hours' }),
    to: above.meta({ label: { it: 'A', en: 'To' }, unit: 'hours' }),
  }),
  (lasting) => lasting.from < lasting.to,
  ['to'],
  problem('moreThanFrom'),
);

const places = ['naplesAirport', 'salernoAirport', 'station', 'stationBus', 'port'] as const;
/** The places whose distance is given in one of these units. */
const measured = (...measures: string[]) => ({
  place: places.filter((place) => measures.some((measure) => measure in distances.shape[place].shape)),
});

const onlyIfAny = {
  it: 'Se così non si arriva, toglietele tutte: il sito non ne parla.',
  en: 'If nobody arrives this way, remove them all: the site does not mention it.',
};

const way = entry({
  title,
  text: text('Testo', 'Text', {
    kilometres: measured('kilometres'),
    minutes: measured('minutes', 'walkMinutes'),
  }),
  place: value('place', 'port', z.enum(places))
    .exactOptional()
    .meta({
      label: { it: 'Distanza', en: 'Distance' },
      help: {
        it: 'Quale delle distanze dell’hotel mostrare; senza, nessuna.',
        en: 'Which of the hotel’s distances to show; without it, none.',
      },
      choices: Object.fromEntries(places.map((place) => [place, fieldLabel(distances, [place])])),
    }),
});

export const lists = dataFile('Elenchi', 'Lists', {
  superiorGallery: gallery('Fotografie delle Superior', 'Photographs of Superior rooms'),
  classicGallery: gallery('Fotografie delle Classic', 'Photographs of Classic rooms'),
  services: entries(
    'Servizi',
    'Services',
    entry({ title, text: text('Testo', 'Text', offeredHotelValues), alt: ownAlt }),
  ),
  transfers: entries('Transfer', 'Transfers', entry({ name: text('Da', 'From'), minutes }), {
    it: 'Dove si vanno a prendere gli ospiti.',
    en: 'Where guests are picked up.',
  }).meta({ shownIn: ['common.minutes'] }),
  experiences: entries(
    'Esperienze',
    'Experiences',
    entry({
      title,
      subtitle: text('Sottotitolo', 'Subtitle'),
      text: description,
      points: entries('Che cosa comprende', 'What it includes', entry({ text: text('Voce', 'Point') })),
      highlight: text('In breve', 'In short', { from: { hours: true }, to: { hours: true } }),
      hours: duration.exactOptional().meta({
        label: { it: 'Durata in ore', en: 'Duration in hours' },
        help: {
          it: `Si legge dove «In breve» ha «${valueName('from', 'it')}» e «${valueName('to', 'it')}»: li mettono i bottoni con il +, sotto quel testo.`,
          en: `It is shown where “In short” has “${valueName('from', 'en')}” and “${valueName('to', 'en')}”: the + buttons below that text add them.`,
        },
      }),
      alt: ownAlt,
    }),
  ),
  breakfast: entries('Colazione', 'Breakfast', entry({ name: text('Nome', 'Name') }), {
    it: 'Che cosa si mangia a colazione.',
    en: 'What is served at breakfast.',
  }),
  dishes: entries('Piatti', 'Dishes', entry({ title, text: description, alt: ownAlt })),
  attractions: entries(
    'Dintorni',
    'Surroundings',
    entry({
      name: text('Nome', 'Name'),
      // it has to fit in a postmark
      distance: text('Distanza', 'Distance', { kilometres: { kilometres: true } }, [], 32),
      text: description,
      kilometres: kilometres.exactOptional().meta({
        help: {
          it: `Si leggono sulla mappa disegnata, se il luogo c’è, e dove «Distanza» ha «${valueName('kilometres', 'it')}».`,
          en: `They are shown on the drawn map, if the place is on it, and where “Distance” has “${valueName('kilometres', 'en')}”.`,
        },
      }),
      alt: ownAlt,
    }),
  ).meta({ shownIn: ['common.km'] }),
  byPlane: entries('In aereo', 'By plane', way, onlyIfAny, 0),
  byTrain: entries('In treno', 'By train', way, onlyIfAny, 0),
  byFerry: entries('Via mare', 'By sea', way, onlyIfAny, 0),
  faq: entries(
    'Domande',
    'Questions',
    entry({
      question: text('Domanda', 'Question'),
      answer: text('Risposta', 'Answer', offeredHotelValues, ['phone', 'email']),
    }),
  ),
  profiles: entries(
    'Profili',
    'Profiles',
    entry({
      name: plain.meta({ label: { it: 'Nome', en: 'Name' } }),
      url: socialLink.meta({
        label: { it: 'Indirizzo', en: 'Address' },
        help: {
          it: 'Lasciate vuoto finché non c’è. Per WhatsApp basta il numero.',
          en: 'Leave it empty until there is one. For WhatsApp the number is enough.',
        },
      }),
    }),
    {
      it: 'Instagram, Facebook, WhatsApp, Tripadvisor …, in fondo a ogni pagina.',
      en: 'Instagram, Facebook, WhatsApp, Tripadvisor …, at the end of every page.',
    },
    0,
  ),
});

/** The lists whose entries have texts. The names of profiles are the same in all languages. */
type ListWithTexts = Exclude<keyof typeof lists.shape, 'profiles' | '$schema'>;

/** The messages of lists, with the values and links that pages offer to them. */
export function listPatterns(): ListKeys[] {
  // a list without a prefix does not compile: its texts would be no messages
  const prefixes: Record<ListWithTexts, string> = listKeys;
  return (Object.keys(prefixes) as ListWithTexts[]).flatMap((name) =>
    partsOf(lists.shape[name]).flatMap(({ path, meta: { offers } }) => {
      if (!offers) return [];
      const pattern = [prefixes[name], ...path].join('.');
      return [{ pattern, values: Object.keys(offers.values), links: offers.tags.filter(isLink) }];
    }),
  );
}
