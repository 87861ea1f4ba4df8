// Announcements as they are in their file.
import type { AnnouncementRecord } from '../../../build/content/announcements-schema.ts';
import type { DeskState } from '../../protocol.ts';

/** In place of an id: an announcement that is not written yet. */
export const newAnnouncement = 'new';

export const announcementsFile = 'src/announcements/announcements.json' as const;

export type { AnnouncementRecord };

export function announcementsIn(state: DeskState): AnnouncementRecord[] {
  const file = state.files[announcementsFile] as { announcements?: AnnouncementRecord[] } | undefined;
  return Array.isArray(file?.announcements) ? file.announcements : [];
}

/** An id that no announcement has yet. */
export function freshId(records: readonly AnnouncementRecord[]): string {
  for (let number = records.length + 1; ; number += 1) {
    const id = `notice${number}`;
    if (!records.some((record) => record.id === id)) return id;
  }
}
