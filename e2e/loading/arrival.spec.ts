// Pages hydrate whichever way their document and its files arrive.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pages } from '../../server/delivery.ts';
import { readPolicies, siteServer } from '../../server/site-server.ts';
import {
  addresses,
  test as base,
  bootFailed,
  expect,
  expectedHead,
  hydrated,
  languageToggle,
  type Page,
  title,
} from '../support/site.ts';

const dist = new URL('../../dist/', import.meta.url);
const documents = new Map(pages.map(({ address, file }) => [address, readFileSync(new URL(`.${file}`, dist), 'utf8')]));
const policies = readPolicies(readFileSync(new URL('_headers', dist), 'utf8'));
const pauseMs = 150;

/** `cut.at`: behind the first character of this text each document that the visitor opens pauses. */
const test = base.extend<{ cut: { at: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the fixtures that this one needs
  cut: async ({}, use) => use({ at: '</html>' }),
  baseURL: async ({ cut }, use) => {
    const serve = siteServer(dist);
    const server = createServer((request, response) => {
      const html = documents.get(String(request.url));
      if (!html || request.headers['sec-fetch-mode'] !== 'navigate') return serve(request, response);
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policies.get(String(request.url)) ?? '',
        // a return through history asks again
        'Cache-Control': 'no-store',
      });
      const end = html.indexOf(cut.at) + 1;
      response.write(html.slice(0, end));
      setTimeout(() => response.end(html.slice(end)), pauseMs);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

test('a reload hydrates a page whose document pauses before its body', async ({ page, open, cut }) => {
  await open('/camere');
  cut.at = '<body>';
  await page.reload();
  await expect(page.locator(hydrated)).toBeAttached();
  await languageToggle(page, 'it').click();
  await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
  await expect(page).toHaveURL('/camere');
});

/** How a visitor comes to a page that was open before. */
const ways: Record<string, (page: Page, address: string) => Promise<unknown>> = {
  visit: (page, address) => page.goto(address),
  reload: (page) => page.reload(),
  hash: (page, address) => page.goto('about:blank').then(() => page.goto(`${address}#request`)),
  back: (page) => page.goto('about:blank').then(() => page.goBack()),
};

const cuts = '<title <style </style> <script </script> </head> <body> <main <footer </body>'.split(' ');

async function expectReadable(page: Page, root: string, message: string): Promise<void> {
  await expect(page.locator(root), message).toBeAttached();
  await expect(title(page), message).toBeVisible();
  await expect(page.getByRole('contentinfo'), message).toBeVisible();
}

// A document arrives in the same way on all pages: one page takes every way at every cut, the others the way and the cut
// that are hardest. A file that several pages need is tried on the first of them, with 404 or 500 in turn.
for (const [serviceWorkers, ready] of [
  ['block', ''],
  ['allow', 'navigator.serviceWorker.ready.then(() => {})'],
] as const) {
  test.describe(`with service workers: ${serviceWorkers}`, { tag: '@full' }, () => {
    test.use({ serviceWorkers });

    test('a page hydrates wherever its document pauses', async ({ page, open, cut }) => {
      await open('/contatti');
      await page.evaluate(ready);
      for (cut.at of cuts) {
        for (const [way, arrive] of Object.entries(ways)) {
          await arrive(page, '/contatti');
          await expectReadable(page, hydrated, `${cut.at}, ${way}`);
        }
      }
    });
  });
}

test('every page hydrates after a pause before its body', { tag: '@full' }, async ({ page, cut }) => {
  for (const { address } of addresses) {
    cut.at = '</html>';
    await page.goto(address);
    cut.at = '<body>';
    await page.reload();
    await expectReadable(page, hydrated, address);
  }
});

/** The files that pages load at once, each with the first page that names it. */
const files = new Map<string, string>();
for (const { address } of addresses) {
  const [aboveTheFold = ''] = String(documents.get(address)).split(/<\w+ data-below-the-fold/);
  // links load the page loaders
  for (const [file] of aboveTheFold.replace(/ data-loaders="\S+"/, '').matchAll(/\/assets\/[\w.-]+/g)) {
    files.set(file, files.get(file) ?? address);
  }
}
const isScript = (file: string) => file.endsWith('.js');

test.describe('a file that fails', { tag: '@full' }, () => {
  test.use({
    expectedErrors: {
      status: /^console: Failed to load resource/,
      module: /^error: Failed to fetch dynamically imported module/,
    },
  });

  test('leaves its page readable', async ({ page }) => {
    let status = 404;
    for (const [file, address] of files) {
      status = 904 - status;
      await page.route(`**${file}`, (route) => route.fulfill({ status }));
      await page.goto(address);
      await expectReadable(page, isScript(file) ? bootFailed : hydrated, `${status} for ${file}`);
      await page.unroute(`**${file}`);
    }
  });
});

test('a file that hangs leaves its page readable, and ten seconds later the page hydrates', { tag: '@full' }, async ({
  page,
}) => {
  await page.clock.install();
  for (const [file, address] of files) {
    const late = Promise.withResolvers<void>();
    await page.route(`**${file}`, (route) => late.promise.then(() => route.continue()));
    await page.goto(address, { waitUntil: 'commit' });
    await expect(title(page), file).toBeVisible();
    await page.clock.fastForward(10_000);
    await expectReadable(page, isScript(file) ? 'html' : hydrated, `${file} hangs`);
    late.resolve();
    await expectReadable(page, hydrated, `${file} is late`);
    await page.unroute(`**${file}`);
  }
});
