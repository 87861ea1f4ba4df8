// Which panel opens for a place of the content, and for a click on the site.
import { hotelFiles } from '../../build/content/hotel-files.ts';
import { variantName } from '../../src/announcements/announcement-names.ts';
import { portraitOf } from '../../src/art/slots.ts';
import { announcementList, announcementsIn, keyAt, languageOf, messagesIn, placeOf } from '../content/content.ts';
import { entryStep, named } from '../content/entry-path.ts';
import type { DeskState, FieldPath, Place } from '../protocol.ts';
import { currentDesk, open, type Panel } from './desk-store.ts';
import { findFacts } from './facts/fact-index.ts';
import { send } from './photographs/upload.tsx';
import type { MessageRef } from './site/marks.ts';
import type { Picked } from './site/site-api.ts';
import { isUpright } from './site-frame.ts';

/** The panel that shows a place. */
export function panelFor(state: DeskState, file: string, path: FieldPath = []): Panel | undefined {
  const at: Place = { file, path: named(state.files[file], path) };
  const key = keyAt(state, at);
  if (key) return { name: 'words', subject: key, at };
  if (languageOf(file)) return { name: 'words' };
  if (file.startsWith('src/hotel/')) return { name: 'facts', at };
  if (file === hotelFiles.announcements) return { name: 'announcements', at };
  if (!file.startsWith('photos')) return undefined;
  const picture = String(path[0] ?? '');
  return picture ? { name: 'photographs', subject: picture, at } : { name: 'photographs' };
}

/** The panel for a message: its texts, or the facts or the announcement that it comes from. */
function panelOf({ key, language }: MessageRef, state: DeskState): Panel | undefined {
  if (messagesIn(state, language)[key] !== undefined)
    return { name: 'words', subject: key, at: placeOf(state, key, language) };
  const topic = /^services\.info\.topic\.(\w+)\./.exec(key)?.[1];
  if (topic) return panelFor(state, hotelFiles.information, [topic]);
  const variant = /^(?:banner|terrazza\.notice)\.(.+)\.(?:title|text)$/.exec(key)?.[1];
  const record = announcementsIn(state).find((one) =>
    [variantName.now(one), variantName.afterwards(one), variantName.anyDay(one)].includes(variant ?? ''),
  );
  return record && panelFor(state, hotelFiles.announcements, [...announcementList.path, entryStep(record.id)]);
}

/** The panel for a click: a picture's photograph, a fact's field, or a message's texts. */
function panelOfPicked({ messages, value, line, text, picture }: Picked, state: DeskState): Panel | undefined {
  const replaceable = picture && cropOf(picture, state);
  if (replaceable) return { name: 'photographs', subject: replaceable };
  const [message] = messages;
  const shown = value?.text ?? text;
  if (shown) {
    const [fact] = findFacts(state, { name: value?.name, shown, messageKey: message?.key, line });
    if (fact) return panelFor(state, fact.file, fact.path);
  }
  if (message) return panelOf(message, state);
  return picture ? { name: 'photographs', subject: picture } : undefined;
}

/** The crop that a photograph replaces: the wide one, or the upright one if it has its own photograph and is shown. */
function cropOf(picture: string, { pictures }: DeskState): string | undefined {
  const upright = pictures.find(({ name }) => name === portraitOf(picture));
  if (isUpright() && upright?.photograph && !upright.photograph.of) return upright.name;
  return pictures.find(({ name }) => name === picture)?.name;
}

/** Puts a photograph in the place of the picture on which it is dropped. */
export function openDropped(picture: string, files: readonly File[]): void {
  const name = cropOf(picture, currentDesk().state);
  open({ name: 'photographs', subject: name ?? picture });
  if (name) void send(files, { request: 'PUT photographs/*', name, done: 'photographIsInPlace' });
}

/** Opens the panel for a click. @param from the panel to go back to */
export function openPicked(picked: Picked, from?: Panel): void {
  const panel = panelOfPicked(picked, currentDesk().state);
  if (panel) open({ ...panel, ...(from && { from }) });
}
