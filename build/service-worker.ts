// dist/sw.js: the service worker, or one that unregisters it if `offline` in identity.json is false.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import { notFoundPages, pages, workerFile } from '../server/delivery.ts';

const source = (name: string) => fileURLToPath(new URL(`../src/app/service-worker/${name}.ts`, import.meta.url));

/** Builds the worker for the site in `dist`. All other files must exist already. */
export async function makeWorker(dist: URL, offline: boolean, plugin?: Plugin): Promise<void> {
  await build({
    configFile: false,
    plugins: [plugin],
    logLevel: 'warn',
    define: { __FILES__: JSON.stringify(offline ? await precacheEntries(dist) : []) },
    build: {
      target: 'es2022',
      outDir: fileURLToPath(dist),
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: source(offline ? 'service-worker' : 'unregister'),
        output: { format: 'iife', entryFileNames: workerFile.slice(1) },
      },
    },
  });
}

/** All documents and assets, with revisions. */
async function precacheEntries(dist: URL): Promise<PrecacheEntry[]> {
  const documents = [
    ...pages.map(({ address, file }) => ({ url: address, file })),
    ...notFoundPages.map(({ file }) => ({ url: file, file })),
  ].map(async ({ url, file }) => {
    const text = await readFile(new URL(`.${file}`, dist));
    const hash = createHash('sha256').update(text).digest('base64');
    return { url, revision: hash.slice(0, 8), integrity: `sha256-${hash}` };
  });
  const assets = (await readdir(new URL('assets/', dist)))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => ({ url: `/assets/${name}`, revision: null }));
  return [...(await Promise.all(documents)), ...assets];
}
