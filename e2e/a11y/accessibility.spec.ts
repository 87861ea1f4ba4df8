import {
  addresses,
  addressOf,
  expect,
  languageIds,
  overflowing,
  type Page,
  test,
  translator,
} from '../support/site.ts';

test.describe('on a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true });

  test('pages do not scroll sideways', async ({ page, open }) => {
    for (const { address } of addresses) {
      await open(address);
      expect(await overflowing(page), address).toEqual([]);
    }
  });
});

test('targets are at least 24 pixels wide and high', { tag: '@full' }, async ({ page, open }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { address } of addresses.slice(0, 7)) {
      await open(address);
      expect(await smallTargets(page), `${address} at ${width}`).toEqual([]);
    }
  }
});

/** Targets under 24 pixels that are not inside a sentence. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inSentence = (target: HTMLElement) => {
      const around = target.closest('p');
      return target.matches('a') && around !== null && around.textContent.trim() !== target.textContent.trim();
    };
    return Array.from(document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary'))
      .filter((target) => target.checkVisibility() && !target.matches('[type=hidden]') && !inSentence(target))
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ target, box }) => `${target.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`);
  });
}

test('every tab stop shows a focus ring', { tag: '@full' }, async ({ page, open }) => {
  for (const { address } of addresses.slice(0, 7)) {
    await open(address);
    const stops = await ringsOf(page);
    expect(stops.length, address).toBeGreaterThan(20);
    expect(
      stops.filter(({ ring }) => !ring).map(({ name }) => name),
      address,
    ).toEqual([]);
  }
});

/** Presses Tab through the page. @returns each stop, and whether it has a ring */
async function ringsOf(page: Page): Promise<{ name: string; ring: boolean }[]> {
  const stops: { name: string; ring: boolean }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      // the browser draws the ring of the calendar button in a date field
      const inside = at.matches('[type=date]:not(:focus)');
      return {
        name: at.outerHTML.slice(0, 120),
        ring: inside || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
        end: at === document.body,
      };
    });
    if (stop.end) return stops;
    stops.push(stop);
  }
}

test('reduced motion stops all animations', { tag: '@full' }, async ({ page, open }) => {
  for (const { address } of addresses.slice(0, 7)) {
    await open(address);
    expect(await page.evaluate(() => document.getAnimations().length), address).toBe(0);
    await page.getByRole('button', { name: translator('it')('nav.openMenu') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length), address).toBe(0);
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('no animation runs forever', { tag: '@full' }, async ({ page, open }) => {
    for (const { address } of addresses.slice(0, 7)) {
      await open(address);
      const endless = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
          .map((animation) => (animation as CSSAnimation).animationName),
      );
      expect(endless, address).toEqual([]);
    }
  });

  test('a navigation focuses the heading and scrolls to the top', async ({ page, open }) => {
    await open('/');
    await page.evaluate(() => scrollTo(0, 800));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: translator('it')('nav.rooms'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator('it')('rooms.title'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('heading levels skip no step', { tag: '@full' }, async ({ page, open }) => {
  for (const language of languageIds) {
    for (const { id } of addresses.slice(0, 7)) {
      await open(addressOf(id, language));
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
      const steps = levels.map((level, index) => level - (levels[index - 1] ?? 0));
      expect(Math.max(...steps), id).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
    }
  }
});
