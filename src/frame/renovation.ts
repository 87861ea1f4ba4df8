import { phaseAt, renovation, scheduleOf } from '../hotel/announcements.ts';
import { dayInWords } from '../hotel/clock.ts';
import { bannerFlag } from './before-paint.ts';

const schedule = scheduleOf(renovation);
// setTimeout holds at most 2³¹−1 milliseconds
const longestTimer = 2 ** 31 - 1;

/** The reopening day in words. */
export function reopeningDay(language: string): string {
  return dayInWords(renovation.reopens, language);
}

/** Keeps the phase on the root element true while the page stays open. */
export function watchRenovation(): void {
  const now = Date.now();
  document.documentElement.dataset.renovation = phaseAt(now, schedule);
  const next = [schedule.reopens, schedule.ends].filter((at) => at !== null && at > now) as number[];
  if (next.length) setTimeout(watchRenovation, Math.min(Math.min(...next) - now, longestTimer));
}

/** Hides the banner now and, where the browser lets us, on later visits. */
export function closeBanner(): void {
  document.documentElement.dataset.banner = 'closed';
  try {
    localStorage.setItem(bannerFlag, 'true');
  } catch {
    // storage is blocked: closed for this visit
  }
}
