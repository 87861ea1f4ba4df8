import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { hotel } from '../src/hotel/identity.ts';

/** Milliseconds with the processor slowed down four times. */
export interface Interactions {
  /** from the click until its result is painted: another page, the other language, … */
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
const isBookingEngine = ({ origin }: URL) => origin === new URL(hotel.booking.host).origin;

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

/** Durations of one click in milliseconds, measured in the page. */
interface Timed {
  painted: number;
  /** the longest event that belongs to it */
  event: number;
}

/** Measurements in the page. */
interface Notes {
  events: PerformanceEventTiming[];
  /** which frame after the click shows the result, and the time from the click to the first task after that frame */
  painted: Promise<{ frame: number; after: number }>;
}

/**
 * Clicks and measures the time until the frame with the result is painted: by Event Timing if that is the first frame
 * after the click, otherwise by the first task after the frame. It hovers before, so that prefetching is not measured.
 * @param result selects the element that changes or appears; without it the next frame counts
 */
async function interact(page: Page, target: Locator, result?: string): Promise<Timed> {
  await target.hover();
  // prefetching of routes and messages
  await page.waitForLoadState('networkidle');
  await page.evaluate((selector) => {
    const notes = window as unknown as Notes;
    notes.events.length = 0;
    const resultMarkup = () => selector && document.querySelector(selector)?.outerHTML;
    const before = resultMarkup();
    notes.painted = new Promise((resolve) => {
      const watch = (start: number, frame: number) =>
        requestAnimationFrame(() => {
          if (selector && resultMarkup() === before) return watch(start, frame + 1);
          scheduler.postTask(() => resolve({ frame, after: performance.now() - start }), { priority: 'user-blocking' });
        });
      addEventListener('click', ({ timeStamp }) => watch(timeStamp, 1), { capture: true, once: true });
    });
  }, result);
  await target.click();
  return page.evaluate(async () => {
    const notes = window as unknown as Notes;
    const { frame, after } = await notes.painted;
    // Event Timing reports with a delay
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
        // load all styles at once, as without scripts
        .replace(/<noscript>(<link rel="stylesheet".*?)<\/noscript>/, '$1');
      const headers = response.headers();
      delete headers['content-security-policy'];
      await route.fulfill({ response, headers, body: html });
    });
  }
  await page.goto(base, { waitUntil: 'commit' });
  // tap until the banner's close button works, which needs hydration
  const button = page.locator('[data-banner-part] button');
  await button.waitFor();
  await button.dispatchEvent('pointerdown');
  await button.dispatchEvent('click');
  const elapsed = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tap = () => {
          if (document.documentElement.dataset.banner === '') resolve(performance.now());
          else {
            document.querySelector<HTMLElement>('[data-banner-part] button')?.click();
            setTimeout(tap, 10);
          }
        };
        tap();
      }),
  );
  await page.close();
  return elapsed;
}

/** Measures interactions on Home at `base` in a real browser. */
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
    await page.context().route(isBookingEngine, (route) => route.fulfill({ body: 'engine' }));
    // the booking engine opens in another tab: the next frame counts
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
