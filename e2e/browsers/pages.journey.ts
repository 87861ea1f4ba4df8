import { languageIds } from '../../src/i18n/languages.ts';
import { addressOf, routes } from '../../src/navigation/routes.ts';
import { findElements } from './in-page.ts';
import { test } from './test.ts';
import type { Visitor } from './visitor.ts';

test('every page loads, fits and comes to rest', async ({ visitor }) => {
  for (const [index, { id }] of routes.entries()) {
    // each page in one language, Italian and English alternating
    const language = languageIds[index % languageIds.length] ?? 'it';
    await visitor.open(addressOf(id, language));
    await visitor.expectPage(id, language);
    await visitor.expectVisible({ css: 'h1' });
    await visitor.expectValue(true, () => !document.documentElement.matches('[data-styles-pending]'));
    await visitor.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    await visitor.expectValue({ hasFonts: true, hasFooter: true, animations: 0 }, () => ({
      hasFonts: new Set(Array.from(document.fonts, ({ family, status }) => status === 'loaded' && family)).size > 2,
      hasFooter: findElements({ css: 'footer' }).some((footer) => footer.getBoundingClientRect().top < innerHeight),
      // scroll-driven animations have their own timeline
      animations: document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length,
    }));
    // the width of a desktop, and the narrowest window of WebKitGTK
    await expectToFit(visitor, index % 2 === 0 ? 1280 : 460);
  }
});

/** Checks a page in a window of this width, with its images. */
async function expectToFit(visitor: Visitor, width: number): Promise<void> {
  await visitor.browser.resize(width, 800);
  const expected = {
    width,
    missingImages: [] as string[],
    brightImages: [] as string[],
    overflowing: [] as string[],
    overlapping: [] as string[],
  };
  await visitor.expectValue<[], Promise<typeof expected>>(expected, async () => {
    // images for another width are chosen in the next frame
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    const overflowing = Array.from(document.querySelectorAll('main *')).filter(
      (element) => scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth + 1,
    );
    const overlapping = Array.from(document.querySelectorAll('main h2, main h3')).filter((heading) => {
      const { left, right, top, bottom } = heading.getBoundingClientRect();
      const image = heading.parentElement?.nextElementSibling?.closest('img')?.getBoundingClientRect();
      return image && image.left < right && image.right > left && image.top < bottom && image.bottom > top;
    });
    return {
      width: innerWidth,
      missingImages: Array.from(document.images)
        .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth))
        .map((image) => image.currentSrc),
      // the heroes; WebKit, which runs by night, ignores the colour scheme inside of images
      brightImages: Array.from(
        document.querySelectorAll<HTMLImageElement>('picture img'),
        ({ currentSrc }) => currentSrc,
      ).filter(
        (file) => matchMedia('(-webkit-transform-2d)').matches && file.endsWith('.svg') && !file.includes('-night-'),
      ),
      overflowing: overflowing.map((element) => element.outerHTML.slice(0, 80)),
      overlapping: overlapping.map((heading) => heading.outerHTML),
    };
  });
}
