// Reads and writes the files of the project that the desk may change. A written file is always whole.
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Refused } from '../refused.ts';
import { contentFiles } from './content-files.ts';

/** The bytes of files by their paths from the project's root; undefined for a file that is not there. */
export type Files = Map<string, Buffer | undefined>;

const pathOf = (root: URL, file: string) => join(fileURLToPath(root), file);

/** The path of a file on the disk. Throws if a link leads elsewhere. */
function ownPath(root: URL, file: string): string {
  const path = pathOf(root, file);
  const folder = dirname(path);
  const isOwn = !existsSync(folder) || realpathSync(folder) === join(realpathSync(fileURLToPath(root)), dirname(file));
  if (isOwn && !lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  throw new Refused(403, {
    it: `${file} è un collegamento ad altro: la scrivania cambia solo i file di questa cartella.`,
    en: `${file} is a link to somewhere else: the desk changes only the files of this folder.`,
  });
}

export function readBytes(root: URL, file: string): Buffer | undefined {
  const path = ownPath(root, file);
  return existsSync(path) ? readFileSync(path) : undefined;
}

const temporaryName = /^\..+\.\d+\.[0-9a-f]+\.desk$/;

/**
 * Writes files, each to a temporary file beside it that then takes its name, and removes those without bytes. If one cannot
 * be written, the others get back what they had.
 */
export function writeFiles(root: URL, files: Files): void {
  const ready: [file: string, temporary: string | undefined, path: string][] = [];
  const replaced: Files = new Map();
  try {
    for (const [file, bytes] of files) {
      const path = ownPath(root, file);
      if (!bytes) {
        ready.push([file, undefined, path]);
        continue;
      }
      mkdirSync(dirname(path), { recursive: true });
      const name = `.${file.slice(file.lastIndexOf('/') + 1)}.${process.pid}.${randomBytes(4).toString('hex')}.desk`;
      const temporary = join(dirname(path), name);
      ready.push([file, temporary, path]);
      const mode = lstatSync(path, { throwIfNoEntry: false })?.mode;
      const opened = openSync(temporary, 'wx', mode === undefined ? 0o644 : mode & 0o777);
      try {
        for (let written = 0; written < bytes.length; ) written += writeSync(opened, bytes, written);
        fsyncSync(opened);
      } finally {
        closeSync(opened);
      }
    }
    for (const [file, temporary, path] of ready) {
      const before = readBytes(root, file);
      if (temporary) renameSync(temporary, path);
      else rmSync(path, { force: true });
      replaced.set(file, before);
    }
  } catch (error) {
    for (const [, temporary] of ready) if (temporary) rmSync(temporary, { force: true });
    if (replaced.size > 0) writeFiles(root, replaced);
    throw error;
  }
}

/** Removes the temporary files of desks that were killed. */
export function removeLeftovers(root: URL): void {
  for (const folder of new Set([...contentFiles.map(dirname), 'photos'])) {
    const path = pathOf(root, folder);
    if (!existsSync(path)) continue;
    for (const name of readdirSync(path)) {
      const [, id] = /\.(\d+)\.[0-9a-f]+\.desk$/.exec(name) ?? [];
      if (temporaryName.test(name) && !isRunning(Number(id))) rmSync(join(path, name), { force: true });
    }
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const lockTimeoutMs = 10_000;

/** Runs `work` while no other desk on this folder does. The system frees the lock of a process that ends. */
export async function alone<Result>(root: URL, work: () => Promise<Result> | Result): Promise<Result> {
  mkdirSync(pathOf(root, '.cache/desk'), { recursive: true });
  const lock = new DatabaseSync(pathOf(root, '.cache/desk/lock.sqlite'), { timeout: 0 });
  try {
    const end = Date.now() + lockTimeoutMs;
    while (!taken(lock)) {
      if (Date.now() > end) {
        throw new Refused(409, {
          it: 'Un’altra scrivania scrive da troppo tempo: chiudetela e riprovate.',
          en: 'Another desk has been writing for too long: close it and try again.',
        });
      }
      await setTimeout(15);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function taken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === 5) return false;
    throw error;
  }
}
