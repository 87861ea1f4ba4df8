// Measures how pages load on a slow line and a slow processor, against the same pages without scripts and the limit.
//   node bench/page-load.ts --runs 5 --pages /,/camere [--origin http://127.0.0.1:4173] [--wide]
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.ts';
import { type LoadMoments, type ObservedWindow, observeLoad } from './load-moments.ts';
import { startLoadVariants } from './load-variants.ts';
import { median } from './median.ts';
import { siteAt } from './serve-dist.ts';

/** The pages that are measured where none are named. */
export const loadPages = ['/', '/camere', '/esperienze', '/contatti'];

const slowdown = 4;
/** 1.6 Mbit/s, as bytes per second; milliseconds */
const line = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

export interface PageLoadOptions {
  browserPath: string;
  /** the site, without a slash at the end */
  origin: string;
  pages?: readonly string[];
  runs: number;
  /** 1280×800 instead of a phone's 412×823 */
  wide?: boolean;
}

/** One row for each page: milliseconds as medians of interleaved runs, and ratios of them. */
export type PageLoadRow = Record<string, string | number>;

/**
 * Loads each page, the same page without scripts and the limit page in turn: cold cache, no service worker, 1.6 Mbit/s,
 * 150 ms latency, processor slowed down four times. See `LoadMoments` for what is timed, `observeLoad` for how.
 * @throws when a page does not load within two minutes
 */
export async function measurePageLoad(options: PageLoadOptions): Promise<PageLoadRow[]> {
  const { browserPath, origin, pages = loadPages, runs, wide } = options;
  const device = wide ? desktop : phone;
  const variants = await startLoadVariants(origin);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const targets = [
    ['limit', `${variants.limit}/`] as const,
    ...pages.flatMap((page) => [
      [page, variants.ours + page] as const,
      [`${page} plain`, variants.plain + page] as const,
    ]),
  ];
  const results = new Map<string, LoadMoments[]>(targets.map(([name]) => [name, []]));
  try {
    // the first load fills the servers' memory
    for (const [, url] of targets) await load(browser, url, device);
    for (let run = 1; run <= runs; run++) {
      for (const [name, url] of targets) {
        results.get(name)?.push(await load(browser, url, device, true));
        process.stderr.write(`\rpage load ${run} of ${runs}: ${name.padEnd(30)}`);
      }
    }
    process.stderr.write('\r');
  } finally {
    await browser.close();
    variants.stop();
  }
  const middle = (name: string) => {
    const all = results.get(name) ?? [];
    return (key: keyof LoadMoments) => {
      const numbers = all.map((moments) => moments[key]);
      return numbers.some(Number.isNaN) ? Number.NaN : median(numbers);
    };
  };
  return pages.map((page) => rowOf(page, middle(page), middle(`${page} plain`), middle('limit')));
}

type Middle = (key: keyof LoadMoments) => number;

function rowOf(page: string, ours: Middle, plain: Middle, limit: Middle): PageLoadRow {
  const moments = (middle: Middle, keys: readonly (keyof LoadMoments)[]) =>
    keys.map((key) => Math.round(middle(key))).join(' · ');
  const shared = ['words', 'drawing', 'whole'] as const;
  const ratios = (other: Middle) => shared.map((key) => (ours(key) / other(key)).toFixed(2)).join(' · ');
  return {
    page,
    ours: moments(ours, [...shared, 'hydrated']),
    'without scripts': moments(plain, shared),
    limit: moments(limit, shared),
    '÷ without scripts': ratios(plain),
    '÷ limit': ratios(limit),
    observing: Math.round(ours('observing')),
  };
}

async function load(browser: Browser, url: string, device: BrowserContextOptions, slow = false): Promise<LoadMoments> {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (slow) {
      await session.send('Network.emulateNetworkConditions', line);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await page.addInitScript(observeLoad);
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    return await page.evaluate(() => (window as unknown as ObservedWindow).loadMoments);
  } finally {
    await context.close();
  }
}

/** Prints the table with its legend. */
export function printPageLoad(rows: readonly PageLoadRow[], runs: number): void {
  console.table(rows);
  console.log(
    `words · drawing · whole · hydrated: milliseconds at 1.6 Mbit/s, 150 ms latency and a processor slowed down four times. Medians of ${runs} interleaved runs.`,
  );
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string' },
      origin: { type: 'string' },
      wide: { type: 'boolean', default: false },
    },
  });
  const site = await siteAt(values.origin);
  const runs = Number(values.runs);
  try {
    const rows = await measurePageLoad({
      browserPath: await findBrowser(),
      origin: site.origin,
      pages: values.pages?.split(',') ?? loadPages,
      runs,
      wide: values.wide,
    });
    printPageLoad(rows, runs);
  } finally {
    site.stop();
  }
}
