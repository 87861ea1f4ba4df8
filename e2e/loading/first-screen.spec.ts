// A document brings its first screen alone. What stands there, and how the rest comes into sight.
import {
  addresses,
  addressOf,
  expect,
  moduleErrors,
  notFoundErrors,
  type Page,
  routes,
  test,
  title,
  translator,
  waitForDeferredStyles,
  waitForHydration,
} from '../support/site.ts';

const t = translator('it');
const sheets = /\/assets\/[^/]*\.css$/;
const failed = (kind: string) => ({ request: RegExp(`^request: .*\\.${kind} `), console: /^console: Failed to load/ });
/** What stands below every first screen. */
const below = (page: Page) => page.getByRole('contentinfo');

/** Keeps every style sheet back. @returns what lets those come that have been asked for */
async function holdSheets(page: Page): Promise<() => void> {
  let held: (() => void)[] = [];
  await page.route(sheets, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  return () => {
    for (const release of held) release();
    held = [];
  };
}

/** Notes how everything looks that stands in the first screen. @returns what looks other than when it was noted before */
function lookAtFirstScreen(): string[] {
  const notes = window as unknown as { looks?: Map<Element, Record<string, string>> };
  const before = notes.looks;
  const looks = new Map<Element, Record<string, string>>();
  for (const element of document.querySelectorAll('#root *')) {
    // as high as the page, or at its end, which is not there yet
    if (element.closest('[data-below-the-fold], footer, dialog, noscript, source, main ~ p') || element.matches('main'))
      continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const look: Record<string, string> = { place: [x, y, width, height].map((number) => number.toFixed(1)).join() };
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      // custom properties matter by what they do
      for (const name of style) if (!name.startsWith('--')) look[name + pseudo] = style.getPropertyValue(name);
    }
    looks.set(element, look);
  }
  notes.looks = looks;
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
    test.use({
      ...options,
      storageState: { cookies: [], origins: [] },
      expectedErrors: { ...moduleErrors, status: notFoundErrors.status },
    });

    test('a first screen looks as it does when all styles are there', async ({ page }) => {
      await page.route(/\.js$/, (route) => route.abort());
      // what typefaces and drawings change is told in first-paint.spec.ts
      await page.route(/\.(?:woff2|svg)$/, () => {});
      const release = await holdSheets(page);
      for (const address of [...routes.map(({ id }) => addressOf(id, 'it')), '/nessuna-pagina']) {
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator('html[data-boot-failed][data-styles-pending]')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        expect(await page.evaluate(lookAtFirstScreen)).toEqual([]);
        release();
        await waitForDeferredStyles(page);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect(await page.evaluate(lookAtFirstScreen), address).toEqual([]);
      }
    });
  });
}

test.describe('a style sheet that cannot be had', () => {
  test.use({ expectedErrors: failed('css') });

  test('takes no word away', async ({ page }) => {
    await page.route(sheets, (route) => route.abort());
    for (const { address } of addresses) {
      await page.goto(address);
      await waitForHydration(page);
      await expect(below(page), address).toBeVisible();
    }
  });
});

test('a style sheet that never comes takes no word away for long', async ({ page }) => {
  await page.route(sheets, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  await expect(below(page)).toBeHidden();
  await expect(below(page)).toBeVisible();
});

test('the menu that is opened before its styles are there shows itself with them', async ({ page }) => {
  const release = await holdSheets(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('nav.openMenu') }).click();
  const menu = page.locator('dialog:popover-open');
  await expect(menu).toHaveCount(1);
  await expect(menu).toBeHidden();
  release();
  await expect(menu.getByRole('link').first()).toBeVisible();
});

test('a link to a place further down leads there, even before that is in sight', async ({ page }) => {
  const release = await holdSheets(page);
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

test('an address with a place on the page leads there, and who comes back finds the page where it was', async ({
  page,
}) => {
  await page.goto(`${addressOf('experiences', 'it')}#kayak`);
  await waitForHydration(page);
  const kayak = page.locator('#kayak');
  await expect(kayak).toBeInViewport();
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => scrollTo({ top: 2400, behavior: 'instant' }));
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
});

test('however a page is reached, its other styles stand after those of its first screen', async ({ page, open }) => {
  const active = () =>
    page.evaluate(() =>
      [...document.styleSheets].filter(({ disabled }) => !disabled).map(({ href }) => href && 'rest'),
    );
  await open('/camere');
  expect(await active()).toEqual([null, 'rest']);
  await page.reload();
  await waitForHydration(page);
  expect(await active()).toEqual([null, 'rest']);
  await open('/contatti#request');
  expect(await active()).toEqual([null, 'rest']);
  await page.goto('/terrazza', { referer: page.url() });
  await waitForHydration(page);
  expect(await active()).toEqual([null, 'rest']);
});

test('who scrolls at once does not wait for the typefaces', async ({ page }) => {
  await page.route(/\.woff2$/, () => {});
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.mouse.wheel(0, 3000);
  await waitForDeferredStyles(page);
  await expect(below(page)).toBeVisible();
});

for (const [come, what] of [
  ['with the first input', (page: Page) => page.keyboard.press('Shift')],
  ['after half a second', (page: Page) => page.clock.runFor(500)],
] as const) {
  test(`while a page comes into sight its script is not fetched, but ${come}`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await holdSheets(page);
    // nothing passes by itself
    await page.clock.install({ time: '2026-05-12T10:00:00Z' });
    await page.clock.pauseAt('2026-05-12T10:00:01Z');
    const sheet = page.waitForRequest(sheets);
    await page.goto('/', { waitUntil: 'commit' });
    await sheet;
    await page.clock.runFor(400);
    await expect(page.locator('html[data-styles-pending]')).toBeAttached();
    expect(scripts).toEqual([]);
    await what(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(2);
    await expect(below(page)).toBeHidden();
  });
}

test('the opening’s drawing takes the place of its sketch', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { id } of routes.filter(({ id }) => id !== 'experiences')) {
    await open(addressOf(id, 'it'));
    const drawing = page.locator('main img[data-src]');
    await expect(drawing).toHaveCount(1);
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.svg$/);
  }
  // in a window of another shape another crop stands there, and then again this one
  await open('/');
  const shown = () => page.locator('main img[data-src]').evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(shown).toMatch(/\/home-hero-(?!portrait).*\.svg$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(shown).toMatch(/\/home-hero-portrait.*\.svg$/);
});

test('a window that is made taller than wide shows the whole of the crop that fits it', async ({ page, open }) => {
  await open('/');
  await page.setViewportSize({ width: 700, height: 1000 });
  await expect
    .poll(() => page.locator('main img[data-src]').evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/home-hero-portrait.*\.svg$/);
});

test.describe('a drawing that cannot be had', () => {
  test.use({ expectedErrors: failed('svg'), viewport: { width: 390, height: 844 } });

  test('leaves its sketch', async ({ page, open }) => {
    await page.route(/\.svg$/, (route) => route.abort());
    await open('/');
    const drawing = page.locator('main img[data-src]');
    await page.waitForLoadState('networkidle');
    expect(await drawing.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/^data:/);
    expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('all styles and the whole drawing come with the document', async ({ page }) => {
    await page.goto('/');
    await expect(below(page)).toBeVisible();
    const drawing = page.locator('main img').first();
    expect(await drawing.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/home-hero-portrait.*\.svg$/,
    );
    const link = below(page).getByRole('link').first();
    expect(await link.evaluate((element) => getComputedStyle(element).textDecorationColor)).toBe('rgba(0, 0, 0, 0)');
  });
});
