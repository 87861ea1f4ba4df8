// Writes what other servers need to serve the site as the built-in one does, all from delivery.ts:
// deploy/nginx.conf, and dist/_headers and dist/_redirects for static hosts on a CDN.
import { readFile, writeFile } from 'node:fs/promises';
import {
  cacheRule,
  commonHeaders,
  contentSecurityPolicy,
  contentTypes,
  type Headers,
  notFoundPages,
  pages,
  redirectSpellings,
} from './delivery.ts';

const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The settings of an nginx server, to be put into its `http` block (a file in conf.d/). */
export function nginxConfig(policies: Map<string, string>): string {
  const policyLines = [...policies].map(([file, policy]) => `    ${file} "${policy}";`);
  const pageLines = pages.flatMap(({ address, file }) => [
    `    location = ${address} { try_files ${file} =404; }`,
    `    location ~* ^${address === '/' ? '' : pattern(address)}(?:/|/index|/index\\.html|\\.html)?$ { return 301 ${address}$is_args$args; }`,
  ]);
  const lost = notFoundPages.map(({ prefix, file }) =>
    [
      `    location = ${file} { internal; }`,
      `    location ${prefix} { error_page 404 ${file}; try_files $uri =404; }`,
    ].join('\n'),
  );
  return `# Written by the build from scripts/delivery.ts: change it there. It goes with the pages of the same build into nginx's
# http block, with root set to where they lie. Your own settings, such as the certificate, stay in /etc/nginx/hotel-site/
# (see deploy/README.md).

map $uri $site_policy {
    default "";
${policyLines.join('\n')}
}

map $uri $site_cache {
    default "${cacheRule('/')}";
    ~^/assets/ "${cacheRule('/assets/')}";
}

server {
    listen 80;
    listen [::]:80;
    server_name _;
    root /usr/share/nginx/html;
    include /etc/nginx/hotel-site/*.conf;

    charset utf-8;
    charset_types text/css text/plain text/javascript application/javascript application/json image/svg+xml;
    server_tokens off;
    absolute_redirect off;
    sendfile on;
    tcp_nopush on;
    etag on;
    gzip_static on;
    gzip_vary on;
    # with nginx's brotli module (Debian: libnginx-mod-http-brotli-static):
    # brotli_static on;
    open_file_cache max=500 inactive=5m;
    open_file_cache_valid 30s;

    types {
        text/html html;
        text/css css;
        text/plain txt;
        text/javascript js;
        text/vcard vcf;
        text/xml xml;
        application/json json map;
        application/manifest+json webmanifest;
        image/svg+xml svg;
        image/png png;
        image/jpeg jpg jpeg;
        image/webp webp;
        image/avif avif;
        image/x-icon ico;
        font/woff2 woff2;
    }

${Object.entries(commonHeaders)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header Content-Security-Policy $site_policy always;
    add_header Cache-Control $site_cache always;

    location ~ /\\. { return 404; }
    location ~ \\.(?:br|gz)$ { return 404; }
    location ~ /_(?:headers|redirects)$ { return 404; }
${pageLines.join('\n')}
${lost.join('\n')}
}
`;
}

/** Headers by path, in the form that Netlify, Cloudflare Pages and others read. */
export function headersFile(policies: Map<string, string>): string {
  const block = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block('/*', commonHeaders),
    ...Object.entries(contentTypes).map(([end, type]) => block(`/*.${end}`, { 'Content-Type': type })),
    block('/assets/*', { 'Cache-Control': cacheRule('/assets/') }),
    ...pages.map(({ address, file }) =>
      block(address, {
        'Cache-Control': cacheRule(address),
        'Content-Security-Policy': policies.get(file) ?? '',
      }),
    ),
    // a host that answers with the page for unknown addresses knows no path for it
    ...notFoundPages.map(({ file }) => block(file, { 'Content-Security-Policy': policies.get(file) ?? '' })),
  ].join('\n\n')}\n`;
}

/** The odd spellings of addresses that static hosts can be told of. */
export function redirectsFile(): string {
  return `${pages
    .flatMap(({ address }) => redirectSpellings(address).map((from) => `${from} ${address} 301`))
    .join('\n')}\n`;
}

/** Writes all of them for the site in `dist`. */
export async function writeDeployFiles(dist: URL): Promise<void> {
  const policies = new Map<string, string>();
  for (const { file } of [...pages, ...notFoundPages]) {
    policies.set(file, contentSecurityPolicy(await readFile(new URL(`.${file}`, dist), 'utf8')));
  }
  await Promise.all([
    writeFile(new URL('../deploy/nginx.conf', import.meta.url), nginxConfig(policies)),
    writeFile(new URL('_headers', dist), headersFile(policies)),
    writeFile(new URL('_redirects', dist), redirectsFile()),
  ]);
}
