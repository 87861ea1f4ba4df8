import facts from './facts.json' with { type: 'json' };

export const { checkIn, checkOut, distances, rooms, search, terrace } = facts;

/** The room types that the hotel has. */
export const roomTypes = rooms.types.flatMap(({ id, guests }) => (guests === null ? [] : [{ id, guests }]));

export type TerraceService = keyof typeof facts.hours;

// a meal that is not served, or a bar that does not exist, has no hours
const served = Object.entries(facts.hours).filter(([, { from }]) => from !== null);

/** The hours of the services of the terrace, in the order of the day. */
export const hours = Object.fromEntries(served) as Record<TerraceService, { from: string; to: string }>;

export const terraceServices = Object.keys(hours) as TerraceService[];

/** Whether the terrace serves lunch or dinner. */
export const hasRestaurant = 'lunch' in hours || 'dinner' in hours;

export const hasBar = 'bar' in hours;

/** The moments of the terrace's day, without those of a restaurant or bar that the hotel does not have. */
export const moments = terrace.cards.filter((id) => (id !== 'restaurant' || hasRestaurant) && (id !== 'bar' || hasBar));

/** A time of day in the format of a language: '14:00' → '2:00 PM' in English, '14:00' elsewhere. */
export function timeOfDay(time: string, language: string): string {
  if (language !== 'en') return time;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** A time as a sign on a door shows it: '07:30' → '7:30'. */
export function doorTime(time: string): string {
  return time.replace(/^0/, '');
}
