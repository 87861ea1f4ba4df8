import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { blockingInProcessorTime, type Simulated } from './processor-time.ts';

const version = '13.5.0';
const home = new URL('../.cache/bench/', import.meta.url);

/** One page's figures: milliseconds, bytes, counts and category scores (0–100). */
export interface Figures {
  fcp: number;
  lcp: number;
  tbt: number;
  /** TBT in processor time: see `processor-time.ts` */
  tbtProcessor: number;
  cls: number;
  speedIndex: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
  fontBytes: number;
  imageBytes: number;
  documentBytes: number;
  scores: Record<string, number>;
  /** audits that cost points, by id */
  lost: string[];
}

interface Result {
  configSettings: unknown;
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: NetworkItem[] } }>;
}

interface NetworkItem {
  url?: string;
  resourceType?: string;
  transferSize?: number;
}

/** Lighthouse's artifacts of a page. */
interface Artifacts {
  Trace?: unknown;
  DevtoolsLog: unknown;
  GatherContext: unknown;
  URL: unknown;
  SourceMaps: unknown;
  HostDPR: unknown;
}

/** A metric that Lighthouse computes from artifacts. */
interface Computed {
  request(data: object, context: object): Promise<Simulated>;
}

/** Installs Lighthouse at the first run: it is large, and only the bench uses it. */
function installLighthouse(): URL {
  const entry = new URL('node_modules/lighthouse/core/index.js', home);
  if (!existsSync(entry)) {
    mkdirSync(home, { recursive: true });
    console.log(`Fetching lighthouse ${version} into .cache/bench …`);
    const packages = [`lighthouse@${version}`, 'chrome-launcher'];
    execFileSync('npm', ['install', '--prefix', fileURLToPath(home), '--no-save', ...packages], { stdio: 'ignore' });
  }
  return entry;
}

/**
 * Chromium starts spare processes while a page loads. On two processors the page's tasks wait for them, and Lighthouse
 * counts the wait.
 * @returns one switch that disables them and the launcher's own features: the browser reads only the last such switch
 */
function withoutSpareProcesses(defaults: readonly string[]): string {
  const name = '--disable-features=';
  const others = defaults.find((flag) => flag.startsWith(name))?.slice(name.length);
  return name + ['SpareRendererForSitePerProcess', 'PreloadTopChromeWebUI', others].filter(Boolean).join(',');
}

/**
 * Measures a page with Lighthouse's mobile preset (simulated throttling), in a browser of its own: another page's garbage
 * collection would count as the page's blocking time.
 */
export async function measureWithLighthouse(chromePath: string, url: string): Promise<Figures> {
  const { default: lighthouse } = await import(installLighthouse().href);
  const launcher = await import(new URL('node_modules/chrome-launcher/dist/index.js', home).href);
  const chromeFlags = [
    '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync',
    withoutSpareProcesses(launcher.Launcher.defaultFlags()),
  ].flatMap((flags) => flags.split(' '));
  let figures: Figures | undefined;
  // a trace sometimes lacks an event that a figure needs
  for (let attempt = 0; attempt < 3 && !(figures && isComplete(figures)); attempt++) {
    const chrome = await launcher.launch({ chromePath, chromeFlags });
    try {
      // the browser's own start takes the processors from the page
      await setTimeout(2000);
      const { lhr, artifacts } = (await lighthouse(url, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
      })) as { lhr: Result; artifacts: Artifacts };
      const tbtProcessor = await inProcessorTime(artifacts, lhr.configSettings).catch(() => Number.NaN);
      figures = { ...figuresOf(lhr), tbtProcessor };
    } finally {
      chrome.kill();
    }
  }
  return figures as Figures;
}

const isComplete = (figures: Figures) => !Object.values(figures).some(Number.isNaN);

async function inProcessorTime(artifacts: Artifacts, settings: unknown): Promise<number> {
  const { Trace: trace, DevtoolsLog: devtoolsLog, GatherContext: gatherContext, ...others } = artifacts;
  const data = { trace, devtoolsLog, gatherContext, ...others, settings, simulator: null };
  const context = { computedCache: new Map(), settings };
  const simulated = async (file: string, name: string) => {
    const module = await import(new URL(`node_modules/lighthouse/core/computed/metrics/${file}.js`, home).href);
    return (module[name] as Computed).request(data, context);
  };
  return blockingInProcessorTime(
    await simulated('lantern-total-blocking-time', 'LanternTotalBlockingTime'),
    await simulated('lantern-first-contentful-paint', 'LanternFirstContentfulPaint'),
  );
}

function figuresOf({ audits, categories }: Result): Omit<Figures, 'tbtProcessor'> {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const items = audits['network-requests']?.details?.items ?? [];
  const bytes = (type?: string) =>
    items
      .filter((item) => !type || item.resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995).map(({ id }) => id),
  );
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    requests: items.filter(({ url }) => !url?.startsWith('data:')).length,
    bytes: bytes(),
    scriptBytes: bytes('Script'),
    fontBytes: bytes('Font'),
    imageBytes: bytes('Image'),
    documentBytes: bytes('Document'),
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)])),
    lost: [...new Set(lost)],
  };
}
