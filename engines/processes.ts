// Whatever is started or written here ends with the run, however that ends.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const running = new Set<ChildProcess>();
const folders = new Set<string>();

process.on('exit', () => {
  for (const child of running) kill(child, 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** Starts a program as the head of a process group of its own, so that it takes its helpers along when it is stopped. */
export function start(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { detached: true, ...options });
  running.add(child);
  child.on('error', (error) => console.error(error.message));
  return child;
}

/** Stops a program that `start` started, and all that it started itself. */
export async function stop(child: ChildProcess): Promise<void> {
  const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  kill(child, 'SIGTERM');
  const patience = setTimeout(() => kill(child, 'SIGKILL'), 5000);
  await gone;
  clearTimeout(patience);
  running.delete(child);
}

function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // gone already
  }
}

/** Waits for what a program says about itself. @returns the first match of `pattern` in one of its streams */
export function announced(child: ChildProcess, stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stream.on('data', (chunk) => {
      said += chunk;
      const match = pattern.exec(said);
      if (match) resolve(match[0]);
    });
    child.on('exit', () => reject(new Error(`${child.spawnfile} ended at once. ${said}`.trim())));
    child.on('error', reject);
  });
}

/** A folder for a browser's profile and caches. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  folders.add(folder);
  return folder;
}

/** A port that nobody listens on. */
export async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error(`There is no free port on ${host}.`);
  return address.port;
}
