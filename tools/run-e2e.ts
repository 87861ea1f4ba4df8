// `npm run e2e`: runs the end-to-end tests on the built site. What follows goes to Playwright: npm run e2e -- booking
import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installNginx } from '../server/find-nginx.ts';
import { findBrowser } from './find-browser.ts';

try {
  const browser = await findBrowser();
  // where it can't, the tests that need it say so
  installNginx();
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  spawn(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
    cwd: new URL('../', import.meta.url),
    env: {
      ...process.env,
      CHROME_PATH: browser,
      // the site is served by the same Node
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    },
  }).on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
