import { delayUntil } from './clock.ts';

/**
 * Calls `act` with the current time: at once, at the time that `act` returned, and when the visitor returns to the tab or window.
 * Times are in milliseconds since 1970. @returns a function that stops it
 */
export function observeTime(act: (now: number) => number): () => void {
  const wake = () => {
    clearTimeout(timer);
    const now = Date.now();
    timer = setTimeout(wake, delayUntil(act(now), now));
  };
  // a task of its own: the first `Intl.DateTimeFormat` takes a phone 100 ms
  let timer = setTimeout(wake);
  // timers pause while the device sleeps
  document.addEventListener('visibilitychange', wake);
  addEventListener('focus', wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('focus', wake);
  };
}
