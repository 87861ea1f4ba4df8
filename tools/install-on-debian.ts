import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

// what guests' systems bring, or fonts with the same metrics: Linux, Windows and macOS, Android
const fonts = [
  ['fonts-dejavu-core', 'dejavu/DejaVuSerif.ttf'],
  ['fonts-liberation', 'liberation/LiberationSerif-Regular.ttf'],
  ['fonts-noto-core', 'noto/NotoSerif-Regular.ttf'],
  ['fonts-roboto-unhinted', 'roboto/unhinted/RobotoTTF/Roboto-Regular.ttf'],
] as const;

/** Installs the fonts in which the tests show a page before its own fonts load, on Debian and Ubuntu. */
export function installFonts(): void {
  const missing = fonts.filter(([, file]) => !existsSync(`/usr/share/fonts/truetype/${file}`)).map(([name]) => name);
  if (missing.length > 0) installOnDebian(missing);
}
