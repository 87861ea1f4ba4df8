import { readFileSync } from 'node:fs';
import type { BuiltPage } from '../../build/prerender/prerender.ts';

/** The built site. */
export const dist = new URL('../../dist/', import.meta.url);

/** A built file by its path. */
export const built = (path: string): Buffer => readFileSync(new URL(`.${path}`, dist));

/** The build's records of the pages. */
export const builtPages: Omit<BuiltPage, 'html'>[] = JSON.parse(
  readFileSync(new URL('../../.cache/built-pages.json', import.meta.url), 'utf8'),
);

/** The file of a page's document. */
export const fileOf = (address: string): string => (address === '/' ? '/index.html' : `${address}.html`);
