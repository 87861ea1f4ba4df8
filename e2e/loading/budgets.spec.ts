import { readdirSync, statSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { menuButton, menuLink } from '../support/parts.ts';
import {
  addresses,
  expect,
  expectedHead,
  loadEverything,
  type Page,
  routes,
  test,
  waitForFonts,
  waitForFullImages,
} from '../support/site.ts';

test.use({ viewport: { width: 390, height: 844 } });

type Load = { url: string; type: string; bytes: number };

/** Records the downloads of a page. @returns a function that waits for open requests and returns all downloads */
function watchLoads(page: Page): () => Promise<Load[]> {
  const pending = new Set<Request>();
  const finished: Request[] = [];
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    finished.push(request);
  });
  const load = async (request: Request): Promise<Load> => {
    const { responseBodySize: bytes } = await request.sizes();
    return { url: request.url(), type: request.resourceType(), bytes };
  };
  return async () => {
    await waitForFonts(page);
    await waitForFullImages(page);
    await expect.poll(() => pending.size).toBe(0);
    return Promise.all(finished.filter((request) => request.url().startsWith('http')).map(load));
  };
}

const bytesOf = (loads: Load[], type?: string) =>
  loads.filter((load) => !type || load.type === type).reduce((sum, { bytes }) => sum + bytes, 0);

test('the first visit stays within its budget', async ({ page, open }) => {
  const loads = watchLoads(page);
  await open('/');
  const all = await loads();
  expect(bytesOf(all, 'script')).toBeGreaterThan(50_000);
  expect(bytesOf(all, 'script')).toBeLessThanOrEqual(85_000);
  expect(bytesOf(all, 'font')).toBeLessThanOrEqual(60_000);
  expect(bytesOf(all)).toBeLessThanOrEqual(200_000);
  expect(all.length, all.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(12);
});

test('every document fits into a server’s first ten packets', async ({ page }) => {
  const packets = 10 * 1460;
  for (const { address } of addresses) {
    const response = await page.goto(address, { waitUntil: 'commit' });
    await response?.finished();
    const sizes = await response?.request().sizes();
    const bytes = Number(sizes?.responseHeadersSize) + Number(sizes?.responseBodySize);
    // a smaller one would be an error page
    expect(bytes, address).toBeGreaterThan(10_000);
    expect(bytes, address).toBeLessThanOrEqual(packets);
  }
});

test('a navigation to a page with all its images stays within its budget', { tag: '@full' }, async ({ page, open }) => {
  const loads = watchLoads(page);
  await open('/');
  let before = (await loads()).length;
  for (const { id } of routes.slice(1)) {
    await menuButton(page).click();
    await menuLink(page, id).click();
    await expect(page).toHaveTitle(expectedHead(id, 'it').title);
    await loadEverything(page);
    const all = await loads();
    const more = all.slice(before);
    before = all.length;
    expect(bytesOf(more), JSON.stringify(more, null, 1)).toBeLessThanOrEqual(60_000);
  }
});

test('every drawing stays within its budget', () => {
  const assets = new URL('../../dist/assets/', import.meta.url);
  const drawings = readdirSync(assets)
    .filter((name) => name.endsWith('.svg.br'))
    .map((name) => ({ name, bytes: statSync(new URL(name, assets)).size }));
  expect(drawings.length).toBeGreaterThan(30);
  const isHero = ({ name }: { name: string }) => name.startsWith('home-hero');
  expect(drawings.filter((drawing) => isHero(drawing) && drawing.bytes > 16_000)).toEqual([]);
  expect(drawings.filter((drawing) => !isHero(drawing) && drawing.bytes > 10_000)).toEqual([]);
});
