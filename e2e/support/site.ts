import { type BrowserContext, test as base, type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { textTranslator } from '../../build/content/messages/site-messages.ts';
import { storageKeys } from '../../src/announcements/announcements.ts';
import { email, hotel, phone } from '../../src/hotel/identity.ts';
import { byLanguage, type Language, languageIds, otherLanguage } from '../../src/i18n/languages.ts';
import type { MessageKey, Values } from '../../src/i18n/message-types.ts';
import { addressOf, headKeys, type PageId, routeOf, routes } from '../../src/navigation/routes.ts';

export {
  addressOf,
  type CDPSession,
  email,
  expect,
  hotel,
  type Language,
  type Locator,
  languageIds,
  otherLanguage,
  type Page,
  type PageId,
  phone,
  routes,
};

interface Site {
  /** the errors that the test causes on purpose; it fails without them and with any others */
  expectedErrors: RegExp[];
  /** makes the visitor a first-time visitor; by default they have dismissed the banner */
  firstVisit: () => Promise<void>;
  /** opens an address and waits for hydration */
  open: (address: string) => Promise<void>;
}

/** Fails on every error that the browser logs and on every request to another host, unless the test expects it. */
export const test = base.extend<Site>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the fixtures that this one needs
  expectedErrors: async ({}, use) => use([]),
  context: async ({ context, baseURL, expectedErrors }, use) => {
    const faults = watchFaults(context, String(baseURL));
    dismissals.set(context, await context.addInitScript(dismissBanner, storageKeys));
    await use(context);
    const unseen = () => expectedErrors.filter((pattern) => !faults.some((fault) => pattern.test(fault)));
    // errors of frames arrive after the action that caused them
    await expect.poll(unseen, 'errors that the test must cause').toEqual([]);
    const unexpected = faults.filter((fault) => !expectedErrors.some((pattern) => pattern.test(fault)));
    expect(unexpected).toEqual([]);
  },
  firstVisit: async ({ context }, use) => {
    await use(async () => dismissals.get(context)?.dispose());
  },
  open: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address);
      await waitForHydration(page);
    });
  },
});

/** The init script of each context that dismisses the banner. A storage state would open another page in each test. */
const dismissals = new WeakMap<BrowserContext, { dispose: () => Promise<void> }>();

/** Runs in the page. */
function dismissBanner(keys: string[]): void {
  // an empty page has no storage
  if (location.origin !== 'null') for (const key of keys) localStorage.setItem(key, 'true');
}

/** The other hosts that the site may request. */
const otherHosts = [new URL(hotel.booking.host).host, new URL(hotel.map.embed).host];
const isOther = (url: string) => URL.canParse(url) && otherHosts.includes(new URL(url).host);

/** The error of a file that fails to load, also of a URL without a page. */
export const loadError = /^console: Failed to load resource/;
export const notFoundErrors = [loadError, /^console: 404/];

/** The errors of a page whose modules fail to load. */
export const moduleErrors = [
  /^request: .*\.js /,
  /^console: .*\.js/,
  /^error: Failed to fetch dynamically imported module/,
];

/**
 * Mocks the booking engine and the map, which the tests' browser cannot reach. Playwright then intercepts every request, which takes a
 * quarter of a page's time, and disables the browser's cache.
 */
export const mockOtherHosts = (context: BrowserContext): Promise<unknown> =>
  context.route(
    ({ host }) => otherHosts.includes(host),
    (route) => {
      const { host } = new URL(route.request().url());
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>${host}</title><main><h1>${host}</h1></main></html>`,
      });
    },
  );

/** Records every error. */
function watchFaults(context: BrowserContext, baseURL: string): string[] {
  const faults: string[] = [];
  const { origin } = new URL(baseURL);
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !isOther(url)) faults.push(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => faults.push(`error: ${error.error().stack || error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin && !isOther(request.url())) {
      faults.push(`foreign: ${request.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // navigation aborts what is still loading
    if (reason !== 'net::ERR_ABORTED' && !isOther(request.url())) faults.push(`request: ${request.url()} ${reason}`);
  });
  return faults;
}

/** The root element once React has hydrated and early input is replayed. */
export const hydrated = 'html[data-hydrated]';
/** The root element before the deferred styles apply. */
export const stylesPending = 'html[data-styles-pending]';
/** The root element after modules failed to load. */
export const bootFailed = 'html[data-boot-failed]';

/** Waits until the page is interactive and the part below the fold is visible. */
export async function waitForHydration(page: Page): Promise<void> {
  // checks in every frame, while a locator polls less often
  await page.waitForFunction((wanted) => document.documentElement.matches(wanted), `${hydrated}:not(${stylesPending})`);
}

/** Holds back files that the page requests. @returns a function that lets them load, and those requested later */
export async function holdBack(page: Page, files: RegExp | string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The first picture of a page. */
export const heroImage = (page: Page): Locator => page.getByRole('main').locator('img').first();

/** Waits until the images above the fold have loaded, or failed to. */
export async function waitForFullImages(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img:not([loading=lazy])')].every(({ complete }) => complete),
  );
}

/** Waits until all fonts of the site have replaced their fallbacks. */
export async function waitForFonts(page: Page): Promise<void> {
  await expect.poll(() => fontStatuses(page)).toEqual(['loaded', 'loaded', 'loaded']);
}

/** The statuses of the site's fonts that the page uses now, fallbacks apart. */
export function fontStatuses(page: Page): Promise<FontFaceLoadStatus[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ family }) => !family.includes('fallback')).map(({ status }) => status),
  );
}

/** Waits until two frames are drawn. @param on the page, or an element of the page in a frame */
export async function waitForFrames(on: {
  evaluate: (act: () => Promise<unknown>) => Promise<unknown>;
}): Promise<void> {
  await on.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Translates a key. A missing one fails the test. */
type Translator = (key: MessageKey, values?: Values) => string;

const translators = byLanguage<Translator>(textTranslator);

/** Translates keys of all texts of the site, without tags. */
export const translator = (language: Language): Translator => translators[language];

/** Every page in every language. */
export const addresses = languageIds.flatMap((language) =>
  routes.map(({ id }) => ({ id, language, address: addressOf(id, language) })),
);

/** Title and description of a page. */
export function expectedHead(id: PageId, language: Language): { title: string; description: string } {
  const t = translator(language);
  const keys = headKeys(routeOf(id));
  return {
    title: t(keys.title, { name: hotel.name }),
    description: t(keys.description, { name: hotel.name }),
  };
}

/** The page's main heading. */
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The language toggle of a page that is shown in `shown`. */
export function languageToggle(page: Page, shown: Language): Locator {
  return page.getByRole('button', { name: translator(shown)('nav.toggle.name'), exact: true });
}

/** Marks the window. A reload removes the mark. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { mark: 'kept' }));
}

/** The mark of `markWindow`, if no reload has removed it. */
export function windowMark(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window as Window & { mark?: string }).mark);
}

/** The URL of the booking engine without dates. */
export function bookingUrl(language: Language): string {
  return `${hotel.booking.host}${hotel.booking.path}?oidPortale=${hotel.booking.portal}&lingua=${language}`;
}

/** The accessible name of a link that opens a new tab. */
export function inNewTab(text: string, language: Language): string {
  return `${text} (${translator(language)('common.newTab')})`;
}

/** The elements that make the page scroll sideways. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth <= root.clientWidth
      ? []
      : Array.from(document.querySelectorAll('body *'))
          .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
          .map((element) => `<${element.tagName} class="${element.getAttribute('class')}">`);
  });
}

/** Loads every lazy image, and waits until all images and fonts can be drawn. */
export async function loadEverything(page: Page): Promise<void> {
  await waitForFullImages(page);
  await page.evaluate(async () => {
    const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('main img'));
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
  await waitForFonts(page);
}

/** The map, or its reserved space. */
export const mapSpace = (page: Page): Locator => page.locator(`main [height="${hotel.map.height}"]`);

/** Scrolls to the map, which is requested when it comes into view. */
export async function scrollToMap(page: Page): Promise<Locator> {
  await mapSpace(page).scrollIntoViewIfNeeded();
  const map = page.locator('iframe');
  await expect(map).toBeInViewport();
  return map;
}
