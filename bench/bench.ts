// `npm run bench`: measures the built site against the physical limit, interleaved, and prints one table.
//   --runs N           interleaved runs (5)
//   --pages a,b        only these addresses (all 14)
//   --url name=address another site in the same run; can be repeated
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pages } from '../server/delivery.ts';
import { findBrowser } from '../tools/find-browser.ts';
import { type AtRestRow, measureAtRest, printAtRest } from './at-rest.ts';
import { type Interactions, measureInteractions } from './interactions.ts';
import { type Figures, measureWithLighthouse } from './lighthouse.ts';
import { writeLimitPage } from './limit.ts';
import { median } from './median.ts';
import { loadPages, measurePageLoad, type PageLoadRow, printPageLoad } from './page-load.ts';
import { measureServers } from './servers.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    url: { type: 'string', multiple: true, default: [] },
  },
});
const port = 4187;
const base = `http://127.0.0.1:${port}`;
const runs = Number(values.runs);

async function serve(): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['server/serve.ts'], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout as NodeJS.ReadableStream, 'data');
  return server;
}

const addresses = values.pages?.split(',') ?? pages.map(({ address }) => address);
const targets: [string, string][] = [
  ['limit', `${base}/limit`],
  ...addresses.map((address): [string, string] => [address, base + address]),
  ...values.url.map((text): [string, string] => {
    const [name, ...rest] = text.split('=');
    return [name ?? text, rest.join('=')];
  }),
];

const removeLimitPage = writeLimitPage(new URL('../dist/', import.meta.url));
const browserPath = await findBrowser();
const server = await serve();
const results = new Map<string, Figures[]>(targets.map(([name]) => [name, []]));
const interactionRuns: Interactions[] = [];
let pageLoad: PageLoadRow[];
let atRest: AtRestRow[];
try {
  for (let run = 1; run <= runs; run++) {
    for (const [name, url] of targets) {
      results.get(name)?.push(await measureWithLighthouse(browserPath, url));
      process.stderr.write(`\rrun ${run} of ${runs}: ${name.padEnd(24)}`);
    }
  }
  for (let run = 1; run <= runs; run++) interactionRuns.push(await measureInteractions(browserPath, `${base}/`));
  process.stderr.write('\r');
  pageLoad = await measurePageLoad({ browserPath, origin: base, pages: values.pages ? addresses : loadPages, runs });
  atRest = await measureAtRest({ browserPath, origin: base, pages: addresses });
} finally {
  server.kill();
  removeLimitPage();
}

const medianOf = (name: string, key: keyof Omit<Figures, 'scores' | 'lost'>) =>
  median((results.get(name) ?? []).map((figures) => figures[key]));
const rows = targets.map(([name]) => {
  const all = results.get(name) ?? [];
  const scores = all[0]
    ? Object.keys(all[0].scores).map((id) => median(all.map((figures) => figures.scores[id] ?? 0)))
    : [];
  return {
    page: name,
    FCP: Math.round(medianOf(name, 'fcp')),
    LCP: Math.round(medianOf(name, 'lcp')),
    '×limit': Number((medianOf(name, 'lcp') / medianOf('limit', 'lcp')).toFixed(2)),
    TBT: Math.round(medianOf(name, 'tbt')),
    'TBT processor': Math.round(medianOf(name, 'tbtProcessor')),
    CLS: Number(medianOf(name, 'cls').toFixed(3)),
    SI: Math.round(medianOf(name, 'speedIndex')),
    kB: Number((medianOf(name, 'bytes') / 1000).toFixed(1)),
    html: Number((medianOf(name, 'documentBytes') / 1000).toFixed(1)),
    js: Number((medianOf(name, 'scriptBytes') / 1000).toFixed(1)),
    fonts: Number((medianOf(name, 'fontBytes') / 1000).toFixed(1)),
    art: Number((medianOf(name, 'imageBytes') / 1000).toFixed(1)),
    requests: medianOf(name, 'requests'),
    scores: scores.join(' '),
    lost: [...new Set(all.flatMap(({ lost }) => lost))].join(' '),
  };
});
const interactions = Object.fromEntries(
  (Object.keys(interactionRuns[0] ?? {}) as (keyof Interactions)[]).map((key) => [
    key,
    Math.round(median(interactionRuns.map((run) => run[key]))),
  ]),
) as unknown as Interactions;
console.table(rows);
console.log(
  `Scores: ${Object.keys([...results.values()][0]?.[0]?.scores ?? {}).join(', ')}. Medians of ${runs} interleaved runs.`,
);
console.table({
  ...interactions,
  'firstTap ÷ plain': Number((interactions.firstTap / interactions.firstTapPlain).toFixed(2)),
});
printPageLoad(pageLoad, runs);
printAtRest(atRest);
const servers = await measureServers();
writeFileSync(
  new URL('results.json', import.meta.url),
  JSON.stringify({ rows, interactions, pageLoad, atRest, servers }, null, 2),
);
