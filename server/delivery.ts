// How the built site is served: the only source of headers, redirects and cache rules. The built-in server imports it;
// `deploy/nginx.conf` and the files for static hosts are generated from it.
import { hash } from 'node:crypto';
import { hotel } from '../src/hotel/identity.ts';
import { languageIds } from '../src/i18n/languages.ts';
import { addressOf, fileIn, normalisePath, pageFile, routes } from '../src/navigation/routes.ts';

/** Headers by name. */
export type Headers = Record<string, string>;

const year = 31_536_000;

/** The address and the file of every page. */
export const pages = languageIds.flatMap((language) =>
  routes.map(({ id }) => ({ address: addressOf(id, language), file: pageFile(id, language) })),
);

/** The 404 pages by the prefix of the unknown address, the longest prefix first. */
export const notFoundPages = languageIds
  .map((language) => ({ prefix: fileIn(language, ''), file: fileIn(language, '404.html') }))
  .sort((one, other) => other.prefix.length - one.prefix.length);

export const workerFile = '/sw.js';
/** The worker may only fetch the site's own files. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Files of dist/ that are for servers only. */
export const hidden = /(?:^|\/)(?:\.[^/]*|[^/]*\.(?:br|gz)|_headers|_redirects|404(?:\.html)?)$/;

/** Headers of every response. */
export const commonHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': `max-age=${year}`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The folder of the pictures that other sites may show, and the header that lets them. */
export const shareFolder = '/share/';
export const shareHeaders: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The Cache-Control header for a path. */
export function cacheRule(path: string): string {
  return path.startsWith('/assets/') ? `public, max-age=${year}, immutable` : 'no-cache';
}

/** Content types by file extension. */
export const contentTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
  woff2: 'font/woff2',
};

/** Extensions whose type or charset static hosts get wrong. */
export const unknownTypes = ['txt', 'vcf'];

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
/** A page may load its own files, its inline script and style, and the map's frame. */
export function contentSecurityPolicy(script: string, style: string): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", hashOf(script)],
    'style-src': ["'self'", hashOf(style)],
    'img-src': ["'self'", 'data:'],
    'frame-src': [new URL(hotel.map.embed).origin],
    // a booking engine may redirect to another host
    'form-action': ["'self'", 'https:'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Scripts may not turn text into markup or script URLs; the one exception is the worker's URL.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [hotel.offline ? 'service-worker' : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The canonical address for a variant spelling; undefined for a canonical or unknown address. */
export function redirectOf(path: string): string | undefined {
  const address = normalisePath(path);
  if (address === path) return;
  return pages.some((page) => page.address === address) ? address : undefined;
}

/** Variant spellings of an address, for hosts that take a list instead of a pattern. */
export function redirectSpellings(address: string): string[] {
  if (address === '/') return ['/index.html', '/index'];
  return [
    `${address}/`,
    `${address}.html`,
    `${address}/index`,
    `${address}/index.html`,
    address.replace(/[^/]+$/, (word) => word.toUpperCase()),
  ];
}
