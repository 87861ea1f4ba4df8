// What can be wrong with the content, in Italian, as the desk shows it beside a field.

import { asWritten, languageInSentence, valueName } from '../values/value-names.ts';
import type { Circumstances, english } from './sentences-en.ts';

const list = (names: readonly string[]) => names.map((name) => `«${valueName(name, 'it')}»`).join(', ');
const aDay = 'Scrivete un giorno del calendario';
const saveAgain = 'Esportatela di nuovo come JPEG, o copiatela ancora una volta dalla fotocamera o dal telefono';
const ownBraces = 'Se avete scritto voi le parentesi graffe, togliete solo quelle';
const kinds = 'Salvatela come JPEG, PNG, WebP, AVIF o HEIC';

// the names that jsonc-parser gives
const jsonErrors: Record<string, string> = {
  ByteOrderMark: 'comincia con un segno invisibile: salvatelo come «UTF-8» senza BOM',
  InvalidSymbol: 'c’è un segno fuori posto',
  InvalidNumberFormat: 'un numero è scritto male',
  PropertyNameExpected: 'manca il nome di un dato',
  ValueExpected: 'manca un valore',
  ColonExpected: 'mancano i due punti',
  CommaExpected: 'manca una virgola',
  CloseBraceExpected: 'manca una graffa chiusa',
  CloseBracketExpected: 'manca una quadra chiusa',
  EndOfFileExpected: 'c’è altro dopo la fine',
  InvalidCommentToken: 'c’è un commento, che qui non si può scrivere',
  UnexpectedEndOfComment: 'c’è un commento non chiuso',
  UnexpectedEndOfString: 'mancano le virgolette alla fine di un testo',
  UnexpectedEndOfNumber: 'un numero non finisce',
  InvalidUnicode: 'un carattere Unicode è scritto male',
  InvalidEscapeCharacter: 'c’è una barra rovesciata fuori posto',
  InvalidCharacter: 'c’è un carattere che qui non si può scrivere',
};

export const italian: typeof english = {
  // values
  text: () => 'Scrivete un testo',
  id: () => 'Scrivete un nome interno: prima lettera minuscola, poi solo lettere e cifre',
  whole: () => 'Scrivete un numero intero maggiore di zero',
  above: () => 'Scrivete un numero maggiore di zero',
  atMost: ({ most }) => `Scrivete un numero fino a ${asWritten(most, 'it')}`,
  stars: () => 'Scrivete quante stelle, da 1 a 5',
  latitude: () => 'Scrivete i gradi nord, da -90 a 90',
  longitude: () => 'Scrivete i gradi est, da -180 a 180',
  yesOrNo: () => 'Scegliete sì o no',
  link: () => 'Scrivete l’indirizzo di una pagina, come www.hotelmaiolica.it/camere',
  mapEmbed: () =>
    'Questo indirizzo non può stare in una pagina: sul sito della mappa scegliete Condividi, poi «Incorpora una mappa»',
  host: () => 'Scrivete solo il nome del sito, come www.hotelmaiolica.it, senza la pagina',
  socialLink: () => 'Scrivete l’indirizzo del profilo, oppure lasciate vuoto se non c’è ancora',
  email: () => 'Scrivete un indirizzo e-mail',
  phone: () => 'Scrivete un solo numero di telefono; se non è italiano, con il prefisso internazionale',
  postalCode: () => 'Scrivete il CAP: cinque cifre',
  town: () => 'Scrivete solo il nome del comune: la provincia ha il suo campo',
  province: () => 'Scrivete la sigla della provincia: due lettere',
  country: () => 'Scrivete la sigla del paese: due lettere',
  language: () => 'Scrivete la sigla della lingua: due lettere',
  timeZone: () => 'Scrivete il nome di un fuso orario',
  time: () => 'Scrivete un’ora da 00:00 a 23:59',
  closingTime: () => 'Scrivete un’ora da 00:00 a 24:00',
  day: () => aDay,
  endDay: () => aDay,
  year: () => 'Scrivete un anno dal 2020 al 2100',
  bookingPath: () =>
    'Scrivete la parte dell’indirizzo che viene dopo il nome del sito, come /booking, senza ? e quello che segue',
  portal: () => 'Scrivete il codice, senza spazi',
  vat: () => 'Scrivete la partita IVA: undici cifre',
  vatDigit: () => 'La partita IVA contiene un errore: l’ultima cifra non torna con le altre. Ricontrollatela',
  cin: () => 'Scrivete il CIN, 18 caratteri: IT, sei cifre e dieci lettere o cifre',
  place: () => 'Scegliete una delle distanze dell’hotel',
  storageKey: () => 'Scrivete un nome senza spazi',
  closes: () => 'Scegliete che cosa è chiuso',
  pages: () => 'Scegliete tutte le pagine, o almeno una',
  focus: () => 'Scrivete due numeri da 0 a 1: quanto dista da sinistra e dall’alto ciò che deve restare in vista',

  // objects and lists
  object: () => 'Qui mancano dei dati',
  unknown: () => 'Il sito non conosce questo dato',
  list: () => 'Qui ci vuole un elenco',
  count: ({ length, has }) => `L’elenco deve avere ${length === 1 ? 'una voce' : `${length} voci`}; ora ne ha ${has}`,
  twice: () => 'Nell’elenco c’è due volte la stessa voce: ognuna ci va una volta sola',
  none: () => 'L’elenco deve avere almeno una voce',
  noGuests: () => 'Scrivete gli ospiti di almeno un tipo di camera',
  tooMany: ({ most, has }) => `L’elenco può avere al massimo ${most} voci; ora ne ha ${has}`,
  allHidden: () => 'L’elenco deve avere almeno una voce che si vede',
  noSuchValue: ({ names, values }) =>
    `Togliete dal testo quello che qui il sito non ha: ${list(names)}${values.length > 0 ? `. Qui ha solo ${list(values)}` : ''}. ${ownBraces}`,
  noSuchTag: () => 'Togliete il corsivo o il collegamento: in questo testo non si possono usare',

  // fields that go together
  bothTimes: () => 'Scrivete tutti e due gli orari, o nessuno dei due',
  laterThanFrom: () => 'La fine deve venire dopo l’inizio (o entro le 06:00, se è dopo mezzanotte)',
  moreThanFrom: () => 'Il valore più alto deve superare quello più basso',
  initialWithin: () => 'Il numero iniziale deve stare fra il più piccolo e il più grande',
  inEveryLanguage: () => 'Scrivete qualcosa in tutte le lingue, oppure in nessuna',
  untilNeeded: () =>
    'Scrivete il primo giorno in cui l’avviso non si legge più: per una chiusura è il giorno in cui riaprite, e da quel giorno si legge il testo per quando è finito',
  otherYear: () => 'L’anno non corrisponde ai giorni indicati: se è quello nuovo, cambiate prima i giorni',
  overAYear: () => 'Una stagione dura meno di un anno: cambiate anche il primo giorno',
  dayAfterFrom: () => 'La fine deve venire dopo l’inizio',
  laterThanUntil: () =>
    'Il testo per quando l’avviso è finito deve durare oltre la fine dell’avviso; senza giorno resta per sempre',
  noticeUnseen: () =>
    'Il testo per la pagina della terrazza non si vedrebbe mai: compare solo se l’avviso chiude qualcosa. Scegliete che cosa, o toglietelo',
  storageKeyTaken: ({ title }) => `Chi ha già chiuso l’avviso «${title.it}» non vedrebbe questo`,
  closuresOverlap: ({ title }) =>
    `In quei giorni c’è già «${title.it}»: una chiusura può cominciare quando l’altra finisce`,

  // messages
  empty: () => 'Il testo è vuoto',
  apostrophe: () => 'Nel testo c’è un apostrofo diritto: scrivete ’',
  syntax: () => `Il testo non si può leggere: fra parentesi graffe il sito mette i suoi dati. ${ownBraces}`,
  caseOther: () => 'Al testo manca il caso «Altrimenti»',
  openTag: () => 'Togliete i segni di minore e maggiore: qui non si possono scrivere',
  sameValues: ({ language, names }) =>
    names.length > 0
      ? `Il testo deve contenere gli stessi dati di quello in ${languageInSentence(language, 'it')}: ${list(names)}. Rimetteteli con i bottoni +, sotto il testo, o toglieteli anche dall’altro`
      : `Il testo in ${languageInSentence(language, 'it')} non contiene dati, questo sì: metteteli in tutti e due, o in nessuno. ${ownBraces}`,
  sameLinks: ({ language, names }) =>
    names.length > 0
      ? `Il testo deve avere il collegamento, come quello in ${languageInSentence(language, 'it')}: mettetelo in tutti e due, o in nessuno`
      : `Il testo in ${languageInSentence(language, 'it')} non ha collegamenti, questo sì: metteteli in tutti e due, o in nessuno`,
  tooLong: ({ most, has }) => `Il testo è troppo lungo: al massimo ${most} caratteri; ora sono ${has}`,
  length: ({ least, most, has }) => `Il testo deve avere da ${least} a ${most} caratteri; ora ne ha ${has}`,
  nameMarks: () => 'Scrivete il nome senza parentesi graffe né segni di minore e maggiore',
  nameLength: ({ most }) => `Il nome deve avere al massimo ${most} caratteri, per stare nelle pagine`,
  sameAs: () => 'Il testo è uguale a quello di un’altra pagina: ognuna ha il suo',
  neededBy: ({ label }) => `Il testo manca: serve per la voce «${label.it}»`,
  missingBeside: ({ language }) => `Il testo manca: in ${languageInSentence(language, 'it')} c’è`,
  undescribed: () => 'Manca la descrizione di un’immagine per chi non la vede',

  dictionary: () => 'Qui ci vogliono gruppi di testi',
  group: () => 'Qui ci vogliono dei testi, ognuno con il suo nome',

  // files
  fileMissing: () => 'Il file manca',
  json: ({ error }) => `Il contenuto non si può leggere: ${jsonErrors[error] ?? 'è scritto male'}`,
  duplicate: () => 'Questo dato è scritto due volte; varrebbe solo l’ultima',

  // photographs
  focusFile: () => 'Il file deve contenere nomi di immagini, ognuno con un punto',
  photoFolder: () => 'È una cartella: le fotografie stanno una accanto all’altra. Spostatele, o toglietela',
  photoDrawn: ({ reason }) =>
    `Questa fotografia non si può usare: l’immagine resta un disegno, perché ${reason.it}. Toglietela`,
  photoName: () => 'Nessuna immagine del sito ha questo nome. Cambiatelo, o togliete la fotografia',
  photoEnding: () => `Un file di questo tipo non si può usare. ${kinds}`,
  photoSecond: () => 'È la seconda fotografia per la stessa immagine. Toglietene una',
  photoEmpty: () => `La fotografia è vuota. ${saveAgain}`,
  photoUnreadable: () => `Il file non si può aprire: è danneggiato, o non è una fotografia. ${saveAgain}`,
  photoFormat: ({ format }) => `In realtà è un file di tipo ${format}, che non si può usare. ${kinds}`,
  photoAnimated: ({ pictures }) => `È un’animazione di ${pictures} immagini. Usate una fotografia ferma`,
  photoTooLarge: ({ size, side }) =>
    `La fotografia è troppo grande: ha ${size} pixel. Esportatela con al massimo ${side} sul lato lungo`,
  photoTooSmall: ({ size, least, isBorrowed }) =>
    `La fotografia è troppo piccola: ha ${size} pixel, e ne servono almeno ${least}. Usatene una più grande${isBorrowed ? ', oppure aggiungetene una per gli schermi verticali' : ''}`,
  photoCutOff: () => `La fotografia è danneggiata: se ne legge solo una parte. ${saveAgain}`,
  photoHeic: () =>
    'È una fotografia HEIC, che questo computer non sa leggere. Esportatela come JPEG: su un Mac in Anteprima con File → Esporta, su un iPhone mandandola a voi stessi per e-mail',

  // the price list
  priceListName: () => 'Il sito non sa dove mettere questo PDF. Il listino prezzi si aggiunge in «Dati»',
  priceListKind: () =>
    'Il file non è un PDF né un’immagine che il sito sa usare, o è danneggiato. Salvate il listino come PDF, JPEG, PNG o WebP',
  priceListSecond: () => 'È il secondo file per la stessa pagina del listino. Toglietene uno',
  priceListEmpty: () => 'Il file è vuoto: non ha pagine. Esportate di nuovo il listino',
  priceListCutOff: () => 'Il PDF è danneggiato: manca la fine. Esportatelo di nuovo, o copiatelo un’altra volta',
  priceListLocked: () => 'Il PDF è protetto, e gli ospiti potrebbero non aprirlo. Esportatelo senza password',
  priceListTooLarge: ({ most, has }) =>
    `Il PDF è troppo grande per un telefono: ha ${asWritten(has, 'it')} MB, e può averne ${most}. Esportatelo con immagini più leggere`,
};

/** A sentence with the wrong value, or about a missing one. */
export function italianFrame(sentence: string, { isMissing, isNullable, given }: Circumstances): string {
  const shown = typeof given === 'boolean' ? { true: 'sì', false: 'no' }[`${given}`] : asWritten(given, 'it');
  const now = given === '' || given === null ? '; ora è vuoto' : given === undefined ? '' : `; ora c’è «${shown}»`;
  return `${isMissing ? 'Manca. ' : ''}${sentence}${isNullable ? ', oppure lasciate vuoto' : ''}${now}.`;
}
