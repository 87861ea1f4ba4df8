// `npm run build`: makes the whole site in dist/.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build } from 'vite';
import { addressOf, type Language, languageIds, routes, type ScreenId } from '../src/routes.ts';
import { checkContent } from './check-content.ts';
import { compressAll } from './compress.ts';
import { makeFonts } from './fonts.ts';
import { makeIcons } from './icons.ts';
import { makePictures } from './pictures-plugin.ts';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; src?: string; name?: string }>;

const dist = new URL('../dist/', import.meta.url);
const server = new URL('../.cache/server/', import.meta.url);

try {
  checkContent();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// imported only now: it imports the content, and a file that is no JSON would stop it without our report
const { documentOf } = await import('./document.ts');

makePictures();
await makeFonts();
await build({ configLoader: 'native', logLevel: 'warn' });
await build({
  configLoader: 'native',
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: server.pathname,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    rollupOptions: { input: 'src/entry-server.tsx' },
  },
});

const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8'));
await rm(new URL('.vite/', dist), { recursive: true });
const { render } = (await import(new URL('entry-server.js', server).href)) as typeof import('../src/entry-server.tsx');

const styles = new Map<string, string>();
async function styleText(file: string): Promise<string> {
  let text = styles.get(file);
  if (text === undefined) {
    text = (await readFile(new URL(file, dist), 'utf8')).trim();
    styles.set(file, text);
  }
  return text;
}

/** A chunk and everything it imports statically, imports first. */
function withImports(key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(manifest[key]?.imports ?? []).flatMap((inner) => withImports(inner, seen)), key];
}

const entryKey = 'src/entry-client.tsx';
const chunkOf = (suffix: string) => {
  const key = Object.keys(manifest).find((name) => name.endsWith(suffix));
  if (!key) throw new Error(`The build has no chunk for “${suffix}”.`);
  return key;
};
const pageChunk = (id: ScreenId) => chunkOf(`src/pages/${id}/${id}.tsx`);
const wordsChunk = (language: Language, part: string) => chunkOf(`virtual:words/${language}/${part}`);
const fontsFirst = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => /(instrument-sans|bodoni-moda)-[^/]*\.woff2$/.test(file));

async function write(file: string, screen: ScreenId, language: Language): Promise<void> {
  const { html, head } = await render({ screen, language });
  const words = [
    wordsChunk(language, 'frame'),
    ...(screen === 'not-found'
      ? languageIds.filter((other) => other !== language).map((other) => wordsChunk(other, 'frame'))
      : [wordsChunk(language, screen)]),
  ];
  const chunks = [...new Set([entryKey, pageChunk(screen), ...words].flatMap((key) => withImports(key)))];
  const sheets = [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))];
  const entry = manifest[entryKey]?.file;
  const document = documentOf({
    screen,
    language,
    head,
    html,
    css: (await Promise.all(sheets.map(styleText))).join(''),
    sheets: sheets.map((sheet) => `/${sheet}`),
    entry: `/${entry}`,
    modules: chunks
      .map((key) => manifest[key]?.file)
      .filter((name) => name !== entry)
      .map((name) => `/${name}`),
    fonts: fontsFirst.map((font) => `/${font}`),
  });
  const target = new URL(file, dist);
  await mkdir(dirname(target.pathname), { recursive: true });
  await writeFile(target, document);
}

for (const language of languageIds) {
  for (const { id } of routes) {
    const address = addressOf(id, language);
    await write(`${address === '/' ? 'index' : address.slice(1)}.html`, id, language);
  }
  await write(`${addressOf('home', language).slice(1)}/404.html`.replace(/^\//, ''), 'not-found', language);
}
await makeIcons(dist);
await compressAll(dist);
