import { type BrowserDriver, deadProxy } from './browser-driver.ts';
import { startPuppeteer } from './puppeteer-driver.ts';
import { findBrowser } from './site.ts';

export async function startChromium(origin: string): Promise<BrowserDriver> {
  const isRoot = process.getuid?.() === 0;
  return startPuppeteer('Chromium', origin, {
    browser: 'chrome',
    executablePath: await findBrowser(),
    args: [`--proxy-server=${deadProxy.host}:${deadProxy.port}`, ...(isRoot ? ['--no-sandbox'] : [])],
    // Visitors' windows have scroll bars.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
}
