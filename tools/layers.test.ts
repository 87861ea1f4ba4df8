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

// the types of data come from the build's schemas
const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts', '**/*.d.ts', '**/*.d.json.ts'] });

/** The files that a source imports by a relative path: statically, dynamically or for a type. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import)[\s(]*'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );

const imports = sources.flatMap((file) => importsOf(file).map((imported) => ({ file, imported })));

/** `src/ui/picture/picture.tsx` → `ui` */
const folderOf = (file: string) => String(file.split('/')[1]);
/** The same, with the page for files of pages: `pages/home`. */
const unitOf = (file: string) =>
  file
    .split('/')
    .slice(1, folderOf(file) === 'pages' ? 3 : 2)
    .join('/');

it('every file of src belongs to a folder with rules', () => {
  expect(sources.filter((file) => !(folderOf(file) in layers))).toEqual([]);
});

it('folders import only the layers below them, and pages import no other pages', () => {
  const mayImport = (file: string, imported: string) =>
    imported.startsWith('src/') &&
    (unitOf(file) === unitOf(imported) || layers[folderOf(file)]?.includes(folderOf(imported)));
  expect(imports.length).toBeGreaterThan(sources.length);
  expect(imports.filter(({ file, imported }) => !mayImport(file, imported))).toEqual([]);
});
