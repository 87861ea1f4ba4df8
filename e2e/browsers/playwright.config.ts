// `npm run test:browsers`: Playwright runs the journeys, but drives neither browser.
import { defineConfig } from '@playwright/test';
import type { Options } from './test.ts';

export default defineConfig<object, Options>({
  testMatch: '*.journey.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  projects: [
    // each browser starts once
    { name: 'firefox', workers: 1, use: { browserId: 'firefox' } },
    { name: 'webkit', workers: 1, use: { browserId: 'webkit' } },
  ],
  // the other limits are longer than a busy machine needs
  timeout: 600_000,
  expect: { toPass: { timeout: 60_000, intervals: [40] } },
  reporter: [['list'], ['../support/summary.ts']],
  outputDir: '../../test-results/browsers',
});
