import sharp from 'sharp';
import { type CDPSession, type Page, waitForFonts, waitForFullImages } from './site.ts';

/** A picture of a whole page: three bytes a pixel, line by line. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** Where something stands on the whole page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Takes a picture of the whole page as it is, however long, or of what of it the window shows; the rest stays black. */
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

/** The places, in a picture’s bytes, of those pixels of a box that a test picks. */
export function pick(box: Box, { width, height }: Pixels, isMeant: (at: number) => boolean): number[] {
  const picked: number[] = [];
  const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(box.x + box.width))];
  const [top, bottom] = [Math.max(0, Math.floor(box.y)), Math.min(height, Math.ceil(box.y + box.height))];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = 3 * (y * width + x);
      if (isMeant(at)) picked.push(at);
    }
  }
  return picked;
}

/** The luminance of a pixel as WCAG 2 reckons it. */
export const luminanceAt = ({ data }: Pixels, at: number): number =>
  luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);

export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** How far two luminances stand apart. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Sees to every picture and font of a page, and then that it holds still. */
export async function prepare(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  });
  // these come after the first paint: the drawing in the place of its sketch, and the typefaces family after family
  await waitForFullImages(page);
  await waitForFonts(page);
  await holdStill(page);
}

/** Takes away what is in no picture of a whole page, or only on its way. */
export async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // a scroll bar is not in a picture of the whole page, which would be laid out anew without it
    sheet.replaceSync(`
      html { scrollbar-width: none !important }
      *, *::before, *::after { transition: none !important }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Shows everything to press as if the mouse were over all of it, or the focus in each. @returns what ends that */
export async function pretend(devtools: CDPSession, states: string[]): Promise<() => Promise<void>> {
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
