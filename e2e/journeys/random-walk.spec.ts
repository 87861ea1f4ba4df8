// A guest who does random things on one page. WALK_STEPS and WALK_SEED change how many and which.
import type { CDPSession } from '@playwright/test';
import {
  addressOf,
  expect,
  expectedHead,
  type Page,
  routes,
  test,
  translator,
  waitForFrames,
} from '../support/site.ts';
import { installWalker, type Plan } from './random-walker.ts';

const steps = Number(process.env.WALK_STEPS ?? 2000);
const seed = Number(process.env.WALK_SEED ?? 20260401);
const batch = 30;

const both = (text: (language: 'it' | 'en') => string) => ({ it: text('it'), en: text('en') });
const plan: Plan = {
  seed,
  pages: routes.map(({ id }) => ({
    id,
    address: addressOf(id, 'it'),
    title: both((language) => expectedHead(id, language).title),
    heading: both((language) => translator(language)(`${id === 'home' ? 'hero' : id}.title`)),
  })),
  toggle: both((language) => translator(language)('nav.toggle.label')),
};

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1920, height: 1080 },
  { width: 320, height: 256 },
  { width: 768, height: 1024 },
];

/** Listeners, nodes, heap and frames after garbage collection. */
async function measureMemory(page: Page, devtools: CDPSession) {
  await page.evaluate(() => window.walker.tour());
  // an object goes with the collection after the one that runs its finalizers
  for (let collections = 0; collections < 3; collections++) {
    await devtools.send('HeapProfiler.collectGarbage');
    await waitForFrames(page);
  }
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize'), frames: of('Frames') };
}

test.describe('a guest who does random things', { tag: '@full' }, () => {
  test.use({
    storageState: { cookies: [], origins: [] },
    contextOptions: { reducedMotion: 'no-preference' },
    // some steps are offline
    expectedErrors: { offline: /ERR_INTERNET_DISCONNECTED/ },
  });

  test('keeps the page consistent after every step, without a memory leak', async ({ page, open, context }) => {
    // a step takes 70 ms on an idle machine
    test.setTimeout(60_000 + steps * 400);
    const run = `WALK_SEED=${seed} WALK_STEPS=${steps}`;
    await open('/camere');
    const trail: string[] = [];
    page.on('console', (message) => message.type() === 'debug' && trail.push(message.text()));
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    // loads the gallery's module for the offline steps
    await page.getByRole('group').first().getByRole('button').first().click();
    await page.getByRole('dialog').press('Escape');
    await page.evaluate(installWalker, plan);
    expect(await page.evaluate(() => window.walker.tour())).toEqual([]);

    const walk = async (from: number, to: number) => {
      for (let turn = from; turn < to; turn += batch) {
        const round = turn / batch;
        await page.setViewportSize(windows[round % windows.length] ?? { width: 1280, height: 800 });
        await page.emulateMedia({ reducedMotion: round % 2 ? 'reduce' : 'no-preference' });
        await context.setOffline(round % 5 === 4);
        const faults = await page
          .evaluate((number) => window.walker.go(number), batch)
          .catch((error) => [String(error), ...trail.slice(-12)]);
        expect(faults, `${run}, before step ${turn + batch}`).toEqual([]);
        await context.setOffline(false);
      }
    };
    // the first offline request fails for certain
    await context.setOffline(true);
    await page.evaluate(() => fetch('/robots.txt').catch(() => {}));
    const third = Math.ceil(steps / 3 / batch) * batch;
    await walk(0, third);
    // the first measurement lets the walk's own objects go
    await measureMemory(page, devtools);
    const before = await measureMemory(page, devtools);
    await walk(third, steps);
    await measureMemory(page, devtools);
    const after = await measureMemory(page, devtools);
    const seen = `${run}: ${JSON.stringify({ before, after })}`;
    // of hundreds of pages the browser may keep the last one, with its frame and nodes
    expect(after.frames, seen).toBeLessThanOrEqual(before.frames + 2);
    expect(after.listeners, seen).toBeLessThanOrEqual(before.listeners + 10);
    expect(after.nodes, seen).toBeLessThanOrEqual(before.nodes + 1600);
    expect(after.heap, seen).toBeLessThanOrEqual(before.heap + 1_000_000);
    console.log(`${steps} steps, ${seen}`);
  });
});
