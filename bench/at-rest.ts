// Measures what a page costs the processor while nobody touches it: all of Chromium's processes together.
//   node bench/at-rest.ts [--pages /,/camere] [--widths 1280,390] [--places top,middle] [--schemes light,dark] [--origin …]
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { pages as allPages } from '../server/delivery.ts';
import { findBrowser } from '../tools/find-browser.ts';
import { processorSeconds } from './process-tree.ts';
import { siteAt } from './serve-dist.ts';

const settleSeconds = 6;
const measuredSeconds = 5;
const windowHeights: Record<number, number> = { 390: 844 };

const places = ['top', 'middle'] as const;
const schemes = ['light', 'dark'] as const;

export interface AtRestOptions {
  browserPath: string;
  /** the site, without a slash at the end */
  origin: string;
  pages?: readonly string[];
  widths?: readonly number[];
  /** at the page's top, or scrolled half way down */
  places?: readonly (typeof places)[number][];
  /** day or night */
  schemes?: readonly (typeof schemes)[number][];
}

/** One row for each page, in percent of one core: `at rest` is the highest of the others. */
export type AtRestRow = { page: string; 'at rest': number } & Record<string, string | number>;

/**
 * Measures the processor share of all of a browser's processes together, in percent of one core: without a GPU, with
 * normal motion, for five seconds that begin six seconds after loading or scrolling. The row `about:blank` is what the
 * browser takes by itself. Linux only. One measurement takes eleven seconds.
 */
export async function measureAtRest(options: AtRestOptions): Promise<AtRestRow[]> {
  const { browserPath, origin } = options;
  const pages = options.pages ?? allPages.map(({ address }) => address);
  const server = await chromium.launchServer({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const pid = server.process().pid;
  if (!pid) throw new Error('The browser has no process id.');
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const rows: AtRestRow[] = [];
    for (const page of ['about:blank', ...pages]) {
      const shares: Record<string, number> = {};
      for (const width of options.widths ?? [1280, 390]) {
        for (const scheme of options.schemes ?? schemes) {
          const url = page.startsWith('/') ? origin + page : page;
          process.stderr.write(`\rat rest: ${`${page} ${width} ${scheme}`.padEnd(40)}`);
          const visit = { browser, pid, url, width, scheme };
          for (const [place, share] of await sharesOf(visit, options.places ?? places)) {
            shares[`${width} ${scheme} ${place}`] = Number(share.toFixed(1));
          }
        }
      }
      rows.push({ page, 'at rest': Math.max(...Object.values(shares)), ...shares });
    }
    process.stderr.write('\r');
    return rows;
  } finally {
    await server.close();
  }
}

interface Visit {
  browser: Browser;
  pid: number;
  url: string;
  width: number;
  scheme: (typeof schemes)[number];
}

async function sharesOf(
  { browser, pid, url, width, scheme }: Visit,
  wanted: readonly (typeof places)[number][],
): Promise<[string, number][]> {
  const context = await browser.newContext({
    viewport: { width, height: windowHeights[width] ?? 800 },
    colorScheme: scheme,
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    const shares: [string, number][] = [];
    for (const place of wanted) {
      if (place === 'middle') {
        await page.evaluate(() => {
          const half = (document.documentElement.scrollHeight - innerHeight) / 2;
          scrollTo({ top: half, behavior: 'instant' });
        });
      }
      await sleep(settleSeconds * 1000);
      shares.push([place, await shareOf(pid)]);
    }
    return shares;
  } finally {
    await context.close();
  }
}

async function shareOf(pid: number): Promise<number> {
  const begun = performance.now();
  const before = processorSeconds(pid);
  await sleep(measuredSeconds * 1000);
  const after = processorSeconds(pid);
  const seconds = (performance.now() - begun) / 1000;
  const taken = [...after].reduce((sum, [id, time]) => sum + time - (before.get(id) ?? 0), 0);
  return (100 * taken) / seconds;
}

/** Prints the table with its legend. */
export function printAtRest(rows: readonly AtRestRow[]): void {
  console.table(rows);
  console.log('At rest: percent of one core, all processes of the browser, six seconds after loading or scrolling.');
  const [load = 0] = loadavg();
  if (load > availableParallelism()) {
    console.log(
      `Other programs take the processors (load ${load.toFixed(1)}): pages that are never at rest take less than usual.`,
    );
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      widths: { type: 'string' },
      places: { type: 'string' },
      schemes: { type: 'string' },
      origin: { type: 'string' },
    },
  });
  const { pages, widths } = values;
  const site = await siteAt(values.origin);
  try {
    const rows = await measureAtRest({
      browserPath: await findBrowser(),
      origin: site.origin,
      ...(pages && { pages: pages.split(',') }),
      ...(widths && { widths: widths.split(',').map(Number) }),
      ...(values.places && { places: places.filter((place) => values.places?.split(',').includes(place)) }),
      ...(values.schemes && { schemes: schemes.filter((scheme) => values.schemes?.split(',').includes(scheme)) }),
    });
    printAtRest(rows);
  } finally {
    site.stop();
  }
}
