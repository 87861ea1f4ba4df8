// Headers, redirects and files on the built-in server and on nginx with the configuration that the build writes.
import type { IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { commonHeaders, contentTypes, hidden } from '../../server/delivery.ts';
import { checkLive, fetchFrom } from '../../server/live-checks.ts';
import { readPolicies } from '../../server/site-server.ts';
import { built, builtFiles, dist, fileOf } from '../support/built.ts';
import { addresses, addressOf, expect, expectedHead, hotel } from '../support/site.ts';
import { onBothServers, test } from './requests.ts';

const asset = (pattern: RegExp) => builtFiles.find((file) => pattern.test(file)) ?? '';
const script = asset(/^\/assets\/entry-client-.*\.js$/);
const sheet = asset(/^\/assets\/.*\.css$/);
const drawing = asset(/^\/assets\/home-hero-.*\.svg$/);
const font = asset(/^\/assets\/.*\.woff2$/);

const headersFile = built('/_headers').toString();
/** The content security policy that the build writes for each page: one with a wrong hash is an error in every test of the page. */
const policies = readPolicies(headersFile);

onBothServers(() => {
  test('the check of a published site finds no fault', async ({ baseURL }) => {
    const results = await checkLive(fetchFrom(String(baseURL)), dist, hotel.site);
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('every page is served as built, with its headers and its content security policy', async ({ get }) => {
    for (const { address } of addresses) {
      const { headers, body } = await get(address);
      expect(body.equals(built(fileOf(address))), address).toBe(true);
      expect(headers['content-type'], address).toBe(contentTypes.html);
      expect(headers['cache-control'], address).toBe('no-cache');
      expect(headers.etag).toBeTruthy();
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
      expect(headers['content-security-policy'], address).toBe(policies.get(address));
      const sources = policies.get(address)?.replaceAll(/ 'sha256-[^']+'/g, '');
      expect(sources?.split('; '), address).toEqual([
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        `frame-src ${new URL(hotel.map.embed).origin}`,
        "form-action 'self' https:",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types service-worker',
      ]);
    }
  });

  test('a method other than GET and HEAD gets a 405', async ({ request }) => {
    const response = await request.post('/contatti');
    expect([response.status(), response.headers().allow]).toEqual([405, 'GET, HEAD']);
  });

  test('every file is served as built, with its headers, and only share images may be used by other sites', async ({
    get,
  }) => {
    expect(builtFiles.length).toBeGreaterThan(100);
    for (const file of builtFiles.filter((path) => !hidden.test(path) && !path.endsWith('.html'))) {
      const { headers, body } = await get(file);
      expect(body.equals(built(file)), file).toBe(true);
      expect(headers['cache-control'], file).toMatch(file.startsWith('/assets/') ? /, immutable$/ : /^no-cache$/);
      expect(headers['content-type'], file).toBe(contentTypes[file.split('.').pop() ?? '']);
      const readers = file.startsWith('/share/') ? 'cross-origin' : 'same-origin';
      expect(headers['cross-origin-resource-policy'], file).toBe(readers);
    }
  });

  test('text is compressed with an encoding that the browser accepts', async ({ get, compression }) => {
    const unpack = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      none: (body: Buffer) => body,
    };
    const requested: [accepted: string | undefined, encoding: keyof typeof unpack][] = [
      ['gzip, deflate, br, zstd', compression],
      ['br;q=1.0, gzip;q=0.8, *;q=0.1', compression],
      ['gzip', 'gzip'],
      ['gzip;q=0', 'none'],
      ['deflate', 'none'],
      ['identity', 'none'],
      [undefined, 'none'],
    ];
    for (const path of ['/', '/en/contatti', '/nowhere', '/sitemap.xml', script, sheet, drawing]) {
      const plain = await get(path);
      for (const [accepted, encoding] of requested) {
        const { headers, body } = await get(path, accepted === undefined ? {} : { 'Accept-Encoding': accepted });
        const what = `${path} for ${accepted}`;
        expect(headers['content-encoding'] ?? 'none', what).toBe(encoding);
        expect(headers.vary, what).toBe('Accept-Encoding');
        expect(unpack[encoding](body).equals(plain.body), what).toBe(true);
      }
    }
    for (const path of [font, '/icon-192.png', '/share/home-it.jpg']) {
      expect((await get(path, { 'Accept-Encoding': 'gzip, br' })).headers['content-encoding'], path).toBeUndefined();
    }
  });

  test('unknown URLs get the 404 page of their language', async ({ get }) => {
    const unknown = [
      '/nowhere /nowhere.html /camere/superior /english /404 /404.html /assets/ /assets/nothing.js /.env /.git/config',
      '/_headers /_redirects /index.html.br /camere.html.gz /assets /share/ /en/nowhere /en/404 /en/404.html',
      `/en/camere.html.br /en/camere/1 ${script}.br`,
    ];
    for (const path of unknown.join(' ').split(' ')) {
      const { status, headers, body } = await get(path);
      const file = path.startsWith('/en/') ? '/en/404.html' : '/404.html';
      // nginx redirects folders to a trailing slash first
      if (status === 301) expect(headers.location, path).toBe(`${path}/`);
      else {
        expect(status, path).toBe(404);
        expect(body.equals(built(file)), path).toBe(true);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers['cache-control'], path).not.toContain('immutable');
        expect(headers['content-security-policy'], path).toBe(policies.get(file));
      }
    }
  });

  test('other spellings of a URL redirect to its page with the query', async ({ get }) => {
    for (const { id, language, address } of addresses) {
      const inner = address === '/' ? '' : address;
      const spellings = [`${inner}/`, `${inner}/index.html`, `${inner}/index`, `${inner}//`, `/${address}`];
      const named = inner ? [`${inner}.html`, inner.toUpperCase(), `${inner.toUpperCase()}/`, `${inner}.HTML`] : [];
      for (const spelling of [...spellings, ...named]) {
        for (const query of ['', '?da=qui?x=%2F%20&y']) {
          let path = spelling + query;
          let response = await get(path);
          for (let steps = 0; steps < 2 && response.status === 301; steps++) {
            path = String(response.headers.location);
            // an absolute URL would name the wrong host behind a proxy
            expect(path).toMatch(/^\/(?!\/)/);
            response = await get(path);
          }
          expect(response.status, spelling + query).toBe(200);
          expect(path.replace(/\/\/+/g, '/').replace(/(.)\/(?=$|\?)/, '$1'), spelling).toBe(address + query);
          expect(response.body.toString(), spelling).toContain(`<title>${expectedHead(id, language).title}</title>`);
        }
      }
    }
  });

  test('the service worker is not cached, and may only fetch', async ({ get }) => {
    const { status, headers } = await get('/sw.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });
});

test.describe('the built-in server', () => {
  test('responds with 304 to a matching ETag', async ({ get }) => {
    for (const path of ['/', '/en/camere', script, font]) {
      for (const accepted of ['gzip', 'br, gzip', 'identity']) {
        const first = await get(path, { 'Accept-Encoding': accepted });
        const tag = String(first.headers.etag);
        const again = await get(path, { 'Accept-Encoding': accepted, 'If-None-Match': tag });
        expect(again.status, `${path} ${accepted}`).toBe(304);
        expect(again.body.length).toBe(0);
        expect(again.headers.etag).toBe(tag);
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
        expect((await get(path, { 'Accept-Encoding': accepted, 'If-None-Match': '"older"' })).status).toBe(200);
      }
    }
  });
});

test('nginx accepts the recipe without a warning, redirects the other host name to the site, and refuses others', {
  tag: '@full',
}, async ({ nginx }) => {
  expect(nginx.said).not.toContain('[warn]');
  const fetchAtHost = (name: string) =>
    new Promise<IncomingMessage>((resolve, reject) =>
      httpsGet(
        {
          ...{ port: nginx.securePort, path: '/camere', headers: { Host: name } },
          ...{ servername: name, rejectUnauthorized: false },
        },
        resolve,
      ).on('error', reject),
    );
  const [apex, site] = [await fetchAtHost('hotel.it'), await fetchAtHost('www.hotel.it')];
  expect([apex.statusCode, apex.headers.location]).toEqual([301, 'https://www.hotel.it/camere']);
  expect(site.statusCode).toBe(200);
  await expect(fetchAtHost('other.hotel.it')).rejects.toThrow(/alert/);
  for (const { headers } of [apex, site]) {
    expect(headers['strict-transport-security']).toBe(commonHeaders['Strict-Transport-Security']);
    expect(headers.server).toBe('nginx');
  }
});

test.describe('the files for static hosts', () => {
  /** The rules of _headers. */
  const rules = headersFile
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'))
    .map(([path = '', ...lines]) => ({
      path,
      headers: Object.fromEntries(lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [line, ''])),
    }));
  const matches = (rule: string, path: string) =>
    new RegExp(`^${rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path);

  test('have the headers of the built-in server', async ({ request }) => {
    // the lowest limits of all hosts
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of headersFile.split('\n')) {
      expect(line.length).toBeLessThanOrEqual(2000);
    }
    for (const path of [...addresses.map(({ address }) => address), '/sw.js', '/share/home-it.jpg', script, drawing]) {
      const listed = Object.assign(
        {},
        ...rules.filter((rule) => matches(rule.path, path)).map(({ headers }) => headers),
      );
      const sent = (await request.get(path)).headers();
      const known = Object.keys(commonHeaders).concat('Content-Security-Policy');
      for (const key of known) expect(listed[key], `${path} ${key}`).toBe(sent[key.toLowerCase()]);
      // the default of hosts
      expect(listed['Cache-Control'] ?? 'no-cache', path).toBe(sent['cache-control']);
    }
  });

  test('redirect other spellings to their page', () => {
    const lines = built('/_redirects').toString().trim().split('\n');
    const redirects = lines.map((line) => line.split(' '));
    const pages = addresses.map(({ address }) => address);
    for (const [from = '', to = '', status, ...rest] of redirects) {
      expect([status, rest]).toEqual(['301', []]);
      expect(pages).toContain(to);
      expect(pages).not.toContain(from);
    }
    expect(new Set(redirects.map(([from]) => from)).size).toBe(redirects.length);
    for (const page of pages) expect(redirects.map(([, to]) => to)).toContain(page);
    expect(redirects).toContainEqual([`${addressOf('rooms', 'en')}/`, addressOf('rooms', 'en'), '301']);
  });
});
