// `announcements.json`: the announcements, their days, the rules between them, and their texts.
import { z } from 'zod';
import { storageKeyOf } from '../../../src/announcements/announcement-names.ts';
import { routes } from '../../../src/navigation/routes.ts';
import { type InBoth, problem } from '../faults/fault.ts';
import { withoutTags } from '../messages/dictionary.ts';
import type { Offers } from '../messages/message-faults.ts';
import {
  checked,
  checkingTexts,
  dataFile,
  day,
  daysInOrder,
  type Found,
  fields,
  inAllLanguages,
  list,
  matching,
  value,
} from './schema-parts.ts';

const days: Offers['values'] = {
  from: { from: true },
  // a missing end has its own fault
  until: { until: true, closes: true, afterwards: true },
};

/** A title and a sentence, with the values and tags that the page offers to each. */
const words = (title: Omit<Offers, 'values'>, text: Omit<Offers, 'values'>) => ({
  title: inAllLanguages.meta({
    label: { it: 'Titolo', en: 'Title' },
    offers: { values: days, ...title },
  }),
  text: inAllLanguages.meta({
    label: { it: 'Frase', en: 'Sentence' },
    help: {
      it: 'I giorni si mettono senza articolo in italiano («riapre mercoledì 1 aprile 2026»), con “on” in inglese («reopens on 1 April 2026»).',
      en: 'Write “on” before the day in English (“reopens on 1 April 2026”), and no article in Italian (“riapre mercoledì 1 aprile 2026”).',
    },
    offers: { values: days, ...text },
  }),
});
// the banner covers a part of the page, much of it on a small phone
const onBanner = words({ tags: [], most: 60 }, { tags: [], most: 160 });
const notice = fields(words({ tags: ['em'] }, { tags: [] }))
  .exactOptional()
  .meta({
    label: { it: 'Testo più lungo per la pagina della terrazza', en: 'Longer text for the terrace page' },
    help: {
      it: 'Si vede solo se l’avviso chiude ristorante e bar, o tutto l’hotel. Se manca, lì si legge la frase dell’avviso.',
      en: 'It is shown only if the announcement closes the restaurant and bar, or the whole hotel. Without it, the page shows the announcement’s sentence.',
    },
  });

const until = (example: string) =>
  day(example, 'endDay')
    .nullable()
    .meta({
      label: { it: 'Finisce prima del', en: 'Ends before' },
      help: {
        it: 'Per una chiusura è il giorno in cui si riapre, ed è obbligatorio. Vuoto: l’avviso resta per sempre.',
        en: 'For a closure, the day you reopen; it is required. Empty: the announcement stays for ever.',
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
  id: matching('id', 'winter2026', /^[a-z][a-zA-Z0-9]*$/).meta({
    label: { it: 'Nome interno', en: 'Internal name' },
    help: { it: 'Diverso per ogni avviso.', en: 'Another one for each announcement.' },
    isInternal: true,
  }),
  storageKey: matching('storageKey', 'winterBannerClosed', /^[\w:.-]+$/)
    .exactOptional()
    .meta({
      label: { it: 'Nota del browser', en: 'The browser’s note' },
      help: {
        it: 'Come il browser ricorda chi l’ha chiuso; di solito non serve.',
        en: 'How browsers remember who closed it; rarely needed.',
      },
      isInternal: true,
    }),
  from: day('2026-11-03')
    .nullable()
    .meta({
      label: { it: 'Primo giorno', en: 'First day' },
      help: { it: 'Vuoto: da subito.', en: 'Empty: from now on.' },
    }),
  until: until('2027-03-20'),
  ...onBanner,
  pages: pages.meta({
    label: { it: 'In quali pagine', en: 'On which pages' },
    choices: { all: { it: 'In tutte le pagine', en: 'On every page' } },
  }),
  closes: value('closes', 'restaurant', z.enum(['restaurant', 'hotel']))
    .exactOptional()
    .meta({
      label: { it: 'Che cosa è chiuso in quei giorni', en: 'What is closed on those days' },
      help: {
        it: 'Vale per giorni interi: una sera sola si scrive nella frase. Per annunciare prima la chiusura, aggiungete un altro avviso che non chiude niente. La chiusura si legge anche nella pagina della terrazza e nei motori di ricerca. Se chiude tutto l’hotel, la ricerca delle camere dice quando riapre; i giorni successivi si possono sempre prenotare.',
        en: 'For whole days: put a single evening in the sentence. To announce the closure beforehand, add another announcement that closes nothing. The terrace page and search engines show the closure too. If it is the whole hotel, the room search says when it reopens; later days can still be booked.',
      },
      choices: {
        restaurant: { it: 'Ristorante e bar', en: 'Restaurant and bar' },
        hotel: { it: 'Tutto l’hotel', en: 'The whole hotel' },
      },
    }),
  notice,
  afterwards: fields({ until: until('2027-05-01'), ...onBanner, notice })
    .exactOptional()
    .meta({
      label: { it: 'Testo per quando l’avviso è finito', en: 'Text for when the announcement is over' },
    }),
  anyDay: fields({ ...onBanner, notice })
    .exactOptional()
    .meta({
      label: { it: 'Testo valido in qualsiasi giorno', en: 'Text that is true on any day' },
      help: {
        it: 'Si legge dove il sito non conosce la data di oggi.',
        en: 'It is shown where the site cannot know today’s date.',
      },
    }),
});

export type AnnouncementRecord = z.infer<typeof record>;

const announcement = checkingTexts(
  checked(daysInOrder(record, true), (one) => {
    const { until: end, closes, afterwards, anyDay } = one;
    const found: Found = [];
    if (end === null && (closes || afterwards)) found.push([['until'], problem('untilNeeded')]);
    if (end !== null && afterwards?.until && afterwards.until <= end)
      found.push([['afterwards', 'until'], problem('laterThanUntil')]);
    if (!closes && [one, afterwards, anyDay].some((said) => said?.notice))
      found.push([['closes'], { ...problem('noticeUnseen'), example: '"restaurant"' }]);
    return found;
  }),
);

/** The name of an announcement: its title without tags. */
const titleOf = ({ title }: AnnouncementRecord): InBoth => {
  // the site may lack one of these languages
  const { it = '', en = '' } = title;
  return { it: withoutTags(it), en: withoutTags(en) };
};

const earliest = '';
const latest = '9999-12-31';

export const announcements = dataFile('Avvisi', 'Announcements', {
  announcements: checked(list(announcement), (records) =>
    records.flatMap((one, index): Found => {
      const earlier = records.slice(0, index);
      const twin = earlier.find((other) => storageKeyOf(other) === storageKeyOf(one));
      const [from, end] = [one.from ?? earliest, one.until ?? latest];
      // the hotel may close while its restaurant is closed anyway
      const overlapping = earlier.find(
        (other) =>
          one.closes && other.closes === one.closes && from < (other.until ?? latest) && (other.from ?? earliest) < end,
      );
      const found: Found = [];
      if (twin) found.push([[index, 'storageKey'], problem('storageKeyTaken', { title: titleOf(twin) })]);
      if (overlapping) {
        // the earlier of the two ends when the later one begins
        const isEarlier = from < (overlapping.from ?? earliest);
        const example = isEarlier ? overlapping.from : overlapping.until;
        const fault = problem('closuresOverlap', { title: titleOf(overlapping) });
        found.push([
          [index, isEarlier ? 'until' : 'from'],
          { ...fault, ...(example && { example: JSON.stringify(example) }) },
        ]);
      }
      return found;
    }),
  ).meta({ label: { it: 'Avvisi', en: 'Announcements' } }),
});
