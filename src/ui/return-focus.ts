/** Before `closing` disappears: moves the keyboard's focus from it to `before`, or else to the page's content. */
export function returnFocus(closing: Element, before: Element | null): void {
  const isInside = () => closing.contains(document.activeElement);
  if (!isInside() || !document.activeElement?.matches(':focus-visible')) return;
  if (before instanceof HTMLElement) before.focus();
  if (isInside()) document.querySelector('main')?.focus({ preventScroll: true });
}
