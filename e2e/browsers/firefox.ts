import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { installOnDebian, placesOf } from '../../tools/find-programs.ts';
import { type Browser, deadProxy, viewport } from './browser.ts';
import { temporaryFolder } from './home.ts';

// Firefox logs this, without a URL, for a request that a navigation cancels while the service worker handles it
const cancelledRequest = 'Failed to load ‘’. A ServiceWorker intercepted the request';

/** Preferences that keep Firefox from every host but one. */
export const offline = (host: string) => ({
  'network.proxy.type': 1,
  'network.proxy.http': deadProxy.host,
  'network.proxy.http_port': deadProxy.port,
  'network.proxy.ssl': deadProxy.host,
  'network.proxy.ssl_port': deadProxy.port,
  'network.proxy.no_proxies_on': host,
});

/** Starts Firefox. Puppeteer drives it by WebDriver BiDi, without a driver program. */
export async function startFirefox(origin: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    // Firefox refuses to run as root in another user's home
    env: { ...process.env, HOME: temporaryFolder() },
    extraPrefsFirefox: offline(new URL(origin).hostname),
    defaultViewport: viewport,
  });
  const errors: string[] = [];
  const isOwn = (url = origin) => url.startsWith(origin);
  const newContext = async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultNavigationTimeout(300_000);
    page.on('pageerror', (error) => {
      if (!String(error).includes(cancelledRequest)) errors.push(String(error));
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && isOwn(message.location().url)) errors.push(message.text());
    });
    page.on('response', (response) => {
      if (isOwn(response.url()) && response.status() >= 400) errors.push(`${response.url()} ${response.status()}`);
    });
    return { context, page };
  };
  let { context, page } = await newContext();
  const newTabs = async () => (await context.pages()).filter((tab) => tab !== page);

  return {
    async reset() {
      await context.close();
      ({ context, page } = await newContext());
      errors.length = 0;
    },
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    newTabs: async () => Promise.all((await newTabs()).map((tab) => tab.evaluate(() => location.href))),
    async closeNewTabs() {
      for (const tab of await newTabs()) await tab.close();
      await page.bringToFront();
    },
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}

function findFirefox(): string {
  const files = [
    process.env.FIREFOX_PATH ?? '',
    ...placesOf(['firefox-esr', 'firefox']),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  const look = () => files.find((file) => file && existsSync(file));
  const found = look() ?? (installOnDebian(['firefox-esr']) ? look() : undefined);
  if (found) return found;
  throw new Error('Firefox is not installed. Install it, or set FIREFOX_PATH to its executable file.');
}
