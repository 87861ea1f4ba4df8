import { expect, test } from '@playwright/test';
import { checkLive, type FetchPath, fetchFrom, type SiteResponse } from '../../server/live-checks.ts';
import { dist } from '../support/built.ts';
import { hotel } from '../support/site.ts';

/** The faults that the check reports when `change` alters some responses. */
async function faultsOf(
  baseURL: string | undefined,
  change: (path: string, response: SiteResponse) => SiteResponse | undefined,
) {
  const fetchPath = fetchFrom(String(baseURL));
  const changed: FetchPath = async (path) => {
    const response = await fetchPath(path);
    return change(path, response) ?? response;
  };
  return (await checkLive(changed, dist, undefined)).flatMap(({ name, faults }) =>
    faults.map((fault) => `${name}: ${fault}`),
  );
}

/** A response with other headers; an undefined one is left out. */
function withHeader(response: SiteResponse, name: string, value?: string): SiteResponse {
  const headers = new Headers(response.headers);
  headers.delete(name);
  if (value) headers.set(name, value);
  return { ...response, headers };
}

const edited = (response: SiteResponse, from: string | RegExp, to: string): SiteResponse => ({
  ...response,
  body: new TextEncoder().encode(new TextDecoder().decode(response.body).replace(from, to)),
});

const flipped = (response: SiteResponse): SiteResponse => ({
  ...response,
  body: response.body.map((byte, at) => (at === 99 ? byte ^ 1 : byte)),
});

test('the check reports an origin that differs from the identity', async ({ baseURL }) => {
  const results = await checkLive(fetchFrom(String(baseURL)), dist, 'https://www.hotel-aurora.it');
  expect(results.flatMap(({ faults }) => faults)).toEqual([
    `identity.json says that the site is at ${hotel.site}, but it is at https://www.hotel-aurora.it`,
  ]);
});

test('the check of a name that redirects to the site says so once', async ({ baseURL }) => {
  const fetchPath: FetchPath = async (path) => {
    const response = await fetchFrom(String(baseURL))(path);
    return { ...withHeader(response, 'Location', `https://www.hotel.it${path}`), status: 301 };
  };
  const results = await checkLive(fetchPath, dist, 'https://hotel.it');
  expect(results.flatMap(({ faults }) => faults)).toEqual(['redirects to https://www.hotel.it: check the site there']);
});

test('the check reports everything that a host leaves out or changes, down to a byte', async ({ baseURL }) => {
  const changes: Record<string, (response: SiteResponse) => SiteResponse> = {
    '/camere': (response) => withHeader(response, 'Referrer-Policy'),
    '/terrazza': (response) => withHeader(response, 'Content-Security-Policy'),
    '/servizi': (response) => withHeader(response, 'Content-Encoding'),
    '/contatti': (response) => withHeader(response, 'content-security-policy', "script-src 'self' 'unsafe-inline'"),
    '/location': (response) => edited(response, '</body>', '<script>track()</script></body>'),
    '/en': (response) => edited(response, ' hrefLang="it"', ' hrefLang="fr"'),
    '/en/camere': flipped,
    '/en/camere/': (response) => ({ ...response, status: 200 }),
    '/no-such-page': (response) => ({ ...response, status: 200 }),
    '/en/no-such-page': flipped,
    '/en/terrazza': () => {
      throw new Error('too slow');
    },
    '/_headers': (response) => ({ ...response, status: 200 }),
    '/robots.txt': (response) => ({ ...response, status: 500 }),
    '/sitemap.xml': (response) => edited(response, /<loc>[^<]*\/esperienze<\/loc>/, ''),
    '/.well-known/security.txt': (response) => edited(response, /Expires: \d+/, 'Expires: 2026'),
    '/icon-192.png': flipped,
    // means the same as no-cache
    '/manifest.webmanifest': (response) => withHeader(response, 'Cache-Control', 'public, max-age=0, must-revalidate'),
    '/favicon.ico': (response) => withHeader(response, 'Cache-Control', 'public, max-age=3600'),
    '/share/home-it.jpg': (response) => withHeader(response, 'cross-origin-resource-policy', 'same-origin'),
    '/share/home-en.jpg': (response) => ({ ...response, body: new Uint8Array(9) }),
  };
  const differs = (path: string, at: string | number = '') =>
    expect.stringContaining(`: ${path}  differs from the build at byte ${at}`);
  const expected = [
    'pages: /camere  Referrer-Policy is missing, and should be: strict-origin-when-cross-origin',
    expect.stringMatching(/^pages: \/terrazza {2}Content-Security-Policy lacks default-src 'self', script-src/),
    expect.stringMatching(
      /^pages: \/contatti {2}Content-Security-Policy lacks default-src 'self', script-src 'sha256-/,
    ),
    'pages: /contatti  Content-Security-Policy allows any script',
    'files: /share/home-it.jpg  Cross-Origin-Resource-Policy is same-origin, and should be: cross-origin',
    'files: /favicon.ico  Cache-Control is public, max-age=3600, and should be: no-cache',
    'pages: /servizi  comes uncompressed',
    'pages: /en/terrazza  does not answer: too slow',
    'redirects: /en/camere/  answers 200 to /en/camere, and should answer 301 to /en/camere',
    'unknown addresses: /no-such-page  answers 200, and should answer 404',
    'hidden files: /_headers  is served, and should not be',
    'files: /robots.txt  answers 500, and should answer 200',
    'files: /.well-known/security.txt  has expired: build the site and put it online',
    ...['/location', '/en', '/sitemap.xml'].map((path) => differs(path)),
    ...['/en/camere', '/en/no-such-page', '/icon-192.png'].map((path) => differs(path, 99)),
    differs('/share/home-en.jpg', 0),
  ];
  const faults = await faultsOf(baseURL, (path, response) => changes[path]?.(response));
  expect(faults).toHaveLength(expected.length);
  expect(faults).toEqual(expect.arrayContaining(expected));
});

test('the check reports a fault of every page once', async ({ baseURL }) => {
  const faults = await faultsOf(baseURL, (_, response) => withHeader(response, 'X-Content-Type-Options'));
  expect(faults).toEqual(
    ['pages', 'files'].map((all) => `${all}: all ${all}  X-Content-Type-Options is missing, and should be: nosniff`),
  );
});

test('the check ends when the site stops responding', async ({ baseURL }) => {
  let requests = 0;
  const fetchPath: FetchPath = async (path) => {
    requests += 1;
    if (requests > 20) throw new Error('too slow');
    return fetchFrom(String(baseURL))(path);
  };
  await expect(checkLive(fetchPath, dist, undefined)).rejects.toThrow('too slow');
  expect(requests).toBe(22);
});
