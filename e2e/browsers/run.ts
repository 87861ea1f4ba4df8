// `npm run test:browsers`, or with names of browsers and words of journeys: `npm run test:browsers -- firefox gallery`
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, type TestContext, test } from 'node:test';
import { resetBrowser } from './actions.ts';
import type { BrowserDriver, StartBrowser } from './browser-driver.ts';
import { startChromium } from './chromium.ts';
import { evaluate } from './evaluate.ts';
import { startFirefox } from './firefox.ts';
import { type Journey, journeys } from './journeys.ts';
import { buildSite, root, siteServer } from './site.ts';
import { startWebkit } from './webkit.ts';

const browsers: Record<string, StartBrowser> = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };
const args = process.argv.slice(2);
const words = args.filter((arg) => !(arg in browsers));
const chosenBrowsers = args.length > words.length ? args.filter((arg) => arg in browsers) : Object.keys(browsers);
const chosenJourneys = journeys.filter(({ name }) => words.every((word) => name.includes(word)));
if (!chosenJourneys.length) throw new Error(`No journey is called “${words.join(' ')}”.`);

const limit = { timeout: 180_000 };

// The browsers end on `exit`, which signals skip.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

const dist = new URL('dist/', root);
if (!existsSync(new URL('index.html', dist))) {
  process.env.DEMO = '1';
  await buildSite();
}
const server = createServer(siteServer(dist)).listen(Number(process.env.PORT ?? 0), '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
after(() => {
  server.close();
  server.closeAllConnections();
});

for (const name of chosenBrowsers) {
  describe(name, () => {
    let browser: BrowserDriver;
    before(async () => {
      browser = await (browsers[name] as StartBrowser)(origin);
      console.log(browser.name);
    }, limit);
    after(() => browser?.close(), limit);
    for (const journey of chosenJourneys) test(journey.name, limit, (context) => runJourney(journey, browser, context));
  });
}

async function runJourney(journey: Journey, browser: BrowserDriver, context: TestContext): Promise<void> {
  await resetBrowser(browser);
  browser.takeErrors();
  try {
    await journey.run(browser);
  } catch (error) {
    context.diagnostic(JSON.stringify(await evaluate(browser, describePage).catch(String)));
    for (const message of browser.takeErrors()) context.diagnostic(message);
    throw error;
  }
  const unexpected = browser.takeErrors().filter((message) => !journey.expectedErrors?.test(message));
  assert.deepEqual(unexpected, []);
}

/** Runs in the page. */
function describePage(): object {
  const { activeElement, hidden } = document;
  const heading = document.querySelector('h1')?.textContent;
  return { path: location.pathname, heading, focus: activeElement?.outerHTML.slice(0, 120), hidden };
}
