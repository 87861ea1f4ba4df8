import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Manifest } from 'vite';
import { writeDeployFiles } from '../server/deploy-files.ts';
import { hotel } from '../src/hotel/identity.ts';
import { compressAll } from './compress.ts';
import { makeFonts } from './fonts.ts';
import { makeDrawings } from './images/drawings.ts';
import { makeIcons } from './images/icons.ts';
import { makeShareImages } from './images/share-images.ts';
import { makeSketches } from './images/sketches.ts';
import { addLicenses } from './licenses.ts';
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
  await Promise.all([
    copyPhotographs(dist),
    makeIcons(dist),
    makeShareImages(dist),
    makeSketches(dist),
    writeSiteFiles(dist),
  ]);
  await writeDeployFiles(dist, built);
  await makeWorker(dist, built, hotel.offline);
  await addLicenses(dist);
  await compressAll(dist);
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
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rollupOptions: { input: 'src/app/entry-server.tsx' },
    },
  });
}
