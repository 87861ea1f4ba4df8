// a tab in the background paints nothing: there the load event has to do
const loaded = new Promise<void>((resolve) => addEventListener('load', () => setTimeout(resolve, 200)));

/** Resolves behind the frame that draws the whole document: up to 100 ms before the browser reports the first paint. */
export const firstFrame = Promise.race([
  loaded,
  new Promise<void>((resolve) => {
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(resolve)));
  }),
]);

/** Resolves when the browser reports the first contentful paint. */
export const firstPaint = Promise.race([
  loaded,
  new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
    }).observe({ type: 'paint', buffered: true });
  }),
]);
