/**
 * Sets `data-low` on the header once the page is scrolled by half a window: on a phone its booking button then moves
 * down to the thumb.
 * @returns stops observing
 */
export function observeScrollPastHero(header: HTMLElement): () => void {
  const mark = () => header.toggleAttribute('data-low', scrollY > innerHeight / 2);
  mark();
  addEventListener('scroll', mark, { passive: true });
  return () => removeEventListener('scroll', mark);
}
