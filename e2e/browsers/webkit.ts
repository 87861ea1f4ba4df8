import { existsSync } from 'node:fs';
import { Builder, Key as Keys, Origin, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { type BrowserDriver, deadProxy, viewport } from './browser-driver.ts';
import { collectErrors } from './collect-errors.ts';
import { installOnDebian } from './site.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { startVirtualDisplay, xvfb } from './virtual-display.ts';

const driverFile = '/usr/bin/WebKitWebDriver';
const keys = { Escape: Keys.ESCAPE, Enter: Keys.ENTER, ArrowRight: Keys.ARROW_RIGHT, Home: Keys.HOME };

export async function startWebkit(origin: string): Promise<BrowserDriver> {
  ensureInstalled();
  const display = await startVirtualDisplay();
  const folder = temporaryFolder();
  const environment = {
    PATH: process.env.PATH ?? '',
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    // Without a session bus, GTK waits for one.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
  };
  const service = new DriverService.Builder(driverFile).setLoopback(true).setEnvironment(environment).build();
  const proxy = `${deadProxy.host}:${deadProxy.port}`;
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      timeouts: { script: 5000, pageLoad: 30_000 },
      proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy: [new URL(origin).hostname] },
    })
    .build();
  const page = await driver.getWindowHandle();
  const newTabs = async () => (await driver.getAllWindowHandles()).filter((handle) => handle !== page);
  const resize = async (width: number, height: number) =>
    void (await driver.manage().window().setRect({ x: 0, y: 0, width, height }));
  await resize(viewport.width, viewport.height);
  const errors: string[] = [];

  return {
    name: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    open: (path) => driver.get(origin + path),
    async evaluate(expression) {
      const [value, found] = await driver.executeScript<[unknown, string[]]>(
        `(${collectErrors})(); return Promise.resolve(${expression}).then((value) => [value, collectedErrors.splice(0)])`,
      );
      errors.push(...found);
      return value;
    },
    click: async (expression) => (await driver.executeScript<WebElement>(`return ${expression}`)).click(),
    clickAt: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize,
    screenshot: () => driver.takeScreenshot(),
    async newTabs() {
      const addresses: string[] = [];
      for (const handle of await newTabs()) {
        await driver.switchTo().window(handle);
        addresses.push(await driver.getCurrentUrl());
      }
      await driver.switchTo().window(page);
      return addresses;
    },
    async closeNewTabs() {
      for (const handle of await newTabs()) {
        await driver.switchTo().window(handle);
        await driver.close();
      }
      await driver.switchTo().window(page);
    },
    takeErrors: () => errors.splice(0),
    async close() {
      await driver.quit();
      await service.kill();
      display.close();
    },
  };
}

function ensureInstalled(): void {
  const isInstalled = () => existsSync(driverFile) && existsSync(xvfb);
  if (isInstalled() || (installOnDebian(['webkit2gtk-driver', 'xvfb']) && isInstalled())) return;
  throw new Error(
    'WebKitGTK needs the Debian packages webkit2gtk-driver and xvfb. ' +
      'Elsewhere, run the other browsers: npm run test:browsers -- chromium firefox',
  );
}
