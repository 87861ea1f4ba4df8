import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export const xvfb = '/usr/bin/Xvfb';

/** Starts a display in memory. Its programs end with it. */
export async function startVirtualDisplay(): Promise<{ name: string; close: () => void }> {
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const close = () => void server.kill();
  process.on('exit', close);
  const output = server.stdio[3] as Readable;
  const [number] = await once(output, 'data');
  output.destroy();
  server.unref();
  return { name: `:${String(number).trim()}`, close };
}
