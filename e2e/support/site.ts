import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type BrowserContext, test as base, type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { readMessages } from '../../build/vite/messages-plugin.ts';
import { email, hotel, phone } from '../../src/hotel/identity.ts';
import type { MessageKey, Values } from '../../src/i18n/translate.tsx';
import {
  addressOf,
  type Language,
  languageIds,
  otherLanguage,
  type PageId,
  routes,
} from '../../src/navigation/routes.ts';

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
  /** the errors that a test must see, and no others; by name, since Playwright takes a list of two for something else */
  expectedErrors: Record<string, RegExp>;
  /** goes to an address and waits until the page answers to clicks */
  open: (address: string) => Promise<void>;
}

/** Tests fail by any error that a visitor's browser notes, and by any request to somebody else. */
export const test = base.extend<Site>({
  expectedErrors: [{}, { option: true }],
  context: async ({ context, baseURL, expectedErrors }, use) => {
    const faults = await watch(context, String(baseURL));
    await use(context);
    const expected = Object.values(expectedErrors);
    const unexpected = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
    const unseen = expected.filter((pattern) => !faults.some((fault) => pattern.test(fault)));
    expect({ unexpected, unseen }).toEqual({ unexpected: [], unseen: [] });
  },
  open: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address);
      await waitForHydration(page);
    });
  },
});

const stubbed = [new URL(hotel.booking.host).host, new URL(hotel.map.embed).host];

/** The errors of an address that the site doesn't have. */
export const nowhere = { status: /^console: Failed to load resource/, path: /^console: 404/ };

/** The errors of a page whose modules can't be had. */
export const withoutModules = {
  request: /^request: .*\.js /,
  console: /^console: .*\.js/,
  module: /^error: Failed to fetch dynamically imported module/,
};

/** Notes everything that goes wrong, and answers for the hosts that the site leads to. */
async function watch(context: BrowserContext, baseURL: string): Promise<string[]> {
  const faults: string[] = [];
  const { origin } = new URL(baseURL);
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => faults.push(`error: ${error.error().stack || error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // a page that is left gives up what it was still fetching
    if (reason !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${reason}`);
  });
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => {
      const { host } = new URL(route.request().url());
      if (stubbed.includes(host)) {
        return route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><title>${host}</title><main><h1>${host}</h1></main></html>`,
        });
      }
      faults.push(`foreign: ${route.request().url()}`);
      return route.abort();
    },
  );
  return faults;
}

/** Waits until the script has taken over a page that came as a document, its frames with it, and all of it has come into sight. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.style.scrollPaddingBlockEnd !== '');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main noscript')].every(({ textContent }) => !textContent.includes('<iframe')),
  );
  await waitForDeferredStyles(page);
}

/** Waits until what is below the first screen of a document has come into sight. */
export async function waitForDeferredStyles(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector(':root:is([data-unstyled], [data-unfolding])'));
}

/** Waits until the drawing that opens a page has taken the place of its sketch. */
export async function waitForFullImages(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[data-src]')].every(
      ({ currentSrc }) => !currentSrc.startsWith('data:'),
    ),
  );
}

/** What the renovation's record says. */
type AnnouncedKey = `${'banner' | 'terrazza.notice'}.renovation${'' | '-after' | '-any'}.${'title' | 'text'}`;

/** The words of one language as a visitor reads them, straight from the dictionary. A key without words fails the test. */
export function translator(language: Language): (key: MessageKey | AnnouncedKey, values?: Values) => string {
  const messages = Object.fromEntries(
    Object.entries(readMessages(language)).flatMap(([group, entries]) =>
      Object.entries(entries).map(([key, text]) => [`${group}.${key}`, compileMessage(text.replace(/<\/?\w+>/g, ''))]),
    ),
  );
  const missing = (_: string, key: string): string => {
    throw new Error(`“${key}” is not in ${language}.json`);
  };
  const i18n = setupI18n({ locale: language, messages: { [language]: messages }, missing });
  return (key, values) => i18n._(key, values);
}

/** Every address of the site. */
export const addresses = languageIds.flatMap((language) =>
  routes.map(({ id }) => ({ id, language, address: addressOf(id, language) })),
);

/** What the head says about a page. */
export function expectedHead(id: PageId, language: Language): { title: string; description: string } {
  const group = id === 'home' ? 'hero' : id;
  const t = translator(language);
  return {
    title: t(`${group}.head.title`, { name: hotel.name }),
    description: t(`${group}.head.description`, { name: hotel.name }),
  };
}

/** The page's title, as it is read. */
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The typefaces in use that come from the site. */
export function typefaces(page: Page): Promise<FontFaceLoadStatus[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ family }) => !family.includes('fallback')).map(({ status }) => status),
  );
}

/** The button that changes the language, in the language spoken now. */
export function languageToggle(page: Page, spoken: Language): Locator {
  return page.getByRole('button', { name: translator(spoken)('nav.toggle.name'), exact: true });
}

/** Leaves a note on the window that a reload would wipe off. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { mark: 'kept' }));
}

/** The note, if it is still there. */
export function windowMark(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (window as Window & { mark?: string }).mark);
}

/** The whole address of the booking engine without a stay. */
export function bookingUrl(language: Language): string {
  return `${hotel.booking.host}${hotel.booking.path}?oidPortale=${hotel.booking.portal}&lingua=${language}`;
}

/** The name of a link that opens a new tab. */
export function inNewTab(text: string, language: Language): string {
  return `${text} (${translator(language)('common.newTab')})`;
}

/** What makes a page wider than its window: nothing, when it is not. */
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

/** Has everything fetched that waits to come into view, and every picture of the page drawn. */
export async function loadEverything(page: Page): Promise<void> {
  await waitForFullImages(page);
  await page.evaluate(async () => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
    const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('main img'));
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
}
