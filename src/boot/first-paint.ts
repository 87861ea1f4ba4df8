/** Resolves when the browser reports the first contentful paint. A tab in the background paints nothing: there the load event has to do. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('load', () => setTimeout(resolve, 200));
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Resolves behind the frame that draws the whole document: up to 100 ms before the browser reports the first paint. */
export function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
