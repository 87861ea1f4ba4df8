import { placeKey } from '../../content/entry-path.ts';
import type { Place } from '../../protocol.ts';

// an entry of a list begins with the button that opens it
export const controlsIn = 'input, textarea, select, [contenteditable="true"], button';

/** Focuses an element if what had the focus is gone. */
export function takeLostFocus(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus();
}

/** Brings a field into view and into focus as soon as a panel shows it, or one around it. @returns a function that ends it */
export function focusField({ file, path }: Place): () => void {
  let frame = 0;
  let attempts = 0;
  const keys = path.map((_, index) => placeKey({ file, path: path.slice(0, path.length - index) }));
  const attempt = () => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-field]')];
    const exact = all.find((one) => one.dataset.field === keys[0]);
    const around =
      attempts > 20 ? keys.map((key) => all.find((one) => one.dataset.field === key)).find(Boolean) : undefined;
    const field = (exact ?? around)?.querySelector<HTMLElement>(controlsIn);
    attempts += 1;
    if (!field) {
      if (attempts < 60) frame = requestAnimationFrame(attempt);
      return;
    }
    for (let at: Element | null = field; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
    if (field instanceof HTMLInputElement && field.type === 'text') field.select();
  };
  frame = requestAnimationFrame(attempt);
  return () => cancelAnimationFrame(frame);
}
