import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { writeDeployFiles } from '../server/deploy-files.ts';
import { hotel } from '../src/hotel/identity.ts';
import { fontPackages, makeFonts } from './fonts.ts';
import { makeDrawings } from './images/drawings.ts';
import { makeIcons } from './images/icons.ts';
import { makeShareImages } from './images/share-images.ts';
import { copyPhotographs, type Found, makePhotographs } from './photos/photographs.ts';
import { prerenderAll } from './prerender/prerender.ts';
import { writeSiteFiles } from './seo/site-files.ts';
import { makeWorker } from './service-worker.ts';

const dist = new URL('../dist/', import.meta.url);
const server = new URL('../.cache/server/', import.meta.url);

/** Builds the site in dist/ from checked content and the owner's photographs. */
export async function buildSite(found: Found): Promise<void> {
  makeDrawings();
  await makePhotographs(found);
  await makeFonts();
  const manifest = await bundleClient();
  await bundleServer();
  const { render } = await import(new URL('entry-server.js', server).href);
  const built = await prerenderAll(dist, manifest, render);
  await Promise.all([copyPhotographs(dist), makeIcons(dist), makeShareImages(dist), writeSiteFiles(dist)]);
  await writeDeployFiles(dist, built);
  await makeWorker(dist, built, hotel.offline);
  await addLicenses();
  await compressAll();
}

async function bundleClient(): Promise<Manifest> {
  await build({ configLoader: 'native', logLevel: 'warn' });
  const manifest = await readFile(new URL('.vite/manifest.json', dist), 'utf8');
  await rm(new URL('.vite/', dist), { recursive: true });
  return JSON.parse(manifest);
}

async function bundleServer(): Promise<void> {
  await build({
    configLoader: 'native',
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: fileURLToPath(server),
      manifest: false,
      rolldownOptions: { input: 'src/app/entry-server.tsx' },
    },
  });
}

/** What visitors download besides the packages in the bundle: the fonts, and code that the bundler adds. */
const others = [...new Set(fontPackages), 'vite', 'rolldown'];

const fileIn = (name: string, file: string) =>
  readFile(new URL(`../node_modules/${name}/${file}`, import.meta.url), 'utf8');

async function noticeOf(name: string): Promise<string> {
  const { version, license } = JSON.parse(await fileIn(name, 'package.json'));
  const text = await fileIn(name, 'LICENSE').catch(() => fileIn(name, 'LICENSE.md'));
  // a tool's own bundled dependencies are not in its output
  const [own = ''] = text.split(/^#+ Licenses of bundled dependencies$/m);
  return `## ${name} - ${version} (${license})\n\n${own.trim()}\n`;
}

/** Adds what does not come from the bundle to `dist/licenses.txt`, which Vite has written. */
async function addLicenses(): Promise<void> {
  const file = new URL('licenses.txt', dist);
  await writeFile(file, [await readFile(file, 'utf8'), ...(await Promise.all(others.map(noticeOf)))].join('\n'));
}

const compressible = /\.(?:html|js|css|svg|json|txt|xml|webmanifest|ico|vcf)$/;
const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Writes a Brotli and a gzip copy beside every file, where the copy is smaller. */
async function compressAll(): Promise<void> {
  const names = (await readdir(dist, { recursive: true })).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compress(new URL(name, dist))));
}

async function compress(file: URL): Promise<void> {
  const source = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    asBrotli(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }),
    asGzip(source, { level: 9 }),
  ]);
  if (brotli.length < source.length) await writeFile(new URL(`${file}.br`), brotli);
  if (gzipped.length < source.length) await writeFile(new URL(`${file}.gz`), gzipped);
}
