// Finds the Chromium for the end-to-end tests, the bench and the preview of drawings.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installOnDebian } from './install-on-debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The first browser that runs: on PATH, in the system's folders, or Playwright's own. */
function installedBrowser(): string | undefined {
  const { PATH = '', PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env;
  const folders = [...PATH.split(delimiter), '/usr/bin', '/opt/google/chrome', '/snap/bin'];
  return [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...[PROGRAMFILES, LOCALAPPDATA].map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
    chromium.executablePath(),
  ].find((file) => existsSync(file) && runs(file));
}

/** Whether a file runs: Ubuntu's chromium-browser may only print where to get one. */
function runs(file: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** The path of CHROME_PATH or of an installed Chromium or Chrome. Installs Chromium on Debian and Ubuntu if there is none. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROME_PATH is “${named}”, but there is no such file. Correct it, or unset it to have one found.`);
  }
  const found = named || installedBrowser() || (installOnDebian(['chromium']) ? installedBrowser() : undefined);
  if (!found) {
    throw new Error(
      [
        'There is no Chromium or Chrome on this machine. Do one of these:',
        '  - install Google Chrome or Chromium where your system keeps its programs;',
        '  - run “npx playwright install --with-deps chromium”;',
        '  - set CHROME_PATH to the browser’s executable file.',
      ].join('\n'),
    );
  }
  return found;
}
