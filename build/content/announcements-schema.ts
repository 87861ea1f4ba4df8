// The schema of announcements: their days, how they go together, and their texts.
import { z } from 'zod';
import { storageKeyOf } from '../../src/announcements/announcement-names.ts';
import { type Language, languageIds, routes } from '../../src/navigation/routes.ts';
import { exampleMessages } from './example-messages.ts';
import {
  dataFile,
  dayOrNull,
  entriesAreValid,
  fields,
  id,
  list,
  matching,
  meaning,
  messagePattern,
  value,
  yesOrNo,
} from './schema-parts.ts';

/** A text in every language. */
function inAllLanguages(index: 0 | 1) {
  const text = (language: Language) => {
    const plain = value('a text in quotation marks', exampleMessages[language].announcement[index], z.string());
    return plain.meta({
      ...plain.meta(),
      pattern: messagePattern.pattern,
      patternErrorMessage: messagePattern.errorMessage,
    });
  };
  return fields(Object.fromEntries(languageIds.map((language) => [language, text(language)])));
}

const title = meaning('a few words; {from} and {until} are the announcement’s days', inAllLanguages(0));
const sentence = meaning('one sentence; {from} and {until} are the announcement’s days', inAllLanguages(1));
const words = {
  title,
  text: sentence,
  notice: meaning(
    'for the terrace page, at more length; without it the same words stand there too',
    fields({ title, text: sentence }),
  ).optional(),
};

const pageIds = routes.map((route) => route.id);
const pages = value(
  `"all", or a list of pages: ${pageIds.join(', ')}`,
  ['home', 'terrazza'],
  z.union([z.literal('all'), z.array(z.enum(pageIds)).min(1).meta({ uniqueItems: true })]),
);

const until = (example: string) => dayOrNull('the first day on which it holds no longer, or null: for ever', example);
const record = fields({
  id,
  storageKey: meaning(
    'the browser’s note that a visitor has closed it; without it, announcementClosed: and the id',
    matching('a name without spaces', 'winterBannerClosed', /^[\w:.-]+$/),
  ).optional(),
  from: dayOrNull('the first day on which it holds, or null: it holds already', '2026-11-03'),
  until: until('2027-03-20'),
  pages,
  closesRestaurant: meaning('whether restaurant and bar are closed on these days', yesOrNo),
  ...words,
  afterwards: meaning(
    'what is said from “until” on, up to a last day of its own',
    fields({ until: until('2027-05-01'), ...words }),
  ).optional(),
  anyDay: meaning('what is said where no script can look at the calendar: true on any day', fields(words)).optional(),
});

/** The rules about several fields of one announcement. */
const announcement = record
  .refine(({ from, until: end }) => from === null || end === null || end > from, {
    error: 'must be later than “from”',
    path: ['until'],
    when: entriesAreValid,
    params: { example: '2027-03-20' },
  })
  .refine((one) => one.until !== null || !(one.closesRestaurant || one.afterwards), {
    error: 'must be a day: the site says when the restaurant opens again, and “afterwards” begins then',
    path: ['until'],
    when: entriesAreValid,
    params: { example: '2027-03-20' },
  })
  .refine(({ until: end, afterwards }) => !afterwards?.until || end === null || afterwards.until > end, {
    error: 'must be later than the “until” of the announcement itself, or null',
    path: ['afterwards', 'until'],
    when: entriesAreValid,
    params: { example: null },
  })
  .refine((one) => one.closesRestaurant || ![one, one.afterwards, one.anyDay].some((said) => said?.notice), {
    error: 'is never seen: the terrace page gives notice of what closes the restaurant, and this does not',
    path: ['closesRestaurant'],
    when: entriesAreValid,
    params: { example: true },
  });

const earliest = '';
const latest = '9999-12-31';

/** `announcements.json`: the announcements and their days. */
export const announcements = dataFile({
  announcements: list(announcement, undefined, (one) => one.id).superRefine(
    (records, context) => {
      const issue = (index: number, field: string, message: string, example: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message, params: { example }, input: '' });
      records.forEach((one, index) => {
        const earlier = records.slice(0, index);
        const twin = earlier.find((other) => storageKeyOf(other) === storageKeyOf(one));
        const [from, end] = [one.from ?? earliest, one.until ?? latest];
        const met = earlier.find(
          (other) =>
            one.closesRestaurant &&
            other.closesRestaurant &&
            from <= (other.until ?? latest) &&
            (other.from ?? earliest) <= end,
        );
        if (twin)
          issue(
            index,
            'storageKey',
            `must be another one: who has closed “${twin.id}” would never see this`,
            'nextWinter',
          );
        if (met)
          issue(index, 'from', `must leave the restaurant open for a day between this and “${met.id}”`, '2026-11-03');
      });
    },
    { when: entriesAreValid },
  ),
});
