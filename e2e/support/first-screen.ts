import type { Page } from './site.ts';

/** Runs in the page. The boxes of a hero's text and controls, and the lower edge of the first screen. */
function readFirstScreen(selector: string) {
  const main = document.querySelector('main') as HTMLElement;
  const hero = main.querySelector('form')?.parentElement ?? main;
  const banner = document.querySelector('[data-banner-part]')?.getBoundingClientRect();
  const parts = Array.from(hero.querySelectorAll(selector), (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { name: String(element.textContent).slice(0, 24), top, bottom };
  });
  return { parts, edge: banner?.height ? banner.top : innerHeight };
}

export const searchControls = 'form label, form button';

/** The texts of Home's hero and the search controls that the lower edge of the first screen cuts, and those below it. */
export async function cutAndHidden(
  page: Page,
  selector = `h1, p, a, ${searchControls}`,
): Promise<{ cut: string[]; hidden: string[] }> {
  const { parts, edge } = await page.evaluate(readFirstScreen, selector);
  const names = (boxes: typeof parts) => boxes.map(({ name }) => name);
  return {
    cut: names(parts.filter(({ top, bottom }) => top < edge - 0.5 && bottom > edge + 0.5)),
    hidden: names(parts.filter(({ top }) => top >= edge - 0.5)),
  };
}

/** The lower edge of the first screen: that of the window, or the banner's upper edge. */
export const firstScreenEdge = async (page: Page): Promise<number> =>
  (await page.evaluate(readFirstScreen, searchControls)).edge;

/**
 * The sides of a picture's subject that its crop or the first screen's `edge` hides.
 * @param subject its left, upper, right and lower edges, in the units of the wide strip and of the upright drawing
 */
export function hiddenPart(
  page: Page,
  alt: string,
  subject: Record<'strip' | 'upright', readonly [number, number, number, number]>,
  edge: number,
): Promise<string> {
  const strip = { width: 2400, height: 720, subject: subject.strip };
  const upright = { width: 1300, height: 1000, subject: subject.upright };
  return page.getByAltText(alt).evaluate(
    (image: HTMLImageElement, drawings) => {
      const { width, height, subject } = image.currentSrc.includes('-portrait') ? drawings.upright : drawings.strip;
      const [left, top, right, bottom] = subject;
      const box = image.getBoundingClientRect();
      const scale = Math.max(box.width / width, box.height / height);
      const [across = 0.5, down = 0.5] = getComputedStyle(image)
        .objectPosition.split(' ')
        .map((share) => Number.parseFloat(share) / 100);
      const x = (at: number) => box.left + (box.width - width * scale) * across + at * scale;
      const y = (at: number) => box.top + (box.height - height * scale) * down + at * scale;
      const hidden = [
        x(left) < box.left && 'left',
        y(top) < box.top && 'top',
        x(right) > box.right && 'right',
        y(bottom) > Math.min(box.bottom, drawings.edge) && 'bottom',
      ];
      return hidden.filter(Boolean).join(', ');
    },
    { strip, upright, edge },
  );
}
