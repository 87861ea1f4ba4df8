// `facts.json`: hours, distances, rooms and the terrace. The pages are designed for the numbers of entries.
import type { z } from 'zod';
import { problem } from '../faults/fault.ts';
import {
  above,
  atMost,
  checked,
  dataFile,
  fields,
  keyed,
  kilometres,
  list,
  matching,
  minutes,
  rule,
  whole,
} from './schema-parts.ts';

const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const timeOfDay = matching('time', '07:30', RegExp(`^${time}$`));
const from = timeOfDay.meta({ label: { it: 'Dalle', en: 'From' } });
const to = matching('closingTime', '22:30', RegExp(`^(?:${time}|24:00)$`)).meta({
  label: { it: 'Alle', en: 'To' },
  help: {
    it: '24:00 è mezzanotte; fino alle 06:00 è il giorno dopo.',
    en: '24:00 is midnight; up to 06:00 it is the next day.',
  },
});

/** Hours of every day. A bar may close after midnight. */
const openingHours = <Hours extends z.ZodType<{ from: string | null; to: string | null }>>(hours: Hours): Hours =>
  rule(
    hours,
    ({ from: start, to: end }) => start === null || end === null || start < end || (end <= '06:00' && end !== start),
    ['to'],
    problem('laterThanFrom'),
  );

/** A meal or a bar that the hotel may not have. */
const optionalService = (id: string, it: string, en: string) => {
  const bothOrNone = checked(fields({ from: from.nullable(), to: to.nullable() }), (hours) =>
    (['from', 'to'] as const)
      .filter((end) => hours[end] === null && (hours.from ?? hours.to) !== null)
      .map((end) => [[end], problem('bothTimes')]),
  );
  return openingHours(bothOrNone).meta({
    label: { it, en },
    help: {
      it: 'Se non c’è, lasciate vuoti tutti e due gli orari.',
      en: 'If there is none, leave both hours empty.',
    },
    messages: [`terrazza.hours.${id}`],
  });
};

// a longer list of options would be unusable
const mostGuests = 30;

const guestChoice = checked(
  fields({
    min: whole.meta({ label: { it: 'Almeno', en: 'At least' } }),
    max: atMost(whole, mostGuests).meta({ label: { it: 'Al massimo', en: 'At most' } }),
    initial: whole.meta({
      label: { it: 'All’inizio', en: 'To begin with' },
      help: { it: 'Il numero già scelto.', en: 'The number that is chosen already.' },
    }),
  }),
  ({ min, max, initial }) => {
    if (max < min) return [[['max'], problem('moreThanFrom')]];
    return min <= initial && initial <= max ? [] : [[['initial'], problem('initialWithin')]];
  },
);

const metres = atMost(above, 20_000).meta({ examples: [50], label: { it: 'Metri', en: 'Metres' }, unit: 'metres' });
const walkMinutes = atMost(whole, 1440).meta({
  label: { it: 'Minuti a piedi', en: 'Minutes on foot' },
  unit: 'minutes',
});

const titled = <Key extends string>(key: Key) => [`${key}.title`, `${key}.text`] as const;

/** An id whose label names what it identifies. */
const id = <const Messages extends readonly string[]>(it: string, en: string, messages: Messages) =>
  keyed(messages).meta({
    label: { it, en },
    isInternal: true,
  });

export const distances = fields({
  sea: fields({ metres }).meta({
    label: { it: 'Mare', en: 'Sea' },
    shownIn: ['hero.subtitle', 'rooms.intro', 'feature.beach', 'location.near.sea'],
  }),
  partnerBeach: fields({ metres: metres.meta({ shownAs: 'beachMetres' }) }).meta({
    label: { it: 'Lido convenzionato', en: 'Partner beach' },
    help: {
      it: 'Se non avete un lido, il sito non ne parla e questi metri non contano.',
      en: 'Without a partner beach club the site does not mention it, and these metres do not matter.',
    },
    shownIn: ['services.beach'],
  }),
  parking: fields({ metres: metres.meta({ shownAs: 'parkingMetres' }) }).meta({
    label: { it: 'Parcheggio', en: 'Parking' },
    shownIn: ['feature.parking', 'location.near.parking'],
  }),
  centre: fields({ walkMinutes }).meta({
    label: { it: 'Centro del paese', en: 'Town centre' },
    shownIn: ['location.near.centre'],
  }),
  port: fields({ walkMinutes: walkMinutes.nullable() }).meta({
    label: { it: 'Porto', en: 'Port' },
    help: { it: 'Se non c’è, lasciate vuoto.', en: 'If there is none, leave it empty.' },
    shownIn: ['location.near.port', 'contact.directions.sea'],
  }),
  naplesAirport: fields({ kilometres, minutes }).meta({
    label: { it: 'Aeroporto di Napoli', en: 'Naples airport' },
  }),
  salernoAirport: fields({ kilometres, minutes }).meta({
    label: { it: 'Aeroporto di Salerno', en: 'Salerno airport' },
  }),
  station: fields({ kilometres }).meta({
    label: { it: 'Stazione di Salerno', en: 'Salerno station' },
    shownIn: ['contact.directions.train'],
  }),
  stationBus: fields({ minutes }).meta({ label: { it: 'Bus dalla stazione', en: 'Bus from the station' } }),
}).meta({
  label: { it: 'Distanze', en: 'Distances' },
  help: {
    it: 'Dall’hotel a ciascun luogo. Se i vostri aeroporti o la vostra stazione sono altri, qui contano i chilometri e i minuti; i nomi si cambiano in «Elenchi».',
    en: 'From the hotel to each place. If your airports or your station are others, only the kilometres and minutes matter here; names are changed in “Lists”.',
  },
  shownIn: ['location.reach'],
});

const allFacts = dataFile('Orari, distanze, camere', 'Hours, distances, rooms', {
  checkIn: timeOfDay.meta({
    label: { it: 'Check-in', en: 'Check-in' },
    help: { it: 'Da che ora si entra in camera.', en: 'From when rooms are ready.' },
    shownIn: ['services.info.times.checkin'],
    shownAs: 'checkin',
  }),
  checkOut: timeOfDay.meta({
    label: { it: 'Check-out', en: 'Check-out' },
    help: { it: 'Entro che ora si lascia la camera.', en: 'By when guests leave their rooms.' },
    shownIn: ['services.info.times.checkout'],
    shownAs: 'checkout',
  }),
  hours: fields({
    breakfast: openingHours(
      fields({ from: from.meta({ shownAs: 'breakfastFrom' }), to: to.meta({ shownAs: 'breakfastTo' }) }),
    ).meta({
      label: { it: 'Colazione', en: 'Breakfast' },
      messages: ['terrazza.hours.breakfast'],
      shownIn: ['terrazza.breakfast.hours'],
    }),
    lunch: optionalService('lunch', 'Pranzo', 'Lunch'),
    dinner: optionalService('dinner', 'Cena', 'Dinner'),
    bar: optionalService('bar', 'Bar', 'Bar'),
  }).meta({ label: { it: 'Orari', en: 'Hours' }, shownIn: ['common.hours', 'common.opening'] }),
  search: fields({
    adults: guestChoice.meta({
      label: { it: 'Adulti', en: 'Adults' },
      help: { it: 'Quanti se ne possono scegliere.', en: 'How many can be chosen.' },
    }),
  }).meta({
    label: { it: 'Ricerca delle camere', en: 'Room search' },
    help: { it: 'Il modulo in Home.', en: 'The form on Home.' },
  }),
  distances,
  rooms: fields({
    categories: list(
      id('Categoria di camere', 'Room category', [...titled('rooms.{id}'), 'rooms.{id}.gallery']),
      2,
    ).meta({ label: { it: 'Categorie', en: 'Categories' } }),
    types: rule(
      list(
        fields({
          id: id('Tipo di camera', 'Room type', ['rooms.type.{id}', 'rooms.typeText.{id}']),
          guests: atMost(whole, mostGuests)
            .nullable()
            .meta({
              label: { it: 'Ospiti', en: 'Guests' },
              help: {
                it: 'Quante persone ci dormono. Se l’hotel non ne ha, lasciate vuoto.',
                en: 'How many people sleep in it. If the hotel has none, leave it empty.',
              },
            }),
        }),
        4,
      ),
      (types) => types.some(({ guests }) => guests !== null),
      [],
      problem('noGuests'),
    ).meta({ label: { it: 'Tipi di camera', en: 'Room types' }, shownIn: ['rooms.guests'] }),
    amenities: list(id('Dotazione', 'Amenity', titled('rooms.amenity.{id}')), 4).meta({
      label: { it: 'Dotazioni', en: 'Amenities' },
    }),
  }).meta({ label: { it: 'Camere', en: 'Rooms' } }),
  terrace: fields({
    cards: list(id('Momento della giornata', 'Moment of the day', titled('terrazza.card.{id}')), 4).meta({
      label: { it: 'Momenti della giornata', en: 'Moments of the day' },
    }),
    bar: list(id('Riquadro del bar', 'Box of the bar', titled('terrazza.bar.{id}')), 3).meta({
      label: { it: 'Bar', en: 'Bar' },
    }),
    cuisine: list(id('Cucina', 'Cuisine', ['terrazza.kitchen.{id}'])).meta({
      label: { it: 'Cucine', en: 'Cuisines' },
    }),
  }).meta({
    label: { it: 'Terrazza', en: 'Terrace' },
    help: { it: 'Che cosa mostra la pagina della terrazza.', en: 'What the terrace page shows.' },
  }),
});

/** The facts. A hotel without lunch and dinner may have no cuisine. */
export const facts = rule(
  allFacts,
  ({ hours: { lunch, dinner }, terrace }) =>
    terrace.cuisine.length > 0 || (lunch.from === null && dinner.from === null),
  ['terrace', 'cuisine'],
  problem('none'),
);
