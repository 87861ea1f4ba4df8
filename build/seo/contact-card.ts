import { hotel } from '../../src/hotel/identity.ts';
import type { Language } from '../../src/navigation/routes.ts';
import { createTranslator } from '../prerender/translator.ts';
import { hoursInWords } from './fact-sheet.ts';

/** The hotel as an entry for address books: vCard 4.0 (RFC 6350), its note in the language given. */
export function contactCard(language: Language): string {
  const { street, town, province, postalCode, country } = hotel.address;
  const { latitude, longitude } = hotel.coordinates;
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  const address = ['', '', street, town, province, postalCode, countryName].map(escaped).join(';');
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `UID:${hotel.site}/#hotel`,
    `FN:${escaped(hotel.name)}`,
    `ORG:${escaped(hotel.name)}`,
    // Apple's address book takes an entry for a person unless it is told
    'X-ABSHOWAS:COMPANY',
    `ADR;TYPE=work:${address}`,
    `GEO:geo:${latitude},${longitude}`,
    `TZ:${hotel.timeZone}`,
    `TEL;VALUE=uri;TYPE=work:tel:${hotel.phone}`,
    `EMAIL;TYPE=work:${hotel.email}`,
    `URL:${hotel.site}`,
    ...hotel.spokenLanguages.map((spoken, index) => `LANG;PREF=${index + 1}:${spoken}`),
    `LOGO;MEDIATYPE=image/png:${hotel.site}/icon-512.png`,
    `NOTE;LANGUAGE=${language}:${escaped(hoursInWords(language, createTranslator(language)).join('\n'))}`,
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');
}

/** A line as lines of at most 75 bytes, the further ones indented by a space. */
function folded(line: string): string {
  let lines = '';
  let rest = '';
  for (const character of line) {
    if (Buffer.byteLength(rest + character) > 75) {
      lines += `${rest}\r\n`;
      rest = ' ';
    }
    rest += character;
  }
  return lines + rest;
}
