import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';
import { installOnDebian } from '../tools/install-on-debian.ts';
import { BidiConnection } from './bidi.ts';
import { type Browser, deadProxy, keyActions, mouseActions, siteHost } from './driver.ts';
import { announced, start, stop, temporaryFolder } from './processes.ts';

const { host, port } = deadProxy;
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': host,
  'network.proxy.http_port': port,
  'network.proxy.ssl': host,
  'network.proxy.ssl_port': port,
  'network.proxy.no_proxies_on': siteHost,
};

interface Tab {
  context: string;
  url: string;
}

/** Firefox, driven over WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Browser> {
  const folder = temporaryFolder();
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(folder, 'user.js'), lines.join(''));
  const program = start(
    findFirefox(),
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
    // as root it refuses another user's home
    { env: { ...process.env, HOME: folder }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await announced(program, program.stderr as Readable, /ws:\/\/\S+/);
  const connection = await BidiConnection.open(`${address}/session`);
  const session = await connection.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });

  const tabs = async () => (await connection.send<{ contexts: Tab[] }>('browsingContext.getTree')).contexts;
  const [first] = await tabs();
  // in the tab it starts with, the focus is in the address bar, and a page without focus takes no keys
  const { context } = await connection.send<Tab>('browsingContext.create', { type: 'tab' });
  await connection.send('browsingContext.close', { context: first?.context });
  const others = async () => (await tabs()).filter((tab) => tab.context !== context);
  const act = (actions: object[]) => connection.send<void>('input.performActions', { context, actions });
  const faults: string[] = [];
  connection.on('log.entryAdded', ({ level, text, stackTrace }) => {
    if (level === 'error') faults.push(`${text} ${stackTrace?.callFrames[0]?.url ?? ''}`);
  });
  connection.on('network.responseCompleted', ({ request, response }) => {
    if (response.status >= 400) faults.push(`${request.url} ${response.status}`);
  });
  await connection.send('session.subscribe', {
    events: ['log.entryAdded', 'network.responseCompleted'],
    contexts: [context],
  });
  await connection.send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });

  return {
    name: `Firefox ${session.capabilities.browserVersion}`,
    open: (url) => connection.send('browsingContext.navigate', { context, url, wait: 'interactive' }),
    async evaluate(expression) {
      const answer = await connection.send<{ result: { value: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        { expression, awaitPromise: true, target: { context } },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    click: (x, y) => act(mouseActions(x, y)),
    press: (keys) => act(keyActions(keys)),
    back: () => connection.send('browsingContext.traverseHistory', { context, delta: -1 }),
    forward: () => connection.send('browsingContext.traverseHistory', { context, delta: 1 }),
    resize: (width, height) => connection.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    newTabs: async () => (await others()).map(({ url }) => url),
    async closeNewTabs() {
      for (const tab of await others()) await connection.send('browsingContext.close', { context: tab.context });
      await connection.send('browsingContext.activate', { context });
    },
    faults: () => faults,
    async close() {
      connection.close();
      await stop(program);
    },
  };
}

function findFirefox(): string {
  const look = () =>
    [
      process.env.FIREFOX_PATH ?? '',
      ...(process.env.PATH ?? '')
        .split(delimiter)
        .flatMap((folder) => [join(folder, 'firefox-esr'), join(folder, 'firefox')]),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ].find((file) => file && existsSync(file));
  const found = look() ?? (installOnDebian(['firefox-esr']) ? look() : undefined);
  if (found) return found;
  throw new Error(
    'There is no Firefox on this machine. Install it (on Debian: “apt-get install firefox-esr” as root), ' +
      'or set FIREFOX_PATH to its executable file.',
  );
}
