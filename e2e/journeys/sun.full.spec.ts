import sharp from 'sharp';
import { footerLink } from '../support/parts.ts';
import { addressOf, expect, type Page, test, translator, waitForFullImages } from '../support/site.ts';

const t = translator('it');
/** The sun of the hero, or its moon. */
const sun = (page: Page) => page.getByRole('button', { name: t('hero.sun'), exact: true });
const pictures = (page: Page) => page.getByRole('main').locator('picture');

/** Whether the sky above the title and the page are drawn by day or by night. */
async function look(page: Page): Promise<{ sky: string; page: string }> {
  const { channels } = await sharp(await page.screenshot({ clip: { x: 300, y: 100, width: 40, height: 8 } })).stats();
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dayOrNight = (colour: number[]) => (Math.max(...colour.slice(0, 3)) > 127 ? 'day' : 'night');
  return {
    sky: dayOrNight(channels.map(({ mean }) => mean)),
    page: dayOrNight((ground.match(/\d+/g) ?? []).map(Number)),
  };
}

const day = { sky: 'day', page: 'day' };
const night = { sky: 'night', page: 'night' };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`for a visitor who prefers ${colorScheme} pages`, () => {
    test.use({ colorScheme });

    test('sun and moon switch Home to night and day, and do not affect other pages', async ({ page, open }) => {
      const [before, after] = colorScheme === 'light' ? [day, night] : [night, day];
      await open('/');
      await waitForFullImages(page);
      await expect.poll(() => look(page)).toEqual(before);
      const count = await pictures(page).count();
      await sun(page).click();
      await expect(pictures(page)).toHaveCount(count);
      await expect.poll(() => look(page)).toEqual(after);
      await expect(sun(page)).toBeFocused();
      await sun(page).press('Enter');
      await expect(pictures(page)).toHaveCount(count);
      await expect.poll(() => look(page)).toEqual(before);
      await sun(page).click();
      await expect.poll(() => look(page)).toEqual(after);
      await footerLink(page, 'rooms').click();
      await expect(page).toHaveURL(addressOf('rooms', 'it'));
      await expect.poll(async () => (await look(page)).page).toBe(before.page);
    });
  });
}

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the sun sets with transforms and opacity only, and every animation ends', async ({ page, open }) => {
    await open('/');
    const count = await pictures(page).count();
    await sun(page).click();
    await expect(pictures(page)).toHaveCount(2 * count);
    // colour transitions of buttons are allowed, as on hover
    const moved = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => !(animation instanceof CSSTransition))
        .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys)),
    );
    const rest = ['offset', 'easing', 'composite', 'computedOffset'];
    expect([...new Set(moved)].filter((name) => !rest.includes(name)).sort()).toEqual([
      'opacity',
      'transform',
      'translate',
    ]);
    await expect(pictures(page)).toHaveCount(count);
    await expect(sun(page)).toBeFocused();
  });

  test('leaving during the change does not affect the next page', async ({ page, open }) => {
    await page.clock.install();
    await open('/');
    const count = await pictures(page).count();
    await sun(page).click();
    await expect(pictures(page)).toHaveCount(2 * count);
    await footerLink(page, 'rooms').click();
    await expect(page).toHaveURL(addressOf('rooms', 'it'));
    await page.clock.fastForward(5000);
    await expect.poll(async () => (await look(page)).page).toBe('day');
  });
});
