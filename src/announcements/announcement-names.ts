// Apart from announcements.ts, since the content check needs these names before it may import the JSON file.

/** The names of an announcement's variants. */
export const variantName = {
  now: ({ id }: { id: string }) => id,
  afterwards: ({ id }: { id: string }) => `${id}-after`,
  anyDay: ({ id }: { id: string }) => `${id}-any`,
};

/** The local-storage key that records that an announcement's banner was dismissed. */
export function storageKeyOf({ id, storageKey }: { id: string; storageKey?: string | undefined }): string {
  return storageKey ?? `announcementClosed:${id}`;
}
