import { expect, test } from '@playwright/test';
import { type Answer, type Ask, askAt, checkLive } from '../../server/live-checks.ts';
import { hotel } from '../support/site.ts';

const dist = new URL('../../dist/', import.meta.url);

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

const without = (answer: Answer, name: string): Answer => {
  const headers = new Headers(answer.headers);
  headers.delete(name);
  return { ...answer, headers };
};

const withHeader = (answer: Answer, name: string, value: string): Answer => ({
  ...answer,
  headers: new Headers({ ...Object.fromEntries(answer.headers), [name]: value }),
});

const edited = (answer: Answer, from: string | RegExp, to: string): Answer => ({
  ...answer,
  body: new TextEncoder().encode(new TextDecoder().decode(answer.body).replace(from, to)),
});

test('the check finds no fault in the built site', async ({ baseURL }) => {
  expect(await faultsOf(baseURL, () => undefined)).toEqual([]);
});

test('the check finds a site at another origin than its identity says', async ({ baseURL }) => {
  const results = await checkLive(askAt(String(baseURL)), dist, 'https://www.hotel-aurora.it');
  expect(results.flatMap(({ faults }) => faults)).toEqual([
    `identity.json says that the site is at ${hotel.site}, but it is at https://www.hotel-aurora.it`,
  ]);
});

test('the check finds what a host leaves out', async ({ baseURL }) => {
  const faults = await faultsOf(baseURL, (path, answer) => {
    if (path === '/camere') return without(answer, 'Referrer-Policy');
    if (path === '/terrazza') return without(answer, 'Content-Security-Policy');
    if (path === '/servizi') return without(answer, 'Content-Encoding');
    if (path === '/robots.txt') return { ...answer, status: 500 };
    if (path === '/share/home-it.jpg') return withHeader(answer, 'cross-origin-resource-policy', 'same-origin');
    if (path === '/share/home-en.jpg') return { ...answer, body: new Uint8Array(9) };
    if (path === '/en/camere/') return { ...answer, status: 200 };
    if (path.endsWith('no-such-page')) return { ...answer, status: 200 };
    if (path === '/_headers') return { ...answer, status: 200 };
    return undefined;
  });
  expect(faults).toEqual([
    'headers: /camere  Referrer-Policy is missing, and should be: strict-origin-when-cross-origin',
    'headers: /terrazza  Content-Security-Policy is missing',
    'share images: /share/home-it.jpg  may not be shown by other sites',
    'compression: /servizi  comes uncompressed',
    'redirects: /en/camere/  answers 200 to /en/camere, and should lead to /en/camere (301)',
    '404: /no-such-page  answers 200, and should answer 404',
    '404: /camere/no-such-page  answers 200, and should answer 404',
    '404: /en/no-such-page  answers 200, and should answer 404',
    '404: /en/camere/no-such-page  answers 200, and should answer 404',
    'hidden files: /_headers  is served, and should not be',
    'same as the build: /robots.txt  answers 500',
    'same as the build: /share/home-en.jpg  differs from the build at byte 0',
  ]);
});

test('the check finds what a host changes', async ({ baseURL }) => {
  const faults = await faultsOf(baseURL, (path, answer) => {
    if (path === '/contatti') return withHeader(answer, 'content-security-policy', "script-src 'self' 'unsafe-inline'");
    if (path === '/location') return edited(answer, '</body>', '<script>track()</script></body>');
    if (path === '/en') return edited(answer, ' hrefLang="it"', ' hrefLang="fr"');
    if (path === '/sitemap.xml') return edited(answer, /<loc>[^<]*\/esperienze<\/loc>/, '');
    return undefined;
  });
  expect(faults).toEqual([
    expect.stringMatching(
      /^headers: \/contatti {2}Content-Security-Policy lacks default-src 'self', script-src 'sha256-/,
    ),
    'headers: /contatti  Content-Security-Policy allows any script',
    ...['/en', '/location', '/sitemap.xml'].map((path) =>
      expect.stringContaining(`same as the build: ${path}  differs from the build at byte `),
    ),
  ]);
});

test('the check finds one flipped byte', async ({ baseURL }) => {
  const flipped = ['/en/camere', '/icon-192.png', '/llms.txt', '/no-such-page'];
  const faults = await faultsOf(baseURL, (path, answer) => {
    if (flipped.includes(path))
      return { ...answer, body: answer.body.map((byte, at) => (at === 99 ? byte ^ 1 : byte)) };
    if (path === '/.well-known/security.txt') return edited(answer, /Expires: \d+/, 'Expires: 2026');
    return undefined;
  });
  expect(faults).toHaveLength(5);
  for (const path of flipped)
    expect(faults).toContainEqual(expect.stringMatching(`: ${path}  differs from the build at byte 99$`));
  expect(faults).toContain(
    'same as the build: /.well-known/security.txt  has expired: build the site and put it online',
  );
});

test('the check reports a fault of every page once', async ({ baseURL }) => {
  const faults = await faultsOf(baseURL, (_, answer) => without(answer, 'X-Content-Type-Options'));
  expect(faults).toEqual(['headers: every page  X-Content-Type-Options is missing, and should be: nosniff']);
});
