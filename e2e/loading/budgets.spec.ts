import { readdirSync, statSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { addresses, addressOf, expect, expectedHead, type Page, routes, test, translator } from '../support/site.ts';

test.use({ viewport: { width: 390, height: 844 } });

type Load = { url: string; type: string; bytes: number };

/** Notes everything that a page downloads, as it comes over the line. */
function watchLoads(page: Page): () => Promise<Load[]> {
  const requests: Request[] = [];
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  page.on('requestfailed', note);
  page.on('requestfinished', (request) => {
    note();
    requests.push(request);
  });
  const load = async (request: Request): Promise<Load> => {
    const { responseBodySize: bytes } = await request.sizes();
    return { url: request.url(), type: request.resourceType(), bytes };
  };
  return async () => {
    // the load state of that name waits for ever, now and then, for a frame that is fetched late
    await expect.poll(() => Date.now() - last).toBeGreaterThan(700);
    return Promise.all(requests.filter((request) => request.url().startsWith('http')).map(load));
  };
}

/** Goes down the whole page, so that every picture is fetched. */
async function seeAllPictures(page: Page): Promise<void> {
  for (const picture of await page.getByRole('main').locator('img:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
}

const bytesOf = (loads: Load[], type?: string) =>
  loads.filter((load) => !type || load.type === type).reduce((sum, { bytes }) => sum + bytes, 0);

test('a first visit costs little', async ({ page, open }) => {
  const loads = watchLoads(page);
  await open('/');
  const all = await loads();
  expect(bytesOf(all, 'script')).toBeGreaterThan(50_000);
  expect(bytesOf(all, 'script')).toBeLessThanOrEqual(85_000);
  expect(bytesOf(all, 'font')).toBeLessThanOrEqual(60_000);
  expect(bytesOf(all)).toBeLessThanOrEqual(200_000);
  expect(all.length, all.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(12);
});

test('every document comes whole in the ten packets that a server sends before it waits for an answer', async ({
  page,
}) => {
  const packets = 10 * 1460;
  for (const { address } of addresses) {
    const response = await page.goto(address, { waitUntil: 'commit' });
    await response?.finished();
    const sizes = await response?.request().sizes();
    const bytes = Number(sizes?.responseHeadersSize) + Number(sizes?.responseBodySize);
    expect(bytes, address).toBeGreaterThan(10_000);
    expect(bytes, address).toBeLessThanOrEqual(packets);
  }
});

for (const { id } of routes.slice(1)) {
  test(`going on to “${id}”, down to its last picture, costs less still`, async ({ page, open }) => {
    const loads = watchLoads(page);
    await open('/');
    const before = await loads();
    await page.getByRole('button', { name: translator('it')('nav.openMenu') }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: translator('it')(`nav.${id}`), exact: true })
      .click();
    await expect(page).toHaveURL(addressOf(id, 'it'));
    await expect(page).toHaveTitle(expectedHead(id, 'it').title);
    await seeAllPictures(page);
    const more = (await loads()).slice(before.length);
    expect(bytesOf(more), JSON.stringify(more, null, 1)).toBeLessThanOrEqual(60_000);
  });
}

test('every drawing is small', () => {
  const assets = new URL('../../dist/assets/', import.meta.url);
  const drawings = readdirSync(assets)
    .filter((name) => name.endsWith('.svg.br'))
    .map((name) => ({ name, bytes: statSync(new URL(name, assets)).size }));
  expect(drawings.length).toBeGreaterThan(30);
  const isHero = ({ name }: { name: string }) => name.startsWith('home-hero');
  expect(drawings.filter((drawing) => isHero(drawing) && drawing.bytes > 16_000)).toEqual([]);
  expect(drawings.filter((drawing) => !isHero(drawing) && drawing.bytes > 10_000)).toEqual([]);
});
