import announcements from './announcements.json' with { type: 'json' };
import { startOfDay } from './clock.ts';
import { hotel } from './identity.ts';

/** Before the reopening, from the reopening on, or after the announcement's end. */
export type Phase = 'closed' | 'reopened' | 'over';

/** What the phase depends on, as instants in milliseconds since 1970; no `ends` means that it stays. */
export interface Schedule {
  reopens: number;
  ends: number | null;
}

/** The phase at an instant. The clock is the world's; the days were the hotel's when the schedule was made. */
export function phaseAt(now: number, { reopens, ends }: Schedule): Phase {
  if (ends !== null && now >= ends) return 'over';
  return now < reopens ? 'closed' : 'reopened';
}

/** The renovation of the rooftop restaurant. */
export const renovation = announcements[0] as (typeof announcements)[number] & { ends: string | null };

export function scheduleOf(record: { reopens: string; ends: string | null }, timeZone = hotel.timeZone): Schedule {
  return {
    reopens: startOfDay(record.reopens, timeZone),
    ends: record.ends === null ? null : startOfDay(record.ends, timeZone),
  };
}
