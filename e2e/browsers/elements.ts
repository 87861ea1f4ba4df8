import { openDialogs } from './site.ts';

/** Identifies elements by CSS selector and, optionally, by name. */
export interface Target {
  css: string;
  name?: string;
}

export const button = (name: string, within = ''): Target => ({ css: `${within} button`, name });
export const link = (name: string, within = ''): Target => ({ css: `${within} a[href]`, name });
export const dialog = (name: string): Target => ({ css: openDialogs, name });
export const region = (name: string): Target => ({ css: 'section', name });

/** Runs in the page. Finds the visible elements. */
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

/** Runs in the page. Tells what keeps an element from being clicked, if anything. */
export async function obstacleOf(target: Target): Promise<string> {
  const [element, ...others] = findElements(target);
  if (!element) return 'missing';
  if (others.length) return 'ambiguous';
  // WebKit may report one position for several frames of a transition.
  const moves = (animation: Animation) =>
    animation.playState === 'running' && (animation.effect as KeyframeEffect).target?.contains(element);
  // Chromium can leave a transition of a color unfinished in a tab that has been in the background.
  const paints = (animation: Animation) => /color|opacity/.test((animation as CSSTransition).transitionProperty);
  if (document.getAnimations().some((animation) => moves(animation) && !paints(animation))) return 'animated';
  const center = () => {
    const { x, y, width, height } = element.getClientRects()[0] as DOMRect;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = center();
  if (!element.contains(document.elementFromPoint(before.x, before.y))) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return 'covered';
  }
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const after = center();
  return before.x === after.x && before.y === after.y ? '' : 'moving';
}
