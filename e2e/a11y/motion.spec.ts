// What moves: by transforms alone, never text, for less than five seconds, and not for those who prefer less motion.
import { addresses, addressOf, expect, type Page, test, waitForFullImages, waitForHydration } from '../support/site.ts';

/** The layers' animations, and whether each follows the scroll position. */
const layerAnimations = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect, timeline }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target?.matches('main :is(img, span:has(img))')) return [];
      return {
        followsScroll: timeline !== document.timeline,
        end: Number(effect.getComputedTiming().endTime),
        text: effect.target.textContent?.trim(),
        properties: effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
      };
    }),
  );

/** Waits until nothing moves by itself. */
const waitForRest = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(
          () =>
            document.getAnimations().filter((one) => one.timeline === document.timeline && one.playState === 'running')
              .length,
        ),
      { timeout: 6000 },
    )
    .toBe(0);

for (const id of ['home', 'terrazza', 'location'] as const) {
  test(`on “${id}” layers move by transforms for less than five seconds, and no text`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(addressOf(id, 'it'));
    const animations = await layerAnimations(page);
    expect(animations.length).toBeGreaterThan(0);
    expect(animations.filter(({ text }) => text)).toEqual([]);
    expect(animations.filter(({ followsScroll, end }) => !followsScroll && !(end < 5000))).toEqual([]);
    expect(new Set(animations.flatMap(({ properties }) => properties))).toEqual(
      new Set(
        animations
          .flatMap(({ properties }) => properties)
          .filter((name) => name === 'transform' || name === 'translate'),
      ),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await layerAnimations(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
    expect(await layerAnimations(page)).toEqual([]);
  });
}

test('the layers of the hero part while the page scrolls', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await waitForHydration(page);
  await waitForFullImages(page);
  const tops = () =>
    page.locator('main picture img').evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
  await waitForRest(page);
  const before = await tops();
  expect(new Set(before).size).toBe(1);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(async () => new Set((await tops()).map(Math.round)).size).toBeGreaterThanOrEqual(4);
});

// e2e/browsers looks at every page by day and by night
for (const [colorScheme, viewport] of [
  ['light', { width: 1280, height: 800 }],
  ['dark', { width: 390, height: 844 }],
] as const) {
  test.describe(`${viewport.width} px wide, ${colorScheme}`, { tag: '@full' }, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'no-preference' } });

    test('every page comes to rest, at its top and in its middle', async ({ page }) => {
      test.setTimeout(180_000);
      for (const { address } of addresses.slice(0, 7)) {
        await page.goto(address);
        await waitForHydration(page);
        await waitForFullImages(page);
        for (const place of [0, 0.5]) {
          await page.evaluate((share) => {
            scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * share, behavior: 'instant' });
          }, place);
          await waitForRest(page);
          const isStill = async () => {
            const first = await page.screenshot();
            // what is tested is that this second changes nothing
            await page.waitForTimeout(1000);
            return first.equals(await page.screenshot());
          };
          // images that come into view are decoded first
          await expect.poll(isStill, { message: `${address} at ${place}`, timeout: 6000 }).toBe(true);
        }
      }
    });
  });
}
