// `npm run e2e`: runs the end-to-end tests on the built site, at PORT or a free port. Arguments go to Playwright: npm run e2e -- gallery
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../server/local-server.ts';
import { findBrowser, installFonts, installNginx } from '../tools/find-programs.ts';

const options = process.argv.slice(2);

try {
  // a quarter faster than a full browser
  const browser = findBrowser(['chromium-headless-shell', 'chrome-headless-shell']);
  installFonts();
  // the quick tests need no nginx
  if (!/\bproject[ =]quick\b/.test(options.join(' '))) installNginx();
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  spawn(process.execPath, [playwright, 'test', ...options], {
    stdio: 'inherit',
    cwd: new URL('../', import.meta.url),
    env: {
      ...process.env,
      CHROME_PATH: browser,
      PORT: process.env.PORT ?? String(await freePort()),
      // the site's server uses the same Node
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    },
  }).on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
