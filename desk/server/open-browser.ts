import { spawn } from 'node:child_process';

/** Opens an address in the system's browser, where there is one. */
export function openBrowser(address: string, { platform, env } = process): void {
  if (env.CI || env.BROWSER === 'none') return;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  const [command, ...options] =
    platform === 'darwin' ? ['open'] : platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  spawn(command as string, [...options, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
