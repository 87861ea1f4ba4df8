import { variantName } from '../../src/announcements/announcement-names.ts';
import { dayInWords } from '../../src/hotel/clock.ts';

type Text = Record<string, string>;

interface Said {
  title: Text;
  text: Text;
  /** for the terrace page, at more length */
  notice?: { title: Text; text: Text };
}

/** An announcement with its words, as it stands in `announcements.json`. */
export interface WordedAnnouncement extends Said {
  id: string;
  from: string | null;
  until: string | null;
  closesRestaurant: boolean;
  afterwards?: Said;
  anyDay?: Said;
}

/**
 * What announcements say in one language, as words of the groups that say it: the banner's, and the terrace page's. Their
 * days stand in them as words already: the browser's first date format takes a phone some forty milliseconds.
 */
export function announcementMessages(records: readonly WordedAnnouncement[], language: string): Record<string, Text> {
  const words: Record<string, Text> = { banner: {}, terrazza: {} };
  for (const record of records) {
    const withDays = (text = '') =>
      text.replace(/\{\s*(from|until)\s*\}/g, (_, end: 'from' | 'until') => {
        const day = record[end];
        // ICU reads a straight apostrophe as a sign of its own
        return day === null ? '' : dayInWords(day, language).replaceAll("'", "''");
      });
    const put = (group: string, key: string, { title, text }: Said) =>
      Object.assign(words[group] ?? {}, {
        [`${key}.title`]: withDays(title[language]),
        [`${key}.text`]: withDays(text[language]),
      });
    const said = { now: record, afterwards: record.afterwards, anyDay: record.anyDay };
    for (const part of ['now', 'afterwards', 'anyDay'] as const) {
      if (!said[part]) continue;
      const name = variantName[part](record);
      put('banner', name, said[part]);
      if (record.closesRestaurant) put('terrazza', `notice.${name}`, said[part].notice ?? said[part]);
    }
  }
  return words;
}
