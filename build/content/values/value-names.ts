// The values that the site fills into texts: where it offers them, their names for owners, and how owners write them.

/** The languages that an owner may read, whatever the site's are. */
export type OwnerLanguage = 'it' | 'en';

export type InBoth = Record<OwnerLanguage, string>;

/**
 * When a text may use a value: always, or if its entry has a value, or one of these choices, in one of these fields. Plain data,
 * so that forms can read it too.
 */
export type Condition = true | Record<string, true | readonly string[]>;

/** The names of the values that a page offers to a text of an entry. */
export const offeredValues = (values: Record<string, Condition>, entry: Record<string, unknown>): string[] =>
  Object.keys(values).filter((name) => {
    const condition = values[name] ?? true;
    return (
      condition === true ||
      Object.entries(condition).some(([field, choices]) => {
        const has = entry[field];
        return choices === true ? has !== undefined && has !== null : choices.includes(String(has));
      })
    );
  });

/** The name of a language within a sentence in another language, or its code if it has no known name. */
export const languageInSentence = (language: string, of: string): string =>
  new Intl.DisplayNames(of, { type: 'language' }).of(language) ?? language;

/** The name of a language as a label. */
export function languageName(language: string, of: string): string {
  const name = languageInSentence(language, of);
  return name[0]?.toUpperCase() + name.slice(1);
}

/** The values that texts may name, with the labels of their chips. */
export const valueNames: Record<string, InBoth> = {
  '#': { it: 'numero', en: 'number' },
  address: { it: 'indirizzo', en: 'address' },
  checkin: { it: 'ora del check-in', en: 'check-in time' },
  checkout: { it: 'ora del check-out', en: 'check-out time' },
  beachMetres: { it: 'metri dal lido', en: 'metres to the beach club' },
  breakfastFrom: { it: 'inizio della colazione', en: 'start of breakfast' },
  breakfastTo: { it: 'fine della colazione', en: 'end of breakfast' },
  centimetres: { it: 'centimetri', en: 'centimetres' },
  cin: { it: 'CIN', en: 'CIN' },
  club: { it: 'nome del lido', en: 'beach club' },
  count: { it: 'quanti', en: 'how many' },
  date: { it: 'data', en: 'date' },
  days: { it: 'giorni', en: 'days' },
  email: { it: 'e-mail', en: 'e-mail' },
  euros: { it: 'euro', en: 'euros' },
  from: { it: 'inizio', en: 'start' },
  group: { it: 'nome del gruppo', en: 'group' },
  index: { it: 'numero', en: 'number' },
  kind: { it: 'tipo di file', en: 'kind of file' },
  kilometres: { it: 'chilometri', en: 'kilometres' },
  metres: { it: 'metri', en: 'metres' },
  minutes: { it: 'minuti', en: 'minutes' },
  name: { it: 'nome dell’hotel', en: 'hotel’s name' },
  nights: { it: 'notti', en: 'nights' },
  page: { it: 'pagina', en: 'page' },
  parkingMetres: { it: 'metri dal parcheggio', en: 'metres to the car park' },
  phone: { it: 'telefono', en: 'phone' },
  service: { it: 'servizio', en: 'service' },
  size: { it: 'peso del file', en: 'size of the file' },
  time: { it: 'ora', en: 'time' },
  to: { it: 'fine', en: 'end' },
  until: { it: 'giorno dopo la fine', en: 'day after the end' },
  value: { it: 'dato', en: 'value' },
  vat: { it: 'partita IVA', en: 'VAT number' },
  who: { it: 'chi non la paga', en: 'who is exempt' },
  year: { it: 'anno', en: 'year' },
};

export const valueName = (name: string, language: keyof InBoth): string => valueNames[name]?.[language] ?? name;

/** The name of a plural's or select's case: `one` is “1”, `other` is the rest. */
export function caseName(type: string, name: string, language: keyof InBoth): string {
  const plural: Record<string, InBoth> = {
    zero: { it: 'Zero', en: 'None' },
    one: { it: 'Quando è uno', en: 'When it is one' },
    two: { it: 'Quando sono due', en: 'When there are two' },
    few: { it: 'Quando sono pochi', en: 'When there are few' },
    many: { it: 'Quando sono molti', en: 'When there are many' },
    other: { it: 'Altrimenti', en: 'Otherwise' },
  };
  const services: Record<string, InBoth> = {
    breakfast: { it: 'A colazione', en: 'At breakfast' },
    lunch: { it: 'A pranzo', en: 'At lunch' },
    dinner: { it: 'A cena', en: 'At dinner' },
    other: { it: 'Altrimenti', en: 'Otherwise' },
  };
  return (type === 'select' ? services : plural)[name]?.[language] ?? name.replace('=', '');
}

/** A value as people write it: 2,5 in Italian, and days as 31/10/2027. */
export function asWritten(value: unknown, language: string): string {
  if (typeof value === 'number') return language === 'it' ? String(value).replace('.', ',') : String(value);
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(value ?? '')) ?? [];
  return day ? `${day}/${month}/${year}` : String(value ?? '');
}
