/** The first day that something is closed, YYYY-MM-DD, and the first on which it is not. */
export interface Closure {
  from: string | null;
  until: string;
}

/** The days of what closes something until a day. */
export const daysOf = (closing: readonly { from: string | null; until: string | null }[]): Closure[] =>
  closing.flatMap(({ from, until }) => (until ? [{ from, until }] : []));

/** The days on which the hotel is closed, and its restaurant: with the hotel, it is closed too. */
export const closedDays = (
  records: readonly { from: string | null; until: string | null; closes?: 'restaurant' | 'hotel' | undefined }[],
): Record<'restaurant' | 'hotel', Closure[]> => ({
  restaurant: daysOf(records.filter(({ closes }) => closes)),
  hotel: daysOf(records.filter(({ closes }) => closes === 'hotel')),
});

/** The closure that a day falls into. @param day YYYY-MM-DD; '' is before every day */
export function closureOn(day: string, closures: readonly Closure[]): Closure | undefined {
  return closures.find(({ from, until }) => (from === null || from <= day) && day < until);
}

/** The day itself if no closure holds on it, or else the first such day after it: one closure may begin when another ends. */
export function firstOpenDay(day: string, closures: readonly Closure[]): string {
  const closure = closureOn(day, closures);
  return closure ? firstOpenDay(closure.until, closures) : day;
}
