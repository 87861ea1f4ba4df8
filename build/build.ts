// `npm run build`: makes the whole site in dist/. With --demo, or DEMO=1, also of the invented hotel.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { compressAll } from './compress.ts';
import { checkContent } from './content/check-content.ts';
import { isDemonstration, refuseDefaults } from './content/defaults.ts';
import { fontPackages, makeFonts } from './fonts.ts';
import { makeIcons } from './images/icons.ts';
import { folderOf, licensesText, packagesPlugin } from './licenses.ts';
import { copyPhotographs, findPhotographs, makePhotographs } from './photos/photographs.ts';
import type { Manifest } from './prerender/prerender.ts';
import { makePictures } from './vite/pictures-plugin.ts';

const dist = new URL('../dist/', import.meta.url);
const server = new URL('../.cache/server/', import.meta.url);

const photographs = await findPhotographs();
try {
  checkContent(undefined, photographs.faults);
  if (!isDemonstration(process.argv.slice(2), process.env)) refuseDefaults();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// imported only now: these import the content, and a file that is no JSON would stop them without our report
const { prerenderAll } = await import('./prerender/prerender.ts');
const { writeDeployFiles } = await import('../server/deploy-files.ts');
const { makeShareImages } = await import('./images/share-images.ts');
const { hotel } = await import('../src/hotel/identity.ts');
const { makeWorker } = await import('./service-worker.ts');
const { writeSiteFiles } = await import('./seo/site-files.ts');

makePictures();
await makePhotographs(photographs.found);
await makeFonts();
const packages = new Set(fontPackages.map(folderOf));
await build({ configLoader: 'native', logLevel: 'warn', plugins: [packagesPlugin(packages)] });
await build({
  configLoader: 'native',
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: server.pathname,
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    rollupOptions: { input: 'src/app/entry-server.tsx' },
  },
});

const manifestFile = new URL('.vite/manifest.json', dist);
const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
await rm(new URL('.vite/', dist), { recursive: true });
const { render } = await import(new URL('entry-server.js', server).href);
await prerenderAll(dist, manifest, render);
await Promise.all([copyPhotographs(dist), makeIcons(dist), makeShareImages(dist), writeSiteFiles(dist)]);
await writeDeployFiles(dist);
await makeWorker(dist, hotel.offline, packagesPlugin(packages));
await writeFile(new URL('licenses.txt', dist), licensesText(packages));
await compressAll(dist);
