import { defineConfig } from '@playwright/test';
import { storageKeys } from './src/announcements/announcements.ts';

const port = Number(process.env.PORT ?? 4180);
const origin = `http://127.0.0.1:${port}`;
const isRoot = process.getuid?.() === 0;

// of two lists the last counts: so this one begins with Playwright's own
const unwanted = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // what the browser keeps ready under its address bar, in pages of its own: a fifth of all the tests' time
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // the longest begins first: at the end one worker would wait for the other
  projects: [
    { name: 'walk', testMatch: 'walk.spec.ts' },
    { name: 'site', testIgnore: 'walk.spec.ts' },
  ],
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./e2e/support/summary.ts']],
  outputDir: 'test-results',
  webServer: {
    command: 'node server/serve.ts',
    url: origin,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
  use: {
    baseURL: origin,
    // what a visitor's second visit is like is told in offline.spec.ts
    serviceWorkers: 'block',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // a visitor who has closed what is announced; renovation.spec.ts is about those who have not
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: storageKeys.map((name) => ({ name, value: 'true' })) }],
    },
    actionTimeout: 15_000,
    trace: 'off',
    launchOptions: {
      // set by tools/run-e2e.ts
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${unwanted.join()}`,
      ],
      // windows of real visitors have scroll bars
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
});
