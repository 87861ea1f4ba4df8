import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { Builder, Key as Keys, Origin } from 'selenium-webdriver';
import { freePort } from '../../server/local-server.ts';
import { installOnDebian } from '../../tools/find-programs.ts';
import { type Browser, deadProxy, viewport } from './browser.ts';
import { atExit, startVirtualDisplay, temporaryFolder, xvfb } from './home.ts';

const driverFile = '/usr/bin/WebKitWebDriver';
const keys = { Escape: Keys.ESCAPE, Enter: Keys.ENTER, ArrowRight: Keys.ARROW_RIGHT, Home: Keys.HOME };

/** Starts WebKitGTK. It has no WebDriver BiDi yet, so selenium drives it by classic WebDriver. */
export async function startWebkit(origin: string): Promise<Browser> {
  ensureInstalled();
  const display = await startVirtualDisplay();
  const { stop, address } = await startDriver(display.name);
  const proxy = `${deadProxy.host}:${deadProxy.port}`;
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      timeouts: { script: 60_000, pageLoad: 300_000 },
      proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy: [new URL(origin).hostname] },
    })
    .build();
  const page = await driver.getWindowHandle();
  /** Does something in each new tab, and comes back. */
  const inNewTabs = async <Result>(work: () => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = [];
    for (const handle of await driver.getAllWindowHandles()) {
      if (handle === page) continue;
      await driver.switchTo().window(handle);
      results.push(await work());
    }
    await driver.switchTo().window(page);
    return results;
  };
  const resize = async (width: number, height: number) =>
    void (await driver.manage().window().setRect({ x: 0, y: 0, width, height }));
  await resize(viewport.width, viewport.height);

  const closeNewTabs = async () => void (await inNewTabs(() => driver.close()));
  const errors: string[] = [];

  return {
    async reset() {
      await closeNewTabs();
      await driver.get(`${origin}/robots.txt`);
      await driver.executeScript('localStorage.clear()');
      errors.length = 0;
    },
    open: (url) => driver.get(url),
    async evaluate(expression) {
      const [value, found] = await driver.executeScript<[unknown, string[]]>(
        `(${collectErrors})(); return Promise.resolve(${expression}).then((value) => [value, collectedErrors.splice(0)])`,
      );
      errors.push(...found);
      return value;
    },
    clickAt: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize,
    newTabs: () => inNewTabs(() => driver.getCurrentUrl()),
    closeNewTabs,
    takeErrors: () => errors.splice(0),
    async close() {
      await driver.quit();
      stop();
      display.close();
    },
  };
}

async function startDriver(display: string): Promise<{ address: string; stop: () => void }> {
  const [folder, port] = [temporaryFolder(), await freePort()];
  const driver = spawn(driverFile, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      // without a session bus, GTK waits for one
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
      // pages are dark
      GTK_THEME: 'Adwaita:dark',
      // without a graphics card, DMA-BUF makes drawing three times as slow
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const stop = () => void driver.kill();
  atExit(stop);
  const address = `http://127.0.0.1:${port}`;
  await expect(async () => void (await fetch(`${address}/status`))).toPass();
  return { address, stop };
}

function ensureInstalled(): void {
  const isInstalled = () => existsSync(driverFile) && existsSync(xvfb);
  if (isInstalled() || (installOnDebian(['webkit2gtk-driver', 'xvfb']) && isInstalled())) return;
  throw new Error(
    'WebKitGTK needs the Debian packages webkit2gtk-driver and xvfb. ' +
      'Elsewhere, run the other browser: npm run test:browsers -- --project firefox',
  );
}

/** Runs in the page. Collects its errors, since WebDriver reports none. */
function collectErrors(): void {
  if ('collectedErrors' in globalThis) return;
  const errors: string[] = [];
  Object.assign(globalThis, { collectedErrors: errors });
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`${violatedDirective} ${blockedURI}`),
  );
  addEventListener(
    'error',
    ({ message, target }) => errors.push(message ?? `failed to load ${(target as HTMLElement).outerHTML}`),
    true,
  );
  const report = console.error;
  console.error = (...values) => {
    errors.push(values.join(' '));
    report(...values);
  };
}
