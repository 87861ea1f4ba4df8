// What can be wrong with the content, in English. Each sentence follows the field's name: `phone must be …`.

import { asWritten, type InBoth, languageInSentence, valueName } from '../values/value-names.ts';

interface Taken {
  /** the language of the text to compare with */
  language: string;
  names: readonly string[];
}

/** Another announcement. */
interface Other {
  title: InBoth;
}

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');
const list = (names: readonly string[]) => names.map((name) => `“${valueName(name, 'en')}”`).join(', ');
const plainWords = 'take the braces off plain words';
const words = (error: string) => error.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
const aDay = 'must be a day of the calendar';
const saveAgain = 'Export it again as JPEG, or copy it once more from the camera or phone.';
const kinds = 'Save it as JPEG, PNG, WebP, AVIF or HEIC.';

export const english = {
  // values
  text: () => 'must be text',
  id: () => 'must be an internal name: a lowercase first letter, then letters and digits',
  whole: () => 'must be a whole number above zero',
  above: () => 'must be a number above zero',
  atMost: ({ most }: { most: number }) => `must be at most ${most}`,
  stars: () => 'must be a whole number of stars from 1 to 5',
  latitude: () => 'must be degrees north from -90 to 90',
  longitude: () => 'must be degrees east from -180 to 180',
  yesOrNo: () => 'must be yes or no (in the file: true or false)',
  link: () => 'must be the address of a page, like https://www.hotelmaiolica.it/camere',
  mapEmbed: () => 'cannot be shown on a page: on the map’s site choose Share, then “Embed a map”',
  host: () => 'must be the name of a site alone, like https://www.hotelmaiolica.it, with nothing after it',
  socialLink: () => 'must be the profile’s address, or empty until there is one (in the file: "#")',
  email: () => 'must be an e-mail address',
  phone: () => 'must be one phone number, with its country code if it is not Italian',
  postalCode: () => 'must be a postal code of five digits',
  town: () => 'must be the town’s name alone: the province has its own field',
  province: () => 'must be the province’s two capital letters',
  country: () => 'must be a country’s two capital letters',
  language: () => 'must be a language’s two lowercase letters',
  timeZone: () => 'must be the name of a time zone',
  time: () => 'must be a time from 00:00 to 23:59, with two digits each',
  closingTime: () => 'must be a time from 00:00 to 24:00, with two digits each',
  day: () => aDay,
  endDay: () => aDay,
  year: () => 'must be a year from 2020 to 2100',
  bookingPath: () =>
    'must be the part of the booking address after the site’s name, like /booking, without ? and what follows',
  portal: () => 'must be the portal’s identifier, without spaces',
  vat: () => 'must be a VAT number: IT and eleven digits',
  vatDigit: () => 'cannot be right: its last digit does not go with the others',
  cin: () => 'must be a CIN of 18 characters: IT, six digits, ten capital letters or digits',
  place: () => 'must be one of the distances in facts.json',
  storageKey: () => 'must be a name without spaces',
  closes: () =>
    'must be the restaurant or the hotel (in the file: "restaurant" or "hotel"); without it nothing is closed',
  pages: ({ pages }: { pages: readonly string[] }) => `must be "all", or a list of pages: ${pages.join(', ')}`,
  focus: () =>
    'must be two numbers from 0 to 1: how far from the left and from the top the part is that must stay in view',

  // objects and lists
  object: ({ fields }: { fields: readonly string[] }) => `must be an object in braces with ${fields.join(', ')}`,
  unknown: ({ known }: { known: readonly string[] }) =>
    `is not a field that the site knows; here it knows ${known.join(', ')}`,
  list: () => 'must be a list in square brackets',
  count: ({ length, has }: { length: number; has: number }) =>
    `must have exactly ${length} ${length === 1 ? 'entry' : 'entries'}, but has ${has}`,
  twice: ({ names }: { names: readonly string[] }) => `must not name anything twice, but does: ${names.join(', ')}`,
  none: () => 'must have at least one entry in the list',
  noGuests: () => 'must say for at least one entry how many guests it has',
  tooMany: ({ most, has }: { most: number; has: number }) => `must have at most ${most} entries, but has ${has}`,
  allHidden: () => 'must have at least one entry that is not hidden',
  noSuchValue: ({ names, values }: { names: readonly string[]; values: readonly string[] }) =>
    `has ${list(names)} (in the file: ${braced(names)}), which the site does not have here${values.length > 0 ? `, but only ${list(values)}` : ''}. Take it out of the text; if you typed the braces yourself, take out only those`,
  noSuchTag: ({ tags }: { tags: readonly string[] }) =>
    `must have no italic and no link: in this text they cannot be used (${tags.join(', ')})`,

  // fields that go together
  bothTimes: () => 'must have both hours, or neither',
  laterThanFrom: () => 'must be later than the beginning, or not later than 06:00 of the next day',
  moreThanFrom: () => 'must be more than the lowest value',
  initialWithin: () => 'must be between the smallest and the largest number',
  inEveryLanguage: () => 'must say something in every language, or in none',
  untilNeeded: () =>
    'must be the first day on which it is no longer shown: for a closure, the day you reopen; the text for when it is over begins on that day',
  otherYear: () => 'must be the year in which the days fall: for a new year, change the days first',
  overAYear: () => 'must be less than a year after the first day: change that one too',
  dayAfterFrom: () => 'must be later than the beginning',
  laterThanUntil: () => 'must be later than the end of the announcement itself, or empty: then the text stays for ever',
  noticeUnseen: () => 'is needed for the longer text: the terrace page shows that only where something closes',
  storageKeyTaken: ({ title }: Other) =>
    `must differ: visitors who closed “${title.en}” would never see this announcement`,
  closuresOverlap: ({ title }: Other) => `must not overlap with “${title.en}”: a closure may begin when the other ends`,

  // messages
  empty: () => 'is empty',
  apostrophe: () => 'has a straight apostrophe: write ’',
  syntax: ({ why }: { why: string }) => `cannot be understood: ${why}; ${plainWords}`,
  caseOther: ({ name, kind }: { name: string; kind: string }) =>
    `cannot be understood: the ${kind} of {${name}} has no case “other”`,
  openTag: () => 'has a < or > that belongs to no pair of tags: close the tag, or remove the sign',
  sameValues: ({ language, names }: Taken) =>
    names.length > 0
      ? `must have the same data as the text in ${languageInSentence(language, 'en')}: ${list(names)}. Put them back with the + buttons below the text, or take them out of the other too`
      : `must have no data, as the text in ${languageInSentence(language, 'en')} has none: put them into both, or into neither; ${plainWords}`,
  sameLinks: ({ language, names }: Taken) =>
    names.length > 0
      ? `must have the link, as the text in ${languageInSentence(language, 'en')} has: put it into both, or into neither`
      : `must have no link, as the text in ${languageInSentence(language, 'en')} has none: put it into both, or into neither`,
  tooLong: ({ most, has }: { most: number; has: number }) => `must have at most ${most} characters, but has ${has}`,
  length: ({ least, most, has }: { least: number; most: number; has: number }) =>
    `must have ${least} to ${most} characters, but has ${has}`,
  nameMarks: () => 'must have no braces and no < or >',
  nameLength: ({ most }: { most: number }) => `must have at most ${most} characters, to fit on the pages`,
  sameAs: ({ key }: { key: string }) => `is the same as ${key}`,
  neededBy: ({ label, id }: { label: InBoth; id: string }) =>
    `is missing: the ${label.en.toLowerCase()} “${id}” needs it`,
  missingBeside: ({ language }: { language: string }) => `is missing: src/i18n/${language}.json has it`,
  undescribed: ({ picture }: { picture: string }) => `has no “alt”: the picture “${picture}” needs an alternative text`,

  dictionary: () => 'must be an object of groups',
  group: () => 'must be an object of keys and texts',

  // files
  fileMissing: () => 'is missing',
  json: ({ error }: { error: string }) => `is not valid JSON: ${words(error)}`,
  duplicate: () => 'appears twice; only the last one would count',

  // photographs
  focusFile: () => 'must hold names of pictures, each with a point',
  photoFolder: () => 'is a folder. Photographs belong directly in photos/: move them there, or remove it.',
  photoDrawn: ({ picture, reason }: { picture: string; reason: InBoth }) =>
    `cannot be used: “${picture}” stays a drawing, because ${reason.en}. Remove the file.`,
  photoName: ({ names }: { names: readonly string[] }) =>
    `has a name that no picture of the site has. Rename it, or remove it. The names are: ${names.join(', ')}.`,
  photoEnding: () => `is of a kind that cannot be used. ${kinds}`,
  photoSecond: ({ picture, first }: { picture: string; first: string }) =>
    `is the second photograph for “${picture}”, beside ${first}. Remove one of the two.`,
  photoEmpty: () => `is empty. ${saveAgain}`,
  photoUnreadable: () => `cannot be opened: it is damaged, or not a photograph at all. ${saveAgain}`,
  photoFormat: ({ format }: { format: string }) => `is in fact a ${format} file, which cannot be used. ${kinds}`,
  photoAnimated: ({ pictures }: { pictures: number }) =>
    `is an animation of ${pictures} pictures. Use a still photograph.`,
  photoTooLarge: ({ size, side }: { size: string; side: number }) =>
    `is too large: it has ${size} pixels. Export it with at most ${side} on its longer side.`,
  photoTooSmall: (it: { picture: string; size: string; least: string; isBorrowed: boolean }) =>
    `is too small: it has ${it.size} pixels, and it needs at least ${it.least}. Use a larger photograph.${it.isBorrowed ? ` Or put a photograph for tall screens beside it, as ${it.picture}.` : ''}`,
  photoCutOff: () => `is damaged: only a part of the picture can be read. ${saveAgain}`,
  photoHeic: () =>
    'is a HEIC photograph, which this computer cannot read. Export it as JPEG: on a Mac in Preview with File → Export, on an iPhone by sending it to yourself by e-mail.',

  // the price list
  priceListName: () => 'is a PDF that the site has no use for. The price list is called price-list.pdf.',
  priceListKind: () =>
    'is neither a PDF nor a picture that can be used, or it is damaged. Save the list as PDF, JPEG, PNG or WebP.',
  priceListSecond: () => 'is a second file for the same page of the price list. Remove one of them.',
  priceListEmpty: () => 'is empty: it has no pages. Export the list again.',
  priceListCutOff: () => 'is damaged: the end of the PDF is missing. Export it again, or copy it once more.',
  priceListLocked: () => 'is a locked PDF, which guests may not be able to open. Export it without a password.',
  priceListTooLarge: ({ most, has }: { most: number; has: number }) =>
    `is too large for a phone: it is ${has} MB, and the limit is ${most} MB. Export it with smaller pictures.`,
};

function shown(given: unknown): string {
  if (given === '' || given === null) return 'empty';
  return typeof given === 'string' ? `“${asWritten(given, 'en')}”` : JSON.stringify(given);
}

/** A sentence with the wrong value, or about a missing one. */
export const englishFrame = (sentence: string, { isMissing, isNullable, given }: Circumstances) =>
  `${isMissing ? 'is missing; it ' : ''}${sentence}${isNullable ? ', or empty' : ''}${given === undefined ? '' : `, but is ${shown(given)}`}`;

export interface Circumstances {
  isMissing?: boolean;
  /** whether null is valid too */
  isNullable?: boolean;
  /** the wrong value */
  given?: unknown;
}
