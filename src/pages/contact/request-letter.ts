import { dayInWords } from '../../hotel/clock.ts';
import { hotel } from '../../hotel/identity.ts';
import { mailAddress } from '../../hotel/mail.ts';
import type { Translate } from '../../i18n/translate.tsx';

/** What a guest can fill in, in the form's order. */
export const fields = ['name', 'email', 'phone', 'checkin', 'checkout', 'guests', 'message'] as const;

/** A filled-in form: everything is text, and may be empty. */
export type Request = Record<(typeof fields)[number], string>;

/** The `mailto:` address of a letter to the hotel with the whole request written out; empty fields are left out. */
export function requestLetter(request: Request, t: Translate, language: string): string {
  const told = fields.filter((field) => request[field].trim());
  return mailAddress({
    to: hotel.email,
    subject: t('contact.mail.subject', { name: hotel.name }),
    lines: [
      t('contact.mail.greeting'),
      t('contact.mail.intro'),
      '',
      ...told.map((field) => t(`contact.mail.line.${field}`, { value: inWords(request[field], language) })),
      '',
      t('contact.mail.closing'),
      ...(request.name.trim() ? [request.name.trim()] : []),
    ],
  });
}

/** Where the form goes without scripts: the mail program, which writes the fields into a letter itself. */
export function emptyLetter(t: Translate): string {
  return mailAddress({ to: hotel.email, subject: t('contact.mail.subject', { name: hotel.name }) });
}

// browsers without a date field hand over what was typed
function inWords(value: string, language: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(value) ? dayInWords(value, language) : value.trim();
}
