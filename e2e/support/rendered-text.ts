import { type Box, capture, contrast, luminance, luminanceAt, type Pixels, pick } from './pixels.ts';
import type { CDPSession, Page } from './site.ts';

/** The text of one element, or an icon: what it says, its own colour, what it must reach against its ground, and where it stands. */
interface Sign {
  says: string;
  colour: [red: number, green: number, blue: number];
  needed: number;
  boxes: Box[];
}

/**
 * Measures text and icons of a page against what is really drawn behind their lines, by day and by night: once each is
 * painted in a colour of its own, which tells where its lines are, and once none is painted at all.
 * @param part what to measure: the page, or a part of it that stays in the window
 * @returns how many there are, and a line for each that stands out too little on more than a hundredth of its lines
 */
export async function measureText(
  page: Page,
  devtools: CDPSession,
  part = 'body',
): Promise<{ count: number; faint: string[] }> {
  await page.evaluate(prepareInks);
  await page.evaluate(readSigns, part);
  const painted = await captureIn(page, devtools, part, 'own');
  const faint: string[] = [];
  let count = 0;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const signs = await page.evaluate(readSigns, part);
    const ground = await captureIn(page, devtools, part, 'none');
    count = signs.length;
    for (const [index, sign] of signs.entries()) {
      const own = luminance(...sign.colour);
      const contrasts = linesOf(sign, index, painted).map((at) => contrast(own, luminanceAt(ground, at)));
      const low = contrasts.filter((one) => one < sign.needed);
      if (contrasts.length && low.length <= contrasts.length / 100) continue;
      const share = Math.round((100 * low.length) / contrasts.length);
      faint.push(`${colorScheme}, “${sign.says}”: ${Math.min(...low).toFixed(2)} : 1 on ${share} % of its lines`);
    }
  }
  return { count, faint };
}

/** Runs in the page: lets each text and icon be painted in a colour of its own, or not at all. */
function prepareInks(): void {
  if (document.documentElement.dataset.paint !== undefined) return;
  document.documentElement.dataset.paint = '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, *::before, *::after { text-decoration-color: transparent !important }
    :is([data-paint=own], [data-paint=none]) * { -webkit-text-fill-color: transparent !important }
    :is([data-paint=own], [data-paint=none]) svg * { fill: transparent !important; stroke: transparent !important }
    [data-paint=own] [data-sign] { -webkit-text-fill-color: var(--sign) !important }
    [data-paint=own] svg text[data-sign] { fill: var(--sign) !important }
    [data-paint=own] svg path[data-sign] { stroke: var(--sign) !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page. */
function readSigns(part: string): Sign[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  const channels = (colour: string): Sign['colour'] => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const boxOf = ({ x, y, width, height }: DOMRect) => ({ x: x + scrollX, y: y + scrollY, width, height });
  const textsOf = (element: Element) =>
    Array.from(element.childNodes).filter((node): node is Text => node instanceof Text && node.data.trim() !== '');
  // what has colours of its own is a picture
  const isIcon = (element: Element) => element.matches(':is(a, button) svg path:not([fill])');
  const range = document.createRange();
  for (const signed of document.querySelectorAll('[data-sign]')) signed.removeAttribute('data-sign');
  return Array.from(document.querySelectorAll<HTMLElement | SVGElement>(`${part} *`))
    .filter(
      (element) =>
        (textsOf(element).length > 0 || isIcon(element)) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        // what cannot be pressed now need not stand out
        !element.closest('.visually-hidden, a[href="#content"], option, [role=img], [aria-disabled=true]'),
    )
    .map((element, index) => {
      element.dataset.sign = '';
      element.style.setProperty('--sign', `rgb(${index >> 8} ${index & 255} 254)`);
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const texts = textsOf(element);
      const button = element.closest('a, button');
      return {
        says: texts.map(({ data }) => data.trim()).join(' ') || `icon of ${button?.ariaLabel ?? button?.textContent}`,
        colour: channels(isIcon(element) ? style.stroke : element.closest('svg') ? style.fill : style.color),
        needed: isLarge || isIcon(element) ? 3 : 4.5,
        boxes: isIcon(element)
          ? [boxOf(element.getBoundingClientRect())]
          : texts.flatMap((node) => {
              range.selectNodeContents(node);
              return Array.from(range.getClientRects(), boxOf);
            }),
      };
    });
}

async function captureIn(page: Page, devtools: CDPSession, part: string, paint: 'own' | 'none'): Promise<Pixels> {
  const inks = (way: string) => page.evaluate((one) => document.documentElement.setAttribute('data-paint', one), way);
  await inks(paint);
  const picture = await capture(page, devtools, part === 'body' ? 'page' : 'window');
  await inks('');
  return picture;
}

/** Where the lines of a text or an icon are: the pixels that its own colour covers wholly. */
function linesOf({ boxes }: Sign, index: number, painted: Pixels): number[] {
  const { data } = painted;
  const [red, green] = [index >> 8, index & 255];
  const isOwn = (at: number) => data[at] === red && data[at + 1] === green && data[at + 2] === 254;
  return boxes.flatMap((box) => pick(box, painted, isOwn));
}
