import { variantName } from '../../src/announcements/announcement-names.ts';
import { dayInWords } from '../../src/hotel/clock.ts';

type Text = Record<string, string>;

interface Texts {
  title: Text;
  text: Text;
  /** for the terrace page, at more length */
  notice?: { title: Text; text: Text };
}

/** An announcement with its texts, as it is in `announcements.json`. */
export interface WordedAnnouncement extends Texts {
  id: string;
  from: string | null;
  until: string | null;
  closesRestaurant: boolean;
  afterwards?: Texts;
  anyDay?: Texts;
}

/**
 * The messages of announcements in one language, by group: those of the banner and those of the terrace page. Their dates
 * are formatted here, because the browser's first date format takes a phone some 40 ms.
 */
export function announcementMessages(records: readonly WordedAnnouncement[], language: string): Record<string, Text> {
  const messages: Record<string, Text> = { banner: {}, terrazza: {} };
  for (const record of records) {
    const withDays = (text = '') =>
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
