// A guest who does anything at all, in one page, for a long time. WALK_STEPS takes more steps, WALK_SEED other ones.
import type { CDPSession } from '@playwright/test';
import { addressOf, expect, expectedHead, type Page, routes, test, translator } from '../support/site.ts';
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

/** What the page holds once everything that can go is gone. */
async function holdings(page: Page, devtools: CDPSession) {
  await page.evaluate(() => window.walker.tour());
  for (let turn = 0; turn < 3; turn++) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize'), frames: of('Frames') };
}

test.describe('a guest who wanders about', () => {
  test.use({
    storageState: { cookies: [], origins: [] },
    contextOptions: { reducedMotion: 'no-preference' },
    // without a line what is not there yet can't come
    expectedErrors: { offline: /ERR_INTERNET_DISCONNECTED/ },
  });

  test('finds everything in order after every step, and the page no heavier in the end', async ({
    page,
    open,
    context,
  }) => {
    // some 70 ms a step on a machine at rest, three times that and more beside the other tests: a slow one is no fault
    test.setTimeout(60_000 + steps * 400);
    const told = `WALK_SEED=${seed} WALK_STEPS=${steps}`;
    await open('/camere');
    const trail: string[] = [];
    page.on('console', (message) => message.type() === 'debug' && trail.push(message.text()));
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    // so that without a line everything is there
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
        expect(faults, `${told}, before step ${turn + batch}`).toEqual([]);
        await context.setOffline(false);
      }
    };
    // a line that is down for certain
    await context.setOffline(true);
    await page.evaluate(() => fetch('/robots.txt').catch(() => {}));
    const third = Math.ceil(steps / 3 / batch) * batch;
    await walk(0, third);
    // twice: what the walk has left is given up by then
    await holdings(page, devtools);
    const before = await holdings(page, devtools);
    await walk(third, steps);
    // what is gone is given up when the browser likes to
    await expect(async () => {
      const after = await holdings(page, devtools);
      const seen = `${told}: ${JSON.stringify({ before, after })}`;
      // hundreds of pages were seen; the last one is sometimes kept by the browser, with its frame and its nodes
      expect(after.frames, seen).toBeLessThanOrEqual(before.frames + 2);
      expect(after.listeners, seen).toBeLessThanOrEqual(before.listeners + 10);
      expect(after.nodes, seen).toBeLessThanOrEqual(before.nodes + 1600);
      expect(after.heap, seen).toBeLessThanOrEqual(before.heap + 1_000_000);
      console.log(`${steps} steps, ${seen}`);
    }).toPass({ timeout: 40_000 });
  });
});
