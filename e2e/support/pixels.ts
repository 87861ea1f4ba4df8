import sharp from 'sharp';
import { type CDPSession, loadEverything, type Page, waitForFonts } from './site.ts';

/** A screenshot of a whole page: three bytes per pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** A place on the whole page, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Takes a screenshot of the page. Outside the window it is black if `part` is the window. */
export async function capture(page: Page, devtools: CDPSession, part: 'page' | 'window'): Promise<Pixels> {
  const { seen, size } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return {
      seen: { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight },
      size: {
        width: Math.max(scrollWidth, scrollX + innerWidth),
        height: Math.max(scrollHeight, scrollY + innerHeight),
      },
    };
  });
  const { data: picture } = await devtools.send('Page.captureScreenshot', {
    clip: { ...(part === 'page' ? { x: 0, y: 0, ...size } : seen), scale: 1 },
    captureBeyondViewport: part === 'page',
    optimizeForSpeed: true,
  });
  const image = sharp(Buffer.from(picture, 'base64')).removeAlpha();
  if (part === 'window') {
    const { x, y, width, height } = seen;
    image.extend({ left: x, top: y, right: size.width - x - width, bottom: size.height - y - height });
  }
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The offsets of those pixels of a box that a condition selects. */
export function pick(box: Box, { width, height }: Pixels, isSelected: (at: number) => boolean): number[] {
  const picked: number[] = [];
  const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(box.x + box.width))];
  const [top, bottom] = [Math.max(0, Math.floor(box.y)), Math.min(height, Math.ceil(box.y + box.height))];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = 3 * (y * width + x);
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

/** Loads every image and font of the page, then freezes it. */
export async function prepareScreenshot(page: Page): Promise<void> {
  await loadEverything(page);
  await waitForFonts(page);
  await freeze(page);
}

/** Removes transitions and scroll bars, so that screenshots match the layout. */
export async function freeze(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      html { scrollbar-width: none !important }
      *, *::before, *::after { transition: none !important }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Forces pseudo-classes such as `hover` on every target. @returns a function that releases them */
export async function forceStates(devtools: CDPSession, states: string[]): Promise<() => Promise<void>> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: ':is(a[href]:not([href="#content"]), button, summary, input, select, textarea)',
  });
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  await force(states);
  return async () => {
    await force([]);
    await devtools.send('CSS.disable');
    await devtools.send('DOM.disable');
  };
}
