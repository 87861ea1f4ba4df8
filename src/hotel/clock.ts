/**
 * The instant at which a calendar day begins in a time zone.
 * @param day YYYY-MM-DD
 * @returns milliseconds since 1970 (UTC)
 */
export function startOfDay(day: string, timeZone: string): number {
  const guess = Date.parse(`${day}T00:00:00Z`);
  // the offset at the guess can differ from the offset at the answer: look once more from there
  const first = guess - offsetAt(guess, timeZone);
  return guess - offsetAt(first, timeZone);
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(instant: number, timeZone: string): number {
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value);
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(instant / 1000) * 1000;
}

/** Today on the visitor's own calendar, YYYY-MM-DD. */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A calendar day in words that stay on one line: '2026-04-01' → '1 aprile 2026', '1 April 2026'. */
export function dayInWords(day: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    .format(Date.parse(`${day}T00:00:00Z`))
    .replaceAll(' ', '\u00a0');
}
