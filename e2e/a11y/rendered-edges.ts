import { type Box, capture, contrast, luminanceAt, type Pixels, pick, pretend } from '../support/pixels.ts';
import type { CDPSession, Page } from '../support/site.ts';

interface Stop {
  says: string;
  isField: boolean;
  box: Box;
}

// as far outside its box as a ring is drawn, in pixels
const reach = 7;

/**
 * Looks for the ring around everything that can have the focus, and for the edge of every field, as they are drawn, by
 * day and by night. WCAG asks for 3 : 1 between them and what is beside them.
 * @param part what to measure: the page, or a part of it that stays in the window
 * @returns how many can have it, and a line for each whose ring or edge is hardly to be seen
 */
export async function measureEdges(
  page: Page,
  devtools: CDPSession,
  part = 'body',
): Promise<{ count: number; faint: string[] }> {
  const faint: string[] = [];
  let count = 0;
  const area = part === 'body' ? 'page' : 'window';
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const stops = await page.evaluate(readStops, part);
    const before = await capture(page, devtools, area);
    const end = await pretend(devtools, ['focus', 'focus-visible']);
    const after = await capture(page, devtools, area);
    await end();
    count = stops.length;
    for (const { says, box, isField } of stops) {
      const drawn = ringOf(box, before, after);
      // a line of one pixel all around what is in the picture
      const needed = 2 * (Math.min(box.width, before.width - box.x) + box.height);
      if (drawn < needed) faint.push(`${colorScheme}, ring of ${says}: ${drawn} pixels of ${Math.round(needed)}`);
      if (isField && !hasEdge(box, before)) faint.push(`${colorScheme}, edge of ${says}`);
    }
  }
  return { count, faint };
}

/** How many pixels in and around a box are quite another colour than before. */
function ringOf({ x, y, width, height }: Box, before: Pixels, after: Pixels): number {
  const around = { x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach };
  return pick(around, before, (at) => contrast(luminanceAt(before, at), luminanceAt(after, at)) >= 3).length;
}

/** Whether a line at the lower end of a box is quite another colour than what is outside it or inside it. */
function hasEdge({ x, y, width, height }: Box, picture: Pixels): boolean {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const [at = 0] = pick(
      { x: x + width / 2, y: Math.round(y + height) - 5 + row, width: 1, height: 1 },
      picture,
      () => true,
    );
    return luminanceAt(picture, at);
  });
  const [inside = 0, outside = 0] = [rows[0], rows.at(-1)];
  const mostOf = (ground: number) => Math.max(...rows.map((row) => contrast(row, ground)));
  return Math.max(mostOf(inside), mostOf(outside)) >= 3;
}

/** Runs in the page. What is beside the window, such as the next pictures of a strip, comes into it with the focus. */
function readStops(part: string): Stop[] {
  const everything = 'a[href]:not([href="#content"]), button, summary, input:not([type=hidden]), select, textarea';
  const hasBorder = (stop: Element) => Number.parseFloat(getComputedStyle(stop).borderBlockEndWidth) > 0;
  return Array.from(document.querySelectorAll<HTMLElement>(`${part} :is(${everything})`))
    .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
    .map((stop) => {
      const { x, y, width, height } = stop.getClientRects()[0] as DOMRect;
      const box = { x: x + scrollX, y: y + scrollY, width, height };
      return {
        says: stop.outerHTML.slice(0, 90),
        isField: stop.matches('input, select, textarea') && hasBorder(stop),
        box,
      };
    })
    .filter(({ box }) => box.x + 50 < innerWidth);
}
