// What an announcement is called by: here alone, since checks need it for content that no module can import.

/** What names the words of each part of an announcement. */
export const nameOf = {
  now: ({ id }: { id: string }) => id,
  afterwards: ({ id }: { id: string }) => `${id}-after`,
  anyDay: ({ id }: { id: string }) => `${id}-any`,
};

/** The local-storage key that keeps an announcement's banner closed. */
export function flagOf({ id, flag }: { id: string; flag?: string | undefined }): string {
  return flag ?? `announcementClosed:${id}`;
}
