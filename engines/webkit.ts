import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { installOnDebian } from '../tools/install-on-debian.ts';
import { type Browser, BrowserGone, deadProxy, keyActions, mouseActions, siteHost } from './driver.ts';
import { announced, freePort, start, stop, temporaryFolder } from './processes.ts';

const driverFile = '/usr/bin/WebKitWebDriver';
const displayFile = '/usr/bin/Xvfb';
const proxy = `${deadProxy.host}:${deadProxy.port}`;

/** WebKitGTK's MiniBrowser on a display in memory, driven over plain WebDriver. */
export async function startWebkit(): Promise<Browser> {
  provide();
  // now and then its driver waits for ever for the browser that it has started
  for (let left = 2; ; left--) {
    const begun: ChildProcess[] = [];
    try {
      return await begin(begun);
    } catch (error) {
      await Promise.all(begun.map(stop));
      if (!left) throw error;
    }
  }
}

async function begin(begun: ChildProcess[]): Promise<Browser> {
  const folder = temporaryFolder();
  const screen = start(displayFile, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  begun.push(screen);
  const display = `:${await announced(screen, screen.stdio[3] as Readable, /\d+(?=\n)/)}`;
  const port = await freePort(siteHost);
  const program = start(driverFile, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      // there is no session bus, and nobody to listen on it
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  });
  begun.push(program);
  const server = `http://${siteHost}:${port}`;
  await answering(`${server}/status`);
  const { sessionId, capabilities } = await command<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    `${server}/session`,
    {
      capabilities: {
        alwaysMatch: {
          // asked before the page is loaded, a script may never be answered
          pageLoadStrategy: 'normal',
          // nor one that a page takes along when it is left
          timeouts: { script: 5000, pageLoad: 30_000 },
          proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy, noProxy: [siteHost] },
        },
      },
    },
  );
  const session = `${server}/session/${sessionId}`;
  const get = <Result>(path: string) => command<Result>('GET', session + path);
  const post = <Result = void>(path: string, body: object = {}) => command<Result>('POST', session + path, body);

  const page = await get<string>('/window');
  const others = async () => (await get<string[]>('/window/handles')).filter((handle) => handle !== page);
  const faults: string[] = [];

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (url) => post('/url', { url }),
    async evaluate(expression) {
      const script = `(${noteFaults})(); return Promise.resolve(${expression}).then((value) => [value, faults.splice(0)])`;
      const [value, noted] = await post<[string, string[]]>('/execute/sync', { script, args: [] });
      faults.push(...noted);
      return value;
    },
    click: (x, y) => post('/actions', { actions: mouseActions(x, y) }),
    press: (keys) => post('/actions', { actions: keyActions(keys) }),
    back: () => post('/back'),
    forward: () => post('/forward'),
    resize: (width, height) => post('/window/rect', { x: 0, y: 0, width, height }),
    async newTabs() {
      const addresses: string[] = [];
      for (const handle of await others()) {
        await post('/window', { handle });
        addresses.push(await get<string>('/url'));
      }
      await post('/window', { handle: page });
      return addresses;
    },
    async closeNewTabs() {
      for (const handle of await others()) {
        await post('/window', { handle });
        await command('DELETE', `${session}/window`);
      }
      await post('/window', { handle: page });
    },
    faults: () => faults,
    async close() {
      await command('DELETE', session).catch(() => {});
      await stop(program);
      await stop(screen);
    },
  };
}

/** Runs in the page: plain WebDriver knows no events, so the page is asked to keep what goes wrong. */
function noteFaults(): void {
  if ('faults' in globalThis) return;
  const kept: string[] = [];
  Object.assign(globalThis, { faults: kept });
  addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    kept.push(`${violatedDirective} ${blockedURI}`),
  );
  addEventListener(
    'error',
    ({ message, target }) => kept.push(message ?? `could not load ${(target as HTMLElement).outerHTML}`),
    true,
  );
  const report = console.error;
  console.error = (...words) => {
    kept.push(words.join(' '));
    report(...words);
  };
}

async function command<Result>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<Result> {
  const signal = AbortSignal.timeout(40_000);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) }).catch((error) => {
    throw new BrowserGone('The driver answers no more.', { cause: error });
  });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (response.ok) return value;
  const problem = `${value.error}: ${value.message}`;
  throw value.error === 'invalid session id' ? new BrowserGone(problem) : new Error(problem);
}

async function answering(url: string): Promise<void> {
  for (let left = 100; ; left--) {
    try {
      await command('GET', url);
      return;
    } catch (error) {
      if (left === 0) throw error;
      await sleep(100);
    }
  }
}

function provide(): void {
  const complete = () => existsSync(driverFile) && existsSync(displayFile);
  if (complete() || (installOnDebian(['webkit2gtk-driver', 'xvfb']) && complete())) return;
  throw new Error(
    'WebKitGTK’s driver or a display in memory is not on this machine. ' +
      'On Debian: “apt-get install webkit2gtk-driver xvfb” as root; elsewhere run the other engines: ' +
      '“npm run test:engines -- chromium firefox”.',
  );
}
