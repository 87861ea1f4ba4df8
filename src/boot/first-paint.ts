import { timeout } from './timeout.ts';

/** How long a browser takes to paint the drawings above the fold. */
const paintMs = 100;

/**
 * Resolves when the whole document has arrived and the browser reports the first paint. A background tab paints nothing: there
 * the load event counts.
 */
export function firstPaint(): Promise<unknown> {
  return Promise.allSettled([
    new Promise((resolve) => addEventListener('DOMContentLoaded', resolve)),
    new Promise((resolve) => {
      addEventListener('load', () => setTimeout(resolve, 200));
      new PerformanceObserver(resolve).observe({ type: 'paint' });
    }),
  ]);
}

/** Resolves when the images above the fold are painted, or have failed to load. */
export async function firstImages(): Promise<void> {
  const images = document.querySelectorAll<HTMLImageElement>('img:not([data-below-the-fold] *)');
  await Promise.allSettled(Array.from(images, (image) => image.decode()));
  // decoded is not painted: drawings are painted on the processor, which scripts would take
  await timeout(paintMs);
}
