import { chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.ts';
import { type Browser, siteHost } from './driver.ts';

/** Chromium, driven by Playwright as in the end-to-end tests. */
export async function startChromium(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    // windows of real visitors have scroll bars
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // a page that is left gives up what it was still fetching
    if (reason !== 'net::ERR_ABORTED') faults.push(`${request.url()} ${reason}`);
  });
  await context.route(
    ({ hostname }) => hostname !== siteHost,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>elsewhere</title>' }),
  );
  const page = await context.newPage();
  const others = () => context.pages().filter((one) => one !== page);

  return {
    name: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate<string>(expression),
    click: (x, y) => page.mouse.click(x, y),
    async press(keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    forward: async () => void (await page.goForward({ waitUntil: 'commit' })),
    resize: (width, height) => page.setViewportSize({ width, height }),
    newTabs: async () => others().map((tab) => tab.url()),
    closeNewTabs: async () => void (await Promise.all(others().map((tab) => tab.close()))),
    faults: () => faults,
    close: () => browser.close(),
  };
}
