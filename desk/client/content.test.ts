import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withName } from './content.ts';

const idOf = (title: string, taken: string[] = []) => withName({ id: '', title: { it: title, en: title } }, taken).id;

it('an entry is named by its Italian words, once', () => {
  expect(idOf('C’è l’ascensore? Sì, a tutti i piani')).toBe('ceLascensoreSiA');
  expect(idOf('Giro in barca')).toBe('giroInBarca');
  expect(idOf('Giro in barca', ['giroInBarca', 'giroInBarca2'])).toBe('giroInBarca3');
  expect(idOf('5 Terre')).toBe('5Terre');
  expect(idOf('?')).toBe('voce1');
});

it('no entry is named like a section of a page', () => {
  const root = fileURLToPath(new URL('../../src/', import.meta.url));
  const sources = globSync('{app,layout,pages}/**/*.tsx', { cwd: root }).map((file) =>
    readFileSync(root + file, 'utf8'),
  );
  const ids = sources.flatMap((text) => [...text.matchAll(/ (?:id|labelledBy)="([^"]+)"/g)].map(([, id = '']) => id));
  expect(ids.length).toBeGreaterThan(30);
  for (const id of ids) expect(idOf(id)).not.toBe(id);
});
