// Generates the settings of other servers from delivery.ts:
// deploy/nginx.conf, and dist/_headers and dist/_redirects for static hosts on a CDN.
import { writeFile } from 'node:fs/promises';
import type { BuiltPage } from '../build/prerender/prerender.ts';
import {
  cacheRule,
  commonHeaders,
  contentSecurityPolicy,
  contentTypes,
  type Headers,
  notFoundPages,
  pages,
  redirectSpellings,
  shareFolder,
  shareHeaders,
  unknownTypes,
  workerFile,
  workerPolicy,
} from './delivery.ts';

const resourcePolicy = 'Cross-Origin-Resource-Policy';

const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An nginx server for the `http` block (a file in conf.d/). */
function nginxConfig(policies: Map<string, string>): string {
  const policyLines = [...policies].map(([file, policy]) => `    ${file} "${policy}";`);
  const redirects = pages.map(({ address }) => {
    const base = address === '/' ? '' : pattern(address);
    return `    ~*^${base}(?:/|/index|/index\\.html|\\.html)?$ ${address};`;
  });
  const pageLines = pages.map(({ address, file }) => `    location = ${address} { try_files ${file} =404; }`);
  const lost = notFoundPages.map(({ prefix, file }) => `    ~^${pattern(prefix)} ${file};`);
  const lostLines = notFoundPages.map(({ file }) => `    location = ${file} { internal; }`);
  const kinds = Object.entries(contentTypes).map(([end, type]) => ({ end, type: type.replace(/;.*/, '') }));
  const types = kinds.map(({ end, type }) => `        ${type} ${end};`);
  // nginx compresses HTML by default
  const texts = kinds.filter(({ end, type }) => end !== 'html' && contentTypes[end] !== type).map(({ type }) => type);
  return `# Written by the build from server/delivery.ts: change it there. It goes with the pages of the same build into nginx's
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

# who may show a file
map $uri $site_readers {
    default "${commonHeaders[resourcePolicy]}";
    ~^${shareFolder} "${shareHeaders[resourcePolicy]}";
}

# odd spellings of pages' addresses
map $uri $site_redirect {
    default "";
${redirects.join('\n')}
}

# the page for unknown addresses
map $uri $site_lost {
${lost.join('\n')}
}

map $status $site_allow {
    default "";
    405 "GET, HEAD";
}

server {
    listen 80;
    listen [::]:80;
    server_name _;
    root /usr/share/nginx/html;
    include /etc/nginx/hotel-site/*.conf;

    charset utf-8;
    charset_types ${texts.join(' ')};
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
${types.join('\n')}
    }

${Object.entries({ ...commonHeaders, [resourcePolicy]: '$site_readers' })
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header Content-Security-Policy $site_policy always;
    add_header Cache-Control $site_cache always;
    add_header Allow $site_allow always;

    error_page 404 $site_lost;
    # folders
    error_page 403 =404 $site_lost;
    location ~ /\\.(?!well-known/) { return 404; }
    location ~ \\.(?:br|gz)$ { return 404; }
    location ~ /_(?:headers|redirects)$ { return 404; }
    # before the patterns, which cost time: no other files are asked for as often
    location ^~ /assets/ {
        location ~ \\.(?:br|gz)$ { return 404; }
    }
${pageLines.join('\n')}
${lostLines.join('\n')}
    location / {
        if ($site_redirect) { return 301 $site_redirect$is_args$args; }
        # a folder without its slash is no address either
        try_files $uri =404;
    }
}
`;
}

/** Headers by path, in the format of Netlify and Cloudflare Pages. */
function headersFile(policies: Map<string, string>): string {
  const block = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    block('/*', commonHeaders),
    ...unknownTypes.map((end) => block(`/*.${end}`, { 'Content-Type': contentTypes[end] ?? '' })),
    // Some hosts join this with the value above. Browsers ignore a joined value, so other sites can still show the picture.
    block(`${shareFolder}*`, shareHeaders),
    block('/assets/*', { 'Cache-Control': cacheRule('/assets/') }),
    ...pages.map(({ address, file }) =>
      block(address, {
        'Cache-Control': cacheRule(address),
        'Content-Security-Policy': policies.get(file) ?? '',
      }),
    ),
    block(workerFile, { 'Cache-Control': cacheRule(workerFile), 'Content-Security-Policy': workerPolicy }),
    // hosts match the 404 page by its file name
    ...notFoundPages.map(({ file }) => block(file, { 'Content-Security-Policy': policies.get(file) ?? '' })),
  ].join('\n\n')}\n`;
}

/** Redirects from variant spellings, in the format of static hosts. */
function redirectsFile(): string {
  return `${pages
    .flatMap(({ address }) => redirectSpellings(address).map((from) => `${from} ${address} 301`))
    .join('\n')}\n`;
}

/** Writes all deploy files for the site in `dist`. */
export async function writeDeployFiles(dist: URL, built: readonly BuiltPage[]): Promise<void> {
  const policies = new Map([
    [workerFile, workerPolicy],
    ...built.map(({ file, parts }): [string, string] => [file, contentSecurityPolicy(parts.boot, parts.styles)]),
  ]);
  await Promise.all([
    writeFile(new URL('../deploy/nginx.conf', import.meta.url), nginxConfig(policies)),
    writeFile(new URL('_headers', dist), headersFile(policies)),
    writeFile(new URL('_redirects', dist), redirectsFile()),
  ]);
}
