// The owner's report: what to do before the launch, what is announced, what to check.
import { dataIn, type ReadText } from '../../build/content/content-file.ts';
import type { InBoth } from '../../build/content/faults/fault.ts';
import { hotelFiles, hotelParts } from '../../build/content/hotel-files.ts';
import { dayAt } from '../../src/hotel/hours/clock.ts';
import { announcementEntries, pastEntries, reopeningEntries, seasonEntries } from './dated-entries.ts';
import { hoursEntries, identityEntries, legalEntries, linkEntries } from './hotel-entries.ts';
import { deliveredTexts, historyOf, servesMeals, textsIn } from './own-texts.ts';
import { inBoth } from './owner-messages.ts';
import type { Content, Entry } from './report-entry.ts';
import {
  drawnEntries,
  laggingEntries,
  pictureEntries,
  promiseEntries,
  sameEntries,
  strayEntries,
} from './text-entries.ts';

/** A part of the report. */
export interface Section {
  title: InBoth;
  /** '' if the title is enough */
  help: InBoth;
  entries: Entry[];
}

/** The report on valid content. Sections without entries are left out. @param now the time at which it is read */
export function ownerReport(root: URL, read: ReadText, now = Date.now()): Section[] {
  const content = Object.fromEntries(hotelParts.map((part) => [part, dataIn(read, hotelFiles[part])])) as Content;
  const { identity, facts, lists, information, announcements: dated } = content;
  const { announcements } = dated;
  const texts = textsIn(read);
  const history = historyOf(root);
  const today = dayAt(now, identity.timeZone);
  const hasRestaurant = servesMeals(facts);
  const sections = {
    identity: identityEntries(read, content),
    hours: hoursEntries(facts),
    links: linkEntries(lists, hasRestaurant && !identity.tableBooking),
    legal: legalEntries(identity),
    announcements: [
      ...announcementEntries(announcements, identity, texts, now),
      ...reopeningEntries(announcements, information.season),
      ...seasonEntries(announcements, information.season, today),
    ],
    past: pastEntries(information, today),
    pictures: [...pictureEntries(root, read, lists, texts), ...drawnEntries(root, history)],
    same: sameEntries(texts),
    lagging: laggingEntries(root, history),
    stray: strayEntries(read, history),
    promises: promiseEntries(information, hasRestaurant, texts, deliveredTexts(root, history)),
  };
  return (Object.keys(sections) as (keyof typeof sections)[]).flatMap((name) => {
    const title = inBoth((t) => t.sections[name][0] ?? '');
    const help = inBoth((t) => t.sections[name][1] ?? '');
    return sections[name].length > 0 ? [{ title, help, entries: sections[name] }] : [];
  });
}
