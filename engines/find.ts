import { openDialogs } from '../src/ui/dialogs.ts';

/** What a visitor looks for: an element by CSS, and by its name where it takes one to tell it. */
export interface Target {
  css: string;
  name?: string;
}

/** A click: where, on what, and whether it came there; otherwise what it came to instead. */
interface Press {
  on: string;
  x: number;
  y: number;
  landed?: true | string;
}

export const button = (name: string, within = ''): Target => ({ css: `${within} button`, name });
export const link = (name: string, within = ''): Target => ({ css: `${within} a[href]`, name });
export const dialog = (name: string): Target => ({ css: openDialogs, name });
export const region = (name: string): Target => ({ css: 'section', name });

/**
 * Runs in the page, where every script of a visitor can use it: the elements that are meant, as far as they are seen.
 * It is sent as text: it may use nothing but its arguments and the browser.
 */
export function find({ css, name }: Target): HTMLElement[] {
  const nameOf = (element: HTMLElement) => {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '') ?? element;
    return (element.ariaLabel ?? label.textContent).replace(/\s+/g, ' ').trim();
  };
  return Array.from(document.querySelectorAll<HTMLElement>(css)).filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (name === undefined || nameOf(element) === name),
  );
}

/** Runs in the page. @returns where to click on the one element that is meant, or why it can't be clicked yet */
export async function place(target: Target): Promise<{ x: number; y: number } | string> {
  const [element, ...more] = find(target);
  if (!element) return 'is not there';
  if (more.length) return `is there ${more.length + 1} times`;
  const middle = () => {
    const { x, y, width, height } = element.getClientRects()[0] as DOMRect;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = middle();
  if (!element.contains(document.elementFromPoint(before.x, before.y))) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return 'is out of sight or covered';
  }
  await new Promise((resolve) => setTimeout(resolve, 40));
  const now = middle();
  if (now.x !== before.x || now.y !== before.y) return 'is moving';
  // what becomes of the click that follows
  const press: Press = { on: target.name ?? target.css, ...now };
  addEventListener(
    'click',
    ({ target: hit }) => {
      press.landed = element.contains(hit as Node) || (hit as HTMLElement).outerHTML.slice(0, 80);
    },
    { capture: true, once: true },
  );
  Object.assign(window, { press });
  return now;
}

/** Runs in the page. @returns what has become of the last click: nothing is told where it led to another document */
export const lastPress = () => (window as { press?: Press }).press;

/** Runs in the page. @returns what a report tells of it: where it is, whether frames are drawn, and the last click */
export async function circumstances(): Promise<object> {
  let frames = 0;
  const count = () => {
    frames++;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    path: location.pathname,
    heading: document.querySelector('h1')?.textContent,
    focus: document.activeElement?.outerHTML.slice(0, 120),
    hidden: document.hidden,
    frames,
    press: (window as { press?: object }).press,
  };
}
