// How the built site is to be served: the one source of headers, redirects and cache rules. The built-in server uses
// it directly; `deploy/nginx.conf` and the files for static hosts are written from it.
import { createHash } from 'node:crypto';
import { hotel } from '../src/hotel/identity.ts';
import { addressOf, fileIn, languageIds, routes } from '../src/navigation/routes.ts';

/** Headers by name. */
export type Headers = Record<string, string>;

const year = 31_536_000;

/** Every page's address and the file that holds it. */
export const pages = languageIds.flatMap((language) =>
  routes.map(({ id }) => {
    const address = addressOf(id, language);
    return { address, file: address === '/' ? '/index.html' : `${address}.html` };
  }),
);

/** The pages for unknown addresses, most particular first: what the address begins with, and the file. */
export const notFoundPages = languageIds
  .map((language) => ({ prefix: fileIn(language, ''), file: fileIn(language, '404.html') }))
  .sort((one, other) => other.prefix.length - one.prefix.length);

/** What the service worker's script may do: fetch the site's own files. */
export const workerFile = '/sw.js';
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Files of dist/ that are there for servers and are no addresses of their own. */
export const hidden = /(?:^|\/)(?:\.[^/]*|[^/]*\.(?:br|gz)|_headers|_redirects|404(?:\.html)?)$/;

/** On every answer. */
export const commonHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'Strict-Transport-Security': `max-age=${year}`,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** How long an answer may be kept without asking again. */
export function cacheRule(path: string): string {
  return path.startsWith('/assets/') ? `public, max-age=${year}, immutable` : 'no-cache';
}

/** The kinds of the site's files, by the end of their names. */
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

/** Those that hosts do not know by themselves, or not that they are UTF-8. */
export const unknownTypes = ['txt', 'vcf'];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inlined = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]*type="application/)[^>]*>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text]) => hashOf(text ?? ''),
  );

/** What a page may load and run: its own files, its own inlined script and style, and the map's frame. */
export function contentSecurityPolicy(html: string): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlined(html, 'script')],
    'style-src': ["'self'", ...inlined(html, 'style')],
    'img-src': ["'self'", 'data:'],
    'frame-src': [new URL(hotel.map.embed).origin],
    'form-action': ["'self'", 'mailto:', hotel.booking.host],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Where an odd spelling of a page's address leads; nothing for an address that is right or that no page has. */
export function redirectOf(path: string): string | undefined {
  const plain = path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/(?:\/index)?(?:\.html)?$/, '')
    .replace(/\/$/, '');
  const address = plain || '/';
  if (address === path) return;
  return pages.some((page) => page.address === address) ? address : undefined;
}

/** Spellings of a page's address that people and old links use, for hosts that take a list and no pattern. */
export function redirectSpellings(address: string): string[] {
  if (address === '/') return ['/index.html', '/index'];
  return [
    `${address}/`,
    `${address}.html`,
    `${address}/index.html`,
    address.replace(/[^/]+$/, (word) => word.toUpperCase()),
  ];
}
