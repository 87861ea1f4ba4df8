import type { Period, shownAt } from '../hotel/announcements.ts';

/** Whether the visitor has closed an announcement. Sent as text, as below. */
export function isClosed(flag: string): boolean {
  try {
    return localStorage.getItem(flag) !== null;
  } catch {
    // storage is blocked: nothing is known of earlier visits
    return false;
  }
}

/**
 * Runs in the document's head before anything is drawn: writes onto the root element which announcement the banner
 * shows and which notice the terrace page, so that styles show the right words from the first frame.
 * It is sent as text: it may use nothing but its arguments and the browser.
 */
export function beforePaint(shown: typeof shownAt, periods: readonly Period[], closed: typeof isClosed): void {
  // a development page does not say which screen it is
  const screen = document.currentScript?.dataset.screen;
  Object.assign(document.documentElement.dataset, shown(Date.now(), periods, screen, closed));
}
