import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './page-load.ts';

// installed by the first run: it is large, and only the bench uses it
const lighthouse = 'lighthouse@13.5.0';

const run = promisify(execFile);

const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};
const resources = { html: 'Document', js: 'Script', fonts: 'Font', art: 'Image' };

interface Result {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: NetworkItem[] } }>;
}

interface NetworkItem {
  url: string;
  resourceType?: string;
  transferSize?: number;
}

/** Audits pages with Lighthouse's mobile preset, interleaved. @returns a row of medians for each page by name */
export async function measureWithLighthouse(chromePath: string, targets: readonly [string, string][], runs: number) {
  const results = targets.map((): Result[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, [, url]] of targets.entries()) results[index]?.push(await audit(chromePath, url));
  }
  return targets.map(([page], index) => ({ page, ...rowOf(results[index] ?? []) }));
}

async function audit(chromePath: string, url: string): Promise<Result> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic';
  const options = { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 100_000_000 };
  const args = ['--yes', lighthouse, url, '--quiet', '--output=json', flags];
  // a busy machine loses events of the trace, which Lighthouse reports as an error
  const { stdout } = await run('npx', args, options).catch(() => run('npx', args, options));
  return JSON.parse(stdout);
}

function rowOf(results: readonly Result[]) {
  const middle = (value: (result: Result) => number) => Number(median(results.map(value)).toFixed(3));
  const items = ({ audits }: Result) => audits['network-requests']?.details?.items ?? [];
  const kilobytes = (result: Result, type?: string) =>
    items(result)
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
  const lost = ({ audits, categories }: Result) =>
    Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => id);
  const columns = <Name extends string>(names: Record<Name, string>, value: (result: Result, id: string) => number) =>
    Object.fromEntries(
      Object.entries<string>(names).map(([name, id]) => [name, middle((result) => value(result, id))]),
    );
  return {
    ...columns(times, ({ audits }, id) => audits[id]?.numericValue ?? Number.NaN),
    kB: middle((result) => kilobytes(result)),
    ...columns(resources, kilobytes),
    requests: middle((result) => items(result).filter(({ url }) => !url.startsWith('data:')).length),
    scores: Object.keys(results[0]?.categories ?? {})
      .map((id) => middle(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)))
      .join(' '),
    lost: [...new Set(results.flatMap(lost))].join(' '),
  };
}
