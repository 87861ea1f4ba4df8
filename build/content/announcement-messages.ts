import { variantName } from '../../src/announcements/announcement-names.ts';
import { dayInWords } from '../../src/hotel/clock.ts';
import type { Language } from '../../src/navigation/routes.ts';
import type { AnnouncementRecord } from './announcements-schema.ts';

/** Messages by key. */
type Messages = Record<string, string>;

type Texts = Pick<AnnouncementRecord, 'title' | 'text' | 'notice'>;

/**
 * The messages of announcements in one language, by group: those of the banner and those of the terrace page. Their dates
 * are formatted here, because the browser's first date format takes a phone some 40 ms.
 */
export function announcementMessages(
  records: readonly AnnouncementRecord[],
  language: Language,
): Record<string, Messages> {
  const messages: Record<string, Messages> = { banner: {}, terrazza: {} };
  for (const record of records) {
    const withDays = (text: string) =>
      text.replace(/\{\s*(from|until)\s*\}/g, (_, end: 'from' | 'until') => {
        const day = record[end];
        // a straight apostrophe is syntax in ICU
        return day === null ? '' : dayInWords(day, language).replaceAll("'", "''");
      });
    const add = (group: string, key: string, { title, text }: Texts) =>
      Object.assign(messages[group] ?? {}, {
        [`${key}.title`]: withDays(title[language]),
        [`${key}.text`]: withDays(text[language]),
      });
    const texts = { now: record, afterwards: record.afterwards, anyDay: record.anyDay };
    for (const part of ['now', 'afterwards', 'anyDay'] as const) {
      if (!texts[part]) continue;
      const name = variantName[part](record);
      add('banner', name, texts[part]);
      if (record.closesRestaurant) add('terrazza', `notice.${name}`, texts[part].notice ?? texts[part]);
    }
  }
  return messages;
}
