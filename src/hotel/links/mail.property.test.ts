import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailAddress } from './mail.ts';

const to = 'info@hotel.example';
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('\r', '\n', '\r\n', '\t', ' ', '&', '=', '?', '%', '+', '#', 'é', '🍋'))
    .map((all) => all.join('')),
);

/** What has to arrive, worked out sign by sign. */
function arriving(written: string): string {
  let arrived = '';
  const signs = [...written.replaceAll('\r\n', '\n').replaceAll('\r', '\n')];
  for (const sign of signs) {
    const code = sign.codePointAt(0) ?? 0;
    if (sign === '\n') arrived += '\r\n';
    else if (sign !== '\t' && (code < 0x20 || (code >= 0x7f && code <= 0x9f))) continue;
    else arrived += code >= 0xd800 && code <= 0xdfff ? '\ufffd' : sign;
  }
  return arrived;
}

it('the mail program gets any text unchanged', () => {
  fc.assert(
    fc.property(text, fc.array(text, { minLength: 1 }), (subject, lines) => {
      const address = mailAddress({ to, subject, lines });
      const parts = /^mailto:info@hotel\.example\?subject=([^&]*)&body=([^&]*)$/.exec(address);
      expect(decodeURIComponent(parts?.[1] ?? 'nothing')).toBe(arriving(subject.replace(/\s+/g, ' ')));
      expect(decodeURIComponent(parts?.[2] ?? 'nothing')).toBe(arriving(lines.join('\n')));
    }),
    { numRuns: 2000 },
  );
});

it('the address has no character that ends it or begins another field', () => {
  fc.assert(
    fc.property(text, text, (subject, line) => {
      const [, fields = ''] = mailAddress({ to, subject, lines: [line] }).split('?');
      expect(fields.replace('subject=', '').replace('&body=', '')).toMatch(/^(?:[\w.~!*'()-]|%[\dA-F]{2})*$/);
    }),
    { numRuns: 1000 },
  );
});
