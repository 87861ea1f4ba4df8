import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Language } from '../../src/i18n/languages.ts';
import { deadProxy } from '../browsers/browser.ts';
import { offline } from '../browsers/firefox.ts';
import { temporaryFolder } from '../browsers/home.ts';
import { startOrca } from './orca.ts';

export type BrowserName = 'firefox' | 'chromium';

/** The time on the pages: the restaurant is open, the renovation is over. */
const now = Date.parse('2026-05-12T10:00:00Z');

export type Guest = Awaited<ReturnType<typeof startGuest>>;

/** Starts a blind guest, who presses keys and listens. What is heard is written down. */
export async function startGuest(name: BrowserName, language: Language, origin: string) {
  const orca = await startOrca(language);
  const browser = await puppeteer.launch({
    ...options[name](origin, language),
    headless: false,
    defaultViewport: null,
    env: { ...orca.env, HOME: temporaryFolder() },
  });
  const page = await focusedPage[name](browser);
  // blocks the map, which is another site
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(origin) || !request.url().startsWith('http');
    void (isOwn ? request.continue() : request.respond({ contentType: 'text/html', body: '<p>Map</p>' }));
  });

  const transcript: string[] = [];
  const write = (action: string, heard: string[]) =>
    void transcript.push('', `> ${action}`, ...heard.map(normalise).filter(Boolean));
  /** Presses keys one after another. */
  const press = async (...keys: string[]) => {
    for (const key of keys) write(key, await orca.press(key));
  };

  return {
    version: await browser.version(),
    press,
    /** Opens a page of the site. The banner is dismissed unless it is wanted. */
    async visit(path: string, { banner = false } = {}): Promise<void> {
      await page.goto('about:blank');
      const script = await page.evaluateOnNewDocument(prepare, now, banner);
      await page.goto(origin + path);
      await page.waitForSelector('html[data-hydrated]');
      await page.removeScriptToEvaluateOnNewDocument(script.identifier);
      await orca.listen();
      await orca.press('ctrl+Home');
      transcript.push(`# ${path}`);
    },
    async type(text: string): Promise<void> {
      write(`types ${text}`, await orca.type(text));
    },
    /** Presses a key until the focused element has this name. */
    async pressUntil(key: string, name: string): Promise<void> {
      for (let presses = 0; presses < 80; presses++) {
        await press(key);
        if ((await page.evaluate(nameOfFocus)).includes(name)) return;
      }
      throw new Error(`${key} does not lead to “${name}”.`);
    },
    async readAll(): Promise<void> {
      write('reads all', await orca.readAll());
    },
    /** The transcript since the last call. */
    takeTranscript: () => `${transcript.splice(0).join('\n')}\n`,
    async close(): Promise<void> {
      await browser.close();
      await orca.close();
      await setTimeout(500);
    },
  };
}

/** A window in which the keys reach the page: Firefox starts in the address bar of its first tab. */
const focusedPage: Record<BrowserName, (browser: Browser) => Promise<Page>> = {
  chromium: async (browser) => (await browser.pages())[0] as Page,
  async firefox(browser) {
    const [first] = await browser.pages();
    const page = await browser.newPage();
    await first?.close();
    return page;
  },
};

/** Orca's announcements of landmarks on the way, which depend on timing. */
const way = /^(usciti |leaving |(contenuto principale|main content|banner)$)/i;

/** Removes what differs between runs and versions of Orca: spaces, full stops for pauses, landmarks on the way, visited links. */
function normalise(utterance: string): string {
  const words = utterance
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*\.$/, '')
    .replace(/collegamento visitato$/, 'collegamento')
    .replace(/visited link$/, 'link');
  return way.test(words) ? '' : words;
}

const options: Record<BrowserName, (origin: string, language: Language) => LaunchOptions> = {
  firefox: (origin, language) => ({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: {
      'accessibility.force_disabled': -1,
      'intl.locale.requested': language === 'it' ? 'it' : 'en-GB',
      'ui.prefersReducedMotion': 1,
      ...offline(new URL(origin).hostname),
    },
  }),
  chromium: (origin, language) => ({
    browser: 'chrome',
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      `--app=${origin}/`,
      '--force-renderer-accessibility',
      '--force-prefers-reduced-motion',
      `--lang=${language}`,
      `--proxy-server=${deadProxy.host}:${deadProxy.port}`,
    ],
  }),
};

/** Runs in the page before its scripts. Sets the clock and the local storage. */
function prepare(at: number, banner: boolean): void {
  if (banner) localStorage.clear();
  else localStorage.setItem('renovationBannerClosed', 'true');
  // the booking engine is another site, so it does not open
  window.open = () => null;
  const RealDate = Date;
  const start = RealDate.now();
  const current = () => at + RealDate.now() - start;
  window.Date = class extends RealDate {
    constructor(...args: [] | [number]) {
      super(...((args.length ? args : [current()]) as [number]));
    }
    static override now = current;
  } as DateConstructor;
}

/** Runs in the page. */
function nameOfFocus(): string {
  const at = document.activeElement as HTMLInputElement | null;
  return `${at?.getAttribute('aria-label') ?? ''} ${at?.labels?.[0]?.textContent ?? ''} ${at?.textContent ?? ''}`;
}
