import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuiltPage } from '../../build/prerender/prerender.ts';

/** The built site. */
export const dist = new URL('../../dist/', import.meta.url);

/** The path of every built file: '/camere.html'. */
export const builtFiles = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${relative(fileURLToPath(dist), join(entry.parentPath, entry.name))}`);

/** A built file by its path. */
export const built = (path: string): Buffer => readFileSync(new URL(`.${path}`, dist));

/** The build's records of the pages. */
export const builtPages: Omit<BuiltPage, 'html'>[] = JSON.parse(
  readFileSync(new URL('../../.cache/built-pages.json', import.meta.url), 'utf8'),
);

/** The file of a page's document. */
export const fileOf = (address: string): string => (address === '/' ? '/index.html' : `${address}.html`);
