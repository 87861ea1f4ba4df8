import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserDriver, deadProxy } from './browser-driver.ts';
import { startPuppeteer } from './puppeteer-driver.ts';
import { installOnDebian } from './site.ts';
import { temporaryFolder } from './temporary-folder.ts';

const { host, port } = deadProxy;

export function startFirefox(origin: string): Promise<BrowserDriver> {
  return startPuppeteer('Firefox', origin, {
    browser: 'firefox',
    executablePath: findFirefox(),
    // Firefox refuses to run as root in another user's home.
    env: { ...process.env, HOME: temporaryFolder() },
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': host,
      'network.proxy.http_port': port,
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': port,
      'network.proxy.no_proxies_on': new URL(origin).hostname,
    },
  });
}

function findFirefox(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = [
    process.env.FIREFOX_PATH ?? '',
    ...folders.flatMap((folder) => [join(folder, 'firefox-esr'), join(folder, 'firefox')]),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  const look = () => files.find((file) => file && existsSync(file));
  const found = look() ?? (installOnDebian(['firefox-esr']) ? look() : undefined);
  if (found) return found;
  throw new Error('Firefox is not installed. Install it, or set FIREFOX_PATH to its executable file.');
}
