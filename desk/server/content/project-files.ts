// Reads and writes the files of the project that the desk may change. A written file is always whole.

import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentFiles as checkedFiles } from '../../../build/content/check-content.ts';
import { focusFile } from '../../../build/content/hotel-files.ts';
import { pictureOfFile } from '../../../build/photos/photo-files.ts';
import { photoEndings } from '../../../build/photos/photo-types.ts';
import { Refused } from '../refused.ts';

/** Every file whose fields the desk may change, from the project's root. */
export const contentFiles: readonly string[] = [...checkedFiles, focusFile];

const photograph = new RegExp(`^photos/(?!\\.)[^/]+\\.(?:pdf|${photoEndings.join('|')})$`, 'i');

/** Whether a file is a photograph, or belongs to the price list. */
export const isPhotograph = (file: string) => photograph.test(file);

/** The bytes of files by their paths from the project's root; undefined for a file that is not there. */
export type Files = Map<string, Buffer | undefined>;

const pathOf = (root: URL, file: string) => join(fileURLToPath(root), file);

/** The path of a file on the disk. Throws if the file or its folder is a link. */
function ownPath(root: URL, file: string): string {
  const path = pathOf(root, file);
  const folder = dirname(path);
  const isOwn = !existsSync(folder) || realpathSync(folder) === join(realpathSync(fileURLToPath(root)), dirname(file));
  if (isOwn && !lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  throw new Refused(403, (t) => t.fileIsLink(isOwn ? file : dirname(file)));
}

export function readBytes(root: URL, file: string): Buffer | undefined {
  const path = ownPath(root, file);
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** The files of a picture's own photograph. There should be at most one. */
export function photographFiles(root: URL, name: string): string[] {
  const folder = new URL('photos/', root);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => pictureOfFile(file) === name).map((file) => `photos/${file}`);
}

/**
 * Writes files, each to a temporary file that then takes its name, and removes those without bytes. If one cannot be
 * written, the others get back what they had.
 */
export function writeFiles(root: URL, files: Files): void {
  const cache = pathOf(root, '.cache/desk');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'incoming-'));
  const replaced: Files = new Map();
  try {
    const ready = [...files].map(([file, bytes], index) => {
      const path = ownPath(root, file);
      if (!bytes) return { file, path };
      const temporary = join(folder, String(index));
      const mode = lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0o644;
      writeFileSync(temporary, bytes, { mode: mode & 0o777, flush: true });
      return { file, path, temporary };
    });
    for (const { file, path, temporary } of ready) {
      const before = readBytes(root, file);
      mkdirSync(dirname(path), { recursive: true });
      if (temporary) renameSync(temporary, path);
      else rmSync(path, { force: true });
      replaced.set(file, before);
    }
  } catch (error) {
    if (replaced.size > 0) writeFiles(root, replaced);
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
