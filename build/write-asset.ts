import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

/** Writes an asset that Vite did not build, with a hash of its text in its name. @returns its URL */
export async function writeAsset(dist: URL, name: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const url = `/assets/${name.replace(/(?=\.\w+$)/, `-${hash}`)}`;
  await writeFile(new URL(url.slice(1), dist), text);
  return url;
}
