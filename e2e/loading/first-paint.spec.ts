// What loads after the first paint, and that nothing moves when it does.
import {
  addresses,
  addressOf,
  expect,
  fontStatuses,
  languageIds,
  type Page,
  routes,
  test,
  waitForFonts,
  waitForFrames,
  waitForFullImages,
  waitForHydration,
} from '../support/site.ts';

interface Times {
  parsed: number;
  /** a busy browser paints the background alone before the first content */
  firstPaint: number;
  painted: number;
  loaded: number;
  requested: Record<string, number>;
}

/** When the page was parsed, painted and loaded, and when each file was requested, in milliseconds. */
function readTimes(page: Page): Promise<Times> {
  return page.evaluate(() => ({
    parsed: performance.getEntriesByType('navigation').map((entry) => entry.toJSON().domContentLoadedEventStart)[0],
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    loaded: performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventStart)[0],
    requested: Object.fromEntries(
      performance.getEntriesByType('resource').map(({ name, startTime }) => [new URL(name).pathname, startTime]),
    ),
  }));
}

const isFont = (path: string) => path.endsWith('.woff2');
const isScript = (path: string) => path.endsWith('.js');

/** The style sheet and the drawings of the first screen, which the document requests. */
const requestedEarly = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('link[rel=stylesheet]:not([disabled])'),
      ...document.querySelectorAll('link[rel=preload][as=image]'),
      // the posters above the fold of the experiences page have no placeholders
      ...document.querySelectorAll('main img:not([data-src])'),
    ].map(
      (element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', location.href).pathname,
    ),
  );

test('scripts and fonts are requested after the first paint, and the fonts appear together', async ({ page }) => {
  // a phone's hero starts with a placeholder
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    // the number of the site's fonts in each frame
    const counts: number[] = [];
    Object.assign(window, { counts });
    const count = () => {
      counts.push([...document.fonts].filter(({ family }) => !family.includes('fallback')).length);
      requestAnimationFrame(count);
    };
    count();
  });
  for (const { id } of routes) {
    await page.goto(addressOf(id, 'it'), { referer: '' });
    await waitForFonts(page);
    await expect.poll(async () => (await readTimes(page)).painted).toBeGreaterThan(0);
    await waitForHydration(page);
    const { parsed, firstPaint, loaded, requested } = await readTimes(page);
    expect(Object.keys(requested).filter(isFont)).toHaveLength(3);
    expect(Object.keys(requested).filter(isScript).length).toBeGreaterThanOrEqual(3);
    // boot starts 200 ms after the load event where the browser paints later
    const due = Math.max(parsed, Math.min(firstPaint, loaded + 200));
    const early = Object.keys(requested).filter((path) => Number(requested[path]) <= due);
    expect(
      early.filter((path) => isFont(path) || isScript(path)),
      id,
    ).toEqual([]);
    expect(await requestedEarly(page), id).toEqual(expect.arrayContaining(early));
    const [drawing] = await page
      .locator('main img[data-src]')
      .evaluateAll((images) => images.map((image) => image.dataset.src ?? ''));
    if (drawing) expect(early, id).toContain(drawing);
    const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts);
    expect(
      counts.filter((count) => count === 1 || count === 2),
      id,
    ).toEqual([]);
  }
});

test('modules wait for drawings of the first screen without a placeholder', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.route(/\/experience-[^/]*\.svg$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  for (const language of languageIds) {
    await page.goto(addressOf('experiences', language), { referer: '' });
    await waitForHydration(page);
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, startTime, duration }) => ({
        path: new URL(name).pathname,
        start: startTime,
        end: startTime + duration,
      })),
    );
    const starts = (isOf: (path: string) => boolean) =>
      Math.min(...files.filter(({ path }) => isOf(path)).map(({ start }) => start));
    const posters = await page
      .locator('nav img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    const ends = posters.map(
      (src) => files.find(({ path }) => path === src?.split('#')[0])?.end ?? Number.POSITIVE_INFINITY,
    );
    // half a second after the fonts, modules wait no longer
    expect(starts(isScript), language).toBeGreaterThan(Math.min(Math.max(...ends), starts(isFont) + 450));
  }
});

test('fonts load immediately on in-site navigation', async ({ page, baseURL }) => {
  await page.goto('/camere');
  await waitForFonts(page);
  await page.goto('/contatti', { referer: `${baseURL}/camere` });
  await waitForFonts(page);
  await expect.poll(async () => (await readTimes(page)).painted).toBeGreaterThan(0);
  const { painted, requested } = await readTimes(page);
  const times = Object.entries(requested).flatMap(([path, time]) => (isFont(path) ? [time] : []));
  expect(Math.max(...times)).toBeLessThan(painted);
});

test.describe('a font that fails to load', () => {
  test.use({
    expectedErrors: { request: /^request: .*\.woff2 /, console: /^console: Failed to load resource/ },
  });

  test('leaves the other fonts in use', async ({ page, open }) => {
    await page.route(/italic-[^/]*\.woff2$/, (route) => route.abort());
    await open('/');
    await expect.poll(() => fontStatuses(page)).toEqual(['loaded', 'loaded']);
  });
});

test('a font that never loads delays the others by three seconds at most', async ({ page }) => {
  await page.clock.install();
  await page.route(/italic-[^/]*\.woff2$/, () => {});
  const requested = page.waitForRequest(/italic-[^/]*\.woff2$/);
  await page.goto('/', { waitUntil: 'commit' });
  await waitForHydration(page);
  await requested;
  await page.clock.fastForward(3000);
  await expect.poll(() => fontStatuses(page)).toEqual(['loaded', 'loaded']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('fonts and images load', async ({ page }) => {
    const files: string[] = [];
    page.on('requestfinished', (request) => void files.push(request.resourceType()));
    await page.goto('/');
    await expect.poll(() => files.filter((type) => type === 'font').length).toBe(3);
    await expect.poll(() => files.filter((type) => type === 'image').length).toBeGreaterThanOrEqual(3);
  });
});

for (const [device, tag, options] of [
  ['phone', [], { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true }],
  ['computer', ['@full'], { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 }],
] as const) {
  test.describe(`on a ${device}`, { tag: [...tag] }, () => {
    test.use(options);

    for (const [system, unavailable, tests] of [
      ['Linux', 'no such fallback', []],
      // Liberation has the metrics of Times and Arial
      ['Windows and macOS', 'fallback Linux', ['@full']],
      // Noto Serif and Roboto
      ['Android', 'fallback( Linux)?"?$', ['@full']],
    ] as const) {
      test(`fonts move no heading and no image that their fallbacks on ${system} have placed`, {
        tag: [...tests],
      }, async ({ page, open }) => {
        for (const { address } of addresses) {
          await open(address);
          await waitForFonts(page);
          expect(await page.evaluate(movedByFonts, unavailable), address).toEqual([]);
        }
      });
    }

    test('the layout does not shift while a page loads', async ({ page }) => {
      for (const { address } of addresses) expect(await layoutShift(page, address), address).toBeLessThan(0.01);
    });
  });
}

/** The cumulative layout shift of everything that arrives after the document, its first text in its fallback fonts. */
async function layoutShift(page: Page, address: string): Promise<number> {
  const held: (() => void)[] = [];
  await page.route(/\.(?:css|js|svg|woff2)$/, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit', referer: '' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // a new renderer looks up local fonts late, and draws its first frame in another one
  await page.evaluate(() => Promise.allSettled(Array.from(document.fonts, (face) => face.load())));
  await waitForFrames(page);
  const start = await page.evaluate(() => performance.now());
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const release of held) release();
  await waitForHydration(page);
  await waitForFonts(page);
  await waitForFullImages(page);
  await waitForFrames(page);
  return page.evaluate((from) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.filter(({ startTime }) => startTime >= from).reduce((sum, { value }) => sum + value, 0);
  }, start);
}

/**
 * Runs in the page. Removes the site's fonts, one family after the other, so that their fallbacks are used.
 * @param unavailable fallbacks that are left out, as a pattern of their names
 * @returns the elements above the fold that move by more than two pixels
 */
function movedByFonts(unavailable: string): string[] {
  const dropFallbacks = (parent: CSSStyleSheet | CSSGroupingRule) => {
    for (const [index, rule] of [...[...parent.cssRules].entries()].reverse()) {
      if (rule instanceof CSSGroupingRule) dropFallbacks(rule);
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').match(unavailable)) {
        parent.deleteRule(index);
      }
    }
  };
  for (const sheet of document.styleSheets) dropFallbacks(sheet);
  const elements = [...document.querySelectorAll('main :is(h1, nav, img)')].filter(
    (element) => element.getBoundingClientRect().top < innerHeight,
  );
  const edges = () =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [top, bottom] as const;
    });
  const loaded = edges();
  return ['Instrument Sans', 'Bodoni Moda'].flatMap((family) => {
    for (const face of [...document.fonts]) {
      if (face.family.replaceAll('"', '') === family) document.fonts.delete(face);
    }
    return edges().flatMap(([top, bottom], index) => {
      const [loadedTop, loadedBottom] = loaded[index] ?? [0, 0];
      return Math.max(Math.abs(top - loadedTop), Math.abs(bottom - loadedBottom)) > 2
        ? [`${family}: ${elements[index]?.outerHTML.slice(0, 80)}: ${[top, bottom]} → ${[loadedTop, loadedBottom]}`]
        : [];
    });
  });
}
