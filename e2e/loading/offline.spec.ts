// The service worker: offline, with a new version, and when it is not registered.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuiltPage, recordsFile } from '../../build/prerender/prerender.ts';
import { makeWorker } from '../../build/service-worker.ts';
import { type Server, startBuiltIn } from '../support/servers.ts';
import {
  addresses,
  test as base,
  expect,
  expectedHead,
  fontStatuses,
  hotel,
  languageToggle,
  loadEverything,
  type Page,
  translator,
  waitForHydration,
} from '../support/site.ts';

/** A copy of the built site that a test may change, and its server. */
interface Host {
  folder: string;
  origin: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** stops the server and accepts connections without answering */
  mute: () => Promise<void>;
}

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the fixtures that this one needs
  host: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-'));
    cpSync(fileURLToPath(new URL('../../dist/', import.meta.url)), folder, { recursive: true });
    let server: Server | undefined = await startBuiltIn({ folder });
    const { origin, port } = server;
    const stop = async () => {
      await server?.stop();
      server = undefined;
    };
    const start = async () => {
      server ??= await startBuiltIn({ folder, port });
    };
    const silent = createServer((socket) => void sockets.add(socket));
    const sockets = new Set<Socket>();
    const mute = async () => {
      await stop();
      await new Promise<void>((listening) => silent.listen(port, '127.0.0.1', listening));
    };
    await use({ folder, origin, start, stop, mute });
    silent.close();
    for (const socket of sockets) socket.destroy();
    await stop();
    rmSync(folder, { recursive: true });
  },
  baseURL: ({ host }, use) => use(host.origin),
});

test.use({ serviceWorkers: 'allow', storageState: { cookies: [], origins: [] } });
test.setTimeout(120_000);

/** The service worker tries the network for each document, and for drawings that it lacks. */
const offlineErrors = {
  request:
    /^request: [^ ]+\/(?:[^./]*(?:\.html)?(?:\?\S*)?|assets\/\S+\.(?:svg|css)) net::ERR_CONNECTION_RE(?:FUSED|SET)/,
};

/** Waits until the service worker has precached the site. */
const waitForPrecache = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active && active.state !== 'activated') {
      await new Promise((changed) => active.addEventListener('statechange', changed, { once: true }));
    }
  });

/** The bytes of each cached file by path. */
const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, number> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.arrayBuffer();
        found[new URL(request.url).pathname] = body?.byteLength ?? 0;
      }
    }
    return found;
  });

const sum = (files: Record<string, number>) => Object.values(files).reduce((bytes, size) => bytes + size, 0);

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Opens a page and loads all its images and fonts. Offline, placeholders stay. */
async function openWholly(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.locator('main').evaluate(async (main) => {
    const pictures = [...main.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
  await expect.poll(() => fontStatuses(page), address).toEqual(['loaded', 'loaded', 'loaded']);
}

const filesIn = (folder: string, end: RegExp) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => end.test(file))
    .map((file) => join(folder, file));

function change(file: string, edit: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  expect(edit(before)).not.toBe(before);
  writeFileSync(file, edit(before));
}

/** The build's records of the pages, with the documents in a folder. */
function builtPages(folder: string): BuiltPage[] {
  const records: Omit<BuiltPage, 'html'>[] = JSON.parse(readFileSync(recordsFile, 'utf8'));
  return records.map((record) => ({ ...record, html: readFileSync(join(folder, record.file), 'utf8') }));
}

/** Deploys a new version: changed documents, and scripts with new names. */
async function deploy({ folder }: Host): Promise<void> {
  for (const file of filesIn(folder, /\.(?:br|gz)$/)) rmSync(file);
  const before = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const after = before.map((name) => name.replace('.js', '-renewed.js'));
  for (const file of filesIn(folder, /\.html$|assets\/.*\.js$/)) {
    let text = readFileSync(file, 'utf8');
    for (const [index, name] of before.entries()) text = text.replaceAll(name, after[index] ?? '');
    if (file.includes('/entry-client-')) text += ';globalThis.renewed=true';
    writeFileSync(file, text.replace('<html ', '<html data-renewed '));
  }
  for (const [index, name] of before.entries()) {
    renameSync(join(folder, 'assets', name), join(folder, 'assets', after[index] ?? ''));
  }
  await makeWorker(pathToFileURL(`${folder}/`), builtPages(folder), true);
}

const isNewVersion = (page: Page) =>
  page.evaluate(() => ['renewed' in document.documentElement.dataset, 'renewed' in globalThis]);

test.describe('offline after one visit', () => {
  test.use({ expectedErrors: offlineErrors });

  test('every page of the language that was read opens, with its words and sketches of its drawings', {
    tag: '@full',
  }, async ({ page, host }) => {
    await page.goto('/camere');
    await waitForPrecache(page);
    const files = await cachedFiles(page);
    expect(sum(files)).toBeLessThanOrEqual(400_000);
    expect(Object.keys(files).filter((path) => path.startsWith('/en'))).toEqual([]);
    expect(Object.keys(files).filter((path) => path.endsWith('.svg')).length).toBeLessThan(10);
    await host.stop();
    for (const { id, language, address } of addresses.filter((one) => one.language === 'it')) {
      await openWholly(page, address);
      await expect(page).toHaveTitle(expectedHead(id, language).title);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(hotel.vat);
    }
    // the placeholder of the first drawing shows more than its sketch
    await page.goto('/terrazza');
    await waitForHydration(page);
    expect(
      await page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc),
    ).toMatch(/^data:/);
  });

  test('a sketch that is missing leaves the page as it is', { tag: '@full' }, async ({ page, host }) => {
    await page.goto('/');
    await waitForPrecache(page);
    await page.evaluate(async () => {
      const cache = await caches.open('site');
      for (const request of await cache.keys()) if (request.url.includes('/sketches-')) await cache.delete(request);
    });
    await host.stop();
    await openWholly(page, '/camere');
  });

  test.describe('a language that was never read', () => {
    test('leads to the page in the one that was', { tag: '@full' }, async ({ page, host }) => {
      await page.goto('/camere');
      await waitForPrecache(page);
      await host.stop();
      await page.goto('/en/terrazza');
      await expect(page).toHaveURL('/terrazza');
      await expect(page).toHaveTitle(expectedHead('terrazza', 'it').title);
      await host.start();
      await page.goto('/en/terrazza');
      await expect(page).toHaveTitle(expectedHead('terrazza', 'en').title);
      // documents come before scripts; with both languages all scripts are kept
      const scripts = readdirSync(join(host.folder, 'assets')).filter((name) => name.endsWith('.js'));
      await expect
        .poll(async () => Object.keys(await cachedFiles(page)))
        .toEqual(expect.arrayContaining(['/en/contatti', ...scripts.map((name) => `/assets/${name}`)]));
      await host.stop();
      await page.goto('/en/contatti');
      await expect(page).toHaveTitle(expectedHead('contact', 'en').title);
    });
  });

  test('drawings that were seen are shown', { tag: '@full' }, async ({ page, host }) => {
    await page.goto('/');
    await waitForPrecache(page);
    await page.goto('/camere');
    await waitForHydration(page);
    await loadEverything(page);
    await expect
      .poll(async () => Object.keys(await cachedFiles(page)).filter((path) => /superior|classic/.test(path)).length)
      .toBeGreaterThanOrEqual(8);
    await host.stop();
    await openWholly(page, '/camere');
    const widths = await page
      .locator('main img')
      .evaluateAll((images) => (images as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth));
    // a sketch is at most sixteen pixels wide
    expect(Math.min(...widths)).toBeGreaterThan(20);
  });

  test('other spellings of a URL lead to its page with query and hash', { tag: '@full' }, async ({ page, host }) => {
    await page.goto('/');
    await waitForPrecache(page);
    await host.stop();
    for (const [typed, ends] of [
      ['/CAMERE', '/camere'],
      ['/camere/', '/camere'],
      ['/camere/index', '/camere'],
      ['/index.html', '/'],
      ['/en/', '/'],
      ['//terrazza', '/terrazza'],
      ['/contatti.html?da=qui#request', '/contatti?da=qui#request'],
    ] as const) {
      await page.goto(`${host.origin}${typed}`);
      await expect(page, typed).toHaveURL(ends);
      await waitForHydration(page);
    }
  });

  test.describe('an unknown URL', { tag: '@full' }, () => {
    test.use({ expectedErrors: { ...offlineErrors, notFound: /^console: .*404/ } });

    test('shows the 404 page', async ({ page, host }) => {
      await page.goto('/');
      await waitForPrecache(page);
      await host.stop();
      for (const [path, language] of [['/nessuno', 'it']] as const) {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await waitForHydration(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
      }
    });
  });
});

test.describe('offline after one visit, drawings and styles that were never seen', () => {
  test.use({ expectedErrors: { missing: /^request: \S+\/assets\/\S+\.(?:svg|css) net::ERR_CONNECTION_REFUSED/ } });

  test('do without: menu, gallery, links, history and language toggle work', async ({ page, host }) => {
    await page.goto('/');
    await waitForPrecache(page);
    await host.stop();
    const t = translator('it');
    const menu = page.getByRole('dialog', { name: t('nav.menuTitle') });
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await menu.getByRole('link', { name: t('nav.rooms'), exact: true }).click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'it').title);
    const gallery = page.getByRole('group', { name: t('rooms.superior.gallery') });
    await gallery.getByRole('button').first().click();
    const viewer = page.getByRole('dialog', { name: t('rooms.superior.gallery') });
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('nav.location'), exact: true })
      .click();
    await expect(page).toHaveTitle(expectedHead('location', 'it').title);
    await page.goBack();
    await expect(page).toHaveTitle(expectedHead('rooms', 'it').title);
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
  });
});

test('the cache answers when the network is too slow', { tag: '@full' }, async ({ page, host }) => {
  await page.goto('/en');
  await waitForPrecache(page);
  await host.mute();
  await page.goto('/en/terrazza', { waitUntil: 'commit' });
  await waitForHydration(page);
  await expect(page).toHaveTitle(expectedHead('terrazza', 'en').title);
});

test.describe('a first visit', () => {
  let bytes = 0;
  test.use({
    // counts what the server sends
    baseURL: async ({ host }, use) => {
      const sockets = new Set<Socket>();
      const counting = createServer((client) => {
        const server = connect(Number(new URL(host.origin).port), '127.0.0.1');
        for (const socket of [client, server]) sockets.add(socket.on('error', () => {}));
        client.pipe(server);
        server.on('data', ({ length }) => {
          bytes += length;
        });
        server.pipe(client);
      });
      await new Promise<void>((listening) => counting.listen(0, '127.0.0.1', listening));
      await use(`http://127.0.0.1:${(counting.address() as AddressInfo).port}`);
      for (const socket of sockets) socket.destroy();
      counting.close();
    },
  });

  test('costs at most 400 kB with all that is kept', { tag: '@full' }, async ({ browser, baseURL }) => {
    // the test's own page intercepts requests, which switches the browser's cache off
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(`${baseURL}/`);
    await waitForPrecache(page);
    await context.close();
    expect(bytes).toBeGreaterThan(300_000);
    expect(bytes).toBeLessThanOrEqual(400_000);
  });
});

test.describe('a new version', () => {
  test.use({ expectedErrors: offlineErrors });

  test('is shown on the next visit and replaces the old cache', { tag: '@full' }, async ({ page, host, context }) => {
    await page.goto('/');
    await waitForPrecache(page);
    expect(await isNewVersion(page)).toEqual([false, false]);
    await page.close();
    await host.stop();
    await deploy(host);
    await host.start();

    const next = await context.newPage();
    await openWholly(next, '/en/camere');
    expect(await isNewVersion(next)).toEqual([true, true]);
    const scripts = async () => Object.keys(await cachedFiles(next)).filter((path) => path.endsWith('.js'));
    await expect.poll(async () => (await scripts()).filter((path) => !path.includes('-renewed'))).toEqual([]);
    expect((await scripts()).length).toBeGreaterThan(20);
    expect(await next.evaluate(() => caches.keys())).toHaveLength(1);

    await host.stop();
    for (const address of ['/', '/contatti', '/en/camere']) {
      await openWholly(next, address);
      expect(await isNewVersion(next), address).toEqual([true, true]);
    }
  });

  test('that is deployed incompletely leaves the old cache complete', { tag: '@full' }, async ({
    page,
    host,
    context,
  }) => {
    await page.goto('/');
    await waitForPrecache(page);
    const before = Object.keys(await cachedFiles(page));
    await page.close();
    await host.stop();
    await deploy(host);
    // the precache manifest lists another hash
    change(join(host.folder, 'terrazza.html'), (html) => html.replace('<body>', '<body> '));
    await host.start();
    const next = await context.newPage();
    await openWholly(next, '/camere');
    expect(await isNewVersion(next)).toEqual([true, true]);
    // a second update ends in a redundant worker
    await next.evaluate(async () => {
      const { installing } = await (await navigator.serviceWorker.ready).update();
      while (installing && installing.state !== 'redundant') {
        await new Promise((changed) => installing.addEventListener('statechange', changed, { once: true }));
      }
    });
    await host.stop();
    for (const address of ['/terrazza', '/camere']) {
      await openWholly(next, address);
      expect(await isNewVersion(next), address).toEqual([false, false]);
    }
    const kept = new Set(Object.keys(await cachedFiles(next)));
    expect(before.filter((path) => !kept.has(path))).toEqual([]);
  });
});

test.describe('with offline reading switched off', { tag: '@full' }, () => {
  test('cache and service worker are removed', async ({ page, host, context }) => {
    await page.goto('/');
    await waitForPrecache(page);
    expect(await registrations(page)).toBe(1);
    await page.evaluate(() => caches.open('left by an older site'));
    await page.close();
    await host.stop();
    for (const file of filesIn(host.folder, /\.(?:br|gz)$/)) rmSync(file);
    const isOn = /\boffline:!0/;
    const [knowing = ''] = filesIn(host.folder, /\.js$/).filter((file) => isOn.test(readFileSync(file, 'utf8')));
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
});

test.describe('the service worker', () => {
  /** Opens a page with a clock that the test controls. */
  async function openWithClock(page: Page): Promise<void> {
    await page.clock.install();
    await page.goto('/');
    await waitForHydration(page);
    await page.waitForLoadState('load');
  }

  /** Stays on a page for a minute. */
  async function stayForMinute(page: Page): Promise<void> {
    await openWithClock(page);
    await page.clock.runFor(60_000);
  }

  test('is registered when the visitor stays, and the manifest is linked, once', async ({ page }) => {
    await openWithClock(page);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect.poll(() => registrations(page)).toBe(1);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
    await languageToggle(page, 'it').click();
    await expect(page).toHaveTitle(expectedHead('home', 'en').title);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  });

  test('is not registered while the visitor is active', { tag: '@full' }, async ({ page }) => {
    await openWithClock(page);
    // loading images postpone it too
    await page.waitForLoadState('networkidle');
    for (let key = 0; key < 20; key++) {
      await page.keyboard.press(key % 2 ? 'Tab' : 'ArrowDown');
      await page.clock.runFor(1000);
    }
    expect(await registrations(page)).toBe(0);
    await page.clock.runFor(3000);
    await expect.poll(() => registrations(page)).toBe(1);
  });

  for (const [what, connection] of [
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['has a slow connection', { saveData: false, effectiveType: '2g' }],
  ] as const) {
    test(`is not registered for a visitor who ${what}`, { tag: '@full' }, async ({ page }) => {
      await page.addInitScript((is) => Object.defineProperty(navigator, 'connection', { value: is }), connection);
      await stayForMinute(page);
      expect(await registrations(page)).toBe(0);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    });
  }

  test('may be refused by the browser without effect on the page', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('No.', 'SecurityError'));
    });
    await stayForMinute(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: translator('it')('nav.rooms'), exact: true })
      .click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'it').title);
    await page.getByRole('button', { name: translator('it')('nav.toggle.name'), exact: true }).click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
  });

  test('may be missing in the browser', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await page.clock.install();
    await page.goto('/');
    await waitForHydration(page);
    await page.clock.runFor(60_000);
    await expect(page).toHaveTitle(expectedHead('home', 'it').title);
    expect(hotel.offline).toBe(true);
  });
});
