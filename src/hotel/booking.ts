import { hotel } from './identity.ts';

/** What a guest may have chosen. Dates are calendar days, YYYY-MM-DD; empty values count as not chosen. */
export interface Stay {
  checkin?: string;
  checkout?: string;
  adults?: string | number;
}

const engine = hotel.booking.host + hotel.booking.path;

/**
 * The parameters the booking engine takes, in its order. The names are a contract with the engine:
 * they stand here and nowhere else.
 */
export function bookingParameters(language: string, { checkin, checkout, adults }: Stay = {}): [string, string][] {
  const parameters: [string, string | number | undefined][] = [
    ['oidPortale', hotel.booking.portal],
    ['lingua', language],
    ['checkin', checkin],
    ['arrival', checkin],
    ['dataArrivo', checkin && dayFirst(checkin)],
    ['checkout', checkout],
    ['departure', checkout],
    ['dataPartenza', checkout && dayFirst(checkout)],
    ['adults', adults],
    ['numAdulti', adults],
  ];
  return parameters.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
}

/** The booking engine's address for a stay. */
export function bookingAddress(language: string, stay?: Stay): string {
  return `${engine}?${new URLSearchParams(bookingParameters(language, stay))}`;
}

/** '2026-05-12' → '12/05/2026' */
function dayFirst(day: string): string {
  return day.split('-').reverse().join('/');
}

/** Where a search form without scripts sends its fields. */
export const bookingEngine = engine;
