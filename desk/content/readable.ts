// Values of the content in a readable form.

import { isText } from '../../build/content/messages/list-messages.ts';
import { isDay } from '../../build/content/values/parse-day.ts';
import { asWritten } from '../../build/content/values/value-names.ts';
import { dayAfter, dayInWords } from '../../src/hotel/hours/clock.ts';
import type { Sentence } from '../protocol.ts';
import { inBoth } from '../sentences/sentences.ts';
import { plainText } from './message-text.ts';

/** A value in a readable form. */
export function readable(value: unknown): Sentence {
  if (value === undefined || value === null || value === '') return inBoth('empty');
  if (typeof value === 'boolean') return inBoth(value ? 'yes' : 'no');
  if (typeof value !== 'object') return inBoth((_, to) => plainText(asWritten(value, to)));
  if (isText(value)) return inBoth((_, to) => plainText(value[to] ?? ''));
  const parts = Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [] : readable(part)));
  const separator = Array.isArray(value) ? ' · ' : ', ';
  return inBoth((_, to) => parts.map((part) => part[to]).join(separator));
}

/** A calendar day in long form, as on the site. Other text stays as it is. */
export function dayText(day: string, language: string): string {
  return isDay(day) ? dayInWords(day, language) : day;
}

/** A range from a first day to the day before an end, or a single day. */
export function daysText(from: string | null | undefined, until: string | null | undefined): Sentence {
  const last = until && daysAfter(until, -1);
  return inBoth((t, language) => {
    const [first, end] = [from, last].map((day) => day && dayText(day, language));
    if (!first) return end ? t.untilDay(end) : t.always;
    if (!end) return t.fromDay(first);
    return from === last ? first : `${first}\u00a0– ${end}`;
  });
}

/** The day `count` days after another, YYYY-MM-DD. Other text stays as it is. */
export function daysAfter(day: string, count: number): string {
  return isDay(day) ? dayAfter(day, count) : day;
}
