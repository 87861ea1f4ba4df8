// Fonts, and layout shifts while a page loads.
import {
  addresses,
  expect,
  fontStatuses,
  holdBack,
  loadError,
  type Page,
  test,
  waitForFonts,
  waitForFrames,
  waitForFullImages,
  waitForHydration,
} from '../support/site.ts';

test('the fonts appear together', async ({ page }) => {
  await page.addInitScript(() => {
    // the number of the site's fonts in each frame
    const counts = new Set<number>();
    Object.assign(window, { counts });
    const count = () => {
      counts.add([...document.fonts].filter(({ family }) => !family.includes('fallback')).length);
      requestAnimationFrame(count);
    };
    count();
  });
  await page.goto('/');
  await waitForFonts(page);
  await waitForFrames(page);
  expect(await page.evaluate(() => [...(window as unknown as { counts: Set<number> }).counts])).toEqual([0, 3]);
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !family.includes('fallback'))
      .map(({ style, weight }) => `${style} ${weight}`),
  );
  // without its weights the browser thickens the text font for bold text
  expect(faces).toEqual(['normal 500', 'italic 500', 'normal 400 700']);
});

test('a font that fails to load leaves the other fonts in use', async ({ page, open, expectedErrors }) => {
  expectedErrors.push(/^request: .*\.woff2 /, loadError);
  await page.route(/italic-[^/]*\.woff2$/, (route) => route.abort());
  await open('/');
  await expect.poll(() => fontStatuses(page)).toEqual(['loaded', 'loaded']);
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

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true };
const computer = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 };
for (const [where, language, options] of [
  ['in Italian on a phone', 'it', phone],
  ['in English on a phone', 'en', phone],
  ['in English on a computer', 'en', computer],
] as const) {
  test.describe(where, () => {
    test.use(options);

    test('no page shifts while it loads or when its fonts replace their fallbacks', async ({ page }) => {
      for (const { address } of addresses.filter((one) => one.language === language)) {
        expect(await layoutShift(page, address), address).toBeLessThan(0.01);
        expect(await page.evaluate(movedByFonts), address).toEqual([]);
      }
    });
  });
}

/** The cumulative layout shift after the document, whose first text has fallback fonts. */
async function layoutShift(page: Page, address: string): Promise<number> {
  const release = await holdBack(page, /\.(?:css|js|svg|woff2)$/);
  await page.goto(address, { waitUntil: 'commit', referer: '' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // a new renderer looks up local fonts late, and paints its first frame in another font
  await page.evaluate(() => Promise.allSettled(Array.from(document.fonts, (face) => face.load())));
  await waitForFrames(page);
  const start = await page.evaluate(() => performance.now());
  release();
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
 * Runs in the page. Removes the site's fonts, one family after the other, so that their fallbacks are used: on Linux, on Windows
 * and macOS, on Android.
 * @returns the elements above the fold that move by more than two pixels
 */
function movedByFonts(): string[] {
  const dropFallbacks = (parent: CSSStyleSheet | CSSGroupingRule, unavailable: RegExp) => {
    for (const [index, rule] of [...[...parent.cssRules].entries()].reverse()) {
      if (rule instanceof CSSGroupingRule) dropFallbacks(rule, unavailable);
      if (rule instanceof CSSFontFaceRule && unavailable.test(rule.style.getPropertyValue('font-family'))) {
        parent.deleteRule(index);
      }
    }
  };
  const elements = [...document.querySelectorAll('main :is(h1, nav, img)')].filter(
    (element) => element.getBoundingClientRect().top < innerHeight,
  );
  const edges = () =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return [top, bottom] as const;
    });
  const faces = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
  const loaded = edges();
  // Liberation has the metrics of Times and Arial; Android has Noto Serif and Roboto
  return [/no such fallback/, /fallback Linux/, /fallback( Linux)?"?$/].flatMap((unavailable) => {
    for (const sheet of document.styleSheets) dropFallbacks(sheet, unavailable);
    const moved = ['Instrument Sans', 'Bodoni Moda'].flatMap((family) => {
      for (const face of faces) if (face.family.replaceAll('"', '') === family) document.fonts.delete(face);
      return edges().flatMap(([top, bottom], index) => {
        const [loadedTop, loadedBottom] = loaded[index] ?? [0, 0];
        return Math.max(Math.abs(top - loadedTop), Math.abs(bottom - loadedBottom)) > 2
          ? [
              `${unavailable}, ${family}: ${elements[index]?.outerHTML.slice(0, 80)}: ${[top, bottom]} → ${[loadedTop, loadedBottom]}`,
            ]
          : [];
      });
    });
    for (const face of faces) document.fonts.add(face);
    return moved;
  });
}
