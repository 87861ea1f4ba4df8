// Announcements as they are in their file.
import type { AnnouncementRecord } from '../../../build/content/announcements-schema.ts';
import { byLanguage } from '../../../src/navigation/routes.ts';
import type { DeskState } from '../../protocol.ts';
import { todayHere } from '../day-text.ts';

export const announcementsFile = 'src/announcements/announcements.json' as const;

export type { AnnouncementRecord };

export function announcementsIn(state: DeskState): AnnouncementRecord[] {
  const file = state.files[announcementsFile] as { announcements?: AnnouncementRecord[] } | undefined;
  return Array.isArray(file?.announcements) ? file.announcements : [];
}

/** A title and a sentence without words. */
export const emptyPair = () => ({ title: byLanguage(() => ''), text: byLanguage(() => '') });

/** An announcement of thirty days without words. */
export function emptyRecord(): AnnouncementRecord {
  const today = todayHere();
  const later = new Date(Date.parse(today) + 30 * 86_400_000).toISOString().slice(0, 10);
  return {
    // another desk may add one too
    id: `notice${Date.now().toString(36)}`,
    from: today,
    until: later,
    pages: 'all',
    closesRestaurant: false,
    ...emptyPair(),
  };
}
