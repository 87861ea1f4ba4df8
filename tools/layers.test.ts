import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

// what each folder of src may import, beside itself
const ground = ['ui', 'hotel', 'i18n', 'art'];
const layers: Record<string, string[]> = {
  styles: [],
  ui: [],
  hotel: [],
  i18n: [],
  art: [],
  navigation: ground,
  announcements: ['navigation', ...ground],
  layout: ['announcements', 'navigation', ...ground],
  pages: ['layout', 'announcements', 'navigation', ...ground],
  boot: ['announcements'],
  app: ['styles', 'boot', 'pages', 'layout', 'announcements', 'navigation', ...ground],
};

// the types of data come from the schema that the build checks it with
const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts', '**/*.d.ts', '**/*.d.json.ts'] });

/** The files that a source imports by a relative path: statically, dynamically or for a type. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)[\s(]*'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );

const imports = sources.flatMap((file) => importsOf(file).map((imported) => ({ file, imported })));

/** `src/pages/home/hero.tsx` → `pages` */
const folderOf = (file: string) => String(file.split('/')[1]);
/** `src/pages/home/hero.tsx` → `home` */
const pageOf = (file: string) => file.split('/')[2];

it('every file of src belongs to a folder with rules', () => {
  expect(sources.filter((file) => !(folderOf(file) in layers))).toEqual([]);
});

it('folders import only what lies below them', () => {
  const mayImport = (from: string, to: string) => from === to || layers[from]?.includes(to);
  expect(imports.length).toBeGreaterThan(sources.length);
  expect(
    imports.filter(
      ({ file, imported }) => !imported.startsWith('src/') || !mayImport(folderOf(file), folderOf(imported)),
    ),
  ).toEqual([]);
});

it('pages do not import each other', () => {
  expect(
    imports.filter(
      ({ file, imported }) =>
        folderOf(file) === 'pages' && folderOf(imported) === 'pages' && pageOf(file) !== pageOf(imported),
    ),
  ).toEqual([]);
});
