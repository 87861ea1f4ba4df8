import type { Browser } from '@playwright/test';
import { siteServer } from '../server/site-server.ts';
import { type LoadMoments, type ObservedWindow, observeLoad } from './load-moments.ts';
import { limitPage, listenFarAway, plainSite, roundTripMs } from './servers.ts';

export const slowdown = 4;
/** 1.6 Mbit/s, as bytes per second */
const line = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: roundTripMs };
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
export const legend =
  'words · drawing · whole · hydrated: milliseconds at 1.6 Mbit/s, 150 ms latency and a processor slowed down four times; ' +
  'blocked: what tasks after the first words take beyond 50 ms each';

/**
 * Loads pages in turn, in rounds: cold cache, no service worker, a phone's window, a slow line and a slow processor.
 * @param urls by name
 * @returns the moments of each round, by name
 */
export async function loadInRounds(browser: Browser, urls: ReadonlyMap<string, string>, rounds: number) {
  const results = new Map<string, LoadMoments[]>(Array.from(urls.keys(), (name) => [name, []]));
  // the first load fills the servers' memory
  for (const [, url] of urls) await load(browser, url);
  for (let round = 1; round <= rounds; round++) {
    for (const [name, url] of urls) {
      process.stderr.write(`\rround ${round} of ${rounds}: ${name.padEnd(40)}`);
      results.get(name)?.push(await load(browser, url));
    }
  }
  process.stderr.write('\n');
  return results;
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

/** The middle of `numbers`, the upper one of two; NaN where there is none. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const momentNames = ['words', 'drawing', 'whole', 'hydrated'] as const;

/** The median of each moment, rounded. */
export const mediansOf = (loads: readonly LoadMoments[] = []) =>
  momentNames.map((name) => Math.round(median(loads.map((moments) => moments[name]))));

/** The median of the blocked milliseconds, rounded. */
export const blockedOf = (loads: readonly LoadMoments[] = []) =>
  Math.round(median(loads.map(({ blocked }) => blocked)));

/** The median of the layout shift. */
export const shiftOf = (loads: readonly LoadMoments[] = []) => median(loads.map(({ shift }) => shift)).toFixed(3);

/** What each moment of `loads` is to that of the same round of `others`: the medians. */
export const ratiosOf = (loads: readonly LoadMoments[] = [], others: readonly LoadMoments[] = []) =>
  momentNames.map((name) =>
    median(loads.map((moments, round) => moments[name] / (others[round]?.[name] ?? Number.NaN))).toFixed(2),
  );

/** Compares pages of the site in `dist` with themselves without scripts, and with the hand-written page. */
export async function measurePageLoad(browser: Browser, dist: URL, pages: readonly string[], rounds: number) {
  const [ours, plain, limit] = [
    await listenFarAway(siteServer(dist)),
    await listenFarAway(plainSite(dist)),
    await listenFarAway(limitPage(dist)),
  ];
  const urls = new Map([
    ['limit', limit.origin],
    ...pages.flatMap((page) => [
      [page, ours.origin + page] as const,
      [`${page} without scripts`, plain.origin + page] as const,
    ]),
  ]);
  const loads = await loadInRounds(browser, urls, rounds).finally(() =>
    Promise.all([ours, plain, limit].map((server) => server.close())),
  );
  const text = (numbers: (number | string)[], count = 4) => numbers.slice(0, count).join(' · ');
  return pages.map((page) => {
    const [own, others, least] = [page, `${page} without scripts`, 'limit'].map((name) => loads.get(name));
    return {
      page,
      ours: text(mediansOf(own)),
      'without scripts': text(mediansOf(others), 3),
      limit: text(mediansOf(least), 3),
      '÷ without scripts': text(ratiosOf(own, others), 3),
      '÷ limit': text(ratiosOf(own, least), 3),
      'blocked: ours · without · limit': text([own, others, least].map(blockedOf)),
      'layout shift': shiftOf(own),
    };
  });
}
