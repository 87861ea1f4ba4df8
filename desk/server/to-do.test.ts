import { expect, it } from 'vitest';
import { ownerMessages } from '../../tools/owner/owner-messages.ts';
import { ownerReport } from '../../tools/owner/owner-report.ts';
import { inBothLanguages } from './to-do.ts';

const report = (language: 'it' | 'en') => ownerReport({ language, messages: ownerMessages[language], now: Date.now() });
const list = inBothLanguages(report('it'), report('en'));

it('a line has both languages, and the field that it speaks of', () => {
  expect(list).toContainEqual({
    state: 'todo',
    section: { it: ownerMessages.it.identity, en: ownerMessages.en.identity },
    text: { it: 'telefono: +390890000000', en: 'phone: +390890000000' },
    file: 'src/hotel/identity.json',
    path: ['phone'],
  });
  expect(list).toContainEqual(
    expect.objectContaining({ state: 'check', file: 'src/hotel/identity.json', path: ['company', 'seat'] }),
  );
});

it('the list has what is to do and to check, and nothing that is fine', () => {
  const entries = report('it').flatMap((section) => section.entries);
  const open = entries.filter(({ state }) => state === 'todo' || state === 'check');
  expect(list.map(({ text }) => text.it)).toEqual(open.map(({ text }) => text));
  expect(list.length).toBeLessThan(entries.length);
});
