const quietMs = 2000;
const inputTypes = ['pointerdown', 'keydown', 'scroll'];

/**
 * Waits until the page has been quiet for two seconds after its load event: no requests, no input.
 * It rejects in a browser that lacks what it needs.
 */
export function pageQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(onQuiet, quietMs);
    };
    const observer = new PerformanceObserver(wait);
    const onQuiet = () => {
      observer.disconnect();
      for (const type of inputTypes) removeEventListener(type, wait, true);
      resolve();
    };
    const begin = () => {
      observer.observe({ type: 'resource' });
      for (const type of inputTypes) addEventListener(type, wait, { capture: true, passive: true });
      wait();
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin);
  });
}
