import { variantName } from '../../../src/announcements/announcement-names.ts';
import { dayInWords } from '../../../src/hotel/hours/clock.ts';
import { closedDays, firstOpenDay } from '../../../src/hotel/hours/closures.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import type { AnnouncementRecord } from '../schema/announcements-schema.ts';

/** Messages by key. */
type Messages = Record<string, string>;

type Texts = Pick<AnnouncementRecord, 'title' | 'text' | 'notice'>;

/**
 * The messages of announcements in one language, by group: those of the banner, the terrace page and the room search. Their dates
 * are formatted here, because the browser's first date format takes a phone 100 ms.
 */
export function announcementMessages(
  records: readonly AnnouncementRecord[],
  language: Language,
  /** the sentence of the room search, with its {date} */
  reopens?: string,
  /** every announcement: a closure may end on a day of another one */
  all = records,
): Record<string, Messages> {
  const messages = { banner: {} as Messages, terrazza: {} as Messages, hero: {} as Messages };
  const closures = closedDays(all);
  for (const record of records) {
    const { from, closes } = record;
    const days = { from, until: record.until && closes ? firstOpenDay(record.until, closures[closes]) : record.until };
    // in ICU messages a straight apostrophe is syntax
    const inWords = (day: string | null) => (day === null ? '' : dayInWords(day, language).replaceAll("'", "''"));
    const withDays = (text: string) =>
      text.replace(/\{\s*(\w+)\s*\}/g, (whole, name) =>
        Object.hasOwn(days, name) ? inWords(days[name as keyof typeof days]) : whole,
      );
    const add = (group: 'banner' | 'terrazza', key: string, { title, text }: Texts) =>
      Object.assign(messages[group], {
        [`${key}.title`]: withDays(title[language]),
        [`${key}.text`]: withDays(text[language]),
      });
    if (closes === 'hotel' && reopens)
      messages.hero[`reopens.${record.id}`] = reopens.replace(/\{\s*date\s*\}/g, inWords(days.until));
    const texts = { now: record, afterwards: record.afterwards, anyDay: record.anyDay };
    for (const part of ['now', 'afterwards', 'anyDay'] as const) {
      if (!texts[part]) continue;
      const name = variantName[part](record);
      add('banner', name, texts[part]);
      if (closes) add('terrazza', `notice.${name}`, texts[part].notice ?? texts[part]);
    }
  }
  return messages;
}
