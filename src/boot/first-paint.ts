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
