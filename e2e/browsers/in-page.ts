// Functions that run in the page. They are sent as text, so each can use only the page, its arguments and `findElements`.

/** Identifies elements by CSS selector and, optionally, by name. */
export interface Target {
  css: string;
  name?: string;
}

/** Finds the visible elements. */
export function findElements({ css, name }: Target): HTMLElement[] {
  const nameOf = (element: HTMLElement) => {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element;
    return (element.ariaLabel ?? label.textContent).replace(/\s+/g, ' ').trim();
  };
  return Array.from(document.querySelectorAll<HTMLElement>(css)).filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (name === undefined || nameOf(element) === name),
  );
}

/** The centre of the only matching element, for a click. Throws while a click there would miss it. */
export async function placeToClick(target: Target): Promise<{ x: number; y: number }> {
  const refuse = (why: string) => {
    throw new Error(`“${target.name ?? target.css}” ${why}`);
  };
  const [element, ...others] = findElements(target);
  if (!element) return refuse('is missing');
  if (others.length > 0) refuse('is there several times');
  // WebKit may report one position for several frames of a transition; scroll-driven animations never end
  const moves = ({ playState, effect, timeline }: Animation) =>
    timeline === document.timeline && playState === 'running' && (effect as KeyframeEffect).target?.contains(element);
  if (document.getAnimations().some(moves)) refuse('is animated');
  const middle = () => {
    const { x, y, width, height } = element.getClientRects()[0] as DOMRect;
    return { x: Math.floor(x + width / 2), y: Math.floor(y + height / 2) };
  };
  const { x, y } = middle();
  if (!element.contains(document.elementFromPoint(x, y))) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    refuse('is covered');
  }
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const after = middle();
  if (x !== after.x || y !== after.y) refuse('moves');
  return after;
}
