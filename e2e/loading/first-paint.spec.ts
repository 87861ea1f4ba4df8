// What waits for the first paint, and that nothing moves when it comes.
import {
  addresses,
  addressOf,
  expect,
  fontStatuses,
  type Page,
  routes,
  test,
  waitForFonts,
  waitForHydration,
} from '../support/site.ts';

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

const isTypeface = (path: string) => path.endsWith('.woff2');

test('all but the document is asked for when the words are painted, and the typefaces show themselves family after family', async ({
  page,
}) => {
  // the opening picture of a phone stands in the page itself
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    // how many typefaces there are, by frame
    const counts: number[] = [];
    Object.assign(window, { counts });
    const look = () => {
      counts.push(document.fonts.size);
      requestAnimationFrame(look);
    };
    look();
  });
  for (const { id } of routes) {
    await page.goto(addressOf(id, 'it'), { referer: '' });
    await waitForFonts(page);
    await expect.poll(async () => (await timesOf(page)).painted).toBeGreaterThan(0);
    await waitForHydration(page);
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
    // both faces of the first family at once: titles mix them within a line
    expect(counts.filter((count) => count === all - 2)).toEqual([]);
    // a busy machine draws one or two frames before the second follows
    expect(counts.filter((count) => count === all - 1).length).toBeLessThanOrEqual(4);
  }
});

test('the map’s frame comes after the first paint, and with the document for those without scripts', async ({
  page,
  request,
}) => {
  const address = addressOf('location', 'it');
  const [outside = '', inside = ''] = (await (await request.get(address)).text()).split(/<noscript>(?=<iframe)/);
  expect(inside).toMatch(/^<iframe[^>]*src="https:/);
  expect(outside + inside.slice(inside.indexOf('</noscript>'))).not.toContain('<iframe');
  await page.goto(address);
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:/);
});

test('who comes from another page of the site has them at once', async ({ page, baseURL }) => {
  await page.goto('/camere');
  await expect.poll(() => fontStatuses(page)).toHaveLength(3);
  await page.goto('/contatti', { referer: `${baseURL}/camere` });
  await expect.poll(() => fontStatuses(page)).toHaveLength(3);
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
    await expect.poll(() => fontStatuses(page)).toEqual(['loaded', 'loaded']);
  });
});

test('one that never comes does not keep the others back', async ({ page }) => {
  await page.route(/italic-[^/]*\.woff2$/, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await waitForHydration(page);
  await expect.poll(() => fontStatuses(page)).toEqual(['loaded', 'loaded']);
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

for (const [device, options] of [
  ['phone', { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true }],
  ['computer', { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('titles and pictures stand where they do in what stands in for the typefaces', async ({ page, open }) => {
      for (const { address } of addresses) {
        await open(address);
        await expect.poll(() => fontStatuses(page)).toHaveLength(3);
        expect(await page.evaluate(movedByTypefaces), address).toEqual([]);
      }
    });

    test('nothing moves while a page comes', async ({ page }) => {
      for (const { address } of addresses) {
        // a browser that is started draws its first words in another typeface, now and then
        const shifts: number[] = [];
        while (shifts.length < 3 && !shifts.some((shift) => shift < 0.01))
          shifts.push(await layoutShiftOf(page, address));
        expect(Math.min(...shifts), `${address}: ${shifts.join(', ')}`).toBeLessThan(0.01);
      }
    });
  });
}

/** How far what is seen moves while a page comes, as browsers score it. */
async function layoutShiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address, { referer: '' });
  await waitForHydration(page);
  await expect.poll(() => fontStatuses(page)).toHaveLength(3);
  return page.evaluate(async () => {
    // the frame with the last typeface
    for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
    return new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(sum), 50);
    });
  });
}

/**
 * What of the first screen stands more than two pixels higher or lower in the typefaces than in their stand-ins, or than
 * in the stand-ins of the last one that is shown.
 */
function movedByTypefaces(): string[] {
  const root = document.documentElement;
  const seen = [...document.querySelectorAll('main h1, main nav, main img')].filter(
    (element) => element.getBoundingClientRect().top < innerHeight,
  );
  const tops = () => seen.map((element) => element.getBoundingClientRect().top);
  const own = tops();
  return ['--text', '--display'].flatMap((name) => {
    const [, ...standIns] = getComputedStyle(root).getPropertyValue(name).split(',');
    root.style.setProperty(name, standIns.join());
    return tops().flatMap((top, index) =>
      Math.abs(top - Number(own[index])) > 2
        ? [`${name}: ${seen[index]?.outerHTML.slice(0, 80)}: ${top} → ${own[index]}`]
        : [],
    );
  });
}
