/** The hotel's files, by path from the project's root. */
export const hotelFiles = {
  identity: 'src/hotel/identity.json',
  facts: 'src/hotel/facts.json',
  lists: 'src/hotel/lists.json',
  information: 'src/hotel/information.json',
  announcements: 'src/announcements/announcements.json',
} as const;

/** A name of one of the hotel's files. */
export type HotelPart = keyof typeof hotelFiles;
export const hotelParts = Object.keys(hotelFiles) as HotelPart[];

/** The focus points of photographs. */
export const focusFile = 'photos/focus.json' as const;
