// The content of the site. The bundle has only code; the server puts the content into each document.

import type { Messages } from '@lingui/core';
import { hotelFiles } from '../../../build/content/hotel-files.ts';
import type { Link } from '../../../build/content/messages/information-messages.ts';
import type { Period } from '../../../src/announcements/periods.ts';
import { entryPictures, otherCrop, type PicturedList } from '../../../src/art/slots.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import type { PictureSource } from '../../../src/ui/picture/picture-source.ts';

export interface SiteContent {
  /** the data of the files that the site's code imports, by path from the project's root */
  files: Record<string, unknown>;
  /** compiled messages by language and part of the site */
  messages: Record<Language, Record<string, Messages>>;
  periods: readonly Period[];
  /** the topics of the useful information that have a value */
  topics: readonly string[];
  /** the links to the price list, by language */
  priceList: Record<string, Link[]> | null;
  /** the photographs in use, by the picture that they replace */
  photographs: Record<string, PictureSource>;
}

declare global {
  interface Window {
    deskContent: SiteContent;
  }
}

/** Every drawing by name, `flat` if its other crop is a photograph: the bundle defines them. */
declare const __DRAWINGS__: Record<'whole' | 'flat', Record<string, PictureSource>>;

const { files, messages, periods, topics, photographs } = window.deskContent;

export { files, periods, topics };

export const messageLoaders = Object.fromEntries(
  Object.entries(messages).map(([language, parts]) => [
    language,
    Object.fromEntries(Object.entries(parts).map(([part, texts]) => [part, async () => ({ default: texts })])),
  ]),
);

/** A drawing, or the photograph in its place. */
export function pictureOf(name: string): PictureSource {
  const drawings = photographs[otherCrop(name)] ? __DRAWINGS__.flat : __DRAWINGS__.whole;
  return { ...(photographs[name] ?? (drawings[name] as PictureSource)), name };
}

/** The pictures of a list's entries, by id. A stock picture has the name of the picture that it replaces. */
export function entriesOf(list: PicturedList): Record<string, PictureSource> {
  const { [list]: entries } = files[hotelFiles.lists] as Record<PicturedList, { id: string; hidden?: boolean }[]>;
  const pictures = entryPictures(list, entries, (name) => Object.hasOwn(photographs, name));
  return Object.fromEntries(
    pictures.flatMap(({ id, own, shown }) =>
      shown ? [[id, { ...pictureOf(shown), name: own, ...(shown !== own && { isStock: true }) }]] : [],
    ),
  );
}
