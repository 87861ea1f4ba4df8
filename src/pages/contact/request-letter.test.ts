import { expect, it } from 'vitest';
import { hotel } from '../../hotel/identity.ts';
import en from '../../i18n/en.json' with { type: 'json' };
import type { Translate } from '../../i18n/translate.tsx';
import { fields, type Request, requestLetter } from './request-letter.ts';

const words = new Map(Object.entries(en.contact).map(([key, text]) => [`contact.${key}`, text]));
const t: Translate = (key, values = {}) =>
  (words.get(key) ?? key).replace(/{(\w+)}/g, (_, name: string) => String(values[name]));
const empty = Object.fromEntries(fields.map((field) => [field, ''])) as Request;

function letter(request: Partial<Request>) {
  const [to, query = ''] = requestLetter({ ...empty, ...request }, t, 'en').split('?');
  return { to, lines: decodeURIComponent(query.replace(/.*body=/, '')).split('\r\n') };
}

it('goes to the hotel', () => {
  expect(letter({ name: 'Ada' }).to).toBe(`mailto:${hotel.email}`);
});

it('writes out every field, days in words', () => {
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

it('leaves out what was not filled in', () => {
  expect(letter({ name: 'Ada', email: 'ada@x.example' }).lines.slice(3, -2)).toEqual([
    'Full name: Ada',
    'E-mail: ada@x.example',
    '',
  ]);
});

it('hands on a day as it was typed where the browser has no date field', () => {
  expect(letter({ name: 'Ada', checkin: 'mid May', checkout: '12026-05-12' }).lines).toEqual(
    expect.arrayContaining(['Check-in: mid May', 'Check-out: 12026-05-12']),
  );
});
