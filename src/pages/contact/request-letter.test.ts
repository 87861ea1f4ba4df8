import { expect, it } from 'vitest';
import { hotel } from '../../hotel/identity.ts';
import en from '../../i18n/en.json' with { type: 'json' };
import type { Translate } from '../../i18n/message-types.ts';
import { fields, type Request, requestLetter } from './request-letter.ts';

const messages = new Map(Object.entries(en.contact).map(([key, text]) => [`contact.${key}`, text]));
const t: Translate = (key, values = {}) =>
  (messages.get(key) ?? key).replace(/{(\w+)}/g, (_, name: string) => String(values[name]));
const empty = Object.fromEntries(fields.map((field) => [field, ''])) as Request;

function letter(request: Partial<Request>) {
  const [to, query = ''] = requestLetter({ ...empty, ...request }, t, 'en').address.split('?');
  return { to, lines: decodeURIComponent(query.replace(/.*body=/, '')).split('\r\n') };
}

it('the letter goes to the hotel', () => {
  expect(letter({ name: 'Ada' }).to).toBe(`mailto:${hotel.email}`);
});

it('the letter has every field, dates in long form', () => {
  const { lines } = letter({
    name: 'Ada',
    email: 'ada@x.example',
    phone: '+44 1',
    checkin: '2026-05-12',
    checkout: '2026-05-16',
    guests: '2',
    message: 'A cot, please.\r\nThank you',
  });
  expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Hello,',
    'I would like to ask about availability for a stay.',
    '',
    'Full name: Ada',
    'E-mail: ada@x.example',
    'Phone: +44 1',
    'Check-in: 12 May 2026',
    'Check-out: 16 May 2026',
    'Guests: 2',
    'Message: A cot, please.',
    'Thank you',
    '',
    'Thank you and kind regards',
    'Ada',
  ]);
});

it('the letter leaves out empty fields', () => {
  expect(letter({ name: 'Ada', email: 'ada@x.example' }).lines.slice(3, -2)).toEqual([
    'Full name: Ada',
    'E-mail: ada@x.example',
    '',
  ]);
});

it.each(['0890-76-54', '0890-12-31'])('the letter keeps a phone number that looks like a date: %s', (phone) => {
  expect(letter({ name: 'Ada', phone }).lines).toContain(`Phone: ${phone}`);
});

it('the letter keeps a date as typed if the browser has no date fields', () => {
  expect(letter({ name: 'Ada', checkin: 'mid May', checkout: '12026-05-12' }).lines).toEqual(
    expect.arrayContaining(['Check-in: mid May', 'Check-out: 12026-05-12']),
  );
});
