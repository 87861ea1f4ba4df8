import { test as base, expect } from '@playwright/test';
import { listen } from '../../server/local-server.ts';
import { siteServer } from '../../server/site-server.ts';
import { dist } from '../support/built.ts';
import type { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebkit } from './webkit.ts';

const starts = { firefox: startFirefox, webkit: startWebkit };

export interface Options {
  browserId: keyof typeof starts;
}

/** Gives each test a visitor on their first visit. A test fails on every error of the page. */
export const test = base.extend<{ visitor: Visitor }, Options & { origin: string; started: Browser }>({
  browserId: ['firefox', { option: true, scope: 'worker' }],
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const server = await listen(siteServer(dist));
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],

  started: [
    async ({ browserId, origin }, use) => {
      const browser = await starts[browserId](origin);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  visitor: async ({ started, origin }, use) => {
    await started.reset();
    await use(new Visitor(started, origin));
    expect(started.takeErrors()).toEqual([]);
  },
});
