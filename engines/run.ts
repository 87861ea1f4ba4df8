// `npm run test:engines`: the main journeys on the built site in three engines.
// What follows names engines, and words of journeys: npm run test:engines -- firefox webkit gallery
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { startChromium } from './chromium.ts';
import { type Browser, siteHost } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { announced, freePort, start, stop } from './processes.ts';
import { Visitor } from './visitor.ts';
import { startWebkit } from './webkit.ts';

const engines = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };
type Engine = keyof typeof engines;

const root = new URL('../', import.meta.url);
const names = Object.keys(engines) as Engine[];
const asked = process.argv.slice(2);
const wanted = asked.some(isEngine) ? asked.filter(isEngine) : names;
const words = asked.filter((word) => !isEngine(word));
const walked = journeys.filter(({ name }) => words.every((word) => name.includes(word)));
if (!existsSync(new URL('dist/index.html', root))) {
  process.env.DEMO = '1';
  await import('../scripts/build.ts');
}

const port = await freePort(siteHost);
const site = start(process.execPath, ['scripts/serve.ts'], {
  cwd: root,
  env: { ...process.env, HOST: siteHost, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await announced(site, site.stdout as Readable, /http:\S+/);

let passed = 0;
let failed = 0;
for (const engine of wanted) await visitWith(engine);
await stop(site);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

function isEngine(word: string): word is Engine {
  return word in engines;
}

async function visitWith(engine: Engine): Promise<void> {
  let browser: Browser;
  try {
    browser = await engines[engine]();
  } catch (error) {
    failed += walked.length;
    console.log(`✗ ${engine}: ${(error as Error).message}`);
    return;
  }
  const visitor = new Visitor(browser, `http://${siteHost}:${port}`);
  for (const { name, walk, expected } of walked) {
    const before = browser.faults().length;
    const begin = performance.now();
    const problems: string[] = [];
    try {
      await visitor.beginAnew();
      await walk(visitor);
    } catch (error) {
      problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
    const faults = browser.faults().slice(before);
    problems.push(...faults.filter((fault) => !expected?.test(fault)));
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`${problems.length ? '✗' : '✓'} ${browser.name}: ${name} (${seconds} s)`);
    for (const problem of problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
    if (problems.length) failed++;
    else passed++;
  }
  await browser.close();
}
