import type { Browser, Locator, Page } from '@playwright/test';
import { hotel } from '../src/hotel/identity.ts';
import { median, phone, slowdown } from './page-load.ts';

/** The globals that `observeEvents` sets in the page. */
interface ObservedWindow {
  events: PerformanceEventTiming[];
  /** the time from the click to the first task after the frame with its result */
  painted: Promise<number>;
}

function observeEvents(): void {
  const events: PerformanceEventTiming[] = [];
  Object.assign(window, { events });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.interactionId) events.push(entry);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Clicks, and measures the time until the frame with the result is painted.
 * @param result selects the element that changes or appears; without it the next frame counts
 */
async function interact(page: Page, target: Locator, result?: string) {
  await target.hover();
  // hovering prefetches routes and messages
  await page.waitForLoadState('networkidle');
  await page.evaluate((selector) => {
    const observed = window as unknown as ObservedWindow;
    observed.events.length = 0;
    const markup = () => selector && document.querySelector(selector)?.outerHTML;
    const before = markup();
    observed.painted = new Promise((resolve) => {
      const watch = (start: number) =>
        requestAnimationFrame(() => {
          if (selector && markup() === before) return watch(start);
          scheduler.postTask(() => resolve(performance.now() - start), { priority: 'user-blocking' });
        });
      addEventListener('click', ({ timeStamp }) => watch(timeStamp), { capture: true, once: true });
    });
  }, result);
  await target.click();
  return page.evaluate(async () => {
    const observed = window as unknown as ObservedWindow;
    const painted = await observed.painted;
    // Event Timing reports with a delay
    await new Promise((later) => setTimeout(later, 100));
    return { painted, event: Math.max(16, ...observed.events.map(({ duration }) => duration)) };
  });
}

async function visit(browser: Browser, origin: string) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const isBookingEngine = ({ hostname }: URL) => hostname === new URL(hotel.booking.host).hostname;
  await context.route(isBookingEngine, (route) => route.fulfill({ body: 'engine' }));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observeEvents);
  const open = async () => {
    await page.goto(origin);
    await page.locator('html[data-hydrated]').waitFor();
  };
  await open();
  const menu = await interact(page, page.locator('[popovertarget="menu"][aria-haspopup]'), 'dialog:popover-open');
  const route = await interact(page, page.locator('dialog:popover-open a[href="/camere"]'), 'h1');
  const toggle = await interact(page, page.locator('header form button'), 'h1');
  await open();
  // the booking engine opens in another tab
  const search = await interact(page, page.locator('main form button'));
  await context.close();
  const all = { menu, route, toggle, search };
  return {
    ...Object.fromEntries(Object.entries(all).map(([name, { painted }]) => [name, painted])),
    INP: Math.max(...Object.values(all).map(({ event }) => event)),
  };
}

/**
 * Measures what visitors do on Home: milliseconds from the click until its result is painted, with the processor slowed down
 * four times, and the longest event of all (INP), as medians.
 */
export async function measureInteractions(browser: Browser, origin: string, rounds: number) {
  const visits: Record<string, number>[] = [];
  for (let round = 1; round <= rounds; round++) visits.push(await visit(browser, origin));
  return Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [name, Math.round(median(visits.map((times) => times[name] ?? 0)))]),
  );
}
