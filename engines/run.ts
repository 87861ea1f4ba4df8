// `npm run test:engines`: the main journeys on the built site in three engines.
// What follows names engines, and words of journeys: npm run test:engines -- firefox webkit gallery
import { existsSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { startChromium } from './chromium.ts';
import { siteHost } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { type Journey, journeys } from './journeys.ts';
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
if (!walked.length) throw new Error(`No journey is called “${words.join(' ')}”.`);
if (!existsSync(new URL('dist/index.html', root))) {
  process.env.DEMO = '1';
  await import('../build/build.ts');
}

const port = await freePort(siteHost);
const site = start(process.execPath, ['server/serve.ts'], {
  cwd: root,
  env: { ...process.env, HOST: siteHost, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await announced(site, site.stdout as Readable, /http:\S+/);

let passed = 0;
let failed = 0;
let second = 0;
for (const engine of wanted) await visitWith(engine);
await stop(site);
console.log(`\n${passed} passed, ${failed} failed${second ? `, ${second} of the passed at the second time only` : ''}`);
process.exit(failed ? 1 : 0);

function isEngine(word: string): word is Engine {
  return word in engines;
}

async function visitWith(engine: Engine): Promise<void> {
  let visitor: Visitor;
  try {
    visitor = await visitorWith(engine);
  } catch (error) {
    failed += walked.length;
    console.log(`✗ ${engine}: ${(error as Error).message}`);
    return;
  }
  for (const journey of walked) {
    const begin = performance.now();
    let problems = await problemsOf(journey, visitor);
    if (problems.length) {
      // drivers have moods: what is the site's fault is so again in a new browser, and what is not is told of
      tell(`~ ${visitor.browser.name}: ${journey.name}, walked again`, problems);
      await visitor.browser.close();
      visitor = await visitorWith(engine);
      problems = await problemsOf(journey, visitor);
      if (!problems.length) second++;
    }
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    tell(`${problems.length ? '✗' : '✓'} ${visitor.browser.name}: ${journey.name} (${seconds} s)`, problems);
    if (problems.length) failed++;
    else passed++;
  }
  await visitor.browser.close();
}

function tell(headline: string, problems: readonly string[]): void {
  console.log(headline);
  for (const problem of problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
}

async function visitorWith(engine: Engine): Promise<Visitor> {
  return new Visitor(await engines[engine](), `http://${siteHost}:${port}`);
}

/** Walks a journey. @returns what went wrong on it */
async function problemsOf({ walk, expected }: Journey, visitor: Visitor): Promise<string[]> {
  const { browser } = visitor;
  const before = browser.faults().length;
  const problems: string[] = [];
  try {
    await visitor.beginAnew();
    await walk(visitor);
  } catch (error) {
    problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  for (const slip of visitor.slips.splice(0)) console.log(`  a click on ${slip} came to nothing and was made again`);
  const faults = browser.faults().slice(before);
  return [...problems, ...faults.filter((fault) => !expected?.test(fault))];
}
