import { dayInWords } from '../../hotel/hours/clock.ts';
import { hotel } from '../../hotel/identity.ts';
import { mailAddress, writeLetter } from '../../hotel/links/mail.ts';
import type { Translate } from '../../i18n/message-types.ts';

/** The names of the form's fields, in its order. */
export const fields = ['name', 'email', 'phone', 'checkin', 'checkout', 'guests', 'message'] as const;

/** A submitted form: text, possibly empty, by field. */
export type Request = Record<(typeof fields)[number], string>;

/** A letter to the hotel with the request; empty fields are left out. */
export type RequestLetter = ReturnType<typeof requestLetter>;

export function requestLetter(request: Request, t: Translate, language: string) {
  const filled = fields.filter((field) => request[field].trim());
  const lines = filled.map((field) =>
    t(`contact.mail.line.${field}`, { value: valueInWords(field, request[field], language) }),
  );
  const letter = letterWith(lines, t);
  if (request.name.trim()) letter.lines.push(request.name.trim());
  return writeLetter(letter, t('contact.mail.continues'));
}

/** The address of a letter with the names of the fields, for a browser without scripts. */
export function letterToFill(t: Translate): string {
  return mailAddress(
    letterWith(
      fields.map((field) => t(`contact.mail.line.${field}`, { value: '' })),
      t,
    ),
  );
}

/** The address of a letter without a text. */
export function emptyLetter(t: Translate): string {
  return mailAddress(headOf(t));
}

const headOf = (t: Translate) => ({ to: hotel.email, subject: t('contact.mail.subject', { name: hotel.name }) });

function letterWith(lines: readonly string[], t: Translate) {
  return {
    ...headOf(t),
    lines: [t('contact.mail.greeting'), t('contact.mail.intro'), '', ...lines, '', t('contact.mail.closing')],
  };
}

function valueInWords(field: keyof Request, value: string, language: string): string {
  const isOfDays = field === 'checkin' || field === 'checkout';
  // a browser without date fields submits any text
  return isOfDays && /^\d{4}-\d\d-\d\d$/.test(value) ? dayInWords(value, language) : value.trim();
}
