// Normalises what people type: "7.30" becomes 07:30, and a straight apostrophe becomes ’.
import type { FaultCode } from '../faults/fault.ts';
import { parseDay, parseEndDay, parseTime } from './parse-day.ts';
import { degreesIn, parseDegrees, parseMinutes, parseNumber } from './parse-number.ts';
import { invisible, normaliseText } from './typography.ts';

const compact = (typed: string) => typed.replace(/[\s.]/g, '');
const capitals = (typed: string) => compact(typed).toUpperCase();

/** '+39 089 876543', '0039 089/876543', '39 089 876543', 'tel. 089 876543': an Italian number, also a toll-free one, may lack its prefix */
function parsePhone(typed: string): string {
  // '089 876543/4' are two numbers
  if (/\d{5}\s*[/–-]\s*\d{1,2}$/.test(typed)) return typed;
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
function parseLink(typed: string): string {
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
function parseProfile(typed: string): string {
  const whatsApp = parsePhone(typed.replace(/^(?:https?:\/\/)?wa\.me\/(?=[+\d\s]+$)\+?/i, '+'));
  return /^\+\d+$/.test(whatsApp) ? `https://wa.me/${whatsApp.slice(1)}` : parseLink(typed) || '#';
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

type Parse = (typed: string, language: string, unit?: Unit, start?: string) => string | number;
const parsers: { [Code in FaultCode]?: Parse } = {
  text: (typed, language) => normaliseText(typed, language),
  whole: (typed, language, unit) =>
    unit === 'minutes' ? parseMinutes(typed, language) : parseNumber(typed, language, true),
  year: (typed, language) => parseNumber(typed.replace(/^['’]?(\d\d)$/, '20$1'), language, true),
  stars: (typed, language) => parseNumber(typed.replace(/\s*(?:stell[ae]|stars?)$/i, ''), language, true),
  // 1.200 metres are thousands in both languages: nobody measures to the millimetre
  above: (typed, language, unit) => parseNumber(typed, language, unit === 'metres'),
  latitude: (typed) => parseDegrees(typed, 0),
  longitude: (typed) => parseDegrees(typed, 1),
  time: (typed) => parseTime(typed).replace('24:00', '00:00'),
  closingTime: parseTime,
  day: (typed, _language, _unit, start) => parseDay(typed, start),
  endDay: (typed, _language, _unit, start) => parseEndDay(typed, start),
  phone: parsePhone,
  link: parseLink,
  host: (typed) => parseLink(typed).replace(/[\s/]+$/, ''),
  socialLink: parseProfile,
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
    const said = parseNumber(kilometres, language);
    return typeof said === 'number' ? Math.round(said * 1000) : trimmed;
  }
  const parsed = parsers[kind]?.(alone, language, unit, start);
  return parsed === undefined || parsed === alone ? trimmed : parsed;
}

/** The values of several fields in a text that is pasted into one, by field name: a pair of coordinates, or the whole address of a booking engine. */
export function valuesOfSeveral(kind: FaultCode, typed: string): Record<string, string | number> {
  if (kind === 'host') {
    // the language, the dates and the hotel's code are not in the path
    const [, host, path] = /^(https:\/\/[^/?#]+)(\/[^/?#][^?#]*)/.exec(parseLink(typed.trim())) ?? [];
    return host && path ? { host, path } : {};
  }
  const isPair = (kind === 'latitude' || kind === 'longitude') && degreesIn(typed).length > 1;
  const [latitude, longitude] = isPair ? [parseDegrees(typed.trim(), 0), parseDegrees(typed.trim(), 1)] : [];
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {};
}

// what comes before the user name in the address of a profile
const profileSites: Record<string, string> = {
  instagram: 'www.instagram.com/',
  facebook: 'www.facebook.com/',
  tiktok: 'www.tiktok.com/@',
  youtube: 'www.youtube.com/@',
};

/**
 * The one valid value to suggest for an invalid one; undefined if there is none. It may omit a part of the input.
 * @param entry the entry that the value belongs to
 */
export function rightValue(kind: FaultCode, given: unknown, language: string, unit?: Unit, entry?: unknown): unknown {
  if (typeof given !== 'string') return;
  const normalised = normaliseInput(kind, given, language, unit);
  const site = kind === 'socialLink' && profileSites[String(Object(entry).name).toLowerCase()];
  if (site) return String(normalised).replace(/^@?([\w.]+)$/, `https://${site}$1`);
  // the portal's code has its own field
  if (kind === 'bookingPath') return String(normalised).replace(/[?#].*/, '');
  return kind === 'host' ? (/^https?:\/\/[^/?#]+/.exec(String(normalised))?.[0] ?? normalised) : normalised;
}
