import type { Browser, ElementHandle, LaunchOptions, Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { type BrowserDriver, viewport } from './browser-driver.ts';

// Firefox reports a request that a navigation cancels while the service worker answers it, and names no address
const cancelledRequest = 'Failed to load ‘’. A ServiceWorker intercepted the request';

export async function startPuppeteer(name: string, origin: string, options: LaunchOptions): Promise<BrowserDriver> {
  const browser = await puppeteer.launch({ defaultViewport: viewport, ...options });
  const page = await newPage(browser);
  const errors: string[] = [];
  const isOwn = (url?: string) => !url || url.startsWith(origin);
  page.on('pageerror', (error) => {
    if (!String(error).includes(cancelledRequest)) errors.push(String(error));
  });
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && isOwn(url)) errors.push(`${message.text()} ${url ?? ''}`);
  });
  page.on('response', (response) => {
    if (isOwn(response.url()) && response.status() >= 400) errors.push(`${response.url()} ${response.status()}`);
  });
  const newTabs = async () => (await browser.pages()).filter((tab) => tab !== page);

  return {
    name: `${name} ${(await browser.version()).split('/').at(-1)}`,
    open: async (path) => void (await page.goto(origin + path, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    async click(expression) {
      const handle = (await page.evaluateHandle(expression)) as ElementHandle<Element>;
      await handle.click();
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    newTabs: async () => Promise.all((await newTabs()).map((tab) => tab.evaluate(addressOfTab))),
    closeNewTabs: async () => {
      for (const tab of await newTabs()) await tab.close();
      await page.bringToFront();
    },
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}

/** Runs in a tab. Behind an error page, Chromium knows the address as the first, Firefox as the second. */
function addressOfTab(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return [navigation?.name, location.href].find((url) => url?.startsWith('http')) ?? '';
}

/** Firefox starts with the focus in the address bar of its first tab, where a page takes no keys. */
async function newPage(browser: Browser): Promise<Page> {
  const [first] = await browser.pages();
  const page = await browser.newPage();
  await first?.close();
  return page;
}
