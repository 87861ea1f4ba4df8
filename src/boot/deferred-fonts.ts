import { timeout } from './timeout.ts';

/** How long the page waits for its fonts to show them together. */
const fontsTimeoutMs = 3000;

/** The arguments of `new FontFace()`: family, source as in a style sheet, descriptors. */
export type FontFaceArguments = [family: string, source: string, descriptors: FontFaceDescriptors];

/**
 * Fetches the fonts and shows them together, so that the text changes once. A late font delays the others for three seconds at most.
 * @param faces a list of `FontFaceArguments` as JSON
 * @param ready a promise to wait for before the fonts are fetched
 */
export async function loadFonts(faces: string, ready: Promise<unknown>): Promise<void> {
  await ready;
  const loads = (JSON.parse(faces) as FontFaceArguments[]).map((face) => new FontFace(...face).load());
  await Promise.race([Promise.allSettled(loads), timeout(fontsTimeoutMs)]);
  for (const load of loads) {
    load.then(
      (face) => document.fonts.add(face),
      // the fallback font stays
      () => {},
    );
  }
}
