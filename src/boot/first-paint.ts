/** Resolves when `resolve` is called. A tab in the background paints nothing: there the load event has to do. */
const painted = (observe: (resolve: () => void) => void) =>
  new Promise<void>((resolve) => {
    addEventListener('load', () => setTimeout(resolve, 200));
    observe(resolve);
  });

/** Resolves behind the frame that draws the whole document: up to 100 ms before the browser reports the first paint. */
export const firstFrame = () =>
  painted((resolve) => addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(resolve))));

/** Resolves when the browser reports the first contentful paint. */
export const firstPaint = () =>
  painted((resolve) =>
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
    }).observe({ type: 'paint', buffered: true }),
  );
