// A copy of the site's content in a folder of its own, for tests to change.
import { cpSync, readFileSync } from 'node:fs';
import { temporaryFolder } from '../../../build/temporary-folder.ts';
import type { Edit, FieldPath } from '../../protocol.ts';
import { Refused } from '../refused.ts';
import { Desk } from './desk.ts';
import { contentFiles } from './project-files.ts';

const repository = new URL('../../../', import.meta.url);

/** A folder with the site's content, removed after the test. */
export function projectCopy(): URL {
  const root = temporaryFolder();
  for (const file of contentFiles) {
    const source = new URL(file, repository);
    if (file.startsWith('src/')) cpSync(source, new URL(file, root));
  }
  return root;
}

export const deskOn = (root: URL) => new Desk(root, async () => {});

export const textOf = (root: URL, file: string) => readFileSync(new URL(file, root), 'utf8');

export const label = { it: 'Una prova', en: 'A trial' };

export const edit = (file: string, path: FieldPath, value?: unknown, before?: unknown): Edit => ({
  file,
  path,
  ...(value !== undefined && { value }),
  ...(before !== undefined && { before }),
});

/** The refusal that work ends with. */
export async function refusalOf(work: Promise<unknown>): Promise<Refused> {
  const result = await work.catch((error: unknown) => error);
  if (result instanceof Refused) return result;
  throw new Error('It was not refused.', { cause: result });
}
