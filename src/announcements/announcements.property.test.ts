import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Announcement } from './announcements.ts';
import { periodsOf } from './periods.ts';
import { announcementsShownAt } from './shown-announcements.ts';

const zone = 'Europe/Rome';
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const instant = fc.integer({ min: Date.parse('2024-06-01'), max: Date.parse('2029-06-01') });

/** An announcement with its days in their order. */
const announcement = fc
  .record({
    days: fc.uniqueArray(day, { minLength: 3, maxLength: 3 }).map((days) => days.sort()),
    open: fc.record({ from: fc.boolean(), until: fc.boolean(), after: fc.boolean() }),
    pages: fc.constantFrom('all' as const, ['home'], ['rooms', 'contact']),
    afterwards: fc.boolean(),
  })
  .map(
    ({ days: [first = '', second = '', third = ''], open, pages, afterwards }): Omit<Announcement, 'id'> => ({
      from: open.from ? null : first,
      until: open.until && !afterwards ? null : second,
      pages,
      ...(afterwards && { afterwards: { until: open.after ? null : third } }),
    }),
  );
const announcements = fc
  .array(announcement, { maxLength: 4 })
  .map((all) => all.map((one, index): Announcement => ({ ...one, id: `a${index}` })));

/** The variants that hold on a day of the calendar, and since when. */
function variantsOn(today: string, records: readonly Announcement[]) {
  return records.flatMap(({ id, from, until, pages, afterwards }) => {
    if (from !== null && today < from) return [];
    if (until === null || today < until) return [{ id, name: id, since: from ?? '', pages }];
    if (!afterwards || (afterwards.until !== null && today >= afterwards.until)) return [];
    return [{ id, name: `${id}-after`, since: until, pages }];
  });
}

it('the banner shows, by the hotel’s calendar, the variant that began last of those that are not dismissed', () => {
  fc.assert(
    fc.property(
      announcements,
      instant,
      fc.constantFrom('home', 'rooms'),
      fc.subarray(['a0', 'a1', 'a2', 'a3']),
      (records, now, route, dismissed) => {
        const storageKeys = dismissed.map((id) => `announcementClosed:${id}`);
        const { banner } = announcementsShownAt(now, periodsOf(records, zone), route, (storageKey) =>
          storageKeys.includes(storageKey),
        );
        const current = variantsOn(calendar.format(now), records).filter(
          ({ id, pages }) => (pages === 'all' || pages.includes(route)) && !dismissed.includes(id),
        );
        const latest = current
          .map(({ since }) => since)
          .sort()
          .at(-1);
        if (latest === undefined) expect(banner).toBe('');
        else expect(current.filter(({ since }) => since === latest).map(({ name }) => name)).toContain(banner);
      },
    ),
    { numRuns: 1000 },
  );
});

it('what is shown changes only when a period starts or ends', () => {
  fc.assert(
    fc.property(announcements, instant, instant, (records, one, other) => {
      const periods = periodsOf(records, zone);
      const [early, late] = [Math.min(one, other), Math.max(one, other)];
      const shown = (now: number) => announcementsShownAt(now, periods, 'home', () => false);
      const between = periods.some(({ from, until }) => [from, until].some((at) => early < at && at <= late));
      expect(between || shown(early).banner === shown(late).banner).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

it('the terrace page shows the notice of the current closure, or of the reopening between two closures', () => {
  const closing = fc
    .tuple(fc.uniqueArray(day, { minLength: 4, maxLength: 4 }), fc.boolean())
    .map(([days, isJoined]): [string[], boolean] => [days.sort(), isJoined])
    .map(([[a = '', b = '', c = '', d = ''], isJoined]): Announcement[] => [
      { id: 'a', from: a, until: b, pages: 'all', closes: 'restaurant', afterwards: { until: null } },
      { id: 'b', from: isJoined ? b : c, until: d, pages: 'all', closes: 'restaurant' },
    ]);
  fc.assert(
    fc.property(closing, instant, (records, now) => {
      const today = calendar.format(now);
      const [first, second] = records as [Announcement, Announcement];
      const within = ({ from, until }: Announcement) => (from ?? '') <= today && today < (until ?? '');
      const { notice } = announcementsShownAt(now, periodsOf(records, zone), 'terrazza', () => true);
      const openAgain = (first.until ?? '') <= today && today < (second.from ?? '');
      expect(notice).toBe(within(first) ? 'a' : within(second) ? 'b' : openAgain ? 'a-after' : '');
    }),
    { numRuns: 500 },
  );
});
