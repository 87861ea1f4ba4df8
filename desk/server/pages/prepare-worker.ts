import { existsSync, renameSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { makeFonts } from '../../../build/fonts.ts';
import { makeDrawings } from '../../../build/images/drawings.ts';
import type { Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { bundleDesk } from './bundle.ts';
import type { Step } from './prepare.ts';
import { fontsFolder } from './prepare.ts';

const root = new URL(workerData);
const say = (share: number, label: Sentence) => parentPort?.postMessage({ label, share } satisfies Step);

makeDrawings((share) => say(share * 0.6, inBoth('drawingThePictures')));
const fonts = new URL(fontsFolder, root);
if (!existsSync(fonts)) {
  say(0.6, inBoth('makingTheFonts'));
  const latin = Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
  const unfinished = new URL('.cache/desk/fonts-unfinished/', root);
  await makeFonts(`${latin}‘’“”–—…€←↑→↓`, unfinished);
  renameSync(unfinished, fonts);
}
say(0.8, inBoth('makingTheDesk'));
await bundleDesk(root);
