/**
 * Keeps the focused element clear of the dock at the lower edge of the window.
 * @returns stops observing
 */
export function observeDockHeight(dock: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBlockEnd = `${dock.offsetHeight + 16}px`;
  });
  observer.observe(dock);
  return () => observer.disconnect();
}
