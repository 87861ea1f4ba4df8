// One announcement as a subject of drafts.
import { byLanguage } from '../../../src/navigation/routes.ts';
import type { DeskState, Sentence } from '../../protocol.ts';
import { todayHere } from '../day-text.ts';
import type { Subject } from '../drafts/use-draft.ts';
import { plainText } from '../words/message-text.ts';
import { type AnnouncementRecord, announcementsFile, announcementsIn, freshId, newAnnouncement } from './records.ts';

const noTexts = () => byLanguage(() => '');

/** A title and a sentence without words. */
export const emptyPair = () => ({ title: noTexts(), text: noTexts() });

/** An announcement of thirty days without words. */
export function emptyRecord(records: readonly AnnouncementRecord[]): AnnouncementRecord {
  const today = todayHere();
  const later = new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10);
  return {
    id: freshId(records),
    from: today,
    until: later,
    pages: 'all',
    closesRestaurant: false,
    ...emptyPair(),
  };
}

export const labelOf = (record: AnnouncementRecord): Sentence => ({
  it: `avviso «${plainText(record.title?.it ?? '') || record.id}»`,
  en: `announcement “${plainText(record.title?.en ?? '') || record.id}”`,
});

const recordIn = (state: DeskState, id: string) => announcementsIn(state).find((one) => one.id === id);

export const subjectOf = (id: string): Subject => ({
  id: `announcement ${id}`,
  panel: { name: 'announcements', id },
  inFile: (state) => recordIn(state, id),
  place: (state, path) => ({
    file: announcementsFile,
    path: ['announcements', announcementsIn(state).findIndex((one) => one.id === id), ...path],
  }),
  label: (state) => {
    const record = recordIn(state, id);
    return record ? labelOf(record) : { it: 'nuovo avviso', en: 'new announcement' };
  },
  isManual: id === newAnnouncement,
});
