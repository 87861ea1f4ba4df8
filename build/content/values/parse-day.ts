// Times and days as people type them: "7.30", "domenica 21 marzo". Other text stays as it is.
import { z } from 'zod';
import { dayAfter, today } from '../../../src/hotel/hours/clock.ts';
import { inDigits } from './parse-number.ts';

const morning = /(?:di|del|della) mattin[ao]|in the morning/i;
const evening = /(?:di|della) sera|(?:di|del) pomeriggio|in the (?:afternoon|evening)/i;
const night = /(?:di|della) notte|at night/i;

/** '7.30', '19,30', '1930', 'ore 7', 'le 15', '7:30 pm', '8 e mezza di sera', 'entro le 11', 'mezzanotte' */
export function parseTime(typed: string): string {
  if (/^(?:mezzanotte|midnight)$/i.test(typed)) return '24:00';
  if (/^(?:mezzogiorno|noon)$/i.test(typed)) return '12:00';
  const inFigures = typed
    .replace(morning, 'am')
    .replace(evening, 'pm')
    .replace(night, '')
    .trim()
    .replace(/\p{L}+/gu, inDigits)
    .replace(/\se\smezz[ao]\b/i, ':30')
    .replace(/\se\s(?=\d\d\b)/i, ':');
  const found =
    /^(?:h|ore|(?:(?:entro|fino)\s+)?(?:d?alle|le)(?:\s+ore)?|at|from|by|until)?\s*(\d{1,2})(?:\s*[:.,h]\s*(\d\d)|(\d\d))?\s*(?:([ap])\.?m\.?)?$/i.exec(
      inFigures,
    );
  if (!found) return typed;
  const [, hours = '', apart, joined, half] = found;
  const said = Number(hours);
  // at night, 6 to 11 means the evening
  const isLate = half?.toLowerCase() === 'p' || (night.test(typed) && said >= 6 && said < 12);
  const isHalf = said <= 12 && (half !== undefined || night.test(typed));
  const hour = isHalf ? (said % 12) + (isLate ? 12 : 0) : said;
  const past = apart ?? joined ?? '00';
  return hour <= 24 && Number(past) < 60 ? `${String(hour).padStart(2, '0')}:${past}` : typed;
}

const namesOf = (count: number, part: 'month' | 'weekday', date: (index: number) => number) =>
  ['it', 'en'].map((language) => {
    const format = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' });
    return Array.from({ length: count }, (_, index) => format.format(date(index)).toLowerCase());
  });
const monthNames = namesOf(12, 'month', (month) => Date.UTC(2027, month));
const weekdayNames = namesOf(7, 'weekday', (weekday) => Date.UTC(2027, 0, weekday + 1)).flat();

/** Removes the weekday from 'domenica 21 marzo', 'Sat, 3/4', 'lunedi 5.4.' and 'venerdi' 18/12' */
function withoutWeekday(typed: string): string {
  const [all = '', word = ''] = /^(\p{L}{3,})['’]?[.,]?\s+/u.exec(typed) ?? [];
  const name = word.toLowerCase().replace(/i$/, 'ì');
  return weekdayNames.some((weekday) => weekday.startsWith(name)) ? typed.slice(all.length) : typed;
}

const included = /\s+\(?(?:compreso|incluso|included|inclusive)\)?$/i;

/** 'oggi', 'tomorrow', '31/10/2027', '1.4.27', '20 marzo '27', 'March 2nd, 2027', 'sabato 3/4'; without a year, the next such day from the start on, or without a start the next one since 90 days ago */
export function parseDay(typed: string, start?: string): string {
  if (/^(?:oggi|today)$/i.test(typed)) return today();
  if (/^(?:domani|tomorrow)$/i.test(typed)) return dayAfter(today(), 1);
  const alone = typed
    .replace(included, '')
    .replace(
      /^(?:d?al(?:l['’])?|il|l['’]|fino\s+a(?:l(?:l['’])?)?|(?:from|until|to)(?:\s+the)?|the)\s*(?=[\p{L}\d])/iu,
      '',
    );
  // removes a weekday only if that fails: 'mar 2' is in March, not a Tuesday
  return dayOfMonth(alone, start) ?? dayOfMonth(withoutWeekday(alone), start) ?? typed;
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** The first day on which something is over. For 'fino al 26 marzo' and 'March 26 included' that is the day after */
export function parseEndDay(typed: string, start?: string): string {
  const end = parseDay(typed, start);
  const isLast = included.test(typed) || /^(?:fino|all?|until|to)\b/i.test(typed);
  return isLast && isDay(end) ? dayAfter(end, 1) : end;
}

function dayOfMonth(typed: string, start?: string): string | undefined {
  const dayFirst = typed
    .replace(/(?<=\d)(?:st|nd|rd|th)?(?:\s+of)?\b/i, '')
    .replace(/^(\p{L}+)\.?\s+(\d{1,2})(?!\d)/u, '$2 $1');
  const found = /^(\d{1,2})(?:[./\s-]+|[°º]\s*)(\d{1,2}|\p{L}+)(?:[,./\s'’-]+(\d{4}|\d\d))?\.?$/u.exec(dayFirst);
  const [, date = '', month = '', year] = found ?? [];
  // '1 dic' too
  const isMonth = (name: string) => month.length > 2 && name.startsWith(month.toLowerCase());
  const named = monthNames.map((names) => names.findIndex(isMonth) + 1).find(Boolean);
  if (!found || !(named || /^\d/.test(month))) return;
  const inYear = (one: string | number) =>
    [one, named || month, date].map((part) => String(part).padStart(2, '0')).join('-');
  if (year) return inYear(year.padStart(4, '20'));
  // a start may be in the recent past
  const since = start === undefined ? dayAfter(today(), -90) : today();
  const earliest = start === undefined || start < since ? since : start;
  const firstYear = Number(earliest.slice(0, 4));
  return inYear(inYear(firstYear) < earliest ? firstYear + 1 : firstYear);
}
