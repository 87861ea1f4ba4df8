import type { Page } from '../support/site.ts';
import { type Box, capture, contrast, forceStates, luminance, luminanceAt, type Pixels, pick } from './pixels.ts';

/** The text of an element, or an icon, with the contrast ratio that it needs. */
interface Mark {
  text: string;
  colour: [red: number, green: number, blue: number];
  needed: number;
  boxes: Box[];
}

/** What a visitor prefers, and the contrast that text then needs if it is another than that of WCAG's level AA. */
export interface Preference {
  colorScheme: 'light' | 'dark';
  contrast: 'no-preference' | 'more';
  needed?: number;
  /** every target looks as if the pointer were on it */
  hover?: true;
}

export const byDayAndNight: Preference[] = [
  { colorScheme: 'light', contrast: 'no-preference' },
  { colorScheme: 'dark', contrast: 'no-preference' },
];

/**
 * Measures text and icons against the pixels behind them. One screenshot paints each in its own colour to find its
 * pixels, another one for each preference paints none of them.
 * @param part the page, or a part of it inside the window
 * @param preferences change colours, not the layout or the place of texts
 * @returns the number of texts and icons, a line for each with too little contrast on more than 1 % of its pixels, and
 * the screenshots without text
 */
export async function measureText(
  page: Page,
  part = 'body',
  preferences = byDayAndNight,
): Promise<{ count: number; faint: string[]; grounds: Pixels[] }> {
  await page.evaluate(prepare);
  const marked = await page.evaluate(readMarks, { part });
  const painted = await captureIn(page, part, 'own');
  const pixels = marked.map((mark, index) => pixelsOf(mark, index, painted));
  const faint: string[] = [];
  const grounds: Pixels[] = [];
  for (const { colorScheme, contrast: wish, needed, hover } of preferences) {
    await page.emulateMedia({ colorScheme, contrast: wish });
    const release = hover && (await forceStates(page, part, ['hover']));
    const marks = await page.evaluate(readMarks, { part, needed });
    const ground = await captureGround(page, part);
    await release?.();
    grounds.push(ground);
    for (const [index, mark] of marks.entries()) {
      const own = luminance(...mark.colour);
      const contrasts = (pixels[index] ?? []).map((at) => contrast(own, luminanceAt(ground, at)));
      const low = contrasts.filter((one) => one < mark.needed);
      if (contrasts.length && low.length <= contrasts.length / 100) continue;
      const share = Math.round((100 * low.length) / contrasts.length);
      const where = `${colorScheme}, ${wish}${hover ? ', hover' : ''}`;
      faint.push(`${where}, “${mark.text}”: ${Math.min(...low).toFixed(2)} : 1 on ${share} % of its pixels`);
    }
  }
  return { count: marked.length, faint, grounds };
}

/** Runs in the page. Adds the styles that paint each text and icon in its own colour, or none, without transitions and scroll bars. */
function prepare(): void {
  if (document.documentElement.dataset.paint !== undefined) return;
  document.documentElement.dataset.paint = '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    html { scrollbar-width: none !important }
    *, *::before, *::after { transition: none !important; text-decoration-color: transparent !important }
    :is([data-paint=own], [data-paint=none]) * { -webkit-text-fill-color: transparent !important }
    :is([data-paint=own], [data-paint=none]) svg * { fill: transparent !important; stroke: transparent !important }
    [data-paint=own] [data-mark] { -webkit-text-fill-color: var(--mark) !important }
    [data-paint=own] svg text[data-mark] { fill: var(--mark) !important }
    [data-paint=own] svg path[data-mark] { stroke: var(--mark) !important }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page. */
function readMarks({ part, needed }: { part: string; needed?: number | undefined }): Mark[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', {
    willReadFrequently: true,
  }) as OffscreenCanvasRenderingContext2D;
  const channels = (colour: string): Mark['colour'] => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const boxOf = ({ x, y, width, height }: DOMRect) => ({ x: x + scrollX, y: y + scrollY, width, height });
  const textsOf = (element: Element) =>
    Array.from(element.childNodes).filter((node): node is Text => node instanceof Text && node.data.trim() !== '');
  // paths with their own fill are pictures
  const isIcon = (element: Element) => element.matches(':is(a, button) svg path:not([fill])');
  const range = document.createRange();
  for (const marked of document.querySelectorAll('[data-mark]')) marked.removeAttribute('data-mark');
  return Array.from(document.querySelectorAll<HTMLElement | SVGElement>(`${part} *`))
    .filter(
      (element) =>
        (textsOf(element).length > 0 || isIcon(element)) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        // WCAG exempts disabled targets
        !element.closest('.visually-hidden, a[href="#content"], option, [role=img], [aria-disabled=true]'),
    )
    .map((element, index) => {
      element.dataset.mark = '';
      element.style.setProperty('--mark', `rgb(${index >> 8} ${index & 255} 254)`);
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const texts = textsOf(element);
      const button = element.closest('a, button');
      return {
        text: texts.map(({ data }) => data.trim()).join(' ') || `icon of ${button?.ariaLabel ?? button?.textContent}`,
        colour: channels(isIcon(element) ? style.stroke : element.closest('svg') ? style.fill : style.color),
        needed: isIcon(element) ? 3 : (needed ?? (isLarge ? 3 : 4.5)),
        boxes: isIcon(element)
          ? [boxOf(element.getBoundingClientRect())]
          : texts.flatMap((node) => {
              range.selectNodeContents(node);
              return Array.from(range.getClientRects(), boxOf);
            }),
      };
    });
}

async function captureIn(page: Page, part: string, paint: 'own' | 'none'): Promise<Pixels> {
  const inks = (way: string) => page.evaluate((one) => document.documentElement.setAttribute('data-paint', one), way);
  await inks(paint);
  const picture = await capture(page, part === 'body' ? 'page' : 'window');
  await inks('');
  return picture;
}

/** A screenshot without text and icons. */
export const captureGround = (page: Page, part: string): Promise<Pixels> => captureIn(page, part, 'none');

/** The offsets of the pixels that a text or icon covers completely. */
function pixelsOf({ boxes }: Mark, index: number, painted: Pixels): number[] {
  const { data } = painted;
  const [red, green] = [index >> 8, index & 255];
  const isOwn = (at: number) => data[at] === red && data[at + 1] === green && data[at + 2] === 254;
  return boxes.flatMap((box) => pick(box, painted, isOwn));
}
