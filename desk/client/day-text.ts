/** A calendar day in words: '2026-11-03' → '3 novembre 2026'. */
export function dayText(day: string, language: string): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant)) return day;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    instant,
  );
}

/** Today on the owner's own calendar, YYYY-MM-DD. */
export function todayHere(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
