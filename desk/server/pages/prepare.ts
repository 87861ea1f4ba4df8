// Makes ready what the desk shows, unless the last start has: drawings, fonts, and the code of its page.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Sentence } from '../../protocol.ts';

/** What is being made ready, and how much of it all is, from 0 to 1. */
export interface Step {
  label: Sentence;
  share: number;
}

const sources = ['{src,build,desk}/**/*.{ts,tsx,css,html}', 'package.json'];

/** A text that changes with the code of the desk, of the site and of what builds them. */
function codeVersion(root: URL): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: fileURLToPath(root), exclude: ['**/*.test.{ts,tsx}'] });
  for (const file of files.map((one) => one.replaceAll('\\', '/')).sort()) {
    hash.update(file).update(readFileSync(new URL(file, root)));
  }
  return hash.digest('hex');
}

/** @param onStep hears what is being made */
export async function prepare(root: URL, onStep: (step: Step) => void): Promise<void> {
  const mark = new URL(`${bundleFolder}version`, root);
  const version = codeVersion(root);
  const isReady = [mark, new URL(drawingsFolder, root), new URL(fontsFolder, root)].every((place) => existsSync(place));
  if (isReady && readFileSync(mark, 'utf8') === version) return;
  await new Promise<void>((resolve, reject) => {
    // drawing and bundling would keep the server from answering
    new Worker(new URL('prepare-worker.ts', import.meta.url), { workerData: root.href })
      .on('message', onStep)
      .on('error', reject)
      .on('exit', () => resolve());
  });
  writeFileSync(mark, version);
}

export const bundleFolder = '.cache/desk/client/';
export const fontsFolder = '.cache/desk/fonts/';
export const drawingsFolder = '.cache/pictures/';
