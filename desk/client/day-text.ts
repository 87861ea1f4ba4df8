import { dayInWords } from '../../src/hotel/hours/clock.ts';

/** A calendar day in words, as on the site; what is no day stays as it is typed. */
export function dayText(day: string, language: string): string {
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? day : dayInWords(day, language);
}

/** The day before another, YYYY-MM-DD; what is no day stays as it is typed. */
export function dayBefore(day: string): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(instant) ? day : new Date(instant - 86_400_000).toISOString().slice(0, 10);
}

/** Today on the owner's own calendar, YYYY-MM-DD. */
export function todayHere(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
