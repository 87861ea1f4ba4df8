import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { hotel } from '../src/hotel/identity.ts';

/** Milliseconds on a processor slowed down four times. */
export interface Interactions {
  /** from the click until what it asked for is painted: another page, its words in the other language, … */
  route: number;
  toggle: number;
  menu: number;
  search: number;
  /** the longest of all these events (Event Timing): the interaction to next paint */
  inp: number;
  /** from navigation to the first tap on the menu that opens it */
  firstTap: number;
  /** the same with the page's modules started by a plain module script in the head */
  firstTapPlain: number;
}

const slowdown = 4;
const isEngine = ({ origin }: URL) => origin === new URL(hotel.booking.host).origin;

async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const seen: PerformanceEventTiming[] = [];
    Object.assign(window, { events: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.interactionId) seen.push(entry);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return page;
}

/** What the page's own clock says of one click, in milliseconds. */
interface Timed {
  painted: number;
  /** the longest event that belongs to it */
  event: number;
}

/** What is noted in the page. */
interface Notes {
  events: PerformanceEventTiming[];
  /** which frame after the click shows what was asked for, and how long after the click a task could run behind it */
  painted: Promise<{ frame: number; after: number }>;
}

/**
 * Clicks, and times it in the page until the frame is out that shows it: by Event Timing where that is the first frame
 * after the click, else by the first task after the frame, which may come later when others wait. The pointer is there
 * before it presses, as any hand is: what hovering takes is no part of an interaction, and would be waited for.
 * @param shows what is another or comes up when what was asked for is in the document; nothing: the next frame will do
 */
async function interact(page: Page, target: Locator, shows?: string): Promise<Timed> {
  await target.hover();
  // pages and words that it makes the site fetch
  await page.waitForLoadState('networkidle');
  await page.evaluate((selector) => {
    const notes = window as unknown as Notes;
    notes.events.length = 0;
    const look = () => selector && document.querySelector(selector)?.outerHTML;
    const before = look();
    notes.painted = new Promise((resolve) => {
      const watch = (begun: number, frame: number) =>
        requestAnimationFrame(() => {
          if (selector && look() === before) return watch(begun, frame + 1);
          scheduler.postTask(() => resolve({ frame, after: performance.now() - begun }), { priority: 'user-blocking' });
        });
      addEventListener('click', ({ timeStamp }) => watch(timeStamp, 1), { capture: true, once: true });
    });
  }, shows);
  await target.click();
  return page.evaluate(async () => {
    const notes = window as unknown as Notes;
    const { frame, after } = await notes.painted;
    // event timing reports a little later
    await new Promise((later) => setTimeout(later, 100));
    const longest = (events: PerformanceEventTiming[]) => Math.max(16, ...events.map(({ duration }) => duration));
    const click = longest(notes.events.filter(({ name }) => name === 'click'));
    return { painted: frame === 1 ? click : after, event: longest(notes.events) };
  });
}

async function firstTap(browser: Browser, base: string, plain: boolean): Promise<number> {
  const page = await slowPage(browser);
  if (plain) {
    await page.route(base, async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(
          /<script data-route="[^"]*" data-styles="[^"]*" data-modules="([^"]*)"[^>]*>/,
          (tag, modules: string) =>
            `<script type="module">import { start } from '${modules.split(' ').at(-1)}'; start();</script>${tag.replace(/ data-(?:styles|modules)="[^"]*"/g, '')}`,
        )
        // all styles at once, as without scripts
        .replace(/<noscript>(<link rel="stylesheet".*?)<\/noscript>/, '$1');
      const headers = response.headers();
      delete headers['content-security-policy'];
      await route.fulfill({ response, headers, body: html });
    });
  }
  await page.goto(base, { waitUntil: 'commit' });
  // taps until the banner's close button works: it does nothing without scripts
  const button = page.locator('[data-banner-part] button');
  await button.waitFor();
  await button.dispatchEvent('pointerdown');
  await button.dispatchEvent('click');
  const elapsed = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.documentElement.dataset.banner === '') resolve(performance.now());
          else {
            document.querySelector<HTMLElement>('[data-banner-part] button')?.click();
            setTimeout(look, 10);
          }
        };
        look();
      }),
  );
  await page.close();
  return elapsed;
}

/** Times what a visitor does on Home at `base`, in a real browser. */
export async function measureInteractions(executablePath: string, base: string): Promise<Interactions> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    const page = await slowPage(browser);
    await page.goto(base);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    const menu = await interact(page, page.locator('[popovertarget="menu"][aria-haspopup]'), 'dialog:popover-open');
    const route = await interact(page, page.locator('dialog:popover-open a[href="/camere"]'), 'h1');
    const toggle = await interact(page, page.locator('header form button'), 'h1');
    await page.goto(base);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    await page.context().route(isEngine, (route) => route.fulfill({ body: 'engine' }));
    // it opens in another tab: what is waited for here is the page's own next frame
    const search = await interact(page, page.locator('main form button'));
    return {
      route: route.painted,
      toggle: toggle.painted,
      menu: menu.painted,
      search: search.painted,
      inp: Math.max(...[route, toggle, menu, search].map(({ event }) => event)),
      firstTap: await firstTap(browser, base, false),
      firstTapPlain: await firstTap(browser, base, true),
    };
  } finally {
    await browser.close();
  }
}
