import { type Browser, chromium, type Page } from '@playwright/test';

/** Milliseconds, each the slowest of its event's durations (Event Timing) on a processor slowed down four times. */
export interface Interactions {
  route: number;
  toggle: number;
  menu: number;
  search: number;
  /** from navigation to the first tap on the menu that opens it */
  firstTap: number;
  /** the same with the page's modules started by a plain module script in the head */
  firstTapPlain: number;
}

const slowdown = 4;

async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { eventDurations: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) seen.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return page;
}

async function interact(page: Page, act: () => Promise<void>, done: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as { eventDurations: number[] }).eventDurations.length = 0;
  });
  await act();
  await done();
  // event timing reports after the frame: two frames and a task later it is there
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
      ),
  );
  return page.evaluate(() => Math.max(16, ...(window as unknown as { eventDurations: number[] }).eventDurations));
}

async function firstTap(browser: Browser, base: string, plain: boolean): Promise<number> {
  const page = await slowPage(browser);
  if (plain) {
    await page.route(base, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /<script data-screen="[^"]*" data-modules="(\S+)[^"]*">/,
        (tag, entry) => `<script type="module" src="${entry}"></script>${tag.replace(/ data-modules="[^"]*"/, '')}`,
      );
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
    await page.waitForFunction(() => !window.early);
    const menu = page.locator('[commandfor="menu"][command="show-modal"]');
    const open = await interact(
      page,
      () => menu.click(),
      () => page.locator('dialog[open]').waitFor(),
    );
    const link = page.locator('dialog[open] a[href="/camere"]');
    await link.hover();
    await page.waitForLoadState('networkidle');
    const route = await interact(
      page,
      () => link.click(),
      () => page.waitForURL('**/camere'),
    );
    const toggle = page.locator('header form button');
    await toggle.hover();
    await page.waitForLoadState('networkidle');
    const flip = await interact(
      page,
      () => toggle.click(),
      () => page.waitForFunction(() => document.documentElement.lang === 'en'),
    );
    await page.goto(base);
    await page.waitForFunction(() => !window.early);
    await page.context().route(/booking\./, (route) => route.fulfill({ body: 'engine' }));
    const popup = page.waitForEvent('popup');
    const search = await interact(
      page,
      () => page.locator('main form button').click(),
      () => popup,
    );
    return {
      route,
      toggle: flip,
      menu: open,
      search,
      firstTap: await firstTap(browser, base, false),
      firstTapPlain: await firstTap(browser, base, true),
    };
  } finally {
    await browser.close();
  }
}
