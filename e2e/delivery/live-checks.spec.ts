import { expect, test } from '@playwright/test';
import { type Answer, type Ask, askAt, checkLive } from '../../server/live-checks.ts';
import { dist } from '../support/built.ts';
import { hotel } from '../support/site.ts';

/** The faults that the check finds when `change` alters some answers. */
async function faultsOf(baseURL: string | undefined, change: (path: string, answer: Answer) => Answer | undefined) {
  const ask = askAt(String(baseURL));
  const changed: Ask = async (path) => {
    const answer = await ask(path);
    return change(path, answer) ?? answer;
  };
  return (await checkLive(changed, dist, undefined)).flatMap(({ name, faults }) =>
    faults.map((fault) => `${name}: ${fault}`),
  );
}

/** An answer with other headers; an undefined one is left out. */
function withHeader(answer: Answer, name: string, value?: string): Answer {
  const headers = new Headers(answer.headers);
  headers.delete(name);
  if (value) headers.set(name, value);
  return { ...answer, headers };
}

const edited = (answer: Answer, from: string | RegExp, to: string): Answer => ({
  ...answer,
  body: new TextEncoder().encode(new TextDecoder().decode(answer.body).replace(from, to)),
});

const flipped = (answer: Answer): Answer => ({
  ...answer,
  body: answer.body.map((byte, at) => (at === 99 ? byte ^ 1 : byte)),
});

test('the check finds a site at another origin than its identity says', async ({ baseURL }) => {
  const results = await checkLive(askAt(String(baseURL)), dist, 'https://www.hotel-aurora.it');
  expect(results.flatMap(({ faults }) => faults)).toEqual([
    `identity.json says that the site is at ${hotel.site}, but it is at https://www.hotel-aurora.it`,
  ]);
});

test('the check finds what a host leaves out and what it changes, down to a byte', async ({ baseURL }) => {
  const changes: Record<string, (answer: Answer) => Answer> = {
    '/camere': (answer) => withHeader(answer, 'Referrer-Policy'),
    '/terrazza': (answer) => withHeader(answer, 'Content-Security-Policy'),
    '/servizi': (answer) => withHeader(answer, 'Content-Encoding'),
    '/contatti': (answer) => withHeader(answer, 'content-security-policy', "script-src 'self' 'unsafe-inline'"),
    '/location': (answer) => edited(answer, '</body>', '<script>track()</script></body>'),
    '/en': (answer) => edited(answer, ' hrefLang="it"', ' hrefLang="fr"'),
    '/en/camere': flipped,
    '/en/camere/': (answer) => ({ ...answer, status: 200 }),
    '/no-such-page': (answer) => ({ ...answer, status: 200 }),
    '/en/no-such-page': flipped,
    '/en/terrazza': () => {
      throw new Error('too slow');
    },
    '/_headers': (answer) => ({ ...answer, status: 200 }),
    '/robots.txt': (answer) => ({ ...answer, status: 500 }),
    '/sitemap.xml': (answer) => edited(answer, /<loc>[^<]*\/esperienze<\/loc>/, ''),
    '/.well-known/security.txt': (answer) => edited(answer, /Expires: \d+/, 'Expires: 2026'),
    '/icon-192.png': flipped,
    // means the same as no-cache
    '/manifest.webmanifest': (answer) => withHeader(answer, 'Cache-Control', 'public, max-age=0, must-revalidate'),
    '/favicon.ico': (answer) => withHeader(answer, 'Cache-Control', 'public, max-age=3600'),
    '/share/home-it.jpg': (answer) => withHeader(answer, 'cross-origin-resource-policy', 'same-origin'),
    '/share/home-en.jpg': (answer) => ({ ...answer, body: new Uint8Array(9) }),
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
  const faults = await faultsOf(baseURL, (path, answer) => changes[path]?.(answer));
  expect(faults).toHaveLength(expected.length);
  expect(faults).toEqual(expect.arrayContaining(expected));
});

test('the check reports a fault of every page once', async ({ baseURL }) => {
  const faults = await faultsOf(baseURL, (_, answer) => withHeader(answer, 'X-Content-Type-Options'));
  expect(faults).toEqual(
    ['pages', 'files'].map((all) => `${all}: all ${all}  X-Content-Type-Options is missing, and should be: nosniff`),
  );
});

test('the check ends where the site answers no more', async ({ baseURL }) => {
  let asked = 0;
  const ask: Ask = async (path) => {
    asked += 1;
    if (asked > 20) throw new Error('too slow');
    return askAt(String(baseURL))(path);
  };
  await expect(checkLive(ask, dist, undefined)).rejects.toThrow('too slow');
  expect(asked).toBe(22);
});
