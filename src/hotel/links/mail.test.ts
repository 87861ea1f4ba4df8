import { describe, expect, it } from 'vitest';
import { mailAddress, writeLetter } from './mail.ts';

const to = 'info@hotel.example';

/** What a mail program reads out of the address. */
function opened(address: string): { to: string; subject: string | undefined; body: string | undefined } {
  const [, recipient = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(address) ?? [];
  const field = (name: string) => {
    const value = query.split('&').find((part) => part.startsWith(`${name}=`));
    return value === undefined ? undefined : decodeURIComponent(value.slice(name.length + 1));
  };
  return { to: decodeURIComponent(recipient), subject: field('subject'), body: field('body') };
}

describe('a letter as a mailto: address', () => {
  it('has recipient, subject and body', () => {
    expect(mailAddress({ to, subject: 'A room', lines: ['Hello,', '', 'two & a dog'] })).toBe(
      'mailto:info@hotel.example?subject=A%20room&body=Hello%2C%0D%0A%0D%0Atwo%20%26%20a%20dog',
    );
  });

  it('leaves out an empty body', () => {
    expect(mailAddress({ to, subject: 'A room' })).toBe('mailto:info@hotel.example?subject=A%20room');
  });

  it('carries any sign but those that would break it', () => {
    const lines = ['\u0000É\u0085🍋\ud800\t#?+', 'a\r\nb\rc'];
    expect(opened(mailAddress({ to, subject: 'A\r\n room', lines }))).toEqual({
      to,
      subject: 'A room',
      body: 'É🍋\ufffd\t#?+\r\na\r\nb\r\nc',
    });
  });

  it('escapes the recipient', () => {
    expect(mailAddress({ to: '"a&b@c"+x@hotel.example', subject: 'x' })).toBe(
      'mailto:%22a%26b%40c%22%2Bx@hotel.example?subject=x',
    );
  });
});

describe('a letter too long for an address', () => {
  const letter = (text: string) => ({ to, subject: 'A room', lines: ['Hello,', text, 'Bye'] });
  const continues = '[paste the rest]';

  it('is whole as long as the address has 2,000 characters', () => {
    const room = 2000 - mailAddress(letter('')).length;
    expect(writeLetter(letter('a'.repeat(room)), continues)).toEqual({
      address: mailAddress(letter('a'.repeat(room))),
      text: `Hello,\n${'a'.repeat(room)}\nBye`,
      rest: '',
    });
    expect(writeLetter(letter('a'.repeat(room + 1)), continues).rest).not.toBe('');
  });

  it.each([
    ['words', 'due notti, '.repeat(400)],
    ['one word', 'a'.repeat(5000)],
    ['Japanese', '東京'.repeat(900)],
    ['pictures', '🍋'.repeat(900)],
    ['lines', 'uno\n\n'.repeat(900)],
  ])('ends between two signs, and the rest follows it: %s', (_, text) => {
    const { address, rest } = writeLetter(letter(text), continues);
    expect(address.length).toBeLessThanOrEqual(2000);
    expect(address.length).toBeGreaterThan(1850);
    const [beginning = '', end] = String(opened(address).body).split(`\r\n${continues}`);
    expect(end).toBe('');
    const whole = letter(text).lines.join('\n');
    const start = beginning.replaceAll('\r\n', '\n');
    expect([whole.startsWith(start), whole.endsWith(rest)]).toEqual([true, true]);
    expect(whole.slice(start.length, whole.length - rest.length)).toMatch(/^\s*$/);
  });

  it('is cut between two words', () => {
    expect(writeLetter(letter('due notti, '.repeat(400)), continues).rest).toMatch(/^(?:due|notti,) /);
  });
});
