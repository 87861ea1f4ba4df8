import type { announcementsShownAt, Period } from '../announcements/announcements.ts';

/** Whether the visitor has closed an announcement. Sent as text, as below. */
export function isClosed(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    // storage is blocked: nothing is known of earlier visits
    return false;
  }
}

/**
 * Runs in the document's head before anything is drawn: writes onto the root element which announcement the banner
 * shows and which notice the terrace page, so that styles show the right words from the first frame. Whether the banner
 * has been closed is asked in a task of its own, since the browser waits for another process there: until then
 * `data-asking` keeps the banner's place and its words out of sight.
 * It is sent as text: it may use nothing but its arguments and the browser.
 */
export function beforePaint(
  shown: typeof announcementsShownAt,
  periods: readonly Period[],
  closed: typeof isClosed,
): void {
  const { dataset } = document.documentElement;
  // a development page does not say which screen it is
  const screen = document.currentScript?.dataset.screen;
  const say = (answer: typeof isClosed) => Object.assign(dataset, shown(Date.now(), periods, screen, answer));
  say(() => false);
  if (!dataset.banner) return;
  dataset.asking = '';
  setTimeout(() => {
    say(closed);
    delete dataset.asking;
  });
}
