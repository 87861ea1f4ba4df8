// The entries on the texts and pictures.
import type { ReadText } from '../../build/content/content-file.ts';
import { hotelFiles } from '../../build/content/hotel-files.ts';
import { withoutTags } from '../../build/content/messages/dictionary.ts';
import { listKeys, roomTitleKey } from '../../build/content/messages/list-messages.ts';
import { schemas } from '../../build/content/schema/hotel-schemas.ts';
import { fieldLabel } from '../../build/content/schema/schema-faults.ts';
import { languageInSentence } from '../../build/content/values/value-names.ts';
import { readPhotoFiles } from '../../build/photos/photo-files.ts';
import { photoPlaces } from '../../build/photos/photo-places.ts';
import { entryPictures, galleryLists } from '../../src/art/slots.ts';
import { languageIds } from '../../src/i18n/languages.ts';
import { drawnTexts } from './drawn-texts.ts';
import { laggingTexts } from './lagging-texts.ts';
import { type History, isShown, type OwnText, type Texts } from './own-texts.ts';
import { inBoth, type Say } from './owner-messages.ts';
import { type Content, type Entry, entryOn, type State } from './report-entry.ts';
import { strayTexts } from './stray-texts.ts';

export function pictureEntries(root: URL, read: ReadText, lists: Content['lists'], texts: Texts): Entry[] {
  const photographs = new Set(readPhotoFiles(root, read).photographs.map(({ name }) => name));
  const free = Object.keys(photoPlaces(read)).filter((name) => !photographs.has(name));
  const entries: Entry[] = [];
  for (const list of galleryLists) {
    const title = texts.get(roomTitleKey(list))?.in;
    for (const { id, shown } of entryPictures(list, lists[list], (name) => photographs.has(name))) {
      const index = lists[list].findIndex((entry) => entry.id === id);
      const alt = texts.get(`${listKeys[list]}.${id}.alt`)?.in;
      const missing = entryOn('todo', hotelFiles.lists, [list, index], (t, to) => t.noPhotograph(alt?.[to] ?? id));
      if (!shown) entries.push(missing);
      const language = languageIds.find((one) => alt?.[one] === withoutTags(title?.[one] ?? ''));
      if (!language) continue;
      const path = [list, index, 'alt', language];
      entries.push(
        entryOn('todo', hotelFiles.lists, path, (t, to) => t.undescribed(withoutTags(title?.[to] ?? ''), index + 1)),
      );
    }
  }
  if (free.length > 0) entries.push(entryOn('check', 'photos/README.md', [], (t) => t.drawings(free.length)));
  return entries;
}

/** A text without tags and values. */
const withoutSyntax = (text: string) => withoutTags(text).replace(/\{[^{}]*\}/g, '…');

export function sameEntries(texts: Texts): Entry[] {
  const [first, ...others] = languageIds;
  return others.flatMap((language) =>
    [...texts.values()].flatMap(({ in: { [first]: text = '', [language]: other }, placeIn, isHidden }): Entry[] => {
      const shown = withoutSyntax(text);
      // values, digits and signs are the same in every language, and one or two words are often names or loanwords
      const words = shown.match(/\p{L}{2,}/gu) ?? [];
      if (isHidden || words.length <= 2 || other !== text) return [];
      const { file, path } = placeIn(language);
      return [entryOn('check', file, path, () => shown)];
    }),
  );
}

export function laggingEntries(root: URL, history: History): Entry[] {
  return laggingTexts(root, history).map(({ file, path, language, after, text, review }) => ({
    ...entryOn('check', file, path, (t, reader) => {
      const said = t.lagging(languageInSentence(language, reader), languageInSentence(after, reader));
      return `${said}: ${withoutSyntax(text)}`;
    }),
    review,
  }));
}

/** The alternative texts that still describe drawings. */
export function drawnEntries(root: URL, history: History): Entry[] {
  return entriesByKey('check', drawnTexts(root, history), (_, text, t) => t.drawnText(text));
}

export function strayEntries(read: ReadText, history: History): Entry[] {
  return entriesByKey('todo', strayTexts(read, history), (texts, text, t, reader) => {
    const list = new Intl.ListFormat(reader);
    const languages = list.format(texts.map(({ language }) => languageInSentence(language, reader)));
    const labels = list.format(new Set(texts.flatMap((one) => one.labels.map((label) => label[reader]))));
    return `${t.stray(languages, labels)}: ${text}`;
  });
}

/** One entry for all languages of a text, since the desk shows them together. @param say also gets the text in the reader's language */
function entriesByKey<Text extends OwnText>(
  state: State,
  all: readonly Text[],
  say: (texts: readonly Text[], text: string, ...to: Parameters<Say>) => string,
): Entry[] {
  return [...Map.groupBy(all, ({ key }) => key).values()].flatMap((texts) => {
    const [first] = texts;
    if (!first) return [];
    const entry = entryOn(state, first.file, first.path, (t, reader) => {
      const { text } = texts.find(({ language }) => language === reader) ?? first;
      return say(texts, withoutSyntax(text), t, reader);
    });
    return [{ ...entry, review: texts.map(({ review }) => review).join('\n') }];
  });
}

/** The texts that make each promise. */
const promisedIn: Record<string, string[]> = {
  superiorView: ['rooms.superior.text'],
  classicView: ['rooms.classic.text'],
  kayakGear: ['experiences.card.kayak.title'],
  elevator: ['services.info.lift.text', 'contact.access.hotel'],
};

/** The promises of the delivered texts, until the owner confirms them or changes the texts. */
export function promiseEntries(
  { confirmed }: Content['information'],
  hasRestaurant: boolean,
  texts: Texts,
  delivered: Texts,
): Entry[] {
  const isKept = (key: string) =>
    isShown(texts, key) && texts.get(key)?.in.it === (delivered.get(key) ?? texts.get(key))?.in.it;
  return Object.entries(confirmed).flatMap(([id, isConfirmed]) => {
    const kept = promisedIn[id]?.filter(isKept) ?? [];
    // a promise without texts of its own is about the restaurant
    if (isConfirmed || (promisedIn[id] ? kept.length === 0 : !hasRestaurant)) return [];
    const label = fieldLabel(schemas.information.shape.confirmed, [id]);
    const entry = entryOn('check', hotelFiles.information, ['confirmed', id], (_, language) => label[language]);
    const more = kept.map((key) => ({
      ...inBoth((t, language) => t.quoted(withoutSyntax(texts.get(key)?.in[language] ?? ''))),
      key,
    }));
    return [{ ...entry, ...(more.length > 0 && { more }) }];
  });
}
