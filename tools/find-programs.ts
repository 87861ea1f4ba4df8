// Finds the browser and the nginx for tests and measurements, and installs what is missing on Debian and Ubuntu.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Installs packages on Debian-based systems as root. @returns whether that succeeded */
export function installOnDebian(packages: string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.error(`Installing ${packages.join(' and ')}.`);
  // one after the other: apt-get fails while another runs
  const lock = join(tmpdir(), 'hotel-maiolica-apt.lock');
  const apt = (...args: string[]) =>
    execFileSync('flock', [lock, 'apt-get', ...args], {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
    return true;
  } catch {
    return false;
  }
}

// fonts of visitors' systems, or fonts with the same metrics: Linux, Windows and macOS, Android
const fonts = {
  'fonts-dejavu-core': 'dejavu/DejaVuSerif.ttf',
  'fonts-liberation': 'liberation/LiberationSerif-Regular.ttf',
  'fonts-noto-core': 'noto/NotoSerif-Regular.ttf',
  'fonts-roboto-unhinted': 'roboto/unhinted/RobotoTTF/Roboto-Regular.ttf',
};

/** Installs the fallback fonts that the tests expect before a page's own fonts load. */
export function installFonts(): void {
  const isMissing = (file: string) => !existsSync(`/usr/share/fonts/truetype/${file}`);
  const missing = Object.entries(fonts).flatMap(([name, file]) => (isMissing(file) ? [name] : []));
  if (missing.length > 0) installOnDebian(missing);
}

/** The possible paths of programs: on PATH and in the system's folders. */
export function placesOf(names: string[]): string[] {
  const systems = ['/usr/bin', '/usr/sbin', '/usr/local/sbin', '/opt/google/chrome', '/opt/homebrew/bin', '/snap/bin'];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systems];
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
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

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of CHROME_PATH or of an installed Chromium or Chrome. Installs Chromium if there is none.
 * @param preferred the programs to look for first, and the package to install
 */
export function findBrowser(preferred: string[] = []): string {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROME_PATH is “${named}”, but there is no such file. Correct it, or unset it to have one found.`);
  }
  const { PROGRAMFILES = '', LOCALAPPDATA = '' } = process.env;
  const installed = () =>
    [
      ...placesOf(preferred),
      ...placesOf(browsers),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      ...[PROGRAMFILES, LOCALAPPDATA].map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
      chromium.executablePath(),
    ].find(isProgram);
  const found = named || (installed() ?? (installOnDebian([preferred[0] ?? 'chromium']) && installed()));
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

/** Starts the browser in which pages are measured. */
export const launchBrowser = () =>
  chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });

/** The nginx of this machine, if installed, and its module that serves Brotli copies: without it, it serves the gzip copies. */
export function findNginx() {
  const program = placesOf(['nginx']).find((file) => existsSync(file));
  const folders = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/usr/share/nginx/modules'];
  const modules = folders.map((folder) => `${folder}/ngx_http_brotli_static_module.so`);
  return program ? { program, brotli: modules.find((file) => existsSync(file)) } : undefined;
}

/** Installs nginx and its Brotli module if they are missing and the process may install packages. */
export function installNginx(): void {
  if (findNginx()?.brotli) return;
  // older systems lack the module
  if (!installOnDebian(['nginx', 'libnginx-mod-http-brotli-static']) && !findNginx()) installOnDebian(['nginx']);
}
