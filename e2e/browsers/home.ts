// A home folder and a display for each browser. They end with the process.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

const endings: (() => void)[] = [];
process.on('exit', () => {
  for (const end of endings) end();
});

/** Calls a function when the process ends. */
export const atExit = (end: () => void) => void endings.push(end);

/** Creates an empty folder. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  atExit(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const xvfb = '/usr/bin/Xvfb';

/** Starts a display in memory. Its programs end with it. */
export async function startVirtualDisplay(): Promise<{ name: string; close: () => void }> {
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const close = () => void server.kill();
  atExit(close);
  const number = await text(server.stdio[3] as Readable);
  if (!number) throw new Error('Xvfb does not start.');
  server.unref();
  return { name: `:${number.trim()}`, close };
}
