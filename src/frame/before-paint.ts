import type { Phase, Schedule } from '../hotel/announcements.ts';

/** The local-storage key that keeps the renovation banner closed on later visits. */
export const bannerFlag = 'renovationBannerClosed';

/**
 * Runs in the document's head before anything is drawn: writes onto the root element which words of the renovation
 * are true now and whether the visitor has closed the banner, so that styles show the right ones from the first frame.
 * It is sent as text: it may use nothing but its arguments and the browser.
 */
export function beforePaint(
  phaseAt: (now: number, schedule: Schedule) => Phase,
  schedule: Schedule,
  flag: string,
): void {
  const root = document.documentElement;
  root.dataset.renovation = phaseAt(Date.now(), schedule);
  try {
    if (localStorage.getItem(flag)) root.dataset.banner = 'closed';
  } catch {
    // storage is blocked: the banner shows
  }
  // closed in another tab
  addEventListener('storage', ({ key, newValue }) => {
    if (key === flag && newValue) root.dataset.banner = 'closed';
  });
}
