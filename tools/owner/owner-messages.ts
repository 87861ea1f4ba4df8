// The messages of the owner's report by language.
import type { InBoth, OwnerLanguage } from '../../build/content/faults/fault.ts';

const italian = {
  title: (hotel: string) => `${hotel}: il punto sul sito`,
  summary: (todo: number, check: number) =>
    `${todo === 0 ? 'Nessuna cosa da fare' : todo === 1 ? 'Una cosa da fare' : `${todo} cose da fare`} prima del lancio, ${check === 1 ? 'una da controllare' : `${check} da controllare`}.`,
  faults: 'Errori nei contenuti: vanno corretti prima di costruire il sito',
  quoted: (text: string) => `«${text}»`,
  faultExample: (example: string) => `per esempio: ${example}`,
  unread: 'Il resto compare quando questi errori sono corretti.',
  // each with a line of help, if the title is not enough
  sections: {
    identity: ['Dati ancora dell’hotel inventato', 'Finché ci sono, si costruisce solo la dimostrazione.'],
    hours: ['Orari insoliti: sono giusti?'],
    links: ['Collegamenti che non portano da nessuna parte'],
    legal: ['Dati di legge nel piè di pagina'],
    announcements: ['Avvisi: che cosa si legge, e quando'],
    past: ['Informazioni utili di un anno passato', 'Scrivete quelle nuove, o svuotatele.'],
    pictures: ['Immagini: disegni e fotografie'],
    same: ['Testi uguali nelle due lingue', 'Per nomi propri e sigle va bene; il resto forse è ancora da tradurre.'],
    lagging: [
      'Testi da rivedere: l’altra lingua è cambiata',
      'Restano qui finché non li cambiate o non dite che vanno bene.',
    ],
    stray: ['Testi che parlano di ciò che non avete, o di dove non siete', 'Cambiateli, o dite che vanno bene.'],
    promises: [
      'Quello che i testi promettono: è vero?',
      'Confermate quello che è vero; il resto, correggetelo nei testi.',
    ],
  },
  booking: (address: string, id: string | null) =>
    `Le camere si prenotano su ${address}${id ? `, dove il codice dell’hotel è ${id}` : ''}, e il sito vi aggiunge lingua (lingua=it), date e ospiti: è giusto?`,
  mapService: (host: string, service: string) =>
    `La mappa viene da ${host}, ma secondo la nota sulla privacy è di ${service}`,
  town: (town: string, province: string, postalCode: string) =>
    `L’hotel è nel comune di ${town} (${province}), CAP ${postalCode}: è giusto?`,
  coordinates: (latitude: string, longitude: string) => `latitudine ${latitude}, longitudine ${longitude}`,
  point: (coordinates: string, isOnMap: boolean) =>
    `L’hotel è a ${coordinates}${isOnMap ? ', e la mappa lo mostra lì' : ''}: è giusto?`,
  otherPoint: (coordinates: string) => `La mappa mostra un altro punto: ${coordinates}`,
  distancesFrom: (town: string) => `Le distanze sono quelle da ${town}?`,
  attractionsFrom: (town: string) => `I dintorni sono quelli di ${town}, e i loro chilometri quelli da lì?`,
  transfersFrom: (town: string) => `I minuti dei transfer sono quelli da ${town}?`,
  otherMinutes: (place: string, transfer: number, distance: number) =>
    `${place}: il transfer ci mette ${transfer} minuti, secondo le distanze ne servono ${distance}. È giusto?`,
  drawnMap: (town: string) => `La mappa disegnata di «Dove siamo» segna ${town}: chi cura il sito deve ridisegnarla`,
  linkEmpty: (name: string) => `${name}: non porta ancora da nessuna parte`,
  tableBooking:
    'I tavoli si prenotano per telefono: il bottone «Prenota un tavolo» funziona quando c’è l’indirizzo dove prenotarli',
  legalEmpty: (name: string) => `${name}: manca. Una società di capitali la deve indicare (art. 2250 c.c.)`,
  always: 'dall’inizio',
  from: (day: string) => `da ${day}`,
  to: (day: string) => `a ${day} compreso`,
  forever: 'senza fine',
  allPages: 'tutte le pagine',
  onPages: (names: string) => `pagine: ${names}`,
  closes: { restaurant: 'il ristorante è chiuso', hotel: 'l’hotel è chiuso' },
  now: 'si legge oggi',
  coming: 'non si legge ancora',
  over: 'finito: non si legge più',
  recordOver: (title: string) => `«${title}» è finito: si può eliminare`,
  neverShown: (title: string) =>
    `«${title}» non si legge mai, perché in quei giorni è chiuso tutto l’hotel: si può eliminare`,
  reopening: (closure: string, season: string) =>
    `secondo l’avviso l’hotel riapre ${closure}, secondo l’apertura stagionale ${season}`,
  seasonAlone:
    'c’è un’apertura stagionale, ma nessun avviso che l’hotel è chiuso: fuori stagione il sito continua a dire che il ristorante è aperto. Aggiungete un avviso in cui è chiuso «Tutto l’hotel»',
  anyDay: 'dove la data di oggi non si conosce',
  drawings: (count: number) => `${count} disegni: ognuno può essere sostituito da una fotografia`,
  noPhotograph: (alt: string) => `«${alt}» non ha ancora una fotografia: il sito non la mostra`,
  undescribed: (room: string, number: number) =>
    `Fotografie di «${room}», la numero ${number}: dite che cosa si vede, per chi non vede l’immagine`,
  drawnText: (alt: string) => `«${alt}» descriveva il disegno: dice che cosa si vede nella vostra fotografia?`,
  lagging: (own: string, after: string) => `${own}, dopo una modifica in ${after}`,
  stray: (own: string, what: string) => `${own}, ${what}`,
};

const english: typeof italian = {
  title: (hotel) => `${hotel}: where the site stands`,
  summary: (todo, check) =>
    `${todo === 0 ? 'Nothing to do' : todo === 1 ? 'One thing to do' : `${todo} things to do`} before the launch, ${check === 1 ? 'one to check' : `${check} to check`}.`,
  faults: 'Errors in the content, which stop the build',
  quoted: (text) => `“${text}”`,
  faultExample: (example) => `for example: ${example}`,
  unread: 'The rest appears once these errors are fixed.',
  sections: {
    identity: ['Data that is still the invented hotel’s', 'As long as it is there, only the demonstration is built.'],
    hours: ['Unusual hours: are they right?'],
    links: ['Links that lead nowhere yet'],
    legal: ['What the law requires in the footer'],
    announcements: ['Announcements: what is shown, and when'],
    past: ['Useful information of a past year', 'Write what is true now, or clear it.'],
    pictures: ['Pictures: drawings and photographs'],
    same: [
      'Texts that are the same in both languages',
      'That is fine for names and abbreviations; the rest may still need a translation.',
    ],
    lagging: [
      'Texts to review: the other language has changed',
      'They stay here until you change them or say that they are fine.',
    ],
    stray: [
      'Texts about things that you do not have, or about another place',
      'Change them, or say that they are fine.',
    ],
    promises: ['What the texts promise: is it true?', 'Confirm what is true, and correct the rest in the texts.'],
  },
  booking: (address, id) =>
    `Rooms are booked at ${address}${id ? `, which knows the hotel as ${id}` : ''}, and the site adds the language (lingua=en), dates and guests: is that right?`,
  mapService: (host, service) => `The map comes from ${host}, but the privacy note says that it is ${service}’s`,
  town: (town, province, postalCode) => `The hotel is in ${postalCode} ${town} (${province}): is that right?`,
  coordinates: (latitude, longitude) => `latitude ${latitude}, longitude ${longitude}`,
  point: (coordinates, isOnMap) =>
    `The hotel is at ${coordinates}${isOnMap ? ', and the map shows it there' : ''}: is that right?`,
  otherPoint: (coordinates) => `The map shows another point: ${coordinates}`,
  distancesFrom: (town) => `Are the distances those from ${town}?`,
  attractionsFrom: (town) => `Are the surroundings those of ${town}, and their kilometres from there?`,
  transfersFrom: (town) => `Are the minutes of the transfers those from ${town}?`,
  otherMinutes: (place, transfer, distance) =>
    `${place}: ${transfer} minutes by transfer, ${distance} according to the distances. Is that right?`,
  drawnMap: (town) =>
    `The drawn map on the Location page marks ${town}: the person who maintains the site must redraw it`,
  linkEmpty: (name) => `${name}: leads nowhere yet`,
  tableBooking: 'Tables are booked by phone: the button “Book a Table” works once there is an address to book them at',
  legalEmpty: (name) => `${name}: missing. A limited company has to state it (art. 2250 of the Italian civil code)`,
  always: 'from the start',
  from: (day) => `from ${day}`,
  to: (day) => `to ${day} inclusive`,
  forever: 'with no end',
  allPages: 'all pages',
  onPages: (names) => `pages: ${names}`,
  closes: { restaurant: 'the restaurant is closed', hotel: 'the hotel is closed' },
  now: 'shown today',
  coming: 'not shown yet',
  over: 'over: no longer shown',
  recordOver: (title) => `“${title}” is over: it can be deleted`,
  neverShown: (title) => `“${title}” is never shown, since the whole hotel is closed on those days: it can be deleted`,
  reopening: (closure, season) =>
    `the announcement says that the hotel reopens on ${closure}, the opening season says on ${season}`,
  seasonAlone:
    'there is an opening season, but no announcement that the hotel is closed: out of season the site still says that the restaurant is open. Add an announcement in which “The whole hotel” is closed',
  anyDay: 'where today’s date is not known',
  noPhotograph: (alt) => `“${alt}” has no photograph yet: the site does not show it`,
  drawings: (count) => `${count} drawings: each can be replaced by a photograph`,
  undescribed: (room, number) =>
    `Photographs of “${room}”, number ${number}: say what is seen, for people who cannot see the picture`,
  drawnText: (alt) => `“${alt}” described the drawing: does it say what your photograph shows?`,
  lagging: (own, after) => `${own}, after a change in ${after}`,
  stray: (own, what) => `${own}, ${what}`,
};

export const ownerMessages = { it: italian, en: english };

/** Says a sentence in one language. */
export type Say = (t: typeof italian, language: OwnerLanguage) => string;

/** A sentence of the report in both languages. */
export const inBoth = (say: Say): InBoth => ({
  it: say(italian, 'it'),
  en: say(english, 'en'),
});
