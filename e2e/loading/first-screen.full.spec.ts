// The critical CSS, the deferred styles and the drawings above the fold.
import { menuButton } from '../support/parts.ts';
import {
  addressOf,
  bootFailed,
  expect,
  holdBack,
  loadError,
  moduleErrors,
  type Page,
  routes,
  stylesPending,
  test,
  translator,
  waitForHydration,
} from '../support/site.ts';

const t = translator('it');
const styleSheet = /\/assets\/[^/]*\.css$/;

/** Runs in the page. Records all computed styles above the fold. @returns what differs from the last record */
function compareStyles(): string[] {
  const record = window as unknown as { looks?: Map<Element, Record<string, string>> };
  const before = record.looks;
  const looks = new Map<Element, Record<string, string>>();
  for (const element of document.querySelectorAll('#root *')) {
    // main is as high as the page; the others are below the fold or invisible
    if (element.closest('[data-below-the-fold], footer, dialog, noscript, source, main ~ p') || element.matches('main'))
      continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const look: Record<string, string> = { place: [x, y, width, height].map((number) => number.toFixed(1)).join() };
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      look[`content${pseudo}`] = style.content;
      if (pseudo && style.content === 'none') continue;
      // custom properties are compared through the properties that use them
      for (const name of style) if (!name.startsWith('--')) look[name + pseudo] = style.getPropertyValue(name);
    }
    looks.set(element, look);
  }
  record.looks = looks;
  return [...looks].flatMap(([element, look]) =>
    Object.keys(look)
      .filter((name) => before && look[name] !== before.get(element)?.[name])
      .map((name) => `${element.outerHTML.slice(0, 60)} ${name}: ${before?.get(element)?.[name]} → ${look[name]}`),
  );
}

for (const [device, options] of [
  ['phone', { viewport: { width: 390, height: 844 }, isMobile: true }],
  ['computer by night', { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' }],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('the critical CSS gives the page above the fold its final styles', async ({
      page,
      expectedErrors,
      firstVisit,
    }) => {
      expectedErrors.push(...moduleErrors, loadError);
      await firstVisit();
      await page.route(/\.js$/, (route) => route.abort());
      // first-paint.full.spec.ts tests fonts and images
      await page.route(/\.(?:woff2|svg)$/, () => {});
      for (const address of [...routes.map(({ id }) => addressOf(id, 'it')), '/nessuna-pagina']) {
        const release = await holdBack(page, styleSheet);
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator(bootFailed).and(page.locator(stylesPending))).toBeVisible();
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        expect(await page.evaluate(compareStyles)).toEqual([]);
        release();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect(await page.evaluate(compareStyles), address).toEqual([]);
      }
    });
  });
}

test('a menu opened before the deferred styles appears with them', async ({ page }) => {
  const release = await holdBack(page, styleSheet);
  await page.goto('/', { waitUntil: 'commit' });
  await menuButton(page).click();
  const menu = page.locator('dialog:popover-open');
  await expect(menu).toHaveCount(1);
  await expect(menu).toBeHidden();
  release();
  await expect(menu.getByRole('link').first()).toBeVisible();
});

test('a link to a section below the fold scrolls once it is visible', async ({ page }) => {
  const release = await holdBack(page, styleSheet);
  await page.goto('/', { waitUntil: 'commit' });
  await page
    .getByRole('main')
    .getByRole('link', { name: t('hero.discoverMore') })
    .click();
  await expect(page).toHaveURL(/#hotel$/);
  await expect(page.locator('#hotel')).not.toBeInViewport();
  release();
  await expect(page.locator('#hotel')).toBeInViewport();
});

test('a reload keeps the place', async ({ page, open }) => {
  await open('/');
  await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }));
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
});

test.describe('modules', () => {
  /** Opens a page with a stopped clock and waits for its first paint. @returns the scripts requested since */
  async function openWithClock(page: Page, address: string): Promise<string[]> {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.clock.install({ time: '2026-05-12T10:00:00Z' });
    await page.clock.pauseAt('2026-05-12T10:00:01Z');
    // boot requests the fonts after the first paint
    const painted = page.waitForRequest(/\.woff2$/);
    await page.goto(address, { waitUntil: 'commit' });
    await painted;
    await page.clock.runFor(300);
    return scripts;
  }

  for (const [what, files, address] of [
    ['the deferred styles', styleSheet, '/'],
    ['the drawings of the first screen', /\/experience-[^/]*\.svg$/, addressOf('experiences', 'it')],
  ] as const) {
    test(`wait for ${what}`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      const release = await holdBack(page, files);
      const scripts = await openWithClock(page, address);
      expect(scripts).toEqual([]);
      release();
      // the browser takes a tenth of a second to paint drawings
      const passTime = () => page.clock.runFor(10).then(() => scripts.length);
      await expect.poll(passTime, { intervals: [50] }).toBeGreaterThan(2);
    });
  }

  for (const [when, act] of [
    ['the first input', (page: Page) => page.keyboard.press('Shift')],
    ['half a second', (page: Page) => page.clock.runFor(200)],
  ] as const) {
    test(`wait no longer than for ${when}`, async ({ page }) => {
      await holdBack(page, styleSheet);
      const scripts = await openWithClock(page, '/');
      expect(scripts).toEqual([]);
      await act(page);
      await expect.poll(() => scripts.length).toBeGreaterThan(2);
      await expect(page.getByRole('contentinfo')).toBeHidden();
    });
  }
});
