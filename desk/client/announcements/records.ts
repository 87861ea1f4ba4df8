// Announcements as they are in their file.
import type { AnnouncementRecord } from '../../../build/content/schema/announcements-schema.ts';
import type { DeskState, FieldSchema, Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { emptyOf } from '../forms/empty.ts';
import { todayHere } from '../readable.ts';
import { plainText } from '../words/message-text.ts';

export const announcementsFile = 'src/announcements/announcements.json' as const;

export type { AnnouncementRecord };

export function announcementsIn({ files }: Pick<DeskState, 'files'>): AnnouncementRecord[] {
  const file = files[announcementsFile] as { announcements?: AnnouncementRecord[] } | undefined;
  return Array.isArray(file?.announcements) ? file.announcements : [];
}

/** What an announcement is called. */
export const titleOf = ({ title }: AnnouncementRecord): Sentence => inBoth((_, to) => plainText(title[to] ?? ''));

/** An announcement of thirty days without words. */
export function emptyRecord(schema: FieldSchema): AnnouncementRecord {
  const today = todayHere();
  const later = new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10);
  // another desk may add one too
  const id = `notice${Date.now().toString(36)}`;
  return { ...(emptyOf(schema) as AnnouncementRecord), id, from: today, until: later, pages: 'all' };
}
