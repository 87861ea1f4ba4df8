// `announcements.json`: the announcements, their days, how they go together, and their texts.
import { z } from 'zod';
import { storageKeyOf } from '../../src/announcements/announcement-names.ts';
import { type Language, languageIds, routes } from '../../src/navigation/routes.ts';
import { exampleMessages } from './example-messages.ts';
import { type InBoth, isObject, problem, type Violation } from './fault.ts';
import { messageFaults, reference, tagsIn } from './message-faults.ts';
import { valuesIn } from './message-values.ts';
import {
  addIssue,
  dataFile,
  day,
  entriesAreValid,
  fields,
  inAllLanguages,
  list,
  matching,
  rule,
  value,
  yesOrNo,
} from './schema-parts.ts';

const texts = {
  title: inAllLanguages((language) => exampleMessages[language].announcement[0]).meta({
    label: { it: 'Titolo', en: 'Title' },
  }),
  text: inAllLanguages((language) => exampleMessages[language].announcement[1]).meta({
    label: { it: 'Testo', en: 'Text' },
    help: {
      it: 'Una frase. {from} e {until} sono i giorni dell’avviso, senza articolo: «riapre {until}» dà «riapre mercoledì 1 aprile 2026».',
      en: 'One sentence. {from} and {until} are the announcement’s days.',
    },
  }),
};
const words = {
  ...texts,
  notice: fields(texts)
    .exactOptional()
    .meta({
      label: { it: 'Sulla terrazza', en: 'On the terrace page' },
      help: {
        it: 'Un testo più lungo per la pagina della terrazza; senza, lì si legge lo stesso testo.',
        en: 'A longer text for the terrace page; without it, the same text stands there too.',
      },
    }),
};

const until = (example: string) =>
  day(example)
    .nullable()
    .meta({
      label: { it: 'Fino al (escluso)', en: 'Until (not included)' },
      help: {
        it: 'Il primo giorno in cui non si legge più; vuoto: per sempre.',
        en: 'The first day on which it is no longer read; empty: for ever.',
      },
    });

const pageIds = routes.map((route) => route.id);
const pages = value(
  problem('pages', { pages: pageIds }),
  ['home', 'terrazza'],
  z.union([z.literal('all'), z.array(z.enum(pageIds)).min(1).meta({ uniqueItems: true })]),
);

/** An announcement with its fields valid in themselves. */
const record = fields({
  id: value('id', 'winter2026', z.string().regex(/^[a-z][a-zA-Z0-9]*$/)).meta({
    label: { it: 'Nome interno', en: 'Internal name' },
    help: { it: 'Diverso per ogni avviso.', en: 'Another one for each announcement.' },
  }),
  storageKey: matching('storageKey', 'winterBannerClosed', /^[\w:.-]+$/)
    .exactOptional()
    .meta({
      label: { it: 'Nota del browser', en: 'The browser’s note' },
      help: {
        it: 'Come il browser ricorda chi l’ha chiuso; di solito non serve.',
        en: 'How browsers remember who closed it; rarely needed.',
      },
    }),
  from: day('2026-11-03')
    .nullable()
    .meta({
      label: { it: 'Dal', en: 'From' },
      help: {
        it: 'Il primo giorno in cui si legge; vuoto: da subito.',
        en: 'The first day on which it is read; empty: at once.',
      },
    }),
  until: until('2027-03-20'),
  pages: pages.meta({
    label: { it: 'Pagine', en: 'Pages' },
    help: { it: 'Dove si legge: ovunque, o su alcune pagine.', en: 'Where it is read: everywhere, or on some pages.' },
  }),
  closesRestaurant: yesOrNo.meta({
    label: { it: 'Il ristorante è chiuso', en: 'The restaurant is closed' },
    help: { it: 'Lo dicono anche gli orari e i motori di ricerca.', en: 'The hours and search engines say so too.' },
  }),
  closesHotel: yesOrNo.exactOptional().meta({
    label: { it: 'L’hotel è chiuso', en: 'The hotel is closed' },
    help: {
      it: 'La ricerca delle camere dice da quando riapre; si può sempre prenotare per i giorni dopo.',
      en: 'The room search says when it reopens; later days can be booked as ever.',
    },
  }),
  ...words,
  afterwards: fields({ until: until('2027-05-01'), ...words })
    .exactOptional()
    .meta({
      label: { it: 'Dopo', en: 'Afterwards' },
      help: { it: 'Che cosa si legge quando l’avviso è finito.', en: 'What is read once the announcement is over.' },
    }),
  anyDay: fields(words)
    .exactOptional()
    .meta({
      label: { it: 'In qualsiasi giorno', en: 'On any day' },
      help: {
        it: 'Che cosa si legge dove il sito non conosce la data di oggi.',
        en: 'What is read where the site cannot know today’s date.',
      },
    }),
});

export type AnnouncementRecord = z.infer<typeof record>;

const example = JSON.stringify('2027-03-20');
const rules: [holds: (one: AnnouncementRecord) => boolean, path: string[], what: Violation][] = [
  [
    ({ from, until: end }) => from === null || end === null || end > from,
    ['until'],
    { ...problem('laterThanFrom'), example },
  ],
  [
    (one) => one.until !== null || !(one.closesRestaurant || one.closesHotel || one.afterwards),
    ['until'],
    { ...problem('untilNeeded'), example },
  ],
  [
    ({ until: end, afterwards }) => !afterwards?.until || end === null || afterwards.until > end,
    ['afterwards', 'until'],
    { ...problem('laterThanUntil'), example: 'null' },
  ],
  [
    (one) => one.closesRestaurant || ![one, one.afterwards, one.anyDay].some((said) => said?.notice),
    ['closesRestaurant'],
    { ...problem('noticeUnseen'), example: 'true' },
  ],
];
const announcement = rules
  .reduce((schema, [holds, path, what]) => rule(schema, holds, path, what), record)
  // texts are read where other fields are wrong too
  .superRefine(checkTexts, { when: ({ value }) => isObject(value) });

const parts = [[], ['notice'], ['afterwards'], ['afterwards', 'notice'], ['anyDay'], ['anyDay', 'notice']];

function checkTexts(one: Record<string, unknown>, context: z.core.$RefinementCtx): void {
  for (const steps of parts) {
    const part = steps.reduce<unknown>((outer, step) => (isObject(outer) ? outer[step] : undefined), one);
    for (const name of ['title', 'text'] as const) {
      const byLanguage = isObject(part) ? part[name] : undefined;
      if (!isObject(byLanguage)) continue;
      for (const language of languageIds) {
        const [text, other] = [byLanguage[language], byLanguage[reference]];
        if (typeof text !== 'string') continue;
        const faults = [
          ...messageFaults(text, language, language !== reference && typeof other === 'string' ? other : undefined),
          ...bannerFaults(text, language, name, steps.includes('notice'), one),
        ];
        for (const fault of faults) addIssue(context, [...steps, name, language], fault);
      }
    }
  }
}

// the banner covers the page, also on a small phone
const longest = { title: 60, text: 160 };

/** What only texts of announcements must hold. */
function bannerFaults(
  text: string,
  language: Language,
  name: 'title' | 'text',
  isNotice: boolean,
  one: Record<string, unknown>,
): Violation[] {
  // a missing end is a fault of its own
  const days = ['from', 'until'].filter(
    (end) => one[end] !== null || (end === 'until' && (one.closesRestaurant || one.closesHotel || one.afterwards)),
  );
  const values = valuesIn(text);
  const names = values instanceof Map ? [...values.keys()].filter((value) => !days.includes(value)) : [];
  const [tag] = [...tagsIn(text)].filter((one) => !(isNotice && name === 'title' && one === 'em'));
  const [most, has] = [longest[name], [...text].length];
  const [title, sentence] = exampleMessages[language].announcement;
  const right = JSON.stringify(name === 'title' || !days.includes('until') ? title : sentence);
  return [
    ...(names.length > 0 ? [problem('noSuchDay', { names, days })] : []),
    ...(tag ? [problem('noTag', { tag })] : []),
    ...(has > most && !isNotice ? [problem('tooLong', { most, has })] : []),
  ].map((what) => ({ ...what, example: right }));
}

/** What an announcement is called: its title without tags. */
const titleOf = ({ title }: AnnouncementRecord): InBoth => {
  const plain = (text = '') => text.replace(/<[^<>]*>/g, '');
  return { it: plain(title.it), en: plain(title.en) };
};

const earliest = '';
const latest = '9999-12-31';

export const announcements = dataFile({
  announcements: list(announcement)
    .superRefine(
      (records, context) => {
        for (const [index, one] of records.entries()) {
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
            addIssue(context, [index, 'storageKey'], {
              ...problem('storageKeyTaken', { title: titleOf(twin) }),
              example: '"nextWinter"',
            });
          if (met)
            addIssue(context, [index, 'from'], {
              ...problem('closuresMeet', { title: titleOf(met) }),
              example: '"2026-11-03"',
            });
        }
      },
      { when: entriesAreValid },
    )
    .meta({ label: { it: 'Avvisi', en: 'Announcements' } }),
});
