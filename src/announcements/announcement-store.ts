import periods from 'virtual:announcement-periods';
import type { RouteId } from '../navigation/routes.ts';
import { isDismissed } from './dismissal.ts';
import { announcementsShownAt } from './shown-announcements.ts';

// where storage is blocked, a dismissal holds for this visit
const dismissedNow = new Set<string>();
// storage is slow enough to delay a page change: read each key once
const dismissedBefore = new Map<string, boolean>();

let route: RouteId | undefined;

function wasDismissed(storageKey: string): boolean {
  if (!dismissedBefore.has(storageKey)) dismissedBefore.set(storageKey, isDismissed(storageKey));
  return dismissedNow.has(storageKey) || dismissedBefore.get(storageKey) === true;
}

/** Shows the announcements of a route. */
export function showAnnouncementsFor(shownRoute: RouteId): void {
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
  dismissedBefore.clear();
  show(now);
  return Math.min(...periods.flatMap(({ from, until }) => [from, until]).filter((at) => at > now));
}

/** Hides the banner now and, where storage allows it, on later visits. */
export function dismissBanner(): void {
  const shown = document.documentElement.dataset.banner;
  const storageKey = periods.find(({ variant }) => variant === shown)?.storageKey;
  if (!storageKey) return;
  dismissedNow.add(storageKey);
  try {
    localStorage.setItem(storageKey, 'true');
  } catch {
    // storage is blocked
  }
  show();
}

function show(now = Date.now()): void {
  Object.assign(document.documentElement.dataset, announcementsShownAt(now, periods, route, wasDismissed));
}
