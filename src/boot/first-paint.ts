/** Resolves when the browser reports the first paint. A tab in the background paints nothing: there the load event has to do. */
export function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('load', () => setTimeout(resolve, 200));
    new PerformanceObserver(resolve).observe({ type: 'paint' });
  });
}

/**
 * Resolves behind the frame that draws the whole document: up to 100 ms before the browser reports the first paint, or
 * long after it where the document arrives slowly.
 */
export function firstFrame(painted: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => setTimeout(resolve));
      painted.then(resolve);
    });
  });
}
