// The check's sentences in Italian. Tests hold that every sentence that the check can say has its own.
import { saveAgain } from '../photos/photo-check.ts';

/** What a value must be. */
const values: Record<string, string> = {
  'a text that is not empty': 'un testo non vuoto',
  'a text that is not empty, or null': 'un testo non vuoto, oppure null',
  'an id: small first letter, then letters and digits': 'un nome interno: prima lettera minuscola, poi lettere e cifre',
  'a whole number above zero': 'un numero intero maggiore di zero',
  'a number above zero': 'un numero maggiore di zero',
  'degrees north from -90 to 90': 'gradi nord da -90 a 90',
  'degrees east from -180 to 180': 'gradi est da -180 a 180',
  'true or false': 'true o false, cioè sì o no',
  'an address that begins with https://': 'un indirizzo che comincia con https://',
  'the address for booking a table, or null': 'l’indirizzo per prenotare un tavolo, oppure null',
  'the beginning of an address: https:// and the host, without anything behind it, not even a slash':
    'l’inizio di un indirizzo: https:// e il nome, senza altro dietro, nemmeno una barra',
  'the profile’s address, or "#" until there is one': 'l’indirizzo del profilo, oppure "#" finché non c’è',
  'an e-mail address': 'un indirizzo e-mail',
  'the name of a time zone': 'il nome di un fuso orario',
  'a time from 00:00 to 23:59, with two digits each': 'un’ora da 00:00 a 23:59, con due cifre ciascuna',
  'a time from 00:00 to 24:00, with two digits each': 'un’ora da 00:00 a 24:00, con due cifre ciascuna',
  'a day of the calendar, year-month-day, or null': 'un giorno del calendario, anno-mese-giorno, oppure null',
  'a whole number of stars from 1 to 5': 'un numero intero di stelle, da 1 a 5',
  'a phone number in international form, + and digits only':
    'un numero di telefono in forma internazionale, solo + e cifre',
  'a postal code of five digits': 'un CAP di cinque cifre',
  'the province’s two capital letters': 'la sigla della provincia, due lettere maiuscole',
  'a country’s two capital letters': 'la sigla di un paese, due lettere maiuscole',
  'a language’s two small letters': 'la sigla di una lingua, due lettere minuscole',
  'the part of the booking address behind the host, with a slash in front':
    'la parte dell’indirizzo di prenotazione che segue il nome, con una barra davanti',
  'the portal’s identifier in quotation marks': 'il codice del portale, fra virgolette',
  'a VAT number: IT and eleven digits': 'una partita IVA: IT e undici cifre',
  'a CIN of 18 characters: IT, six digits, ten capital letters or digits':
    'un CIN di 18 caratteri: IT, sei cifre, dieci lettere maiuscole o cifre',
  'a text in quotation marks': 'un testo fra virgolette',
  'a name without spaces': 'un nome senza spazi',
};

/** What a list must name. */
const named: Record<string, string> = { languages: 'almeno una lingua', cuisines: 'almeno una cucina' };

/** The faults of JSON's syntax. */
const syntax: Record<string, string> = {
  'invalid symbol': 'un segno fuori posto',
  'invalid number format': 'un numero scritto male',
  'property name expected': 'manca il nome di un dato',
  'value expected': 'manca un valore',
  'colon expected': 'mancano i due punti',
  'comma expected': 'manca una virgola',
  'close brace expected': 'manca una graffa chiusa',
  'close bracket expected': 'manca una quadra chiusa',
  'end of file expected': 'c’è altro dopo la fine',
  'invalid comment token': 'un commento, che qui non si può scrivere',
  'unexpected end of comment': 'un commento non chiuso',
  'unexpected end of string': 'un testo senza virgolette alla fine',
  'unexpected end of number': 'un numero che non finisce',
  'invalid unicode': 'un carattere Unicode scritto male',
  'invalid escape character': 'una barra rovesciata fuori posto',
  'invalid character': 'un carattere che qui non si può scrivere',
};

const kinds: Record<string, string> = {
  page: 'la pagina',
  'spoken language': 'la lingua parlata',
  'room category': 'la categoria di camere',
  'room type': 'il tipo di camera',
  amenity: 'la dotazione',
  'terrace card': 'il momento della terrazza',
  dish: 'il piatto',
  'box of the bar': 'il riquadro del bar',
  'opening hours': 'l’orario',
  cuisine: 'la cucina',
  service: 'il servizio',
  transfer: 'il transfer',
  experience: 'l’esperienza',
  feature: 'la voce',
  attraction: 'il luogo',
  'way to arrive': 'il modo di arrivare',
  question: 'la domanda',
};

const languageNames: Record<string, string> = { Italian: 'italiano', English: 'inglese', German: 'tedesco' };

const reasons: Record<string, string> = {
  'it is the pattern of the tile bands': 'è il disegno delle fasce di piastrelle',
  'it is the hotel’s mark': 'è il marchio dell’hotel',
  'the labels on the map point at places in the drawing': 'le scritte sulla mappa indicano punti del disegno',
};

const again = 'Esportatela di nuovo come JPEG, o copiatela ancora una volta dalla fotocamera o dal telefono.';

type Rule = [pattern: RegExp, italian: (...groups: string[]) => string | undefined];

/** Says a rule only where all its parts can be said. */
const all = (parts: (string | undefined)[], say: (...parts: string[]) => string) =>
  parts.includes(undefined) ? undefined : say(...(parts as string[]));

const plain = (english: string, italian: string): Rule => [
  RegExp(`^${english.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
  () => italian,
];

const rules: Rule[] = [
  plain('is missing', 'manca'),
  [/^is missing; it (.+)$/s, (rest = '') => all([inItalian(rest)], (italian) => `manca; ${italian}`)],
  [/^(.+), but is (.+)$/s, (rule = '', given) => all([inItalian(rule)], (italian) => `${italian}, ma è ${given}`)],
  [/^is not valid JSON: (.+)$/s, (why = '') => `non è JSON valido: ${syntax[why] ?? why}`],
  plain('stands here twice; only the last one would count', 'è scritto due volte; varrebbe solo l’ultima'),

  // schema-parts.ts
  [
    /^is not a field that the site knows; here it knows (.+)$/s,
    (names) => `non è un dato che il sito conosce; qui conosce ${names}`,
  ],
  [/^must be an object in braces with (.+)$/s, (names) => `deve essere un oggetto fra graffe con ${names}`],
  [/^must be a list in square brackets$/, () => 'deve essere un elenco fra parentesi quadre'],
  [
    /^must have exactly (\d+) entr(?:y|ies), but has (\d+)$/,
    (most, has) => `deve avere ${most === '1' ? 'esattamente una voce' : `esattamente ${most} voci`}, ma ne ha ${has}`,
  ],
  [
    /^must not name anything twice, but does: (.+)$/s,
    (names) => `non deve nominare niente due volte, ma lo fa: ${names}`,
  ],
  [/^must name (.+), each once$/, (what = '') => all([named[what]], (one) => `deve nominare ${one}, ognuna una volta`)],
  [
    /^must be "all", or a list of pages: (.+)$/,
    (pages) => `deve essere "all" (tutte), o un elenco di pagine: ${pages}`,
  ],
  [/^must be (.+)$/s, (what = '') => all([values[what]], (one) => `deve essere ${one}`)],

  // facts-schema.ts and announcements-schema.ts
  plain('must be later than “from”', 'deve venire dopo “from”'),
  plain('must say something in every language, or in none', 'deve dire qualcosa in tutte le lingue, o in nessuna'),
  plain('must be more than “from”', 'deve essere più di “from”'),
  plain('must not be below “least” nor above “most”', 'non deve essere sotto “least” né sopra “most”'),
  plain(
    'must be a day: the site says when the restaurant opens again, and “afterwards” begins then',
    'deve essere un giorno: il sito dice quando il ristorante riapre, e “afterwards” comincia allora',
  ),
  plain(
    'must be later than the “until” of the announcement itself, or null',
    'deve venire dopo l’“until” dell’avviso stesso, oppure essere null',
  ),
  plain(
    'is never seen: the terrace page gives notice of what closes the restaurant, and this does not',
    'non si vede mai: la pagina della terrazza annuncia ciò che chiude il ristorante, e questo non lo chiude',
  ),
  [
    /^must be another one: who has closed “(.+)” would never see this$/,
    (twin) => `deve essere un altro: chi ha chiuso «${twin}» non vedrebbe mai questo`,
  ],
  [
    /^must leave the restaurant open for a day between this and “(.+)”$/,
    (met) => `deve lasciare il ristorante aperto almeno un giorno fra questo e «${met}»`,
  ],

  // check-announcements.ts
  [
    /^takes (.+); here there is (.+) to say$/,
    (values_, known = '') =>
      `usa ${values_}; qui si può dire ${known === 'no day' ? 'nessun giorno' : known.replace(' and ', ' e ')}`,
  ],
  [
    /^has a tag, <(.+)>: only the title of a notice may have one, <em>$/,
    (tag) => `ha un segno, <${tag}>: solo il titolo di un avviso sulla terrazza può averne uno, <em>`,
  ],
  [
    /^must have at most (\d+) characters, but has (\d+): it stands over the page$/,
    (most, has) => `deve avere al massimo ${most} caratteri, ma ne ha ${has}: sta sopra la pagina`,
  ],

  // message-faults.ts
  plain('is empty', 'è vuoto'),
  plain('has a straight apostrophe: write ’', 'ha un apostrofo diritto: si scrive ’'),
  [/^cannot be understood: (.*)$/s, (why = '') => `non si capisce: ${syntaxOfMessages(why)}`],
  plain(
    'has a tag that is not closed, or closed in the wrong order',
    'ha un segno non chiuso, o chiuso nell’ordine sbagliato',
  ),
  [
    /^must take the same values as in (\S+): (.+)$/,
    (file, names) => `deve usare gli stessi valori di ${file}: ${none(names)}`,
  ],
  [
    /^must have the same tags as in (\S+): (.+)$/,
    (file, names) => `deve avere gli stessi segni di ${file}: ${none(names)}`,
  ],

  // check-messages.ts
  plain('must be an object of groups', 'deve essere un oggetto di gruppi'),
  plain(
    'is not a group that any page speaks with (see src/navigation/routes.ts)',
    'non è un gruppo che una pagina usa (vedi src/navigation/routes.ts)',
  ),
  plain('must be an object of keys and texts', 'deve essere un oggetto di nomi e testi'),
  plain('must be a text in quotation marks', 'deve essere un testo fra virgolette'),
  [
    /^is missing: the (.+) “(.+)” needs it$/,
    (kind = '', name) => all([kinds[kind]], (one) => `manca: serve per ${one} «${name}»`),
  ],
  [/^is missing: (\S+) has it$/, (file) => `manca: in ${file} c’è`],
  [/^is not in (\S+)$/, (file) => `non c’è in ${file}`],
  [
    /^must have (\d+) to (\d+) characters, but has (\d+)$/,
    (least, most, has) => `deve avere da ${least} a ${most} caratteri, ma ne ha ${has}`,
  ],
  plain('may take {name}, but no other value and no tag', 'può usare {name}, ma nessun altro valore e nessun segno'),
  [/^is the same as (\S+)$/, (twin) => `è uguale a ${twin}`],
  [
    /^is missing: the picture “(.+)” needs an alternative text in some group$/,
    (name) => `manca: l’immagine «${name}» ha bisogno di un testo alternativo in qualche gruppo`,
  ],

  // photos/
  plain('must hold names of pictures, each with a point', 'deve contenere nomi di immagini, ognuno con un punto'),
  [
    /^is no picture that a photograph can stand for\. The names there are: (.+)$/,
    (names) => `non è un’immagine che una fotografia può sostituire. I nomi sono: ${names}`,
  ],
  plain(
    'must be two numbers from 0 to 1: how far from the left and from the top lies what must stay in view',
    'deve essere due numeri da 0 a 1: quanto dista da sinistra e dall’alto ciò che deve restare in vista',
  ),
  [
    /^has no description in (\S+) for those who cannot see it\. Write it as “(.+)” into (\S+), where the other descriptions of its page are\.$/,
    (language = '', key, file) =>
      `non ha una descrizione in ${languageNames[language] ?? language} per chi non vede. Scrivetela come “${key}” in ${file}, dove sono le altre descrizioni della sua pagina.`,
  ],
  plain(
    'is a folder. Photographs lie directly in photos/: move them there, or take it away.',
    'è una cartella. Le fotografie stanno direttamente in photos/: spostatele lì, o toglietela.',
  ),
  [
    /^cannot be used: “(.+)” stays a drawing, since (.+)\. Take the file away\.$/,
    (name, why = '') =>
      all(
        [reasons[why]],
        (reason) => `non si può usare: «${name}» resta un disegno, perché ${reason}. Togliete il file.`,
      ),
  ],
  [
    /^has a name that no picture of the site has\. Rename it, or take it away\. The names there are: (.+)$/,
    (names) => `ha un nome che nessuna immagine del sito ha. Cambiatelo, o toglietela. I nomi sono: ${names}`,
  ],
  plain(
    'is of a kind that cannot be used. Save it as JPEG, PNG, WebP, AVIF or HEIC.',
    'è di un tipo che non si può usare. Salvatela come JPEG, PNG, WebP, AVIF o HEIC.',
  ),
  [
    /^is the second photograph for “(.+)”, beside (.+)\. Take one of the two away\.$/,
    (name, twin) => `è la seconda fotografia per «${name}», accanto a ${twin}. Toglietene una.`,
  ],
  plain(`is empty. ${saveAgain}`, `è vuota. ${again}`),
  plain(
    `cannot be opened: it is damaged, or no photograph at all. ${saveAgain}`,
    `non si può aprire: è danneggiata, o non è una fotografia. ${again}`,
  ),
  [
    /^is in truth a file of the kind (\S+), which cannot be used\. Save it as JPEG, PNG, WebP, AVIF or HEIC\.$/,
    (kind) => `è in realtà un file di tipo ${kind}, che non si può usare. Salvatela come JPEG, PNG, WebP, AVIF o HEIC.`,
  ],
  [
    /^is an animation of (\d+) pictures\. Use a photograph that stands still\.$/,
    (pages) => `è un’animazione di ${pages} immagini. Usate una fotografia ferma.`,
  ],
  [
    /^is too large: it has (.+) pixels\. Export it with at most (\d+) on its longer side\.$/,
    (size, most) => `è troppo grande: ha ${size} pixel. Esportatela con al massimo ${most} sul lato lungo.`,
  ],
  [
    /^is too small for “(.+)”: it has (.+) pixels, of which (.+) fit the picture’s shape, and it needs at least (\d+ × \d+)\. Use a larger photograph\.( .+)?$/,
    (name, size, fits, needs, upright) =>
      `è troppo piccola per «${name}»: ha ${size} pixel, di cui ${fits} entrano nel riquadro, e ne servono almeno ${needs}. Usate una fotografia più grande.${upright ? ` Oppure mettete accanto una fotografia per gli schermi verticali, come ${name}.` : ''}`,
  ],
  plain(
    `is damaged: only a part of the picture can be read. ${saveAgain}`,
    `è danneggiata: se ne legge solo una parte. ${again}`,
  ),
  plain(
    'is a HEIC photograph, which this computer cannot read. Export it as JPEG: on a Mac in Preview with File → Export, on an iPhone by sending it to yourself by e-mail.',
    'è una fotografia HEIC, che questo computer non sa leggere. Esportatela come JPEG: su un Mac in Anteprima con File → Esporta, su un iPhone mandandola a voi stessi per e-mail.',
  ),
];

const none = (names = '') => (names === 'none' ? 'nessuno' : names);

/** Why a message cannot be parsed. The parser's own words stand behind it, since they name the place. */
function syntaxOfMessages(why: string): string {
  const [, kind, name, known] = /^“(.+)” in \{(.+)\} is none of (.+)$/.exec(why) ?? [];
  if (kind) return `«${kind}» in {${name}} non è nessuno di ${known}`;
  const [, which, of] = /^the (\w+) of \{(.+)\} has no case “other”$/.exec(why) ?? [];
  if (which) return `il ${which} di {${of}} non ha il caso «other»`;
  return `una graffa manca o è di troppo (${why})`;
}

/** A fault's sentence in Italian; undefined for a sentence that the check does not say. */
export function inItalian(problem: string): string | undefined {
  for (const [pattern, italian] of rules) {
    const match = pattern.exec(problem);
    const said = match && italian(...match.slice(1));
    if (said) return said;
  }
}
