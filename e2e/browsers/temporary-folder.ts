import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder that exists until the process exits. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
