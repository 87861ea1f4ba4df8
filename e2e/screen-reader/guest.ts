import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import type { Language } from '../../src/i18n/languages.ts';
import { deadProxy } from '../browsers/browser.ts';
import { offline } from '../browsers/firefox.ts';
import { temporaryFolder } from '../browsers/home.ts';
import { type Orca, startOrca, type Utterance } from './orca.ts';

export type BrowserName = 'firefox' | 'chromium';

/** What the texts that depend on the time show: the restaurant is open, the renovation is over. */
const now = Date.parse('2026-05-12T10:00:00Z');

/** A blind guest: presses keys and listens. What is heard is written down. */
export class Guest {
  readonly versions: string;
  readonly #orca: Orca;
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #origin: string;
  #transcript: string[] = [];

  private constructor(orca: Orca, browser: Browser, page: Page, origin: string, version: string) {
    this.#orca = orca;
    this.#browser = browser;
    this.#page = page;
    this.#origin = origin;
    this.versions = version;
  }

  static async start(name: BrowserName, language: Language, origin: string): Promise<Guest> {
    const orca = await startOrca(language);
    const browser = await puppeteer.launch({
      ...options[name](origin, language),
      headless: false,
      defaultViewport: null,
      env: { ...orca.env, HOME: temporaryFolder() },
    });
    const page = await focusedPage[name](browser);
    // the map is another site
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isOwn = request.url().startsWith(origin) || !request.url().startsWith('http');
      void (isOwn ? request.continue() : request.respond({ contentType: 'text/html', body: '<p>Map</p>' }));
    });
    return new Guest(orca, browser, page, origin, await browser.version());
  }

  /** Opens a page of the site. The banner is dismissed unless it is wanted. */
  async visit(path: string, { banner = false } = {}): Promise<void> {
    await this.#page.goto('about:blank');
    const script = await this.#page.evaluateOnNewDocument(prepare, now, banner);
    await this.#page.goto(this.#origin + path);
    await this.#page.waitForSelector('html[data-hydrated]');
    await this.#page.removeScriptToEvaluateOnNewDocument(script.identifier);
    await this.#orca.listen();
    await this.#orca.press('ctrl+Home');
    this.#transcript.push(`# ${path}`);
  }

  /** Presses keys one after another. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) this.#write(key, await this.#orca.press(key));
  }

  async type(text: string): Promise<void> {
    this.#write(`types ${text}`, await this.#orca.type(text));
  }

  /** Presses a key until the focus is on what has this name. */
  async pressUntil(key: string, name: string): Promise<void> {
    for (let presses = 0; presses < 80; presses++) {
      await this.press(key);
      if ((await this.#page.evaluate(nameOfFocus)).includes(name)) return;
    }
    throw new Error(`${key} does not lead to “${name}”.`);
  }

  async readAll(): Promise<void> {
    this.#write('reads all', await this.#orca.readAll());
  }

  /** What was heard since the last call. */
  takeTranscript(): string {
    return `${this.#transcript.splice(0).join('\n')}\n`;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.#orca.close();
    await setTimeout(500);
  }

  #write(action: string, heard: Utterance[]): void {
    this.#transcript.push('', `> ${action}`, ...heard.map(normalise).filter(Boolean));
  }
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

/** What Orca says of the way between parts of a page depends on the moment. */
const way = /^(usciti |leaving |(contenuto principale|main content|banner)$)/i;

/** Without what differs between runs and versions of Orca: spaces, full stops where it pauses, the way, visited links. */
function normalise({ text, language }: Utterance): string {
  const words = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*\.$/, '')
    .replace(/collegamento visitato$/, 'collegamento')
    .replace(/visited link$/, 'link');
  if (way.test(words)) return '';
  return words && language ? `[${language}] ${words}` : words;
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

/** Runs in the page, before its scripts: sets the clock, and what the guest has stored. */
function prepare(at: number, banner: boolean): void {
  if (banner) localStorage.clear();
  else localStorage.setItem('renovationBannerClosed', 'true');
  // the booking engine is another site
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
