import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

const settleMs = 6000;
const measuredMs = 5000;
const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/**
 * Measures the CPU time of idle pages: all processes of the browser together, in percent of one core, during five seconds that begin
 * six seconds after loading or scrolling. `about:blank` is the baseline.
 */
export async function measureAtRest(browser: Browser, origin: string, pages: readonly string[]) {
  const devtools = await browser.newBrowserCDPSession();
  const processorSeconds = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime]));
  };
  const share = async () => {
    await wait(settleMs);
    const before = await processorSeconds();
    await wait(measuredMs);
    const after = await processorSeconds();
    const taken = [...after].reduce((sum, [id, seconds]) => sum + seconds - (before.get(id) ?? 0), 0);
    return Number(((100_000 * taken) / measuredMs).toFixed(1));
  };
  const rows: Record<string, string | number>[] = [];
  for (const address of ['about:blank', ...pages]) {
    const row: Record<string, string | number> = { page: address };
    for (const viewport of windows) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ viewport, colorScheme, serviceWorkers: 'block' });
        const page = await context.newPage();
        await page.goto(address.startsWith('/') ? origin + address : address);
        row[`${viewport.width} ${colorScheme} top`] = await share();
        await page.evaluate(() => {
          const { scrollHeight } = document.documentElement;
          scrollTo({ top: (scrollHeight - innerHeight) / 2, behavior: 'instant' });
        });
        row[`${viewport.width} ${colorScheme} middle`] = await share();
        await context.close();
      }
    }
    rows.push(row);
  }
  return rows;
}
