// Finds the Chromium for the end-to-end tests and the art preview.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { chromium } from '@playwright/test';
import { installOnDebian } from './install-on-debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The inputs of the search. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  /** the path of Playwright's own browser */
  own?: string;
}

/** The paths where a browser may be installed, the likeliest first. */
export function browserPaths({ platform, env, own }: Machine): string[] {
  const windows = platform === 'win32';
  const { join, delimiter } = windows ? win32 : posix;
  const onPath = (env.PATH ?? env.Path ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, windows ? `${name}.exe` : name)));
  const applications = ['/Applications', ...(env.HOME ? [join(env.HOME, 'Applications')] : [])];
  const programs = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
    (folder) => folder !== undefined,
  );
  const usual: Partial<Record<NodeJS.Platform, string[]>> = {
    linux: [...names.map((name) => `/usr/bin/${name}`), '/opt/google/chrome/chrome', '/snap/bin/chromium'],
    darwin: ['Google Chrome', 'Chromium'].flatMap((app) =>
      applications.map((folder) => join(folder, `${app}.app/Contents/MacOS/${app}`)),
    ),
    win32: ['Google\\Chrome', 'Chromium'].flatMap((folder) =>
      programs.map((program) => join(program, folder, 'Application', 'chrome.exe')),
    ),
  };
  return [...onPath, ...(usual[platform] ?? []), ...(own ? [own] : [])];
}

/**
 * The path of the browser to use: CHROME_PATH, or the first installed one that runs.
 * @returns undefined if there is none
 * @throws if CHROME_PATH names a missing file
 */
export function chooseBrowser(
  machine: Machine,
  exists: (file: string) => boolean,
  runs: (file: string) => boolean = () => true,
): string | undefined {
  const named = machine.env.CHROME_PATH;
  if (named && !exists(named)) {
    throw new Error(`CHROME_PATH is “${named}”, but there is no such file. Correct it, or unset it to have one found.`);
  }
  return named || browserPaths(machine).find((file) => exists(file) && runs(file));
}

/** The path of a Chromium or Chrome on this machine. Installs Chromium on Debian and Ubuntu if there is none. */
export async function findBrowser(): Promise<string> {
  const machine: Machine = { platform: process.platform, env: process.env, own: chromium.executablePath() };
  const search = () => chooseBrowser(machine, existsSync, runs);
  const found = search() ?? (installOnDebian(['chromium']) ? search() : undefined);
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
