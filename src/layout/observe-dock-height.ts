/**
 * Keeps the focused element and the header's booking button clear of the dock at the lower edge of the window.
 * @returns stops observing
 */
export function observeDockHeight(dock: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const height = `${dock.offsetHeight + 16}px`;
    // A custom property on the root would restyle the whole page.
    document.documentElement.style.scrollPaddingBlockEnd = height;
    document.querySelector('header')?.style.setProperty('--dock', height);
  });
  observer.observe(dock);
  return () => observer.disconnect();
}
