// The critical CSS, the deferred styles and the placeholders above the fold.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteServer } from '../../server/site-server.ts';
import {
  addresses,
  addressOf,
  bootFailed,
  expect,
  moduleErrors,
  notFoundErrors,
  type Page,
  placeholders,
  routes,
  shownSource,
  stylesPending,
  test,
  title,
  translator,
  waitForDeferredStyles,
  waitForFrames,
  waitForHydration,
} from '../support/site.ts';

const t = translator('it');
const styleSheet = /\/assets\/[^/]*\.css$/;
const loadErrors = (extension: string) => ({
  request: RegExp(`^request: .*\\.${extension} `),
  console: /^console: Failed to load/,
});
/** A part below the fold of every page. */
const belowTheFold = (page: Page) => page.getByRole('contentinfo');

/** Holds style sheets back. @returns a function that releases those requested so far */
async function holdStyles(page: Page): Promise<() => void> {
  let held: (() => void)[] = [];
  await page.route(styleSheet, async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  return () => {
    for (const release of held) release();
    held = [];
  };
}

/** Runs in the page. Records all computed styles above the fold. @returns what differs from the last record */
function compareStyles(): string[] {
  const record = window as unknown as { looks?: Map<Element, Record<string, string>> };
  const before = record.looks;
  const looks = new Map<Element, Record<string, string>>();
  for (const element of document.querySelectorAll('#root *')) {
    // main is as high as the page, the others are below the fold or invisible
    if (element.closest('[data-below-the-fold], footer, dialog, noscript, source, main ~ p') || element.matches('main'))
      continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    const look: Record<string, string> = { place: [x, y, width, height].map((number) => number.toFixed(1)).join() };
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      // custom properties show in the properties that use them
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
  test.describe(`on a ${device}`, { tag: '@full' }, () => {
    test.use({
      ...options,
      storageState: { cookies: [], origins: [] },
      expectedErrors: { ...moduleErrors, status: notFoundErrors.status },
    });

    test('the critical CSS gives the page above the fold its final styles', async ({ page }) => {
      await page.route(/\.js$/, (route) => route.abort());
      // first-paint.spec.ts tests fonts and images
      await page.route(/\.(?:woff2|svg)$/, () => {});
      const release = await holdStyles(page);
      for (const address of [...routes.map(({ id }) => addressOf(id, 'it')), '/nessuna-pagina']) {
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator(bootFailed).and(page.locator(stylesPending))).toBeVisible();
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        expect(await page.evaluate(compareStyles)).toEqual([]);
        release();
        await waitForDeferredStyles(page);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect(await page.evaluate(compareStyles), address).toEqual([]);
      }
    });
  });
}

test.describe('a style sheet that fails to load', () => {
  test.use({ expectedErrors: loadErrors('css') });

  test('hides nothing', { tag: '@full' }, async ({ page }) => {
    await page.route(styleSheet, (route) => route.abort());
    for (const { address } of addresses) {
      await page.goto(address);
      await waitForHydration(page);
      await expect(belowTheFold(page), address).toBeVisible();
    }
  });
});

test('a style sheet that never loads hides the page below the fold for five seconds at most', async ({ page }) => {
  await page.clock.install();
  await page.route(styleSheet, () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(title(page)).toBeVisible();
  await expect(belowTheFold(page)).toBeHidden();
  await page.clock.fastForward(5000);
  await expect(belowTheFold(page)).toBeVisible();
});

test('a menu opened before the deferred styles appears with them', async ({ page }) => {
  const release = await holdStyles(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('nav.openMenu') }).click();
  const menu = page.locator('dialog:popover-open');
  await expect(menu).toHaveCount(1);
  await expect(menu).toBeHidden();
  release();
  await expect(menu.getByRole('link').first()).toBeVisible();
});

test('a link to a section below the fold scrolls there once the section is visible', async ({ page }) => {
  const release = await holdStyles(page);
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

test('a URL with a hash scrolls to its section, and a reload keeps the scroll position', async ({ page }) => {
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

test('the deferred styles follow the critical CSS on every kind of navigation', async ({ page, open }) => {
  const active = () =>
    page.evaluate(() =>
      [...document.styleSheets].filter(({ disabled }) => !disabled).map(({ href }) => href && 'deferred'),
    );
  await open('/camere');
  expect(await active()).toEqual([null, 'deferred']);
  await page.reload();
  await waitForHydration(page);
  expect(await active()).toEqual([null, 'deferred']);
  await open('/contatti#request');
  expect(await active()).toEqual([null, 'deferred']);
  await page.goto('/terrazza', { referer: page.url() });
  await waitForHydration(page);
  expect(await active()).toEqual([null, 'deferred']);
});

test('the deferred styles do not wait for fonts', async ({ page }) => {
  await page.route(/\.woff2$/, () => {});
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.mouse.wheel(0, 3000);
  await waitForDeferredStyles(page);
  await expect(belowTheFold(page)).toBeVisible();
});

for (const [when, act] of [
  ['with the first input', (page: Page) => page.keyboard.press('Shift')],
  ['after half a second', (page: Page) => page.clock.runFor(500)],
] as const) {
  test(`modules wait for the deferred styles, but load ${when}`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await holdStyles(page);
    await page.clock.install({ time: '2026-05-12T10:00:00Z' });
    await page.clock.pauseAt('2026-05-12T10:00:01Z');
    // boot requests the fonts after the first paint
    const painted = page.waitForRequest(/\.woff2$/);
    await page.goto('/', { waitUntil: 'commit' });
    await painted;
    await page.clock.runFor(400);
    await expect(page.locator(stylesPending)).toBeAttached();
    expect(scripts).toEqual([]);
    await act(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(2);
    await expect(belowTheFold(page)).toBeHidden();
  });
}

test('the full image replaces the placeholder of every hero', { tag: '@full' }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { id } of routes.filter(({ id }) => id !== 'experiences')) {
    await open(addressOf(id, 'it'));
    await expect.poll(() => shownSource(placeholders(page).first())).toMatch(/\.svg$/);
    await expect.poll(() => shownSource(placeholders(page).last())).toMatch(/\.svg(?:#\w+)?$/);
  }
  // a window of another shape shows another crop
  await open('/');
  const shown = () => shownSource(placeholders(page).first());
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(shown).toMatch(/\/home-hero-(?!portrait).*\.svg$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(shown).toMatch(/\/home-hero-portrait.*\.svg$/);
});

test.describe('a document whose second half arrives after the first paint', () => {
  let sendRest = () => {};
  test.use({
    viewport: { width: 390, height: 844 },
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    baseURL: async ({}, use) => {
      const dist = new URL('../../dist/', import.meta.url);
      const html = readFileSync(new URL('index.html', dist), 'utf8');
      const half = html.indexOf('<main');
      const site = siteServer(dist);
      const server = createServer((request, response) => {
        if (request.url !== '/') return site(request, response);
        response.setHeader('Content-Type', 'text/html').write(html.slice(0, half));
        sendRest = () => response.end(html.slice(half));
      });
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
    },
  });

  test('gets its full image', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(request.resourceType()));
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await waitForFrames(page);
    expect(requests).not.toContain('font');
    sendRest();
    await expect.poll(() => shownSource(placeholders(page).first())).toMatch(/home-hero-portrait.*\.svg$/);
  });
});

test('a window resized to portrait shows the full image in portrait', async ({ page, open }) => {
  await open('/');
  await page.setViewportSize({ width: 700, height: 1000 });
  await expect.poll(() => shownSource(placeholders(page).first())).toMatch(/\/home-hero-portrait.*\.svg$/);
});

test.describe('a full image that fails to load', () => {
  test.use({ expectedErrors: loadErrors('svg'), viewport: { width: 390, height: 844 } });

  test('leaves its placeholder', async ({ page, open }) => {
    await page.route(/\.svg$/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => /home-hero/.test(request.url()));
    await open('/');
    await failed;
    await waitForFrames(page);
    expect(await shownSource(placeholders(page).first())).toMatch(/^data:/);
    expect(
      await placeholders(page)
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the document loads all styles and the full image', async ({ page }) => {
    await page.goto('/');
    await expect(belowTheFold(page)).toBeVisible();
    expect(await shownSource(page.locator('main img').first())).toMatch(/\/home-hero-portrait.*\.svg$/);
    const link = belowTheFold(page).getByRole('link').first();
    expect(await link.evaluate((element) => getComputedStyle(element).textDecorationColor)).toBe('rgba(0, 0, 0, 0)');
  });
});
