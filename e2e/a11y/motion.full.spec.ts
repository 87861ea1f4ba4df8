// Animations: transforms only, never text, for less than five seconds, and none for visitors who prefer reduced motion.
import { menuButton } from '../support/parts.ts';
import { addressOf, expect, type Page, routes, test, waitForFullImages } from '../support/site.ts';

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

for (const id of ['home', 'terrazza', 'location'] as const) {
  test(`layers of “${id}” move less than five seconds, with transforms only`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(addressOf(id, 'it'));
    const animations = await layerAnimations(page);
    expect(animations.length).toBeGreaterThan(0);
    expect(animations.filter(({ text }) => text)).toEqual([]);
    expect(animations.filter(({ followsScroll, end }) => !followsScroll && !(end < 5000))).toEqual([]);
    const properties = animations.flatMap((animation) => animation.properties);
    expect(properties.filter((name) => name !== 'transform' && name !== 'translate')).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await layerAnimations(page)).toEqual([]);
  });
}

test('the layers of the hero move apart while the page scrolls', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await waitForFullImages(page);
  const tops = () =>
    page.locator('main picture img').evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.timeline !== document.timeline || one.playState !== 'running'),
  );
  const before = await tops();
  expect(new Set(before).size).toBe(1);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(async () => new Set((await tops()).map(Math.round)).size).toBeGreaterThanOrEqual(4);
});

test('no animation runs forever, and none runs with reduced motion', async ({ page, open }) => {
  for (const { id } of routes) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(addressOf(id, 'it'));
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    expect(endless, id).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(() => document.getAnimations().length), id).toBe(0);
  }
  await menuButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
