// Prepares drawings, fonts and the code of the desk's page, unless an earlier start has.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { bundleFolder, drawingsFolder, fontsFolder } from './folders.ts';

/** The current step, and the progress of all steps from 0 to 1. */
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

/** @param onStep is called with the progress */
export async function prepare(root: URL, onStep: (step: Step) => void): Promise<void> {
  const mark = new URL(`${bundleFolder}version`, root);
  const version = codeVersion(root);
  const isReady = [mark, new URL(drawingsFolder, root), new URL(fontsFolder, root)].every((place) => existsSync(place));
  if (isReady && readFileSync(mark, 'utf8') === version) return;
  // imported only if something has to be prepared
  const { makeDrawings } = await import('../../../build/images/drawings.ts');
  const { makeFonts } = await import('../../../build/fonts.ts');
  const { bundleDesk } = await import('./bundle.ts');
  makeDrawings((share) => onStep({ share: share * 0.6, label: inBoth('drawingThePictures') }));
  const fonts = new URL(fontsFolder, root);
  if (!existsSync(fonts)) {
    onStep({ share: 0.6, label: inBoth('makingTheFonts') });
    const latin = Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
    const unfinished = new URL('.cache/desk/fonts-unfinished/', root);
    await makeFonts(`${latin}‘’“”–—…€←↑→↓`, unfinished);
    renameSync(unfinished, fonts);
  }
  onStep({ share: 0.8, label: inBoth('makingTheDesk') });
  await bundleDesk(root);
  writeFileSync(mark, version);
}
