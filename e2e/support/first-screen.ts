import type { Page } from './site.ts';

/** Runs in the page. The boxes of a hero's words and controls, and the lower edge of what a visitor sees first. */
function readFirstScreen() {
  const main = document.querySelector('main') as HTMLElement;
  const hero = main.querySelector('form')?.parentElement ?? main;
  const notice = document.querySelector('[data-banner-part]')?.getBoundingClientRect();
  const box = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { name: String(element.textContent).slice(0, 24), left, right, top, bottom };
  };
  return {
    words: Array.from(hero.querySelectorAll('h1, p, a'), box),
    search: Array.from(hero.querySelectorAll('form label, form button'), box),
    edge: notice?.height ? notice.top : innerHeight,
  };
}

type Boxes = ReturnType<typeof readFirstScreen>['words'];

const names = (boxes: Boxes) => boxes.map(({ name }) => name);
const cutAt = (edge: number, boxes: Boxes) =>
  names(boxes.filter(({ top, bottom }) => top < edge - 0.5 && bottom > edge + 0.5));

/** The words and controls of Home's hero that the lower edge of the first screen cuts, and those below it. */
export async function cutAndHidden(page: Page): Promise<{ cut: string[]; hidden: string[] }> {
  const { words, search, edge } = await page.evaluate(readFirstScreen);
  const all = [...words, ...search];
  return {
    cut: cutAt(edge, all),
    hidden: names(all.filter(({ top }) => top >= edge - 0.5)),
  };
}

/** The fields and the button of Home's search that the lower edge of the first screen cuts. */
export async function searchCut(page: Page): Promise<string[]> {
  const { search, edge } = await page.evaluate(readFirstScreen);
  return cutAt(edge, search);
}

/** The boxes of the words and buttons on the picture of Home's hero. */
export const wordBoxes = async (page: Page) => (await page.evaluate(readFirstScreen)).words;
