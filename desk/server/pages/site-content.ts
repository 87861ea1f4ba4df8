import { readFileSync } from 'node:fs';
import { hotelFiles } from '../../../build/content/hotel-files.ts';
import {
  compileGroups,
  knownTopicNames,
  messageGroups,
  priceListLinks,
  readBySite,
  readMessages,
} from '../../../build/content/messages/site-messages.ts';
import { photographSource, photographsInUse, styleFile } from '../../../build/photos/photographs.ts';
import { announcementStyles } from '../../../build/vite/boot-plugin.ts';
import type { Announcement } from '../../../src/announcements/announcements.ts';
import { periodsOf } from '../../../src/announcements/periods.ts';
import { languageIds } from '../../../src/i18n/languages.ts';
import type { SiteContent } from '../../client/site/content.ts';

/** The current content for the site in the frame, and the styles that depend on it. Throws if a file cannot be read. */
export function siteContent(root: URL): { content: SiteContent; styles: string } {
  const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
  const files = Object.fromEntries(Object.values(hotelFiles).map((file) => [file, readBySite(file, read(file))]));
  const records: readonly Announcement[] = JSON.parse(read(hotelFiles.announcements)).announcements;
  const groups = Object.entries(messageGroups());
  const messages = languageIds.map((language) => {
    const dictionary = readMessages(language);
    return [language, Object.fromEntries(groups.map(([part, names]) => [part, compileGroups(dictionary, names)]))];
  });
  const photographs = Object.entries(photographsInUse(root));
  return {
    content: {
      files,
      messages: Object.fromEntries(messages),
      periods: periodsOf(records),
      topics: knownTopicNames(),
      priceList: priceListLinks(),
      photographs: Object.fromEntries(photographs.map(([name, one]) => [name, photographSource(name, one)])),
    },
    styles: [
      announcementStyles(records),
      ...photographs.map(([, { id }]) => readFileSync(styleFile(id, root), 'utf8')),
    ].join(''),
  };
}
