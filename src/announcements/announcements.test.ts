import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Announcement, closuresOf } from './announcements.ts';
import { periodsOf } from './periods.ts';
import { announcementsShownAt } from './shown-announcements.ts';
import { variantsOf } from './variants.ts';

const zone = 'Europe/Rome';

const renovation: Announcement = {
  id: 'renovation',
  storageKey: 'renovationBannerClosed',
  from: null,
  until: '2026-04-01',
  pages: 'all',
  closes: 'restaurant',
  afterwards: { until: null },
  anyDay: {},
};
const winter: Announcement = {
  ...{ id: 'winter', from: '2026-11-03', until: '2027-03-20', pages: 'all' },
  closes: 'restaurant',
  afterwards: { until: '2027-04-01' },
};
const menu: Announcement = {
  ...{ id: 'menu', from: '2026-06-01', until: '2026-10-26', pages: ['home', 'terrazza'] },
};

/** What is shown at an instant to a visitor who dismissed the announcements with these storage keys. */
function shown(instant: string, records: Announcement[], { on = 'home', dismissed = [] as string[] } = {}) {
  return announcementsShownAt(Date.parse(instant), periodsOf(records, zone), on, (storageKey) =>
    dismissed.includes(storageKey),
  );
}

const both = (name: string) => ({ banner: name, notice: name });

describe.each(['Europe/Rome', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])('for a visitor in %s', (home) => {
  beforeEach(() => {
    vi.stubEnv('TZ', home);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(home);
  });

  it.each([
    ['long before', '2025-11-01T12:00:00.000Z', 'renovation'],
    ['on the day summer time begins', '2026-03-29T01:00:00.000Z', 'renovation'],
    ['at one in the night before, by winter time’s midnight', '2026-03-31T21:00:00.000Z', 'renovation'],
    ['in the last millisecond of March in Rome', '2026-03-31T21:59:59.999Z', 'renovation'],
    ['at midnight in Rome', '2026-03-31T22:00:00.000Z', 'renovation-after'],
    ['at midnight in Greenwich', '2026-04-01T00:00:00.000Z', 'renovation-after'],
    ['long after', '2036-04-01T00:00:00.000Z', 'renovation-after'],
  ])('the restaurant’s announcement is right %s', (_, instant, name) => {
    expect(shown(instant, [renovation])).toMatchObject(both(name));
  });
});

it('the room search says when a closed hotel reopens, also once the banner is dismissed', () => {
  const closed: Announcement = { ...winter, closes: 'hotel' };
  const at = (instant: string) => shown(instant, [closed], { dismissed: ['announcementClosed:winter'] }).reopening;
  expect(at('2026-11-02T22:59:59.999Z')).toBe('');
  expect(at('2026-11-02T23:00:00.000Z')).toBe('winter');
  expect(at('2027-03-19T22:59:59.999Z')).toBe('winter');
  expect(at('2027-03-19T23:00:00.000Z')).toBe('');
});

describe('with several announcements', () => {
  const all = [renovation, winter, menu];
  it.each([
    ['the only one that has begun', '2026-03-01T12:00:00Z', 'renovation', 'renovation'],
    ['its text for afterwards', '2026-05-01T12:00:00Z', 'renovation-after', 'renovation-after'],
    ['the latest begun', '2026-07-01T12:00:00Z', 'menu', 'renovation-after'],
    ['the one left when that is over', '2026-10-28T12:00:00Z', 'renovation-after', 'renovation-after'],
    ['the new closure, and no more that it is open again', '2026-11-03T12:00:00Z', 'winter', 'winter'],
    ['that it is open again', '2027-03-20T12:00:00Z', 'winter-after', 'winter-after'],
    ['this, to the last millisecond', '2027-03-31T21:59:59.999Z', 'winter-after', 'winter-after'],
    ['nothing, once all are over', '2027-03-31T22:00:00Z', '', ''],
  ])('the banner shows %s', (_, instant, banner, notice) => {
    expect(shown(instant, all)).toMatchObject({ banner, notice });
    expect(shown(instant, all.toReversed())).toMatchObject({ banner, notice });
  });

  it('of those that begin on one day, a closure comes before news, and the hotel’s before the restaurant’s', () => {
    const news: Announcement = { id: 'news', from: '2026-11-03', until: null, pages: 'all' };
    const hotelClosed: Announcement = { ...winter, id: 'hotel', closes: 'hotel', until: '2026-12-01' };
    const at = (instant: string, records: Announcement[]) =>
      expect([records, records.toReversed()].map((list) => shown(instant, list).banner));
    at('2026-11-03T12:00:00Z', [news, winter]).toEqual(['winter', 'winter']);
    at('2026-11-03T12:00:00Z', [news, hotelClosed]).toEqual(['hotel', 'hotel']);
    // both say that they are open again
    const reopened = [{ ...winter, until: '2026-12-01' }, hotelClosed];
    at('2026-12-01T12:00:00Z', reopened).toEqual(['hotel-after', 'hotel-after']);
  });

  it('dismissing an earlier one does not hide a later one', () => {
    const dismissed = ['renovationBannerClosed'];
    expect(shown('2026-05-01T12:00:00Z', all, { dismissed })).toMatchObject({ banner: '', notice: 'renovation-after' });
    expect(shown('2026-07-01T12:00:00Z', all, { dismissed })).toMatchObject({
      banner: 'menu',
      notice: 'renovation-after',
    });
    expect(shown('2026-11-03T12:00:00Z', all, { dismissed })).toMatchObject(both('winter'));
  });

  it('an earlier announcement that still holds replaces a later one that is dismissed', () => {
    expect(shown('2026-07-01T12:00:00Z', all, { dismissed: ['announcementClosed:menu'] }).banner).toBe(
      'renovation-after',
    );
  });

  it('the banner shows an announcement of the page in view', () => {
    expect(shown('2026-07-01T12:00:00Z', all, { on: 'rooms' }).banner).toBe('renovation-after');
    expect(shown('2026-07-01T12:00:00Z', all, { on: 'terrazza' }).banner).toBe('menu');
    expect(shown('2026-07-01T12:00:00Z', [menu], { on: 'not-found' }).banner).toBe('');
  });

  it('the last announcement with a text for any day provides the variant without scripts', () => {
    const variants = variantsOf([winter, renovation, { ...menu, anyDay: {} }]).filter(({ noScript }) => noScript);
    expect(variants.map(({ name }) => name)).toEqual(['menu-any']);
  });
});

it('consecutive closures end with the last one', () => {
  const days = ['2026-10-15', '2026-11-02', '2027-04-01', '2027-05-01'] as const;
  const closing = [2, 0, 1].map(
    (at): Announcement => ({ id: `${at}`, pages: 'all', from: days[at] ?? null, until: days[at + 1] ?? null }),
  );
  expect(closuresOf(closing).map(({ until }) => until)).toEqual(['2027-05-01', '2027-05-01', '2027-05-01']);
});

it('a restaurant stays closed when the hotel opens again within its closure', () => {
  const bar: Announcement = { ...winter, id: 'bar', from: '2026-10-01', until: '2027-06-01' };
  const hotelToo: Announcement = { ...winter, closes: 'hotel', from: '2027-01-07', until: '2027-03-15' };
  const records = [hotelToo, bar];
  expect(closuresOf(records).map(({ until }) => until)).toEqual(['2027-06-01', '2027-06-01']);
  expect(shown('2027-02-01T12:00:00Z', records)).toMatchObject({ banner: 'winter', notice: 'winter' });
  expect(shown('2027-03-20T12:00:00Z', records)).toMatchObject({ banner: 'winter-after', notice: 'bar' });
});

it('a hotel is open again although its restaurant closes on that day', () => {
  const hotelClosed: Announcement = { ...winter, closes: 'hotel', afterwards: { until: null } };
  const bar: Announcement = { id: 'bar', pages: 'all', closes: 'restaurant', from: winter.until, until: '2027-04-01' };
  for (const records of [
    [hotelClosed, bar],
    [bar, hotelClosed],
  ])
    expect(shown('2027-04-10T12:00:00Z', records).banner).toBe('winter-after');
});

it('a restaurant whose closure ends in a closed hotel announces in banner and notice that it is open again', () => {
  const { afterwards: _, ...closed } = winter;
  const hotelClosed: Announcement = { ...closed, closes: 'hotel' };
  const bar: Announcement = { ...winter, id: 'bar', from: '2026-10-15', until: '2026-12-01' };
  expect(shown('2026-12-10T12:00:00Z', [bar, hotelClosed])).toMatchObject(both('winter'));
  expect(shown('2027-03-20T12:00:00Z', [bar, hotelClosed])).toMatchObject(both('bar-after'));
});

it.each([
  ['2027-01-07', '2027-03-15', ''],
  ['2027-02-01', '2027-05-01', 'bar'],
])('a closed hotel does not announce its restaurant’s closure from %s until %s', (from, until, later) => {
  const hotelClosed: Announcement = { ...winter, closes: 'hotel', from: '2027-01-07', until: '2027-03-15' };
  const bar: Announcement = { id: 'bar', pages: 'all', closes: 'restaurant', from, until };
  for (const records of [
    [hotelClosed, bar],
    [bar, hotelClosed],
  ]) {
    expect(shown('2027-02-10T12:00:00Z', records)).toMatchObject({ banner: 'winter', notice: 'winter' });
    expect(shown('2027-04-10T12:00:00Z', records).notice).toBe(later);
  }
});
