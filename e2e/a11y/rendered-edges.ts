import type { Page } from '../support/site.ts';
import { type Box, contrast, forceStates, luminanceAt, type Pixels, pick } from './pixels.ts';
import { captureGround, type Preference } from './rendered-text.ts';

interface Target {
  html: string;
  isField: boolean;
  box: Box;
}

// how far outside the box rings are drawn, in pixels
const reach = 7;

/**
 * Measures the drawn focus ring of every target and the border of every field. WCAG requires 3 : 1.
 * @param part the page, or a part of it inside the window
 * @param preferences change colours, not the layout
 * @param grounds a screenshot without text and without focus for each preference
 * @returns the number of targets, and a line for each ring or border with less contrast
 */
export async function measureEdges(
  page: Page,
  part: string,
  preferences: Preference[],
  grounds: Pixels[],
): Promise<{ count: number; faint: string[] }> {
  const faint: string[] = [];
  const targets = await page.evaluate(readTargets, part);
  const release = await forceStates(page, part, ['focus', 'focus-visible']);
  for (const [index, before] of grounds.entries()) {
    const { colorScheme, contrast: wish } = preferences[index] as Preference;
    await page.emulateMedia({ colorScheme, contrast: wish });
    const after = await captureGround(page, part);
    for (const { html, box, isField } of targets) {
      const drawn = ringOf(box, before, after);
      // a line of one pixel around the visible box
      const needed = 2 * (Math.min(box.width, before.x + before.width - box.x) + box.height);
      const where = `${colorScheme}, ${wish}`;
      if (drawn < needed) faint.push(`${where}, ring of ${html}: ${drawn} pixels of ${Math.round(needed)}`);
      if (isField && !hasBorder(box, before)) faint.push(`${where}, border of ${html}`);
    }
  }
  await release();
  return { count: targets.length, faint };
}

/** The number of pixels in and around a box that change by 3 : 1. */
function ringOf({ x, y, width, height }: Box, before: Pixels, after: Pixels): number {
  const around = { x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach };
  return pick(around, before, (at) => contrast(luminanceAt(before, at), luminanceAt(after, at)) >= 3).length;
}

/** Whether a row of pixels at the lower end of a box has 3 : 1 to the inside or the outside. */
function hasBorder({ x, y, width, height }: Box, picture: Pixels): boolean {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const [at = 0] = pick(
      { x: x + width / 2, y: Math.round(y + height) - 5 + row, width: 1, height: 1 },
      picture,
      () => true,
    );
    return luminanceAt(picture, at);
  });
  const [inside = 0, outside = 0] = [rows[0], rows.at(-1)];
  const highest = (ground: number) => Math.max(...rows.map((row) => contrast(row, ground)));
  return Math.max(highest(inside), highest(outside)) >= 3;
}

/** Runs in the page. Targets beside the window scroll into it on focus and are left out. */
function readTargets(part: string): Target[] {
  const everything = 'a[href]:not([href="#content"]), button, summary, input:not([type=hidden]), select, textarea';
  const isBordered = (element: Element) => Number.parseFloat(getComputedStyle(element).borderBlockEndWidth) > 0;
  return Array.from(document.querySelectorAll<HTMLElement>(`${part} :is(${everything})`))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { x, y, width, height } = element.getClientRects()[0] as DOMRect;
      const box = { x: x + scrollX, y: y + scrollY, width, height };
      return {
        html: element.outerHTML.slice(0, 90),
        isField: element.matches('input, select, textarea') && isBordered(element),
        box,
      };
    })
    .filter(({ box }) => box.x + 50 < innerWidth);
}
