// dist/sw.js: the service worker, or one that unregisters it if `offline` in identity.json is false.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { notFoundPages, pages, workerFile } from '../server/delivery.ts';
import type { Files } from '../src/app/service-worker/files.ts';
import { type Language, languageIds, matchRoute } from '../src/navigation/routes.ts';
import { scriptTargets } from './supported-browsers.ts';

const source = (name: string) => fileURLToPath(new URL(`../src/app/service-worker/${name}.ts`, import.meta.url));

/** Builds the worker for the site in `dist`. All other files must exist already. */
export async function makeWorker(dist: URL, offline: boolean, plugin?: Plugin): Promise<void> {
  await build({
    configFile: false,
    plugins: [plugin],
    logLevel: 'warn',
    define: { __FILES__: JSON.stringify(offline ? await filesOf(dist) : []) },
    build: {
      target: scriptTargets,
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

/** The files of the site, by when the worker keeps them. */
async function filesOf(dist: URL): Promise<Files> {
  const texts = await Promise.all(
    [
      ...pages.map(({ address, file }) => ({ path: address, file })),
      ...notFoundPages.map(({ file }) => ({ path: file, file })),
    ].map(async ({ path, file }) => ({ path, text: await readFile(new URL(`.${file}`, dist), 'utf8') })),
  );
  const assets = (await readdir(new URL('assets/', dist)))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);
  const documentsOf = (language: Language) => texts.filter(({ path }) => matchRoute(path).language === language);
  const complete = new Set(
    texts.flatMap(({ text }) => Array.from(text.matchAll(/href="([^"]*)" disabled/g), ([, href]) => href)),
  );
  // what boot loads
  const deferred = new Set(texts.map(({ text }) => text.match(/ data-styles="([^"]*)"/)?.[1]));
  // scripts contain the messages of every language: the toggle works offline
  const needed = assets.filter(
    (path) =>
      /\.(?:js|woff2)$/.test(path) ||
      deferred.has(path) ||
      // complete style sheets are for pages without scripts, and for navigation within the site
      (path.endsWith('.css') && !complete.has(path)),
  );
  const perLanguage = languageIds.map(
    (language) => [language, [...documentsOf(language).map(({ path }) => path), ...needed]] as const,
  );
  const kept = new Set(perLanguage.flatMap(([, paths]) => paths));
  const [sketches = ''] = assets.filter((path) => path.includes('/sketches-'));
  return {
    documents: Object.fromEntries(
      texts.map(({ path, text }) => [path, `sha256-${createHash('sha256').update(text).digest('base64')}`]),
    ),
    languages: Object.fromEntries(perLanguage) as Files['languages'],
    others: assets.filter((path) => !kept.has(path) && path !== sketches),
    sketches,
  };
}
