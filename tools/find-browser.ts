// Finds the Chromium for the end-to-end tests, the bench and the preview of drawings.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installOnDebian } from './install-on-debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The first program that runs: on PATH or in the system's folders. */
function installed(programs: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/opt/google/chrome', '/snap/bin'];
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isProgram);
}

/** The first browser that runs: on PATH, in the system's folders, or Playwright's own. */
function installedBrowser(): string | undefined {
  const { PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env;
  const elsewhere = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...[PROGRAMFILES, LOCALAPPDATA].map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
    chromium.executablePath(),
  ];
  return installed(names) ?? elsewhere.find(isProgram);
}

/** Whether a file runs: Ubuntu's chromium-browser may only print where to get one. */
function isProgram(file: string): boolean {
  if (!existsSync(file)) return false;
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

/** Starts the browser in which pages are measured and drawings are shown. */
export const launchBrowser = async () =>
  chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });

/**
 * The path of CHROME_PATH, or of Chromium's headless shell, in which tests take a quarter less time, or of what `findBrowser`
 * finds. Where there is no browser, it installs the shell on Debian.
 */
export async function findTestBrowser(): Promise<string> {
  if (process.env.CHROME_PATH) return findBrowser();
  if (!installed(shellNames) && !installedBrowser()) installOnDebian(['chromium-headless-shell']);
  return installed(shellNames) ?? findBrowser();
}
