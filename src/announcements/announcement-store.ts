import periods from 'virtual:periods';
import { isClosed } from '../boot/announcement-state.ts';
import type { RouteId } from '../navigation/routes.ts';
import { announcementsShownAt } from './announcements.ts';

// what was closed on this visit: the browser may not let us keep it
const closedNow = new Set<string>();
// what the browser keeps, asked once: reading it holds a page change up
const closedBefore = new Map<string, boolean>();
// setTimeout holds at most 2³¹−1 milliseconds
const longestTimer = 2 ** 31 - 1;

let place: RouteId | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function hasClosed(storageKey: string): boolean {
  if (!closedBefore.has(storageKey)) closedBefore.set(storageKey, isClosed(storageKey));
  return closedNow.has(storageKey) || closedBefore.get(storageKey) === true;
}

/** Looks again at what the browser keeps: another tab may have written there. */
export function refreshAnnouncements(): void {
  closedBefore.clear();
  updateAnnouncements();
}

/** Keeps what the root element says of announcements true, while the page stays open. */
function updateAnnouncements(): void {
  const now = Date.now();
  const shown = announcementsShownAt(now, periods, place, hasClosed);
  Object.assign(document.documentElement.dataset, shown);
  const changes = periods.flatMap(({ from, until }) => [from, until]).filter((at) => at > now);
  clearTimeout(timer);
  timer = setTimeout(updateAnnouncements, Math.min(...changes.map((at) => at - now), longestTimer));
}

/** Says what is announced on a screen. */
export function showAnnouncementsFor(screen: RouteId): void {
  place = screen;
  updateAnnouncements();
}

/** Hides the announcement in the banner now and, where the browser lets us, on later visits. */
export function dismissBanner(): void {
  const shown = document.documentElement.dataset.banner;
  const storageKey = periods.find(({ variant }) => variant === shown)?.storageKey;
  if (!storageKey) return;
  closedNow.add(storageKey);
  try {
    localStorage.setItem(storageKey, 'true');
  } catch {
    // storage is blocked: closed for this visit
  }
  updateAnnouncements();
}
