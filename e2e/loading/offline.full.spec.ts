// The service worker: offline, with a new version, and when it is not registered.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeWorker } from '../../build/service-worker.ts';
import { type LocalServer, listen } from '../../server/local-server.ts';
import { siteServer } from '../../server/site-server.ts';
import { contactFile } from '../../src/hotel/identity.ts';
import { fileIn } from '../../src/navigation/routes.ts';
import { builtPages, dist } from '../support/built.ts';
import { menuButton, menuLink, opener, viewer } from '../support/parts.ts';
import {
  addresses,
  test as base,
  bootFailed,
  expect,
  expectedHead,
  heroImage,
  hotel,
  hydrated,
  languageToggle,
  loadEverything,
  type Page,
  waitForHydration,
} from '../support/site.ts';

/** A server of a copy of the built site. Tests may change the copy while the server is stopped. */
interface Host {
  folder: string;
  origin: string;
  /** the bytes that it has sent */
  sent: () => number;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** delays responses by this many milliseconds, or for ever */
  delay: (ms: number) => void;
  /** responds with something else to the requests for a path, or to none */
  replace: (by?: { path: string; status?: number; headers: Record<string, string>; body: string }) => void;
}

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the fixtures that this one needs
  host: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync(fileURLToPath(dist), folder, { recursive: true });
    const sockets: Socket[] = [];
    let late = 0;
    let replaced: Parameters<Host['replace']>[0];
    const serve = async (port?: number): Promise<LocalServer> => {
      const site = siteServer(pathToFileURL(`${folder}/`));
      const server = await listen((request, response) => {
        if (replaced && request.url === replaced.path) {
          response.writeHead(replaced.status ?? 200, replaced.headers).end(replaced.body);
        } else if (!late) site(request, response);
        else if (late < Infinity) setTimeout(() => site(request, response), late);
      }, port);
      server.http.on('connection', (socket) => sockets.push(socket));
      return server;
    };
    let server = await serve();
    await use({
      folder,
      origin: server.origin,
      sent: () => sockets.reduce((bytes, { bytesWritten }) => bytes + bytesWritten, 0),
      start: async () => {
        server = await serve(server.port);
      },
      stop: () => server.close(),
      delay: (ms) => {
        late = ms;
      },
      replace: (by) => {
        replaced = by;
      },
    });
    await server.close();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ host }, use) => use(host.origin),
});

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ firstVisit }) => firstVisit());

/** Opens a page and waits until the service worker has precached the site. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active && active.state !== 'activated') {
      await new Promise((changed) => active.addEventListener('statechange', changed, { once: true }));
    }
  });
}

/** The paths of all cached files. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    }
    return found;
  });

/** The number of registered workers; none where the browser has no service workers. */
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0);

/** Opens a page and loads all its images and fonts. */
async function openWholly(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await loadEverything(page);
}

/** The files of a folder, without their compressed copies, which are removed. */
function uncompressedFiles(folder: string): string[] {
  const files = (readdirSync(folder, { recursive: true }) as string[]).map((file) => join(folder, file));
  for (const file of files) if (/\.(?:br|gz)$/.test(file)) rmSync(file);
  return files.filter((file) => /\.(?:html|js)$/.test(file));
}

function change(file: string, edit: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  expect(after, file).not.toBe(before);
  writeFileSync(file, after);
}

/** Deploys a new version: changed documents, and scripts with new names. */
async function deploy({ folder }: Host): Promise<void> {
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renewed = (name: string) => name.replace('.js', '-renewed.js');
  for (const file of uncompressedFiles(folder)) {
    const named = scripts.reduce((text, name) => text.replaceAll(name, renewed(name)), readFileSync(file, 'utf8'));
    const text = named.replace('<html ', '<html data-renewed ');
    writeFileSync(file, file.includes('/entry-client-') ? `${text};globalThis.renewed=true` : text);
  }
  for (const name of scripts) renameSync(join(assets, name), join(assets, renewed(name)));
  const pages = builtPages.map((page) => ({ ...page, html: readFileSync(join(folder, page.file), 'utf8') }));
  await makeWorker(pathToFileURL(`${folder}/`), pages, true);
}

/** Whether the document and its script are of the new version. */
const isNewVersion = (page: Page) =>
  page.evaluate(() => ['renewed' in document.documentElement.dataset, 'renewed' in globalThis]);

/** Looks for a new worker, and waits until it is in use or given up. */
const updateWorker = (page: Page) =>
  page.evaluate(async () => {
    const { installing } = await (await navigator.serviceWorker.ready).update();
    while (installing && !['redundant', 'activated'].includes(installing.state)) {
      await new Promise((changed) => installing.addEventListener('statechange', changed, { once: true }));
    }
  });

/** The service worker tries the network for each document, and for drawings and styles that it lacks. */
const offlineError =
  /^(?:request: [^ ]+\/(?:[^./]*(?:\.html)?(?:\?\S*)?|assets\/\S+\.(?:svg|css)) net::ERR_(?:CONNECTION_RE(?:FUSED|SET)|FAILED)|console: Failed to load resource: net::ERR_FAILED \(\S+\.svg(?:#\w+)?\))/;

test.describe('offline after one visit', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(offlineError));

  test('every page of the language that was read opens, with links, gallery and toggle, and its drawings come with the network', async ({
    page,
    host,
  }) => {
    await visit(page, '/');
    const files = await cachedPaths(page);
    expect(files.filter((path) => path.startsWith('/en'))).toEqual([]);
    expect(files.filter((path) => path.endsWith('.svg')).length).toBeLessThan(10);
    await host.stop();
    for (const { id, language, address } of addresses.filter((one) => one.language === 'it')) {
      await page.goto(address);
      await waitForHydration(page);
      await expect(page).toHaveTitle(expectedHead(id, language).title);
      await expect(page.getByRole('contentinfo')).toContainText(hotel.vat);
    }
    await menuButton(page).click();
    await menuLink(page, 'rooms').click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'it').title);
    await opener(page).click();
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
    await page.goto('/terrazza');
    await waitForHydration(page);
    const width = () => heroImage(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(await width()).toBe(0);
    // browsers report the network before it can be used
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await host.start();
    await expect.poll(width).toBeGreaterThan(0);
  });

  test('other spellings of a URL lead to its page, an unknown one to the 404 page, and a language that was never read to the other one', async ({
    page,
    host,
    expectedErrors,
  }) => {
    expectedErrors.push(/^console: .*404/);
    await visit(page, '/camere');
    await host.stop();
    for (const [typed, ends] of [
      ['/CAMERE/', '/camere'],
      ['/en/', '/'],
      ['//terrazza', '/terrazza'],
      ['/contatti.html?da=qui#request', '/contatti?da=qui#request'],
    ] as const) {
      await page.goto(`${host.origin}${typed}`);
      await expect(page, typed).toHaveURL(ends);
      await waitForHydration(page);
    }
    // English is not cached yet
    for (const unknown of ['/nessuno', '/en/nobody']) {
      expect((await page.goto(`${host.origin}${unknown}`))?.status()).toBe(404);
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    }
    await page.goto('/en/terrazza');
    await expect(page).toHaveURL('/terrazza');
    await expect(page).toHaveTitle(expectedHead('terrazza', 'it').title);
    await host.start();
    await page.goto('/en/terrazza');
    await expect(page).toHaveTitle(expectedHead('terrazza', 'en').title);
    // documents are cached before scripts; with both languages all scripts are cached
    const scripts = readdirSync(join(host.folder, 'assets')).filter((name) => name.endsWith('.js'));
    await expect
      .poll(() => cachedPaths(page))
      .toEqual(expect.arrayContaining(['/en/contatti', ...scripts.map((name) => `/assets/${name}`)]));
    await host.stop();
    await page.goto('/en/contatti');
    await expect(page).toHaveTitle(expectedHead('contact', 'en').title);
  });

  test('drawings that were shown before are shown', async ({ page, host }) => {
    await visit(page, '/');
    await page.goto('/camere');
    await waitForHydration(page);
    await loadEverything(page);
    await expect
      .poll(async () => (await cachedPaths(page)).filter((path) => /superior|classic/.test(path)).length)
      .toBeGreaterThanOrEqual(8);
    await host.stop();
    await openWholly(page, '/camere');
    const seen = await page
      .locator('main img')
      .evaluateAll((images) =>
        Promise.all((images as HTMLImageElement[]).map(({ currentSrc }) => fetch(currentSrc).then(({ ok }) => ok))),
      );
    expect(seen.length).toBeGreaterThan(8);
    expect(seen).not.toContain(false);
  });
});

test('pages come from the cache when the server fails or is too slow, but no 404 page for a slow file', async ({
  page,
  host,
}) => {
  await visit(page, '/en');
  for (const status of [503, 404]) {
    host.replace({ path: '/en/servizi', status, headers: {}, body: 'Maintenance' });
    await page.goto('/en/servizi');
    await waitForHydration(page);
  }
  host.replace();
  host.delay(Infinity);
  await page.goto('/en/terrazza', { waitUntil: 'commit' });
  await waitForHydration(page);
  await expect(page).toHaveTitle(expectedHead('terrazza', 'en').title);
  host.delay(4000);
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    page.evaluate((path) => location.assign(path), fileIn('en', contactFile)),
  ]);
  expect(card.suggestedFilename()).toBe(contactFile);
});

test('a first visit transfers at most 400 kB, including the cache', async ({ browser, host }) => {
  // the test's own page intercepts requests, which switches the browser's cache off
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
  await visit(await context.newPage(), host.origin);
  await context.close();
  expect(host.sent()).toBeGreaterThan(300_000);
  expect(host.sent()).toBeLessThanOrEqual(400_000);
});

test.describe('a new version', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(offlineError));

  test('is shown on the next visit and replaces the old cache', async ({ page, host, context }) => {
    await visit(page, '/');
    expect(await isNewVersion(page)).toEqual([false, false]);
    await page.close();
    await host.stop();
    await deploy(host);
    await host.start();

    const next = await context.newPage();
    await openWholly(next, '/en/camere');
    expect(await isNewVersion(next)).toEqual([true, true]);
    const isOfOtherVersion = (path: string, index: number, paths: string[]) =>
      path.endsWith('.js') ? !path.includes('-renewed') : paths.indexOf(path) !== index;
    await expect.poll(async () => (await cachedPaths(next)).filter(isOfOtherVersion)).toEqual([]);
    expect((await cachedPaths(next)).length).toBeGreaterThan(40);
    expect(await next.evaluate(() => caches.keys())).toHaveLength(1);

    await host.stop();
    for (const address of ['/', '/contatti', '/en/camere']) {
      await next.goto(address);
      await waitForHydration(next);
      expect(await isNewVersion(next), address).toEqual([true, true]);
    }
  });

  test('that is deployed incompletely does not change the old cache', async ({ page, host, context }) => {
    await visit(page, '/');
    const before = await cachedPaths(page);
    await page.close();
    await host.stop();
    await deploy(host);
    // the precache manifest lists another hash
    change(join(host.folder, 'terrazza.html'), (html) => html.replace('<body>', '<body> '));
    await host.start();
    const next = await context.newPage();
    await openWholly(next, '/camere');
    expect(await isNewVersion(next)).toEqual([true, true]);
    await updateWorker(next);
    await host.stop();
    for (const address of ['/terrazza', '/camere']) {
      await next.goto(address);
      await waitForHydration(next);
      expect(await isNewVersion(next), address).toEqual([false, false]);
    }
    expect(await cachedPaths(next)).toEqual(expect.arrayContaining(before));
  });
});

test.describe('a file that the server replaces for a while is not kept', () => {
  test('half of a script', async ({ page, host, expectedErrors }) => {
    expectedErrors.push(/^error: /);
    await visit(page, '/');
    await host.stop();
    await deploy(host);
    await host.start();
    const [entry = ''] = readdirSync(join(host.folder, 'assets')).filter((name) => /^entry-client.*renewed/.test(name));
    const text = readFileSync(join(host.folder, 'assets', entry), 'utf8');
    host.replace({
      path: `/assets/${entry}`,
      headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' },
      body: text.slice(0, text.length / 2),
    });
    await page.goto('/contatti');
    await expect(page.locator(bootFailed)).toBeVisible();
    await updateWorker(page);
    host.replace();
    await page.reload();
    await waitForHydration(page);
  });

  test('half of every script, even if the browser may keep it', async ({ browser, host }) => {
    // the test's own page intercepts requests, which switches the browser's cache off
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await visit(page, host.origin);
    await host.stop();
    await deploy(host);
    await host.start();
    const assets = join(host.folder, 'assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const whole = scripts.map((name) => [join(assets, name), readFileSync(join(assets, name))] as const);
    for (const [file, bytes] of whole) writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    await page.goto(`${host.origin}/contatti`);
    await expect(page.locator(bootFailed)).toBeVisible();
    await updateWorker(page);
    for (const [file, bytes] of whole) writeFileSync(file, bytes);
    await updateWorker(page);
    await page.reload();
    await waitForHydration(page);
    expect(await isNewVersion(page)).toEqual([true, true]);
    await context.close();
  });

  test('a proxy’s page in the place of a picture, even if the browser may keep it', async ({ page, host }) => {
    await visit(page, '/');
    const [picture] = readdirSync(join(host.folder, 'assets')).filter((name) =>
      /^rooms-hero-[\w-]{8}\.svg$/.test(name),
    );
    host.replace({
      path: `/assets/${picture}`,
      headers: { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=31536000' },
      body: '<h1>Bad gateway</h1>',
    });
    const isShown = () =>
      heroImage(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await page.goto('/camere');
    await waitForHydration(page);
    expect(await isShown()).toBe(false);
    host.replace();
    // this visit refreshes the browser's own cache
    await page.reload();
    await waitForHydration(page);
    await page.reload();
    await expect.poll(isShown).toBe(true);
  });
});

test('offline reading switched off removes cache and worker', async ({ page, host, context }) => {
  await visit(page, '/');
  expect(await registrations(page)).toBe(1);
  await page.evaluate(() => caches.open('left by an older site'));
  await page.close();
  await host.stop();
  const isOn = /\boffline:!0/;
  const [knowing = ''] = uncompressedFiles(host.folder).filter((file) => isOn.test(readFileSync(file, 'utf8')));
  change(knowing, (text) => text.replace(isOn, 'offline:!1'));
  await makeWorker(pathToFileURL(`${host.folder}/`), [], false);
  await host.start();

  const next = await context.newPage();
  await openWholly(next, '/camere');
  await expect.poll(() => registrations(next)).toBe(0);
  expect(await next.evaluate(() => caches.keys())).toEqual([]);
  await openWholly(next, '/en');
  expect(await registrations(next)).toBe(0);
});

test.describe('the service worker', () => {
  /** Opens a page whose time passes only when the test lets it. */
  async function openWithClock(page: Page): Promise<void> {
    await page.clock.install({ time: '2026-05-12T10:00:00Z' });
    await page.clock.pauseAt('2026-05-12T10:00:01Z');
    await page.goto('/');
    const passTime = () => page.clock.runFor(10).then(() => page.locator(hydrated).count());
    await expect.poll(passTime, { intervals: [20] }).toBe(1);
  }

  /** Lets a minute pass, and resumes the clock. */
  async function stay(page: Page): Promise<void> {
    await page.clock.runFor(60_000);
    await page.clock.resume();
  }

  test('is registered once when the visitor stays, and the manifest is linked', async ({ page }) => {
    await openWithClock(page);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
    await stay(page);
    await expect.poll(() => registrations(page)).toBe(1);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('home', 'en').title);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  });

  test('is not registered while the visitor is active', async ({ page }) => {
    await openWithClock(page);
    for (let key = 0; key < 20; key++) {
      await page.keyboard.press(key % 2 ? 'Tab' : 'ArrowDown');
      await page.clock.runFor(1000);
    }
    expect(await registrations(page)).toBe(0);
    await stay(page);
    await expect.poll(() => registrations(page)).toBe(1);
  });

  for (const [where, script] of [
    [
      'for a visitor who saves data',
      "Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })",
    ],
    [
      'where the browser refuses it',
      'ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error("No."))',
    ],
    ['in a browser without service workers', 'delete Navigator.prototype.serviceWorker'],
  ] as const) {
    test(`is not registered ${where}, and the page works`, async ({ page }) => {
      await page.addInitScript(script);
      await openWithClock(page);
      await stay(page);
      expect(await registrations(page)).toBe(0);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      await languageToggle(page, 'it').click();
      await expect(page).toHaveTitle(expectedHead('home', 'en').title);
    });
  }
});
