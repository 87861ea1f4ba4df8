import periods from 'virtual:announcement-periods';
import type { RouteId } from '../navigation/routes.ts';
import { announcementsShownAt, wasDismissed } from './shown-announcements.ts';

// the storage keys of the banners that the visitor dismissed; where storage is blocked, of this visit
const dismissed = new Set<string>();

let route: RouteId | undefined;

function readDismissals(): void {
  for (const { storageKey } of periods) if (wasDismissed(storageKey)) dismissed.add(storageKey);
}

/** Shows the announcements of a route. */
export function showAnnouncementsFor(shownRoute: RouteId): void {
  // storage is slow enough to delay a page change
  if (!route) readDismissals();
  route = shownRoute;
  show();
}

/**
 * Shows the announcements of an instant. Storage is read again: another tab may have dismissed the banner, and listening to
 * 'storage' would block the page while the browser opens its storage.
 * @param now milliseconds since 1970
 * @returns the next instant at which they change
 */
export function showAnnouncementsAt(now: number): number {
  readDismissals();
  show(now);
  return Math.min(...periods.flatMap(({ from, until }) => [from, until]).filter((at) => at > now));
}

/** Hides the banner now and, where storage allows it, on later visits. */
export function dismissBanner(): void {
  const shown = document.documentElement.dataset.banner;
  const storageKey = periods.find(({ variant }) => variant === shown)?.storageKey;
  if (!storageKey) return;
  dismissed.add(storageKey);
  try {
    localStorage.setItem(storageKey, 'true');
  } catch {
    // storage is blocked
  }
  show();
}

function show(now = Date.now()): void {
  const shown = announcementsShownAt(now, periods, route, (key) => dismissed.has(key));
  Object.assign(document.documentElement.dataset, shown);
}
