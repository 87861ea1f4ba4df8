import { hotel } from '../../src/hotel/identity.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { createTranslator } from '../content/messages/site-messages.ts';
import { hoursInWords } from './fact-sheet.ts';

/** The hotel as a vCard 4.0 (RFC 6350), with a note in the given language. */
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
    // without this, Apple's address book shows the hotel as a person
    'X-ABSHOWAS:COMPANY',
    `ADR;TYPE=work:${address}`,
    `GEO:geo:${latitude},${longitude}`,
    `TZ:${hotel.timeZone}`,
    `TEL;VALUE=uri;TYPE=work:tel:${hotel.phone}`,
    `EMAIL;TYPE=work:${hotel.email}`,
    `URL:${hotel.site}`,
    ...hotel.spokenLanguages.map((id, index) => `LANG;PREF=${index + 1}:${id}`),
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

/** Folds a line into lines of at most 75 bytes. Continuation lines start with a space. */
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
