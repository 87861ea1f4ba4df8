import periods from 'virtual:periods';
import { isClosed } from '../boot/announcement-state.ts';
import type { ScreenId } from '../navigation/routes.ts';
import { shownAt } from './announcements.ts';

// what was closed on this visit: the browser may not let us keep it
const closedNow = new Set<string>();
// what the browser keeps, asked once: reading it holds a page change up
const closedBefore = new Map<string, boolean>();
// setTimeout holds at most 2³¹−1 milliseconds
const longestTimer = 2 ** 31 - 1;

let place: ScreenId | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function hasClosed(flag: string): boolean {
  if (!closedBefore.has(flag)) closedBefore.set(flag, isClosed(flag));
  return closedNow.has(flag) || closedBefore.get(flag) === true;
}

/** Looks again at what the browser keeps: another tab may have written there. */
export function announceAnew(): void {
  closedBefore.clear();
  announce();
}

/** Keeps what the root element says of announcements true, while the page stays open. */
function announce(): void {
  const now = Date.now();
  const shown = shownAt(now, periods, place, hasClosed);
  Object.assign(document.documentElement.dataset, shown);
  const changes = periods.flatMap(({ from, until }) => [from, until]).filter((at) => at > now);
  clearTimeout(timer);
  timer = setTimeout(announce, Math.min(...changes.map((at) => at - now), longestTimer));
}

/** Says what is announced on a screen. */
export function announceOn(screen: ScreenId): void {
  place = screen;
  announce();
}

/** Hides the announcement in the banner now and, where the browser lets us, on later visits. */
export function closeBanner(): void {
  const shown = document.documentElement.dataset.banner;
  const flag = periods.find(({ name }) => name === shown)?.flag;
  if (!flag) return;
  closedNow.add(flag);
  try {
    localStorage.setItem(flag, 'true');
  } catch {
    // storage is blocked: closed for this visit
  }
  announce();
}
