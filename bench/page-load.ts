import type { RequestListener } from 'node:http';
import type { Browser } from '@playwright/test';
import { type LoadMoments, type ObservedWindow, observeLoad } from './load-moments.ts';
import { listenFarAway, roundTripMs } from './servers.ts';

export const slowdown = 4;
/** the slow line: 1.6 Mbit/s in bytes per second */
const line = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: roundTripMs };
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
export const legend =
  'moments: fcp · picture · lastChange · hydrated, in milliseconds at 1.6 Mbit/s, 150 ms latency and a processor slowed down four times; ' +
  'blocked: what tasks after the FCP take beyond 50 ms each';

const momentNames = ['fcp', 'picture', 'lastChange', 'hydrated'] as const;

/** The median; the upper one of two middle numbers, NaN without numbers. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/**
 * Loads pages of several versions of the site in turn, in rounds: cold cache, no service worker, a phone's window, a slow line and
 * a slow processor.
 * @returns a row for each page of each version: medians, and median ratios to the first version in the same round
 */
export async function compareLoads(
  browser: Browser,
  versions: Record<string, RequestListener>,
  pages: readonly string[],
  rounds: number,
) {
  const names = Object.keys(versions);
  const servers = await Promise.all(Object.values(versions).map(listenFarAway));
  const all = pages.flatMap((page) =>
    servers.map(({ origin }, index) => ({
      page,
      version: names[index],
      url: origin + page,
      loads: [] as LoadMoments[],
    })),
  );
  try {
    // a first load warms the servers' caches
    for (const { url } of all) await load(browser, url);
    for (let round = 1; round <= rounds; round++) {
      for (const { page, version, url, loads } of all) {
        process.stderr.write(`\rround ${round} of ${rounds}: ${`${page} ${version}`.padEnd(50)}`);
        loads.push(await load(browser, url));
      }
    }
  } finally {
    process.stderr.write('\n');
    await Promise.all(servers.map(({ close }) => close()));
  }
  return all.map(({ page, version, loads }) => {
    const first = all.find((one) => one.page === page)?.loads ?? [];
    const medianOf = (name: keyof LoadMoments) => median(loads.map((moments) => moments[name]));
    const ratioOf = (name: keyof LoadMoments) =>
      median(loads.map((moments, round) => moments[name] / (first[round]?.[name] ?? Number.NaN)));
    // without scripts nothing hydrates
    const inOneCell = (of: (name: keyof LoadMoments) => number, digits = 0) =>
      momentNames.map((name) => (Number.isNaN(of(name)) ? '–' : of(name).toFixed(digits))).join(' · ');
    return {
      page,
      version,
      moments: inOneCell(medianOf),
      [`÷ ${names[0]}`]: inOneCell(ratioOf, 2),
      blocked: Math.round(medianOf('blocked')),
      'layout shift': medianOf('shift').toFixed(3),
      'document kB': medianOf('bytes') / 1000,
    };
  });
}

async function load(browser: Browser, url: string): Promise<LoadMoments> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observeLoad);
    await page.goto(url, { timeout: 120_000 });
    return await page.evaluate(() => (window as unknown as ObservedWindow).loadMoments);
  } finally {
    await context.close();
  }
}
