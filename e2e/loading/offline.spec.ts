// The site after the first visit: without a network, in its next version, and where it is not kept.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeWorker } from '../../build/service-worker.ts';
import { type Server, startBuiltIn } from '../support/servers.ts';
import {
  addresses,
  test as base,
  expect,
  expectedHead,
  fontStatuses,
  hotel,
  loadEverything,
  type Page,
  translator,
  waitForHydration,
} from '../support/site.ts';

/** A copy of the built site that a test may change, and what serves it. */
interface Host {
  folder: string;
  origin: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** stops it, and takes connections without ever a word */
  mute: () => Promise<void>;
}

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
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

/** A worker asks the network for each document, and the browser notes that there is none. */
const noNetwork = { request: /^request: [^ ]+\/[^./]*(?:\.html)?(?:\?\S*)? net::ERR_CONNECTION_REFUSED/ };

/** Waits until the site is kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active && active.state !== 'activated') {
      await new Promise((changed) => active.addEventListener('statechange', changed, { once: true }));
    }
  });

/** What is kept, by path, and how many bytes of it. */
const store = (page: Page) =>
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

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Reads a page down to its last picture, and has its script answer. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await loadEverything(page);
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

/** Turns a built site into its next version: other documents, and other scripts under other names. */
async function renew({ folder }: Host): Promise<{ before: string[]; after: string[] }> {
  for (const file of filesIn(folder, /\.(?:br|gz)$/)) rmSync(file);
  const before = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const after = before.map((name) => name.replace('.js', '-renewed.js'));
  for (const file of filesIn(folder, /\.html$|assets\/.*\.js$/)) {
    let text = readFileSync(file, 'utf8');
    for (const [index, name] of before.entries()) text = text.replaceAll(name, after[index] ?? '');
    if (file.includes('/entry-client-')) text += ';globalThis.renewed=true';
    writeFileSync(file, text.replace('<title data-head>', '<title data-head>Renewed: '));
  }
  for (const [index, name] of before.entries()) {
    renameSync(join(folder, 'assets', name), join(folder, 'assets', after[index] ?? ''));
  }
  await makeWorker(pathToFileURL(`${folder}/`), true);
  const paths = (names: string[]) => names.map((name) => `/assets/${name}`);
  return { before: paths(before), after: paths(after) };
}

const isRenewed = (page: Page) =>
  page.evaluate(() => [document.title.startsWith('Renewed: '), Boolean((globalThis as { renewed?: boolean }).renewed)]);

test.describe('after one visit to one page, without a network,', () => {
  test.use({ expectedErrors: noNetwork });

  test('the whole site is there without a network, in both languages, in little room', async ({ page, host }) => {
    await page.goto('/camere');
    await kept(page);
    const sizes = Object.values(await store(page));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThanOrEqual(100);
    expect(bytes).toBeLessThanOrEqual(1_500_000);
    await host.stop();
    for (const { id, language, address } of addresses) {
      await read(page, address);
      await expect(page).toHaveTitle(expectedHead(id, language).title);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('odd spellings lead to their page without a network, with what was behind them', async ({ page, host }) => {
    await page.goto('/');
    await kept(page);
    await host.stop();
    for (const [typed, ends] of [
      ['/CAMERE', '/camere'],
      ['/en/camere/', '/en/camere'],
      ['/index.html', '/'],
      ['/en/', '/en'],
      ['//terrazza', '/terrazza'],
      ['/contatti.html?da=qui#request', '/contatti?da=qui#request'],
    ] as const) {
      await page.goto(`${host.origin}${typed}`);
      await expect(page, typed).toHaveURL(ends);
      await waitForHydration(page);
    }
  });

  test.describe('an unknown address', () => {
    test.use({ expectedErrors: { ...noNetwork, notFound: /^console: .*404/ } });

    test('is answered by the page for it', async ({ page, host }) => {
      await page.goto('/');
      await kept(page);
      await host.stop();
      for (const [path, language] of [
        ['/nessuno', 'it'],
        ['/en/nobody', 'en'],
      ] as const) {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await waitForHydration(page);
        await loadEverything(page);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
      }
    });
  });
});

test('the site is walked through without a network: menu, gallery, toggle, links, back', async ({ page, host }) => {
  await page.goto('/');
  await kept(page);
  await host.stop();
  const t = translator('it');
  const menu = page.getByRole('dialog', { name: t('nav.menuTitle') });
  await page.getByRole('button', { name: t('nav.openMenu') }).click();
  await menu.getByRole('link', { name: t('nav.rooms'), exact: true }).click();
  await expect(page).toHaveTitle(expectedHead('rooms', 'it').title);
  await loadEverything(page);
  const gallery = page.getByRole('group', { name: t('rooms.superior.gallery') });
  await gallery.getByRole('button').first().click();
  const viewer = page.getByRole('dialog', { name: t('rooms.superior.gallery') });
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('nav.toggle.name'), exact: true }).click();
  await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: translator('en')('nav.location'), exact: true })
    .click();
  await expect(page).toHaveTitle(expectedHead('location', 'en').title);
  await page.goBack();
  await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
});

test('a network that answers too late is not waited for', async ({ page, host }) => {
  await page.goto('/');
  await kept(page);
  await host.mute();
  await read(page, '/en/terrazza');
  await expect(page).toHaveTitle(expectedHead('terrazza', 'en').title);
});

test.describe('a new version', () => {
  test.use({ expectedErrors: noNetwork });

  test('is what the next visit shows, and all that is kept from then on', async ({ page, host, context }) => {
    await page.goto('/');
    await kept(page);
    expect(await isRenewed(page)).toEqual([false, false]);
    await page.close();
    await host.stop();
    const { after } = await renew(host);
    await host.start();

    const next = await context.newPage();
    await read(next, '/en/camere');
    expect(await isRenewed(next)).toEqual([true, true]);
    const scripts = async () => Object.keys(await store(next)).filter((path) => path.endsWith('.js'));
    await expect.poll(scripts).toEqual(expect.arrayContaining(after));
    await expect.poll(scripts).toHaveLength(after.length);
    expect(await next.evaluate(() => caches.keys())).toHaveLength(1);

    await host.stop();
    for (const address of ['/', '/contatti', '/en/camere']) {
      await read(next, address);
      expect(await isRenewed(next), address).toEqual([true, true]);
    }
  });

  test('that is caught half way up on the server leaves the one before it whole', async ({ page, host, context }) => {
    await page.goto('/');
    await kept(page);
    await page.close();
    await host.stop();
    const { before } = await renew(host);
    // not the document that the build has listed
    change(join(host.folder, 'terrazza.html'), (html) => html.replace('Renewed: ', 'Half: '));
    await host.start();
    const next = await context.newPage();
    await read(next, '/camere');
    expect(await isRenewed(next)).toEqual([true, true]);
    // tried once more, to see it refused
    await next.evaluate(async () => {
      const { installing } = await (await navigator.serviceWorker.ready).update();
      while (installing && installing.state !== 'redundant') {
        await new Promise((changed) => installing.addEventListener('statechange', changed, { once: true }));
      }
    });
    await host.stop();
    for (const address of ['/terrazza', '/camere']) {
      await read(next, address);
      expect(await isRenewed(next), address).toEqual([false, false]);
    }
    expect(Object.keys(await store(next))).toEqual(expect.arrayContaining(before));
  });
});

test.describe('where the owner has switched it off', () => {
  test('what was kept goes, and the worker too', async ({ page, host, context }) => {
    await page.goto('/');
    await kept(page);
    expect(await registrations(page)).toBe(1);
    await page.evaluate(() => caches.open('left by an older site'));
    await page.close();
    await host.stop();
    for (const file of filesIn(host.folder, /\.(?:br|gz)$/)) rmSync(file);
    const isOn = /\boffline:!0/;
    const [knowing = ''] = filesIn(host.folder, /\.js$/).filter((file) => isOn.test(readFileSync(file, 'utf8')));
    change(knowing, (text) => text.replace(isOn, 'offline:!1'));
    await makeWorker(pathToFileURL(`${host.folder}/`), false);
    await host.start();

    const next = await context.newPage();
    await read(next, '/camere');
    await expect.poll(() => registrations(next)).toBe(0);
    expect(await next.evaluate(() => caches.keys())).toEqual([]);
    await read(next, '/en');
    expect(await registrations(next)).toBe(0);
  });
});

test.describe('nothing is kept', () => {
  /** Opens a page, and waits until it has loaded, with its clock in hand. */
  async function come(page: Page): Promise<void> {
    await page.clock.install();
    await page.goto('/');
    await waitForHydration(page);
    await page.waitForLoadState('load');
  }

  /** Lets a minute pass on a page that has loaded. */
  async function wait(page: Page): Promise<void> {
    await come(page);
    await page.clock.runFor(60_000);
  }

  test('unless the visitor has a minute: then it is, and may be made an application', async ({ page }) => {
    await come(page);
    await expect(page.locator('link[href$=".webmanifest"]')).toHaveCount(1);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect.poll(() => registrations(page)).toBe(1);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
  });

  test('while the visitor is at the page', async ({ page }) => {
    await come(page);
    // pictures that are still on their way would put it off too
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
    ['hangs on a slow line', { saveData: false, effectiveType: '2g' }],
  ] as const) {
    test(`for a visitor who ${what}`, async ({ page }) => {
      await page.addInitScript((is) => Object.defineProperty(navigator, 'connection', { value: is }), connection);
      await wait(page);
      expect(await registrations(page)).toBe(0);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    });
  }

  test('where the browser refuses, and the page is as good', async ({ page }) => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('No.', 'SecurityError'));
    });
    await wait(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: translator('it')('nav.rooms'), exact: true })
      .click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'it').title);
    await page.getByRole('button', { name: translator('it')('nav.toggle.name'), exact: true }).click();
    await expect(page).toHaveTitle(expectedHead('rooms', 'en').title);
  });

  test('where the browser has no service workers at all', async ({ page }) => {
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
