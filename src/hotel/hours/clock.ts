/**
 * The instant at which a calendar day begins in a time zone.
 * @param day YYYY-MM-DD
 * @returns milliseconds since 1970 (UTC)
 */
export function startOfDay(day: string, timeZone: string): number {
  return instantOf(day, '00:00', timeZone);
}

/**
 * The instant at which a time zone's clocks show a time of a day. A time that they skip in spring moves on by the hour
 * skipped; of a time that they show twice in autumn, the second counts.
 * @param day YYYY-MM-DD
 * @param time HH:MM, up to 24:00
 * @returns milliseconds since 1970 (UTC)
 */
export function instantOf(day: string, time: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const guess = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * 60_000;
  // the offset may change near the result, but not a whole day before or after
  const [before, after] = [-1, 1].map((days) => offsetAt(guess + days * 86_400_000, timeZone)) as [number, number];
  const shifted = guess - after;
  return before === after || offsetAt(shifted, timeZone) === after ? shifted : guess - before;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format that names how far a time zone is from UTC. Cached: creating one is slow. */
function offsetFormatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  // faster than the first date format, which takes 100 ms on a phone
  if (typeof Temporal !== 'undefined') {
    const at = Temporal.Instant.fromEpochMilliseconds(Math.floor(instant));
    return at.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;
  }
  // '1/1/2026, GMT+01:00'; 'GMT' alone is UTC, and an old offset has seconds
  const [, sign, ...parts] = /([+-])(\d+):(\d+)(?::(\d+))?$/.exec(offsetFormatIn(timeZone).format(instant)) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return (sign === '-' ? -1000 : 1000) * (hours * 3600 + minutes * 60 + seconds);
}

/** The day on a time zone's calendar at an instant, YYYY-MM-DD. */
export function dayAt(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10);
}

/** The day a number of days later: '2026-03-31' and 1 → '2026-04-01'. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

// setTimeout takes at most 2³¹−1 milliseconds
const longestDelay = 2 ** 31 - 1;

/** The delay for `setTimeout` until an instant, in milliseconds, or the longest one if that comes earlier. */
export function delayUntil(instant: number, now: number): number {
  return Math.min(instant - now, longestDelay);
}

/** Today on the visitor's own calendar, YYYY-MM-DD. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The instant at which the visitor's own next day begins, in milliseconds since 1970. */
export function startOfTomorrow(now: number): number {
  const at = new Date(now);
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1).getTime();
}

/**
 * A calendar day in long form, with no-break spaces: '2026-04-01' → 'mercoledì 1 aprile 2026', '1 April 2026'.
 * Italian has the weekday: without it a sentence needs an article, and its form depends on the number (il 10, l’11).
 */
export function dayInWords(day: string, language: string): string {
  const dateStyle = language === 'it' ? 'full' : 'long';
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle, timeZone: 'UTC' })
    .format(Date.parse(`${day}T00:00:00Z`))
    .replaceAll(' ', '\u00a0');
}
