import { gallery, opener, viewer } from '../support/parts.ts';
import { expect, test, translator } from '../support/site.ts';

const t = translator('it');
const at = (index: number) => t('common.picture.position', { index, count: 4 });

test.beforeEach(async ({ open }) => {
  await open('/camere');
});

test('an image opens over the page, which keeps its place, and returns the focus', async ({ page }) => {
  await opener(page, 0).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await opener(page, 0).click();
  await expect(viewer(page).getByText(at(1))).toBeVisible();
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(opener(page, 0)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await opener(page, 1).press('Enter');
  await expect(viewer(page).getByText(at(2))).toBeVisible();
  await viewer(page)
    .getByRole('button', { name: t('common.gallery.close') })
    .click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(opener(page, 1)).toBeFocused();
});

test('an image opens before the close event of the last one', { tag: '@full' }, async ({ page }) => {
  await opener(page, 0).click();
  await expect(viewer(page).getByText(at(1))).toBeVisible();
  // simulates a busy browser, which fires the event late
  const dialog = await viewer(page).elementHandle();
  await dialog?.evaluate((element) => {
    element.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    (element as HTMLDialogElement).close();
  });
  await opener(page, 1).press('Enter');
  await dialog?.evaluate((element) => element.dispatchEvent(new Event('close')));
  await expect(viewer(page).getByText(at(2))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(opener(page, 1)).toBeFocused();
});

test('an open image leads to all others, each of which is announced, and zooms in and out', { tag: '@full' }, async ({
  page,
}) => {
  const images = await gallery(page).getByRole('img').all();
  const names = await Promise.all(images.map((image) => image.getAttribute('alt')));
  await expect(opener(page, 0)).toHaveAccessibleName(`${names[0]}. ${t('common.gallery.open')}`);
  await opener(page, 0).click();
  await expect(viewer(page)).toHaveAccessibleDescription(`${at(1)} ${names[0]}`);
  await expect(viewer(page).getByRole('button', { name: t('common.gallery.close') })).toBeFocused();
  for (const index of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page).locator('[aria-live=polite]')).toContainText([at(index)]);
    await expect(viewer(page)).toHaveAccessibleDescription(`${at(index)} ${names[index - 1]}`);
  }
  const next = viewer(page).getByRole('button', { name: t('common.next') });
  const previous = viewer(page).getByRole('button', { name: t('common.previous') });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await previous.click();
  await expect(viewer(page).getByText(at(3))).toBeVisible();
  await page.keyboard.press('End');
  await expect(viewer(page).getByText(at(4))).toBeVisible();
  await page.keyboard.press('Home');
  await expect(viewer(page).getByText(at(1))).toBeVisible();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');

  const zoom = viewer(page).getByRole('button', { name: t('common.gallery.zoom') });
  const width = async () => (await viewer(page).getByRole('img').first().boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(200);
  const before = await width();
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(width).toBeGreaterThan(before * 2);
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(width).toBeCloseTo(before, 0);
  await zoom.click();
  await next.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'false');
});

test('the buttons lead to the first and the last picture and announce them, in windows as low as a phone on its side', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  const position = (index: number) => gallery(page).getByText(at(index));
  const next = gallery(page).getByRole('button', { name: t('common.next') });
  const previous = gallery(page).getByRole('button', { name: t('common.previous') });
  await expect(position(1)).toHaveAttribute('aria-live', 'off');
  for (const index of [2, 3, 4]) {
    await next.click();
    await expect(position(index)).toHaveAttribute('aria-live', 'polite');
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  for (const index of [3, 2, 1]) {
    await previous.click();
    await expect(position(index)).toHaveAttribute('aria-live', 'polite');
  }
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  // as by a finger
  await gallery(page)
    .getByRole('list')
    .evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth }));
  await expect(position(4)).toBeVisible();
  await expect(position(4)).toHaveAttribute('aria-live', 'off');
});

test('the next picture follows the one that a screen reader has scrolled to', { tag: '@full' }, async ({ page }) => {
  await opener(page, 0).click();
  await expect(viewer(page).getByText(at(1))).toBeVisible();
  const third = viewer(page).getByRole('listitem').nth(2);
  await third.evaluate((slide) => slide.scrollIntoView({ behavior: 'instant' }));
  await expect(viewer(page).getByText(at(3))).toBeVisible();
  await viewer(page)
    .getByRole('button', { name: t('common.next') })
    .click();
  await expect(viewer(page).getByText(at(4))).toBeVisible();
});

test('Tab scrolls each picture of the strip fully into view', { tag: '@full' }, async ({ page }) => {
  await opener(page, 0).focus();
  for (const index of [0, 1, 2, 3]) {
    await expect(opener(page, index)).toBeFocused();
    await expect(opener(page, index)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('two fingers zoom and move the image, which a turned phone shows whole', { tag: '@full' }, async ({ page }) => {
    await opener(page, 0).tap();
    await expect(viewer(page).getByText(at(1))).toBeVisible();
    const devTools = await page.context().newCDPSession(page);
    /** Places two fingers, `apart` pixels from each other. */
    const touch = (type: 'touchStart' | 'touchMove', x: number, apart: number) => {
      const touchPoints = [x - apart / 2, x + apart / 2].map((left, id) => ({ x: left, y: 400, id }));
      return devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    const box = async () => {
      const { x = 0, width = 0 } = (await viewer(page).getByRole('img').first().boundingBox()) ?? {};
      return { x, width };
    };
    const whole = await box();
    await touch('touchStart', 200, 80);
    for (const apart of [120, 160, 200, 240]) await touch('touchMove', 200, apart);
    await expect.poll(async () => (await box()).width).toBeCloseTo(whole.width * 3, 0);
    const zoomed = await box();
    for (const x of [180, 160, 140, 120]) await touch('touchMove', x, 240);
    await expect.poll(async () => (await box()).x).toBeCloseTo(zoomed.x - 80, 0);
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(viewer(page).getByRole('button', { name: t('common.gallery.zoom') })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a phone that is turned while images slide shows the one that was asked for', { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await opener(page, 0).click();
    await expect(viewer(page).getByText(at(1))).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(viewer(page).getByText(at(3))).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByText(at(4))).toBeVisible();
  });
});
