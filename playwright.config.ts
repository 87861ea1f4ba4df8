import { defineConfig } from '@playwright/test';

const port = Number(process.env.PORT ?? 4179);
const origin = `http://127.0.0.1:${port}`;
const isRoot = process.getuid?.() === 0;

// Chromium reads only the last list of disabled features, so this one repeats Playwright's own
const disabledFeatures = [
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
  // starts a renderer for a next page, which most tests never open
  'SpareRendererForSitePerProcess',
  // the address bar's own pages would take a fifth of all tests' time
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // starts a second renderer for every page with that header
  'CrossOriginOpenerPolicy',
];

// Chromium reads only the last list here too: the others are Playwright's own, for a mouse
const blinkSettings = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'lazyLoadingImageMarginPxUnknown=1250',
];

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` runs `quick`, `npm run test:full` runs `full`
  projects: [
    { name: 'quick', testIgnore: '**/*.full.spec.ts', grepInvert: /@full/ },
    { name: 'full', grep: [/@full/, /\.full\.spec\.ts/] },
  ],
  // generous: a busy machine may take long, and only a failing test waits for them
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: [['list'], ['./e2e/support/summary.ts']],
  webServer: {
    command: 'node server/serve.ts',
    url: origin,
    env: { PORT: String(port) },
  },
  use: {
    baseURL: origin,
    // only offline.full.spec.ts tests the service worker
    serviceWorkers: 'block',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    launchOptions: {
      // set by e2e/run.ts
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // no test depends on other hosts; intercepting requests would take a quarter of the tests' time
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        // by default the headless shell hints fonts and loads lazy images unlike visitors' browsers
        '--font-render-hinting=slight',
        `--blink-settings=${blinkSettings.join()}`,
        `--disable-features=${disabledFeatures.join()}`,
      ],
      // visitors' windows have scroll bars
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
});
