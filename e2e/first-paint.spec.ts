// What waits for the first paint, and that nothing moves when it comes.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { addresses, addressOf, alive, expect, type Page, routes, test, typefaces } from './site.ts';

/** When the page was painted first, when all of its document was there, and when each file was asked for: milliseconds. */
function timesOf(page: Page): Promise<{ painted: number; loaded: number; asked: Record<string, number> }> {
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    loaded: performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventStart)[0],
    asked: Object.fromEntries(
      performance.getEntriesByType('resource').map(({ name, startTime }) => [new URL(name).pathname, startTime]),
    ),
  }));
}

/** Notes what moves on the page by itself. */
async function noteMoves(page: Page): Promise<void> {
  // breakfast is being served: nothing longer is said of the terrace's hours
  await page.clock.setFixedTime('2026-11-22T08:00:00+01:00');
  await page.addInitScript(() => {
    const moved: unknown[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      })[]) {
        // below that it is the width of a letter
        if (entry.value > 0.002) moved.push(entry.value, ...entry.sources.map(({ node }) => node?.textContent));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const moves = (page: Page) => page.evaluate(() => (window as unknown as { moved: unknown[] }).moved);

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const isTypeface = (path: string) => path.endsWith('.woff2');

test('all but the document is asked for when the words are painted, and the typefaces show themselves together', async ({
  page,
}) => {
  // the opening picture of a phone stands in the page itself
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    const look = () => {
      const { size } = document.fonts;
      if (counts.at(-1) !== size) counts.push(size);
      requestAnimationFrame(look);
    };
    look();
  });
  for (const { id } of routes) {
    await page.goto(addressOf(id, 'it'), { referer: '' });
    await expect.poll(() => typefaces(page)).toEqual(['loaded', 'loaded', 'loaded']);
    await expect.poll(async () => (await timesOf(page)).painted).toBeGreaterThan(0);
    const { painted, loaded, asked } = await timesOf(page);
    expect(Object.keys(asked).filter(isTypeface)).toHaveLength(3);
    expect(Object.keys(asked).filter((path) => path.endsWith('.js')).length).toBeGreaterThanOrEqual(3);
    // a page that takes longer to be painted is as one in a tab behind
    const due = Math.min(painted, loaded + 200);
    expect(
      Object.entries(asked).filter(([, time]) => time <= due),
      id,
    ).toEqual([]);
    const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
    const all = Number(counts.at(-1));
    expect(all).toBeGreaterThanOrEqual(3);
    expect(counts.filter((count) => count > all - 3 && count < all)).toEqual([]);
  }
});

test('who comes from another page of the site has them at once', async ({ page, baseURL }) => {
  await page.goto('/camere');
  await expect.poll(() => typefaces(page)).toHaveLength(3);
  await page.goto('/contatti', { referer: `${baseURL}/camere` });
  await expect.poll(() => typefaces(page)).toHaveLength(3);
  await expect.poll(async () => (await timesOf(page)).painted).toBeGreaterThan(0);
  const { painted, asked } = await timesOf(page);
  const times = Object.entries(asked).flatMap(([path, time]) => (isTypeface(path) ? [time] : []));
  expect(Math.max(...times)).toBeLessThan(painted);
});

test.describe('one that cannot be had', () => {
  test.use({
    expectedErrors: { request: /^request: .*\.woff2 /, console: /^console: Failed to load resource/ },
  });

  test('leaves the others', async ({ page, open }) => {
    await page.route(/italic-[^/]*\.woff2$/, (route) => route.abort());
    await open('/');
    await expect.poll(() => typefaces(page)).toEqual(['loaded', 'loaded']);
  });
});

test('one that never comes does not keep the others back', async ({ page }) => {
  await page.route(/italic-[^/]*\.woff2$/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await alive(page);
  await expect.poll(() => typefaces(page)).toEqual(['loaded', 'loaded']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('typefaces and pictures come too', async ({ page }) => {
    const files: string[] = [];
    page.on('requestfinished', (request) => void files.push(request.resourceType()));
    await page.goto('/');
    await expect.poll(() => files.filter((type) => type === 'font').length).toBe(3);
    await expect.poll(() => files.filter((type) => type === 'image').length).toBeGreaterThanOrEqual(3);
  });
});

test.describe('from a server that sends it bit by bit', () => {
  const bits = test.extend<{ server: Server }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
    server: async ({}, use) => {
      const server = createServer(async ({ url = '/' }, response) => {
        const file = new URL(`../dist${url === '/' ? '/index.html' : url}`, import.meta.url);
        const body = readFileSync(file);
        response.setHeader('Content-Type', url === '/' ? 'text/html; charset=utf-8' : (types[extname(url)] ?? ''));
        // the search's last field and its button come later
        const half = url === '/' ? body.indexOf('<select') : body.length;
        response.write(body.subarray(0, half));
        await setTimeout(500);
        response.end(body.subarray(half));
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      await use(server);
      server.closeAllConnections();
      server.close();
    },
    baseURL: ({ server }, use) => use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
  });
  bits.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true });

  bits('Home’s first screen does not come in pieces', async ({ page }) => {
    await noteMoves(page);
    await page.goto('/', { referer: '' });
    await alive(page);
    expect(await moves(page)).toEqual([]);
  });
});

for (const [device, options] of [
  ['small phone', { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true }],
  ['phone', { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true }],
  ['computer', { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('nothing moves when the typefaces come', async ({ page }) => {
      await noteMoves(page);
      // the browser's new process may draw its first frame before it knows the window's size
      await page.goto('/robots.txt');
      for (const { address } of addresses) {
        await page.goto(address, { referer: '' });
        await alive(page);
        await expect.poll(() => typefaces(page)).toEqual(['loaded', 'loaded', 'loaded']);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(await moves(page), address).toEqual([]);
      }
    });
  });
}
