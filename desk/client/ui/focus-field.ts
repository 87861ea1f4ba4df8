import { placeKey } from '../../content/entry-path.ts';
import type { Place } from '../../protocol.ts';

// includes buttons, since an entry of a list begins with the button that opens it
export const controlsIn = 'input, textarea, select, [contenteditable="true"], button';

/** Focuses an element if the focused element is gone. */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus();
}

/** Focuses the bar's button of the panel that is open. */
export const focusBar = () => document.querySelector<HTMLElement>('header [aria-expanded="true"]')?.focus();

/** Scrolls to an element and focuses it. */
export function focusInView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}

/** Scrolls to a field, or to the nearest one around it, and focuses it. */
export function focusField({ file, path }: Place): void {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  const keys = path.map((_, index) => placeKey({ file, path: path.slice(0, path.length - index) }));
  const around = keys.flatMap((key) => shown.find((one) => one.dataset.field === key) ?? []);
  const field = around[0]?.querySelector<HTMLElement>(controlsIn);
  if (!field) return;
  for (let at: Element | null = field; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  focusInView(field);
  if (field instanceof HTMLInputElement && field.type === 'text') field.select();
}
