// What an announcement is called by: here alone, since checks need it for content that no module can import.

/** What names the words of each part of an announcement. */
export const variantName = {
  now: ({ id }: { id: string }) => id,
  afterwards: ({ id }: { id: string }) => `${id}-after`,
  anyDay: ({ id }: { id: string }) => `${id}-any`,
};

/** The local-storage key that keeps an announcement's banner closed. */
export function storageKeyOf({ id, storageKey }: { id: string; storageKey?: string | undefined }): string {
  return storageKey ?? `announcementClosed:${id}`;
}
