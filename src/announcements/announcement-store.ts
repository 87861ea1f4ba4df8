import periods from 'virtual:announcement-periods';
import { delayUntil } from '../hotel/hours/clock.ts';
import type { RouteId } from '../navigation/routes.ts';
import { isDismissed } from './dismissal.ts';
import { announcementsShownAt } from './shown-announcements.ts';

// where storage is blocked, a dismissal holds for this visit
const dismissedNow = new Set<string>();
// storage is slow enough to delay a page change: read each key once
const dismissedBefore = new Map<string, boolean>();

let route: RouteId | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function wasDismissed(storageKey: string): boolean {
  if (!dismissedBefore.has(storageKey)) dismissedBefore.set(storageKey, isDismissed(storageKey));
  return dismissedNow.has(storageKey) || dismissedBefore.get(storageKey) === true;
}

/** Shows the announcements of a route, and keeps them current while the page stays open. */
export function showAnnouncementsFor(shownRoute: RouteId): void {
  route = shownRoute;
  update();
}

/** Reads storage again: another tab may have changed it. */
export function refreshAnnouncements(): void {
  dismissedBefore.clear();
  update();
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
  update();
}

function update(): void {
  const now = Date.now();
  Object.assign(document.documentElement.dataset, announcementsShownAt(now, periods, route, wasDismissed));
  const changes = periods.flatMap(({ from, until }) => [from, until]).filter((at) => at > now);
  clearTimeout(timer);
  timer = setTimeout(update, delayUntil(Math.min(...changes), now));
}
