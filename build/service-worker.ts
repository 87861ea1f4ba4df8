// dist/sw.js: the service worker, or one that unregisters it if `offline` in identity.json is false.
import { hash } from 'node:crypto';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { workerFile } from '../server/delivery.ts';
import type { Files } from '../src/app/service-worker/files.ts';
import { byLanguage } from '../src/i18n/languages.ts';
import { addressOf } from '../src/navigation/routes.ts';
import { bundleScript } from './bundle-script.ts';
import type { BuiltPage } from './prerender/prerender.ts';

/** Builds the worker for the site in `dist`. All other files must exist already. */
export async function makeWorker(dist: URL, built: readonly BuiltPage[], offline: boolean): Promise<void> {
  const files = offline ? await filesOf(dist, built) : [];
  const script = await bundleScript(`app/service-worker/${offline ? 'service-worker' : 'unregister'}.ts`, {
    define: { __FILES__: JSON.stringify(files) },
  });
  await writeFile(new URL(`.${workerFile}`, dist), script);
}

/** The files that the worker caches, and those that the documents of each language need. */
async function filesOf(dist: URL, built: readonly BuiltPage[]): Promise<Files> {
  const documents = built.map(({ route, language, file, html }) => ({
    language,
    path: route === 'not-found' ? file : addressOf(route, language),
    integrity: `sha256-${hash('sha256', html, 'base64')}`,
  }));
  const assets = (await readdir(new URL('assets/', dist)))
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);
  // for pages without scripts, and for navigation within the site
  const complete = new Set(built.flatMap(({ parts }) => parts.sheets));
  // scripts contain the messages of every language: the toggle works offline
  const needed = assets.filter(
    (path) => /\.(?:js|woff2)$/.test(path) || (path.endsWith('.css') && !complete.has(path)),
  );
  const sizes = assets.map(async (path) => [path, (await stat(new URL(`.${path}`, dist))).size] as const);
  return {
    documents: Object.fromEntries(documents.map(({ path, integrity }) => [path, integrity])),
    languages: byLanguage((id) => [
      ...documents.filter(({ language }) => language === id).map(({ path }) => path),
      ...needed,
    ]),
    sizes: Object.fromEntries(await Promise.all(sizes)),
  };
}
