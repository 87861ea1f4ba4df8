// What each field of the hotel's files is called, and what it is for, in the owner's languages.
import { languageIds } from '../../src/navigation/routes.ts';
import { isObject } from './fault.ts';

type InBoth = Record<'it' | 'en', string>;

export interface FieldWords {
  label: InBoth;
  help: InBoth;
}

type Row = [it: string, en: string, helpIt: string, helpEn: string];

const hours = (name: string, [it, en]: [string, string], meal: [string, string]): Record<string, Row> => ({
  [`hours.${name}`]: [it, en, `Quando si serve ${meal[0]}.`, `When ${meal[1]} is served.`],
  [`hours.${name}.from`]: ['Dalle', 'From', 'Ora di apertura, per esempio 07:30.', 'Opening time, for example 07:30.'],
  [`hours.${name}.to`]: [
    ...(['Alle', 'To', 'Ora di chiusura; 24:00 è mezzanotte.', 'Closing time; 24:00 is midnight.'] as const),
  ],
});

const metres = (name: string, [it, en]: [string, string]): Record<string, Row> => ({
  [`distances.${name}`]: [it, en, 'Quanto dista dall’hotel.', 'How far it is from the hotel.'],
  [`distances.${name}.metres`]: ['Metri', 'Metres', 'La distanza in metri.', 'The distance in metres.'],
});
const walk = (name: string, [it, en]: [string, string]): Record<string, Row> => ({
  [`distances.${name}`]: [it, en, 'Quanto ci si mette a piedi.', 'How long it takes on foot.'],
  [`distances.${name}.walkMinutes`]: ['Minuti a piedi', 'Minutes on foot', 'In minuti interi.', 'In whole minutes.'],
});
const kilometres: Row = ['Chilometri', 'Kilometres', 'La distanza in chilometri.', 'The distance in kilometres.'];
const minutes: Row = [
  'Minuti',
  'Minutes',
  'La durata in minuti, in macchina o in bus.',
  'How long it takes, by car or bus.',
];
const idHelp = [
  'Il nome interno, lo stesso che hanno i suoi testi.',
  'The internal name, the same that its words have.',
] as const;
const id: Row = ['Nome interno', 'Internal name', ...idHelp];
const ids = (path: string, [it, en]: [string, string], [oneIt, oneEn]: [string, string]): Record<string, Row> => ({
  [path]: [it, en, 'Che cosa si mostra, e in quale ordine.', 'What is shown, and in which order.'],
  [`${path}[]`]: [oneIt, oneEn, ...idHelp],
});

const identity: Record<string, Row> = {
  name: ['Nome dell’hotel', 'The hotel’s name', 'Come lo leggono gli ospiti.', 'As guests read it.'],
  stars: ['Stelle', 'Stars', 'Da 1 a 5.', 'From 1 to 5.'],
  site: [
    ...(['Indirizzo del sito', 'The site’s address'] as const),
    ...(['https:// e il nome, senza altro.', 'https:// and the name, without anything behind it.'] as const),
  ],
  phone: [
    ...(['Telefono', 'Phone'] as const),
    ...(['Con il prefisso e senza spazi: +39089…', 'With the country’s prefix and no spaces: +39089…'] as const),
  ],
  email: ['E-mail', 'E-mail', 'Dove arrivano le richieste degli ospiti.', 'Where guests’ requests arrive.'],
  address: ['Indirizzo', 'Address', 'Dove si trova l’hotel.', 'Where the hotel is.'],
  'address.street': [
    'Via e numero',
    'Street and number',
    'Come sulla busta di una lettera.',
    'As on a letter’s envelope.',
  ],
  'address.postalCode': ['CAP', 'Postal code', 'Cinque cifre.', 'Five digits.'],
  'address.town': ['Comune', 'Town', 'Il comune in cui si trova l’hotel.', 'The town in which the hotel is.'],
  'address.province': ['Provincia', 'Province', 'La sigla: SA.', 'Its two letters: SA.'],
  'address.region': ['Regione', 'Region', 'Per esempio Campania.', 'For example Campania.'],
  'address.country': ['Paese', 'Country', 'Due lettere: IT.', 'Two letters: IT.'],
  coordinates: [
    'Coordinate',
    'Coordinates',
    'Il punto sulla mappa, per chi arriva.',
    'The point on the map, for those who arrive.',
  ],
  'coordinates.latitude': [
    'Latitudine',
    'Latitude',
    'In gradi, per esempio 40.6482.',
    'In degrees, for example 40.6482.',
  ],
  'coordinates.longitude': [
    'Longitudine',
    'Longitude',
    'In gradi, per esempio 14.6416.',
    'In degrees, for example 14.6416.',
  ],
  timeZone: ['Fuso orario', 'Time zone', 'In Italia è Europe/Rome.', 'In Italy it is Europe/Rome.'],
  spokenLanguages: [
    'Lingue parlate',
    'Spoken languages',
    'Che cosa si parla alla reception.',
    'The languages that the reception speaks.',
  ],
  'spokenLanguages[]': ['Lingua', 'Language', 'Due lettere: it, en, de.', 'Two letters: it, en, de.'],
  booking: ['Motore di prenotazione', 'Booking engine', 'Dove porta «Prenota».', 'Where “Book” leads.'],
  'booking.host': [
    'Indirizzo',
    'Address',
    'https:// e il nome, senza altro.',
    'https:// and the name, without anything behind it.',
  ],
  'booking.path': [
    'Percorso',
    'Path',
    'Quello che segue il nome, con / davanti.',
    'What follows the name, with / in front.',
  ],
  'booking.portal': [
    'Codice dell’hotel',
    'The hotel’s code',
    'Lo dà chi gestisce il motore.',
    'Given by those who run the engine.',
  ],
  tableBooking: [
    ...(['Prenotazione dei tavoli', 'Table booking'] as const),
    ...([
      'Un indirizzo; vuoto se si prenota per telefono.',
      'An address; empty if tables are booked by phone.',
    ] as const),
  ],
  map: ['Mappa', 'Map', 'La mappa della pagina «Dove siamo».', 'The map on the page “Location”.'],
  'map.embed': [
    'Indirizzo da incorporare',
    'Address to embed',
    'Lo dà il sito della mappa.',
    'Given by the map’s site.',
  ],
  'map.height': ['Altezza', 'Height', 'In pixel.', 'In pixels.'],
  'map.service': [
    'Chi fornisce la mappa',
    'Who serves the map',
    'Il nome che si legge nella nota sulla privacy.',
    'The name in the privacy note.',
  ],
  'map.privacy': [
    'La sua informativa',
    'Its privacy policy',
    'L’indirizzo dell’informativa di chi fornisce la mappa.',
    'The address of the policy of those who serve the map.',
  ],
  beachClub: [
    'Lido convenzionato',
    'Partner beach club',
    'Il lido di cui parla il sito.',
    'The club that the site speaks of.',
  ],
  'beachClub.name': ['Nome', 'Name', 'Il nome del lido.', 'The club’s name.'],
  'beachClub.url': ['Sito', 'Site', 'L’indirizzo del suo sito.', 'Its site’s address.'],
  'beachClub.offer': [
    'Offerta per gli ospiti',
    'Offer for guests',
    'Che cosa ottengono i vostri ospiti; vuota: solo un benvenuto.',
    'What your guests get; empty: a welcome.',
  ],
  'beachClub.offer.it': ['In italiano', 'In Italian', 'Poche parole.', 'A few words.'],
  'beachClub.offer.en': ['In inglese', 'In English', 'Poche parole.', 'A few words.'],
  group: [
    'Gruppo alberghiero',
    'Hotel group',
    'Il gruppo di cui l’hotel fa parte.',
    'The group that the hotel belongs to.',
  ],
  'group.name': ['Nome', 'Name', 'Il nome del gruppo.', 'The group’s name.'],
  'group.url': ['Sito', 'Site', 'L’indirizzo del suo sito.', 'Its site’s address.'],
  social: ['Social', 'Social profiles', 'I profili nel piè di pagina.', 'The profiles in the footer.'],
  'social.instagram': [
    'Instagram',
    'Instagram',
    'L’indirizzo del profilo, o # se manca.',
    'The profile’s address, or # until there is one.',
  ],
  'social.facebook': [
    'Facebook',
    'Facebook',
    'L’indirizzo del profilo, o # se manca.',
    'The profile’s address, or # until there is one.',
  ],
  vat: ['Partita IVA', 'VAT number', 'IT e undici cifre.', 'IT and eleven digits.'],
  cin: [
    'CIN',
    'CIN',
    'Il Codice Identificativo Nazionale: 18 caratteri.',
    'The national identification code: 18 characters.',
  ],
  offline: [
    ...(['Lettura senza rete', 'Reading without a network'] as const),
    ...(['Il telefono conserva il sito già visitato.', 'Phones keep the site once it was visited.'] as const),
  ],
  company: [
    'Società',
    'Company',
    'I dati che la legge chiede alle società di capitali.',
    'What the law asks of companies limited by shares.',
  ],
  'company.legalName': [
    'Ragione sociale',
    'Legal name',
    'Come nel registro delle imprese; vuoto se non serve.',
    'As in the register; empty if not needed.',
  ],
  'company.seat': [
    'Sede legale',
    'Registered seat',
    'Comune e indirizzo; vuoto se non serve.',
    'Town and address; empty if not needed.',
  ],
  'company.register': [
    'Registro imprese',
    'Business register',
    'Ufficio e numero REA; vuoto se non serve.',
    'Office and REA number; empty if not needed.',
  ],
  'company.capital': [
    'Capitale sociale',
    'Share capital',
    'Quello versato; vuoto se non serve.',
    'As paid up; empty if not needed.',
  ],
};

const facts: Record<string, Row> = {
  checkIn: ['Check-in', 'Check-in', 'Da che ora si entra in camera.', 'From when rooms are ready.'],
  checkOut: ['Check-out', 'Check-out', 'Entro che ora si lascia la camera.', 'By when rooms are left.'],
  hours: ['Orari', 'Hours', 'Colazione, pranzo, cena e bar.', 'Breakfast, lunch, dinner and bar.'],
  ...hours('breakfast', ['Colazione', 'Breakfast'], ['la colazione', 'breakfast']),
  ...hours('lunch', ['Pranzo', 'Lunch'], ['il pranzo', 'lunch']),
  ...hours('dinner', ['Cena', 'Dinner'], ['la cena', 'dinner']),
  ...hours('bar', ['Bar', 'Bar'], ['al bar', 'at the bar']),
  'hours.bar': ['Bar', 'Bar', 'Quando è aperto il bar.', 'When the bar is open.'],
  search: ['Ricerca delle camere', 'Room search', 'Il modulo sulla prima pagina.', 'The form on the first page.'],
  'search.adults': ['Adulti', 'Adults', 'Quanti se ne possono scegliere.', 'How many can be chosen.'],
  'search.adults.least': ['Almeno', 'At least', 'Il numero più piccolo.', 'The smallest number.'],
  'search.adults.most': ['Al massimo', 'At most', 'Il numero più grande.', 'The largest number.'],
  'search.adults.start': ['All’inizio', 'To begin with', 'Il numero già scelto.', 'The number that is chosen already.'],
  distances: [
    'Distanze',
    'Distances',
    'Da dove si arriva, e che cosa è vicino.',
    'Where guests come from, and what is near.',
  ],
  ...metres('sea', ['Mare', 'Sea']),
  ...metres('partnerBeach', ['Lido convenzionato', 'Partner beach']),
  ...metres('parking', ['Parcheggio', 'Parking']),
  ...walk('centre', ['Centro del paese', 'Town centre']),
  ...walk('port', ['Porto', 'Port']),
  'distances.naplesAirport': [
    'Aeroporto di Napoli',
    'Naples airport',
    'Quanto dista e quanto ci si mette.',
    'How far, and how long it takes.',
  ],
  'distances.naplesAirport.kilometres': kilometres,
  'distances.naplesAirport.minutes': minutes,
  'distances.salernoAirport': [
    'Aeroporto di Salerno',
    'Salerno airport',
    'Quanto dista e quanto ci si mette.',
    'How far, and how long it takes.',
  ],
  'distances.salernoAirport.kilometres': kilometres,
  'distances.salernoAirport.minutes': minutes,
  'distances.station': [
    'Stazione di Salerno',
    'Salerno station',
    'Quanto dista dall’hotel.',
    'How far it is from the hotel.',
  ],
  'distances.station.kilometres': kilometres,
  'distances.stationBus': ['Bus dalla stazione', 'Bus from the station', 'Quanto ci mette.', 'How long it takes.'],
  'distances.stationBus.minutes': minutes,
  rooms: ['Camere', 'Rooms', 'Categorie, tipi e dotazioni.', 'Categories, types and amenities.'],
  ...ids('rooms.categories', ['Categorie', 'Categories'], ['Categoria', 'Category']),
  'rooms.types': [
    'Tipi di camera',
    'Room types',
    'Quante persone dormono in ognuno.',
    'How many people sleep in each.',
  ],
  'rooms.types[]': ['Tipo di camera', 'Room type', 'Per esempio la doppia.', 'For example the double room.'],
  'rooms.types[].id': id,
  'rooms.types[].guests': ['Ospiti', 'Guests', 'Quante persone ci dormono.', 'How many people sleep in it.'],
  ...ids('rooms.amenities', ['Dotazioni', 'Amenities'], ['Dotazione', 'Amenity']),
  terrace: ['Terrazza', 'Terrace', 'Che cosa mostra la pagina della terrazza.', 'What the terrace page shows.'],
  ...ids('terrace.cards', ['Momenti della giornata', 'Moments of the day'], ['Momento', 'Moment']),
  ...ids('terrace.menu', ['Piatti', 'Dishes'], ['Piatto', 'Dish']),
  ...ids('terrace.bar', ['Bar', 'Bar'], ['Voce', 'Entry']),
  ...ids('terrace.cuisine', ['Cucina', 'Cuisine'], ['Cucina', 'Cuisine']),
  ...ids('services', ['Servizi', 'Services'], ['Servizio', 'Service']),
  transfers: ['Transfer', 'Transfers', 'Da dove si viene a prendere gli ospiti.', 'Where guests are picked up.'],
  'transfers[]': ['Transfer', 'Transfer', 'Un luogo e quanto ci si mette.', 'A place and how long it takes.'],
  'transfers[].from': ['Da', 'From', ...idHelp],
  'transfers[].minutes': minutes,
  experiences: ['Esperienze', 'Experiences', 'Le gite e i corsi.', 'The trips and the classes.'],
  'experiences[]': ['Esperienza', 'Experience', 'Una gita o un corso.', 'A trip or a class.'],
  'experiences[].id': id,
  ...ids('experiences[].features', ['Che cosa comprende', 'What it includes'], ['Voce', 'Entry']),
  'experiences[].hours': ['Durata', 'Duration', 'In ore; si può togliere.', 'In hours; it can be left out.'],
  'experiences[].hours.from': ['Da ore', 'From hours', 'La durata più breve.', 'The shortest duration.'],
  'experiences[].hours.to': ['A ore', 'To hours', 'La durata più lunga.', 'The longest duration.'],
  attractions: ['Dintorni', 'Surroundings', 'Che cosa c’è da vedere.', 'What there is to see.'],
  'attractions[]': ['Luogo', 'Place', 'Un luogo da vedere.', 'A place to see.'],
  'attractions[].id': id,
  'attractions[].kilometres': kilometres,
  reach: ['Come arrivare', 'How to arrive', 'In aereo, in treno, via mare.', 'By plane, by train, by sea.'],
  ...ids('reach.plane', ['In aereo', 'By plane'], ['Modo', 'Way']),
  ...ids('reach.train', ['In treno', 'By train'], ['Modo', 'Way']),
  ...ids('reach.ferry', ['Via mare', 'By sea'], ['Modo', 'Way']),
  ...ids('faq', ['Domande', 'Questions'], ['Domanda', 'Question']),
};

const nameIn = (reader: string, language: string) => {
  const name = new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
  return { name, label: name.charAt(0).toUpperCase() + name.slice(1) };
};

const inLanguages = (path: string): Record<string, Row> =>
  Object.fromEntries(
    languageIds.map((language) => {
      const [it, en] = [nameIn('it', language), nameIn('en', language)];
      return [`${path}.${language}`, [it.label, en.label, `Le parole in ${it.name}.`, `The words in ${en.name}.`]];
    }),
  );

const words = (path: string): Record<string, Row> => ({
  [`${path}.title`]: ['Titolo', 'Title', 'Poche parole.', 'A few words.'],
  ...inLanguages(`${path}.title`),
  [`${path}.text`]: [
    ...([
      'Testo',
      'Text',
      'Una frase; {until} è il giorno della fine, senza articolo: «riapre {until}» dà «riapre mercoledì 1 aprile 2026».',
      'One sentence; {until} is the day of its end.',
    ] as const),
  ],
  ...inLanguages(`${path}.text`),
});

const texts = (path: string): Record<string, Row> => ({
  ...words(path),
  [`${path}.notice`]: [
    ...(['Sulla terrazza', 'On the terrace page'] as const),
    ...([
      'Parole più lunghe per la pagina della terrazza; si può togliere.',
      'Longer words for the terrace page; can be left out.',
    ] as const),
  ],
  ...words(`${path}.notice`),
});

const announcement = 'announcements[]';
const announcements: Record<string, Row> = {
  announcements: ['Avvisi', 'Announcements', 'Che cosa si legge, e quando.', 'What is read, and when.'],
  [announcement]: ['Avviso', 'Announcement', 'Parole con i loro giorni.', 'Words with their days.'],
  [`${announcement}.id`]: [
    'Nome interno',
    'Internal name',
    'Diverso per ogni avviso.',
    'Another one for each announcement.',
  ],
  [`${announcement}.storageKey`]: [
    ...(['Nota del browser', 'The browser’s note'] as const),
    ...([
      'Come il browser ricorda chi l’ha chiuso; di solito non serve.',
      'How browsers remember who closed it; rarely needed.',
    ] as const),
  ],
  [`${announcement}.from`]: [
    'Dal',
    'From',
    'Il primo giorno in cui si legge; vuoto: da subito.',
    'The first day on which it is read; empty: at once.',
  ],
  [`${announcement}.until`]: [
    ...(['Finito dal', 'Over from', 'Il primo giorno in cui non si legge più; vuoto: per sempre.'] as const),
    'The first day on which it is no longer read; empty: for ever.',
  ],
  [`${announcement}.pages`]: [
    'Pagine',
    'Pages',
    'Dove si legge: ovunque, o su alcune.',
    'Where it is read: everywhere, or on some.',
  ],
  [`${announcement}.pages[]`]: ['Pagina', 'Page', 'Una pagina del sito.', 'A page of the site.'],
  [`${announcement}.closesRestaurant`]: [
    ...(['Il ristorante è chiuso', 'The restaurant is closed'] as const),
    ...(['Anche gli orari e i motori di ricerca lo dicono.', 'The hours and search engines say so too.'] as const),
  ],
  ...texts(announcement),
  [`${announcement}.afterwards`]: [
    ...(['Dopo', 'Afterwards', 'Che cosa si legge quando è finito; si può togliere.'] as const),
    'What is read once it is over; can be left out.',
  ],
  [`${announcement}.afterwards.until`]: [
    'Finito dal',
    'Over from',
    'Il primo giorno in cui non si legge più; vuoto: per sempre.',
    'The first day on which it is no longer read; empty: for ever.',
  ],
  ...texts(`${announcement}.afterwards`),
  [`${announcement}.anyDay`]: [
    ...(['In ogni giorno', 'On any day'] as const),
    ...([
      'Che cosa si legge dove il calendario non si può guardare.',
      'What is read where nobody can look at the calendar.',
    ] as const),
  ],
  ...texts(`${announcement}.anyDay`),
};

const tables: Record<string, Record<string, Row>> = { identity, facts, announcements };

/** The words for a field: `rooms.types[].guests` in `facts`. */
export function fieldWords(part: string, field: string): FieldWords | undefined {
  const [it, en, helpIt, helpEn] = tables[part]?.[field] ?? [];
  if (!it || !en || !helpIt || !helpEn) return;
  return { label: { it, en }, help: { it: helpIt, en: helpEn } };
}

/** What a place in a file is called, with what it belongs to, after the first steps: 'Orari, Pranzo, Dalle'. */
export function fieldLabel(part: string, path: readonly (string | number)[], after = 0): InBoth {
  let field = '';
  const labels: InBoth[] = [];
  for (const step of path) {
    if (typeof step === 'number') {
      field += '[]';
      labels.push({ it: `${step + 1}`, en: `${step + 1}` });
      continue;
    }
    field += field ? `.${step}` : step;
    labels.push(fieldWords(part, field)?.label ?? { it: step, en: step });
  }
  const joined = (language: 'it' | 'en') =>
    labels
      .slice(after)
      .map((label) => label[language])
      .join(', ');
  return { it: joined('it'), en: joined('en') };
}

/** A JSON Schema whose fields have their labels and help under `x-label` and `x-help`. */
export function labelled(part: string, schema: unknown, field = ''): unknown {
  if (!isObject(schema)) return schema;
  const words = field ? fieldWords(part, field) : undefined;
  const inside = Object.entries(schema).map(([name, inner]): [string, unknown] => {
    if (name === 'properties' && isObject(inner)) {
      const fields = Object.entries(inner).map(([key, one]) => [
        key,
        labelled(part, one, field ? `${field}.${key}` : key),
      ]);
      return [name, Object.fromEntries(fields)];
    }
    if (name === 'items') return [name, labelled(part, inner, `${field}[]`)];
    if (name === 'anyOf' && Array.isArray(inner)) return [name, inner.map((one) => labelled(part, one, field))];
    return [name, inner];
  });
  return { ...Object.fromEntries(inside), ...(words && { 'x-label': words.label, 'x-help': words.help }) };
}
