import sharp from 'sharp';
import type { Page } from '../support/site.ts';

/** A place on the whole page, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A screenshot of a place: three bytes per pixel, row by row. */
export interface Pixels extends Box {
  data: Buffer;
}

/** Takes a screenshot of the whole page, or of the part in the window. */
export async function capture(page: Page, part: 'page' | 'window'): Promise<Pixels> {
  const box = await page.evaluate((what) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return what === 'page'
      ? { x: 0, y: 0, width: scrollWidth, height: Math.max(scrollHeight, innerHeight) }
      : { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight };
  }, part);
  // Playwright's own screenshots take longer
  const devtools = await page.context().newCDPSession(page);
  const { data: picture } = await devtools.send('Page.captureScreenshot', {
    clip: { ...box, scale: 1 },
    captureBeyondViewport: part === 'page',
    optimizeForSpeed: true,
  });
  await devtools.detach();
  const data = await sharp(Buffer.from(picture, 'base64')).removeAlpha().raw().toBuffer();
  return { ...box, data };
}

/** The offsets of those pixels of a box that a condition selects. */
export function pick(box: Box, picture: Pixels, isSelected: (at: number) => boolean): number[] {
  const picked: number[] = [];
  const { width, height } = picture;
  const [x, y] = [box.x - picture.x, box.y - picture.y];
  const [left, right] = [Math.max(0, Math.floor(x)), Math.min(width, Math.ceil(x + box.width))];
  const [top, bottom] = [Math.max(0, Math.floor(y)), Math.min(height, Math.ceil(y + box.height))];
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const at = 3 * (row * width + column);
      if (isSelected(at)) picked.push(at);
    }
  }
  return picked;
}

/** The relative luminance of a pixel (WCAG 2). */
export const luminanceAt = ({ data }: Pixels, at: number): number =>
  luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);

export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** The contrast ratio of two luminances. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Forces pseudo-classes such as `hover` on every target of a part of the page. @returns a function that releases them */
export async function forceStates(page: Page, part: string, states: string[]): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `${part} :is(a[href]:not([href="#content"]), button, summary, input, select, textarea)`,
  });
  const force = (nodeId: number) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states });
  await Promise.all(nodeIds.map(force));
  return () => devtools.detach();
}
