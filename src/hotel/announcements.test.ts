import { beforeEach, describe, expect, it, vi } from 'vitest';
import { phaseAt, renovation, scheduleOf } from './announcements.ts';
import { startOfDay } from './clock.ts';
import { hotel } from './identity.ts';

const phaseOn = (instant: string, record: { reopens: string; ends: string | null }) =>
  phaseAt(Date.parse(instant), scheduleOf(record, 'Europe/Rome'));

describe.each(['Europe/Rome', 'UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Pacific/Pago_Pago'])(
  'for a visitor in %s',
  (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    it.each([
      ['long before', '2025-11-01T12:00:00.000Z', 'closed'],
      ['on the day summer time begins', '2026-03-29T01:00:00.000Z', 'closed'],
      ['at one in the night before, by winter time’s midnight', '2026-03-31T21:00:00.000Z', 'closed'],
      ['in the last millisecond of March in Rome', '2026-03-31T21:59:59.999Z', 'closed'],
      ['at midnight in Rome', '2026-03-31T22:00:00.000Z', 'reopened'],
      ['at midnight in Greenwich', '2026-04-01T00:00:00.000Z', 'reopened'],
      ['long after', '2036-04-01T00:00:00.000Z', 'reopened'],
    ])('the restaurant is what it is %s', (_, instant, phase) => {
      expect(phaseOn(instant, { reopens: '2026-04-01', ends: null })).toBe(phase);
    });

    it.each([
      ['before the reopening', '2026-03-31T21:59:59.999Z', 'closed'],
      ['from the reopening', '2026-03-31T22:00:00.000Z', 'reopened'],
      ['to the last millisecond before its end', '2026-10-25T22:59:59.999Z', 'reopened'],
      ['from its end, which falls behind summer time’s', '2026-10-25T23:00:00.000Z', 'over'],
      ['ever after', '2030-01-01T00:00:00.000Z', 'over'],
    ])('an announcement that ends says so %s', (_, instant, phase) => {
      expect(phaseOn(instant, { reopens: '2026-04-01', ends: '2026-10-26' })).toBe(phase);
    });
  },
);

it('is over at its end even where that comes before the reopening', () => {
  expect(phaseAt(50, { reopens: 100, ends: 50 })).toBe('over');
});

it('announces the renovation by the hotel’s own clock', () => {
  expect(scheduleOf(renovation).reopens).toBe(startOfDay(renovation.reopens, hotel.timeZone));
});
