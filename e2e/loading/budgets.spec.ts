import { built, builtFiles } from '../support/built.ts';
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

type Download = { url: string; bytes: number };

/** What the page and its document have downloaded, once nothing is missing. */
async function downloadsOf(page: Page): Promise<Download[]> {
  await waitForFonts(page);
  await waitForFullImages(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
    // each once: the browser reads a picture that has left its memory from the disk
    const sizes = (entries as PerformanceResourceTiming[]).map((one) => [one.name, one.encodedBodySize] as const);
    return Array.from(new Map(sizes), ([url, bytes]) => ({ url, bytes }));
  });
}

const bytesOf = (downloads: Download[], ending = '') =>
  downloads.filter(({ url }) => url.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0);

test('the first visit stays within its budget', async ({ page, open }) => {
  await open('/');
  const all = await downloadsOf(page);
  expect(bytesOf(all, '.js')).toBeGreaterThan(50_000);
  expect(bytesOf(all, '.js')).toBeLessThanOrEqual(85_000);
  expect(bytesOf(all, '.woff2')).toBeLessThanOrEqual(60_000);
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
  await open('/');
  let before = (await downloadsOf(page)).length;
  for (const { id } of routes.slice(1)) {
    await menuButton(page).click();
    await menuLink(page, id).click();
    await expect(page).toHaveTitle(expectedHead(id, 'it').title);
    await page.locator('[data-below-the-fold] h2').first().waitFor({ state: 'attached' });
    await loadEverything(page);
    const all = await downloadsOf(page);
    const more = all.slice(before);
    before = all.length;
    expect(bytesOf(more), JSON.stringify(more, null, 1)).toBeLessThanOrEqual(60_000);
  }
});

test('every drawing stays within its budget', () => {
  const drawings = builtFiles
    .filter((file) => file.endsWith('.svg.br'))
    .map((file) => ({ file, bytes: built(file).length }));
  expect(drawings.length).toBeGreaterThan(30);
  const isHero = ({ file }: { file: string }) => file.startsWith('/assets/home-hero');
  expect(drawings.filter((drawing) => isHero(drawing) && drawing.bytes > 16_000)).toEqual([]);
  expect(drawings.filter((drawing) => !isHero(drawing) && drawing.bytes > 10_000)).toEqual([]);
});
