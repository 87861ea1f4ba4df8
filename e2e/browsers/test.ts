import { test as base, expect } from '@playwright/test';
import { startBuiltIn } from '../support/servers.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebkit } from './webkit.ts';

const starts = { firefox: startFirefox, webkit: startWebkit };

export interface Options {
  browserId: keyof typeof starts;
}

/** A test has a browser of its own, and fails on every error of the page that it does not expect. */
export const test = base.extend<{ visitor: Visitor; expectedErrors: RegExp }, Options & { origin: string }>({
  browserId: ['firefox', { option: true, scope: 'worker' }],
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const server = await startBuiltIn();
      await use(server.origin);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  expectedErrors: [/^$/, { option: true }],
  visitor: async ({ browserId, origin, expectedErrors }, use) => {
    const browser = await starts[browserId](origin);
    try {
      await use(new Visitor(browser, origin));
      expect(browser.takeErrors().filter((message) => !expectedErrors.test(message))).toEqual([]);
    } finally {
      await browser.close();
    }
  },
});
