// Pages load and hydrate however slowly, in parts or incompletely their document and files arrive.
import { pages } from '../../server/delivery.ts';
import { listen } from '../../server/local-server.ts';
import { readPolicies, siteServer } from '../../server/site-server.ts';
import { built, builtPages, dist } from '../support/built.ts';
import {
  test as base,
  bootFailed,
  expect,
  expectedHead,
  holdBack,
  hydrated,
  languageToggle,
  loadError,
  type Page,
  title,
  waitForFrames,
  waitForHydration,
} from '../support/site.ts';

const documents = new Map(pages.map(({ address, file }) => [address, built(file).toString()]));
const policies = readPolicies(built('/_headers').toString());

/** A pause in the transfer of documents. */
interface Cut {
  /** the transfer pauses after the first character of this text */
  at: string;
  /** when the transfer continues; after a moment by default */
  until: () => Promise<void>;
}

const test = base.extend<{ cut: Cut }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the fixtures that this one needs
  cut: async ({}, use) => use({ at: '</html>', until: () => new Promise((resolve) => setTimeout(resolve, 150)) }),
  baseURL: async ({ cut }, use) => {
    const serve = siteServer(dist);
    const server = await listen(async (request, response) => {
      const html = documents.get(String(request.url));
      if (!html || request.headers['sec-fetch-mode'] !== 'navigate') return serve(request, response);
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policies.get(String(request.url)) ?? '',
        // so that a return through history requests the document again
        'Cache-Control': 'no-store',
      });
      const end = html.indexOf(cut.at) + 1;
      response.write(html.slice(0, end));
      await cut.until();
      response.end(html.slice(end));
    });
    await use(server.origin);
    await server.close();
  },
});

test('a document requests neither scripts nor fonts before it has arrived, then hydrates', async ({ page, cut }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(request.resourceType()));
  for (const at of ['<main', '</body>']) {
    requested.length = 0;
    const { promise, resolve: resume } = Promise.withResolvers<void>();
    Object.assign(cut, { at, until: () => promise });
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await waitForFrames(page);
    expect(requested.filter((type) => type === 'script' || type === 'font')).toEqual([]);
    resume();
    await waitForHydration(page);
    await page.goto('about:blank');
  }
});

async function expectReadable(page: Page, root: string, message: string): Promise<void> {
  await expect(page.locator(root), message).toBeAttached();
  await expect(title(page), message).toBeVisible();
  await expect(page.getByRole('contentinfo'), message).toBeVisible();
}

/** The ways to return to a page. */
const ways: Record<string, (page: Page, address: string) => Promise<unknown>> = {
  visit: (page, address) => page.goto(address),
  reload: (page) => page.reload(),
  hash: (page, address) => page.goto('about:blank').then(() => page.goto(`${address}#request`)),
  back: (page) => page.goto('about:blank').then(() => page.goBack()),
};
const cuts = '<title <style <script </head> <main <footer </body>'.split(' ');

// every way with every cut, half of the cuts with a service worker
for (const [half, serviceWorkers, ready] of [
  [0, 'block', ''],
  [1, 'allow', 'navigator.serviceWorker.ready.then(() => {})'],
] as const) {
  test.describe(`with service workers: ${serviceWorkers}`, { tag: '@full' }, () => {
    test.use({ serviceWorkers });

    test('a page hydrates wherever its document pauses', async ({ page, open, cut }) => {
      await open('/contatti');
      await page.evaluate(ready);
      for (const [row, at] of cuts.entries()) {
        cut.at = at;
        for (const [way, arrive] of Object.entries(ways).filter((_, column) => (row + column) % 2 === half)) {
          await arrive(page, '/contatti');
          await expectReadable(page, hydrated, `${cut.at}, ${way}`);
        }
      }
      await languageToggle(page, 'it').click();
      await expect(page).toHaveTitle(expectedHead('contact', 'en').title);
    });
  });
}

/** The files that the contact page needs to hydrate or to be complete. Files of other pages load in the same way. */
const files = builtPages
  .filter(({ route, language }) => route === 'contact' && language === 'it')
  .flatMap(({ parts }) => [...parts.modules, parts.deferredStyles]);
const isScript = (file: string) => file.endsWith('.js');

test('a file that fails leaves its page readable', { tag: '@full' }, async ({ page, expectedErrors }) => {
  expectedErrors.push(loadError, /^error: Failed to fetch dynamically imported module/);
  for (const [index, file] of files.entries()) {
    const status = index % 2 ? 404 : 500;
    await page.route(`**${file}`, (route) => route.fulfill({ status }));
    await page.goto('/contatti');
    await expectReadable(page, isScript(file) ? bootFailed : hydrated, `${status} for ${file}`);
    await page.unroute(`**${file}`);
  }
});

test('a file that hangs hides nothing for more than five seconds, and hydrates the page late', {
  tag: '@full',
}, async ({ page }) => {
  await page.clock.install();
  for (const file of files) {
    const release = await holdBack(page, `**${file}`);
    await page.goto('/contatti', { waitUntil: 'commit' });
    await expect(title(page), file).toBeVisible();
    await page.clock.fastForward(5000);
    await expectReadable(page, isScript(file) ? 'html' : hydrated, `${file} hangs`);
    release();
    await expectReadable(page, hydrated, `${file} is late`);
  }
});
