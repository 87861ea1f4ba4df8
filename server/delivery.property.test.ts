import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hidden, pages, redirectOf } from './delivery.ts';

const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '..',
  '.',
  '%2f',
  '%2e',
  '%5c',
  '@',
  ':',
  'evil.example',
  '.html',
  'index',
);
const known = fc.constantFrom(...pages.map(({ address }) => address), 'en', 'camere', 'EN', 'Camere', 'contatti');
const path = fc.oneof(
  fc.webPath(),
  fc.string({ unit: 'binary' }).map((text) => `/${text}`),
  fc.array(fc.oneof(piece, known), { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`),
);
const addresses = pages.map(({ address }) => address);

it('redirects lead to pages only, in one step', () => {
  fc.assert(
    fc.property(path, (from) => {
      const target = redirectOf(from);
      fc.pre(target !== undefined);
      expect(addresses).toContain(target);
      expect(redirectOf(String(target))).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});

it('server files are hidden in every folder', () => {
  const secret = fc.constantFrom(
    '.env',
    '.git',
    '_headers',
    '_redirects',
    'index.html.br',
    'x.gz',
    '404.html',
    '.htaccess',
  );
  fc.assert(
    fc.property(path, secret, (folder, name) => {
      expect(hidden.test(`${folder}/${name}`)).toBe(true);
    }),
  );
});
