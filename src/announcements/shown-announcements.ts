import type { Period } from './periods.ts';

/** The names of the variants that are shown; an empty string means none. */
export interface ShownAnnouncements {
  banner: string;
  notice: string;
  reopening: string;
}

/** The periods that hold at an instant, in the given order: the one that starts last comes first. */
export const periodsAt = (now: number, periods: readonly Period[]): Period[] =>
  periods.filter(({ from, until }) => from <= now && now < until);

/**
 * Computes what is shown at an instant: the notice shows the current variant that started last, the banner the last one
 * that is for this page and that the visitor has not dismissed, and the room search when a closed hotel reopens. Boot, React
 * and the build all use it.
 * @param now milliseconds since 1970
 * @param route the route in view; undefined matches any
 */
export function announcementsShownAt(
  now: number,
  periods: readonly Period[],
  route: string | undefined,
  isDismissed: (storageKey: string) => boolean,
): ShownAnnouncements {
  const current = periodsAt(now, periods);
  const inBanner = current.find(
    ({ pages, storageKey }) => !(pages && route && !pages.includes(route)) && !isDismissed(storageKey),
  );
  return {
    banner: inBanner?.variant ?? '',
    notice: current.find(({ notice }) => notice)?.variant ?? '',
    reopening: current.find(({ reopening }) => reopening)?.variant ?? '',
  };
}

/** Whether the visitor dismissed the banner with this storage key on an earlier visit. False where storage is blocked. */
export function wasDismissed(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
