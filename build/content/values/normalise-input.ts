// Normalises what people type: "7.30" becomes 07:30, and a straight apostrophe becomes ’.
import { z } from 'zod';
import { dayAfter, today } from '../../../src/hotel/hours/clock.ts';
import type { FaultCode } from '../faults/fault.ts';

/** The replacement of a part of a text. */
interface Replacement {
  from: number;
  to: number;
  text: string;
}

const beforeWord = /(?:^|[\s([{«“‘—–-])$/;

// marks without width, which come with pasted text: soft hyphens, directions of address books, zero-width spaces
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

// the placeholder of a chip in a text
const chip = '\ufffc';
// an ellipsis, spaces or another character, each with the invisible marks after it; those after a chip are a part of their own
const parts = RegExp(`${chip}|M+|(?:\\.M*){3}|(?:[ \u00a0]M*)+|.M*`.replaceAll('M', invisible.source), 'gsu');
const letter = /[\p{L}\p{N}]/u;
// ‘a hotel’s view’, but not ’n’, and not ’60s
const quotation = /^‘(?!\d)(?:[^‘’]|’(?=[\p{L}\p{N}\ufffc])){3,}’(?![\p{L}\p{N}\ufffc])/u;

const accents: Record<string, string> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' };
// words that end in an apostrophe: un po’
const cut = /^(?:po|mo|di|da|fa|va|sta|be|ca|de|co|a|o|i|u)$/i;

/** The accented vowel that an Italian text ends in, where an apostrophe stands for the accent: «E'», «citta'», «perche'» */
function accentAtEnd(text: string): string {
  const [, word = ''] = /(\p{L}*[aeiou])’$/iu.exec(text) ?? [];
  const isQuoted = /(?:^|[\s(«])[‘’](?=\p{L})[^’]*’$/u.test(text);
  if (cut.test(word) || isQuoted) return '';
  const vowel = word.slice(-1);
  const accented = /(?:ch|tr|^n|^s)e$/i.test(word) ? 'é' : (accents[vowel.toLowerCase()] ?? '');
  return vowel === vowel.toLowerCase() ? accented : accented.toUpperCase();
}

// a number, or a chip, with its unit, or the groups of a phone number
const amount = /^(?:€ \d|\d €|\d \d\d|[\d\ufffc] (?:km|cm|mq|m²|m|min)[^\p{L}\p{N}²])/u;

/** Whether no space belongs between two parts of a text. */
function joins(before: string, after: string, isTyping: boolean): boolean {
  if (/^(?:[,;!?]|:\s)/.test(after)) return true;
  // ‘ .it’, ‘ .5’ and ‘ ...’ keep their space; while typing, a trailing dot may become one of them
  const isFullStop = after === '.' ? !isTyping : /^\.[^\p{L}\p{N}\ufffc.…]/u.test(after);
  return isFullStop && !/[.…]$/.test(before);
}

/**
 * Improves typography: apostrophes, quotation marks, ellipses and accents, for which keyboards have no keys. Removes double spaces,
 * spaces before punctuation and invisible marks, adds a space between a word and a value, and keeps numbers together and with their unit.
 * @param isTyping whether the text may go on
 */
export function typographyIn(text: string, language: string, isTyping = false): Replacement[] {
  const [open, close] = language === 'it' ? ['«', '»'] : ['“', '”'];
  const found: Replacement[] = [];
  const openings: [at: number, Replacement][] = [];
  let before = '';
  for (const { 0: part, index } of text.matchAll(parts)) {
    const typed = part.replace(invisible, '');
    const end = index + part.length;
    const accented = language === 'it' && /[ ,;:!?")»]/.test(typed) && accentAtEnd(before);
    if (accented) {
      found.splice(-2, 2, { from: found.at(-2)?.from ?? index - 2, to: index, text: accented });
      before = before.slice(0, -2) + accented;
    }
    const last = before.at(-1) ?? '';
    if ((typed === chip && letter.test(last)) || (last === chip && letter.test(typed))) {
      found.push({ from: index, to: index, text: ' ' });
      before += ' ';
    }
    const isOpening = beforeWord.test(before);
    let right = typed;
    if (typed === '...') right = '…';
    // includes no-break spaces, which word processors insert
    else if (/^\s/.test(typed) && joins(before, text.slice(end).replace(invisible, ''), isTyping)) right = '';
    // a single no-break space is meant, but word processors write two spaces with one
    // while typing, a trailing m may become a word
    else if (/^ |^\u00a0./.test(typed))
      right = amount.test(`${last} ${text.slice(end)}${isTyping ? '' : ' '}`) ? '\u00a0' : ' ';
    else if (language === 'en' && /['‘’]/.test(typed)) right = isOpening ? '‘' : '’';
    else if (typed === "'") right = '’';
    // dell’«Isola»
    else if (typed === '"') right = isOpening || (language === 'it' && before.endsWith('’')) ? open : close;
    const replacement = { from: index, to: end, text: right };
    found.push(replacement);
    if (language === 'en' && right === '‘') openings.push([before.length, replacement]);
    before += right;
  }
  // only the text after it distinguishes an opening quotation mark from the apostrophe of ’ndunderi
  for (const [at, mark] of openings) if (!quotation.test(before.slice(at))) mark.text = '’';
  return found.filter(({ from, to, text: right }) => right !== text.slice(from, to));
}

/** A text with improved typography. */
export const normaliseText = (text: string, language: string, isTyping = false): string =>
  typographyIn(text, language, isTyping).reduceRight(
    (turned, { from, to, text: right }) => turned.slice(0, from) + right + turned.slice(to),
    text,
  );

const namedNumbers = [
  'un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici',
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
].map((names) => names.split('|').map((name) => RegExp(`^${name}$`, 'i')));

/** 'due' → '2'; other words stay as they are. */
function inDigits(word: string): string {
  const said = Math.max(...namedNumbers.map((names) => names.findIndex((name) => name.test(word)))) + 1;
  return said > 0 ? String(said) : word;
}

const compact = (typed: string) => typed.replace(/[\s.]/g, '');
const capitals = (typed: string) => compact(typed).toUpperCase();

const morning = /(?:di|del|della) mattin[ao]|in the morning/i;
const evening = /(?:di|della) sera|(?:di|del) pomeriggio|in the (?:afternoon|evening)/i;
const night = /(?:di|della) notte|at night/i;

/** '7.30', '19,30', '1930', 'ore 7', 'le 15', '7:30 pm', '8 e mezza di sera', 'entro le 11', 'mezzanotte' */
function time(typed: string): string {
  if (/^(?:mezzanotte|midnight)$/i.test(typed)) return '24:00';
  if (/^(?:mezzogiorno|noon)$/i.test(typed)) return '12:00';
  const inFigures = typed
    .replace(morning, 'am')
    .replace(evening, 'pm')
    .replace(night, '')
    .trim()
    .replace(/\p{L}+/gu, inDigits)
    .replace(/\se\smezz[ao]\b/i, ':30')
    .replace(/\se\s(?=\d\d\b)/i, ':');
  const found =
    /^(?:h|ore|(?:(?:entro|fino)\s+)?(?:d?alle|le)(?:\s+ore)?|at|from|by|until)?\s*(\d{1,2})(?:\s*[:.,h]\s*(\d\d)|(\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(
      inFigures,
    );
  if (!found) return typed;
  const [, hours = '', apart, joined, half] = found;
  const said = Number(hours);
  // at night, 6 to 11 means the evening
  const isLate = half?.toLowerCase() === 'p' || (night.test(typed) && said >= 6 && said < 12);
  const isHalf = said <= 12 && (half !== undefined || night.test(typed));
  const hour = isHalf ? (said % 12) + (isLate ? 12 : 0) : said;
  const past = apart ?? joined ?? '00';
  return hour <= 24 && Number(past) < 60 ? `${String(hour).padStart(2, '0')}:${past}` : typed;
}

/** '1.000', '1.000,5', '2,5', 'tre'. Other text stays as it is. */
function number(typed: string, language: string, isWhole = false): number | string {
  const plain = inDigits(typed)
    // '2,50 € a persona'
    .replace(/^(?:ca\.|circa|about|€|euro|eur)\s*|\s*(?:€|\b(?:euros?|eur)\b)\D*$/gi, '')
    .replace(/(?<=\d)[\s’'](?=\d{3})/g, '');
  const [groups = '', mark = ''] = /^-?[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*/.exec(plain) ?? [];
  const rest = plain.slice(groups.length);
  const hasDecimals = /^[.,]\d+$/.test(rest) && rest[0] !== mark;
  const isMarkOfLanguage = mark === (language === 'en' ? ',' : '.');
  const isThousands = mark !== '' && (hasDecimals || (rest === '' && (isWhole || isMarkOfLanguage)));
  const decimal = (isThousands ? plain.replaceAll(mark, '') : plain).replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(decimal) ? Number(decimal) : typed;
}

/** '1h10', '1 h 15m', 'un’ora', 'mezz’ora', 'due ore e mezza', 'an hour and 20' in minutes */
function minutes(typed: string, language: string): number | string {
  if (/^(?:mezz(?:a\s|['’])\s*ora|half\s+(?:an\s+)?hour)$/i.test(typed)) return 30;
  const [, hours = '', more = '0'] =
    /^(\d+|\p{L}+?)['’]?\s*(?:h|or[ae]|hours?)\s*(?:(?:e|and)\s+)?(mezz[ao]|half|\d\d?)?m?$/iu.exec(typed) ?? [];
  const whole = number(hours.replace(/^an$/i, '1'), language, true);
  if (typeof whole === 'string') return number(typed, language, true);
  return whole * 60 + (/^\d/.test(more) ? Number(more) : 30);
}

/** Each coordinate of a text, without the spaces in it: `40° 38' 52" N` is one. */
const degreesIn = (typed: string): string[] =>
  typed.replace(/(?<=°)\s+(?=\d+['’′])|(?<=['’′])\s+(?=[\d.,]+(?:["”″]|''))|\s+(?=[NSEWO]\b)/gi, '').split(/[,;]?\s+/);

/**
 * One coordinate, alone or of a pair as maps give it: `40.648, 14.641` or `40°38'52"N 14°38'29"E`. A separator always marks
 * decimals, never thousands.
 */
function degrees(typed: string, at: 0 | 1): number | string {
  const [first = '', second = first, ...more] = degreesIn(typed);
  const one = [first, second][at] ?? '';
  const found = /^(-?\d+(?:[.,]\d*)?)°?(?:(\d+)['’′](?:(\d+(?:[.,]\d+)?)(?:["”″]|''))?)?([NSEWO])?$/i.exec(one);
  if (more.length > 0 || !found) return typed;
  const [whole = 0, sixtieths = 0, seconds = 0] = found.slice(1, 4).map((part = '0') => Number(part.replace(',', '.')));
  const size = Math.round((whole + sixtieths / 60 + seconds / 3600) * 1e6) / 1e6;
  return /[SWO]/i.test(found[4] ?? '') ? -size : size;
}

/** '+39 089 876543', '0039 089/876543', '39 089 876543', 'tel. 089 876543': an Italian number, also a toll-free one, may lack its prefix */
function phone(typed: string): string {
  const joined = typed
    .replace(/^(?:tel|telefono|cell|cellulare|phone|mobile)\b[.:]?\s*/i, '')
    .replace(/^(?:\+|00)(?!39)(.*)\(0\)/, '+$1')
    .replace(/[\s./()–-]/g, '')
    // a mobile number that begins with 39 has at most ten digits
    .replace(/^(?=39\d{9})/, '+');
  if (/^(?:\+|00)\d+$/.test(joined)) return joined.replace(/^00/, '+');
  return /^(?:[03]\d{5,10}|80[03]\d{3,6}|84[0-8]\d{6})$/.test(joined) ? `+39${joined}` : typed;
}

// what others add to an address to count their own visitors
const counting = /(?<=[?&])(?:utm_\w+|fbclid|gclid|mibextid|igsh(?:id)?)=[^&#]*&?/gi;

/** An address without https://, with capitals before its path, with a campaign, or the code with which a map is embedded */
function link(typed: string): string {
  const [, source] = /^<iframe\b[^>]*\ssrc="([^"]+)"/i.exec(typed) ?? [];
  const given = (source ?? typed).replaceAll('&amp;', '&');
  const isBare = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(given);
  const address = isBare ? `https://${given}` : given;
  return address
    .replace(/^https?:(\/\/[^/?#]*)/i, (_, host) => `https:${host.toLowerCase()}`)
    .replace(counting, '')
    .replace(/[?&](?=#|$)/, '');
}

/** The address of a profile, with or without https://, or a WhatsApp number */
function profile(typed: string): string {
  const whatsApp = phone(typed.replace(/^(?:https?:\/\/)?wa\.me\/(?=[+\d\s]+$)\+?/i, '+'));
  return /^\+\d+$/.test(whatsApp) ? `https://wa.me/${whatsApp.slice(1)}` : link(typed) || '#';
}

const namesOf = (count: number, part: 'month' | 'weekday', date: (index: number) => number) =>
  ['it', 'en'].map((language) => {
    const format = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => format.format(date(index)).toLowerCase());
  });
const monthNames = namesOf(12, 'month', (month) => Date.UTC(2027, month));
const weekdayNames = namesOf(7, 'weekday', (weekday) => Date.UTC(2027, 0, weekday + 1)).flat();

/** Removes the weekday from 'domenica 21 marzo', 'Sat, 3/4', 'lunedi 5.4.' and 'venerdi' 18/12' */
function withoutWeekday(typed: string): string {
  const [all = '', word = ''] = /^(\p{L}{3,})['’]?[.,]?\s+/u.exec(typed) ?? [];
  const name = word.toLowerCase().replace(/i$/, 'ì');
  return weekdayNames.some((weekday) => weekday.startsWith(name)) ? typed.slice(all.length) : typed;
}

/** 'oggi', 'tomorrow', '31/10/2027', '1.4.27', '20 marzo '27', 'March 2nd, 2027', 'sabato 3/4'; without a year, the next such day after the start, or without a start the next one since 90 days ago */
function day(typed: string, start?: string): string {
  if (/^(?:oggi|today)$/i.test(typed)) return today();
  if (/^(?:domani|tomorrow)$/i.test(typed)) return dayAfter(today(), 1);
  const alone = typed.replace(
    /^(?:d?al(?:l['’])?|fino\s+a(?:l(?:l['’])?)?|(?:from|until|to)(?:\s+the)?|the)\s*(?=[\p{L}\d])/iu,
    '',
  );
  // removes a weekday only if that fails: 'mar 2' is in March, not a Tuesday
  return dayOfMonth(alone, start) ?? dayOfMonth(withoutWeekday(alone), start) ?? typed;
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

const included = /\s+(?:compreso|incluso|included|inclusive)$/i;

/** The first day on which something is over. For 'fino al 26 marzo' and 'March 26 included' that is the day after */
function endDay(typed: string, start?: string): string {
  const end = day(typed.replace(included, ''), start);
  const isLast = included.test(typed) || /^(?:fino|all?|until|to)\b/i.test(typed);
  return isLast && isDay(end) ? dayAfter(end, 1) : end;
}

function dayOfMonth(typed: string, start?: string): string | undefined {
  const dayFirst = typed
    .replace(/(?<=\d)(?:st|nd|rd|th)?(?:\s+of)?\b/i, '')
    .replace(/^(\p{L}+)\.?\s+(\d{1,2})(?!\d)/u, '$2 $1');
  const found = /^(\d{1,2})(?:[./\s-]+|[°º]\s*)(\d{1,2}|\p{L}+)(?:[,./\s'’-]+(\d{4}|\d\d))?\.?$/u.exec(dayFirst);
  const [, date = '', month = '', year] = found ?? [];
  // '1 dic' too
  const isMonth = (name: string) => month.length > 2 && name.startsWith(month.toLowerCase());
  const named = monthNames.map((names) => names.findIndex(isMonth) + 1).find(Boolean);
  if (!found || !(named || /^\d/.test(month))) return;
  const inYear = (one: string | number) =>
    [one, named || month, date].map((part) => String(part).padStart(2, '0')).join('-');
  if (year) return inYear(year.padStart(4, '20'));
  // a start may be in the recent past
  const since = start === undefined ? dayAfter(today(), -90) : today();
  const earliest = start === undefined || start < since ? since : dayAfter(start, 1);
  const firstYear = Number(earliest.slice(0, 4));
  return inYear(inYear(firstYear) < earliest ? firstYear + 1 : firstYear);
}

const initialsOf: Record<string, string> = {
  SALERNO: 'SA',
  NAPOLI: 'NA',
  NAPLES: 'NA',
  AVELLINO: 'AV',
  BENEVENTO: 'BN',
  CASERTA: 'CE',
  ITALIA: 'IT',
  ITALY: 'IT',
};
/** The two letters of Italy and of the provinces of Campania */
const initials = (name: string) => initialsOf[name] ?? name;

type Turn = (typed: string, language: string, unit?: Unit, start?: string) => string | number;
const turns: { [Code in FaultCode]?: Turn } = {
  text: (typed, language) => normaliseText(typed, language),
  whole: (typed, language, unit) => (unit === 'minutes' ? minutes(typed, language) : number(typed, language, true)),
  year: (typed, language) => number(typed.replace(/^['’]?(\d\d)$/, '20$1'), language, true),
  stars: (typed, language) => number(typed.replace(/\s*(?:stell[ae]|stars?)$/i, ''), language, true),
  // 1.200 metres are thousands in both languages: nobody measures to the millimetre
  above: (typed, language, unit) => number(typed, language, unit === 'metres'),
  latitude: (typed) => degrees(typed, 0),
  longitude: (typed) => degrees(typed, 1),
  time: (typed) => time(typed).replace('24:00', '00:00'),
  closingTime: time,
  day: (typed, _language, _unit, start) => day(typed, start),
  endDay: (typed, _language, _unit, start) => endDay(typed, start),
  phone,
  link,
  host: (typed) => link(typed).replace(/[\s/]+$/, ''),
  socialLink: profile,
  // 'Rosa Esposito <info@rosa.it>' too
  email: (typed) => typed.replace(/^.*<([^<>]+)>$/, '$1').replace(/^mailto:|\s/gi, ''),
  bookingPath: (typed) => (/^[^\s/?#]/.test(typed) ? `/${typed}` : typed),
  postalCode: compact,
  // 'Cetara (SA)'
  town: (typed, language) => normaliseText(typed.replace(/\s*\(\s*\p{L}+\s*\)$/u, ''), language),
  province: (typed) => initials(capitals(typed).replace(/^\((.*)\)$/, '$1')),
  country: (typed) => initials(capitals(typed)),
  language: (typed) => compact(typed).toLowerCase(),
  cin: (typed) => capitals(typed).replace(/^(?:CODICE)?CIN:?/, ''),
  vat: (typed) =>
    capitals(typed)
      .replace(/^(?:PARTITAIVA|PIVA|VAT)(?:N[R°º]?)?:?/, '')
      .replace(/^(?=\d{11}$)/, 'IT'),
};

const units = {
  metres: 'mt?|metr[io]|met(?:re|er)s?',
  kilometres: 'km|chilometr[io]|kilomet(?:re|er)s?',
  centimetres: 'cm|centimetr[io]|centimet(?:re|er)s?',
  minutes: "min|minut[io]|minutes?|['’′]",
  hours: 'h|or[ae]|hours?',
  nights: 'nott[ei]|nights?',
};

/** The unit of a number. */
export type Unit = keyof typeof units;

const inKilometres = RegExp(`^(.*\\d)\\s*(?:${units.kilometres})\\.?$`, 'i');

/**
 * Normalises what is typed into a field of a kind. What cannot be parsed stays as it is.
 * @param unit the field's unit; a number with another unit is not parsed, except kilometres in a field of metres
 * @param start for an end: the first day, YYYY-MM-DD
 */
export function normaliseInput(
  kind: FaultCode,
  typed: string,
  language: string,
  unit?: Unit,
  start?: string,
): string | number {
  const trimmed = typed.replace(invisible, '').trim();
  const name = unit && `(?:${units[unit]})\\.?`;
  const alone = name
    ? trimmed.replace(RegExp(`(?<=\\d)\\s*${name}$|(?<=\\p{L})\\s+${name}$|^${name}\\s*(?=\\d)`, 'iu'), '')
    : trimmed;
  const [, kilometres] = (unit === 'metres' && inKilometres.exec(trimmed)) || [];
  if (kilometres) {
    const said = number(kilometres, language);
    return typeof said === 'number' ? Math.round(said * 1000) : trimmed;
  }
  const turned = turns[kind]?.(alone, language, unit, start);
  return turned === undefined || turned === alone ? trimmed : turned;
}

/** The values of several fields in a text that is pasted into one, by field name: a pair of coordinates, or the whole address of a booking engine. */
export function valuesOfSeveral(kind: FaultCode, typed: string): Record<string, string | number> {
  if (kind === 'host') {
    const [, host, path] = /^(https:\/\/[^/?#]+)(\/[^/?#].*)$/.exec(link(typed.trim())) ?? [];
    return host && path ? { host, path } : {};
  }
  const isPair = (kind === 'latitude' || kind === 'longitude') && degreesIn(typed).length > 1;
  const [latitude, longitude] = isPair ? [degrees(typed.trim(), 0), degrees(typed.trim(), 1)] : [];
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {};
}

// sites on which the address of a profile is the user name
const profileSites: Record<string, string> = { instagram: 'www.instagram.com', facebook: 'www.facebook.com' };

/**
 * The one valid value to suggest for an invalid one; undefined if there is none. It may omit a part of the input.
 * @param entry the entry that the value belongs to
 */
export function rightValue(kind: FaultCode, given: unknown, language: string, unit?: Unit, entry?: unknown): unknown {
  if (typeof given !== 'string') return;
  const turned = normaliseInput(kind, given, language, unit);
  const site = kind === 'socialLink' && profileSites[String(Object(entry).name).toLowerCase()];
  if (site) return String(turned).replace(/^@?([\w.]+)$/, `https://${site}/$1`);
  // the portal's code has its own field
  if (kind === 'bookingPath') return String(turned).replace(/[?#].*/, '');
  return kind === 'host' ? (/^https?:\/\/[^/?#]+/.exec(String(turned))?.[0] ?? turned) : turned;
}
