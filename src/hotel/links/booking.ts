import { hotel } from '../identity.ts';

/** What a visitor has chosen. Dates are calendar days, YYYY-MM-DD; an empty value counts as not chosen. */
export interface Stay {
  checkin?: string;
  checkout?: string;
  adults?: string | number;
}

/** The booking engine's address without parameters: the `action` of a search form that is submitted without scripts. */
export const bookingEngine = hotel.booking.host + hotel.booking.path;

/**
 * The names of a search form's fields, as the booking engine reads them when the browser submits the form by itself. A form
 * can send a field only once, as it is: without scripts the address lacks `arrival`, `dataArrivo`, `departure`,
 * `dataPartenza` and `numAdulti`, and has `checkin=` and `checkout=` for dates left empty. Where only the modules fail, boot
 * leaves empty values out.
 */
export const bookingFieldNames = {
  portal: 'oidPortale',
  language: 'lingua',
  checkin: 'checkin',
  checkout: 'checkout',
  adults: 'adults',
} as const;

/** The booking engine's parameters, in its order. The names are a contract with the engine and are only in this file. */
function bookingParameters(language: string, { checkin, checkout, adults }: Stay = {}): [string, string][] {
  const parameters: [string, string | number | null | undefined][] = [
    [bookingFieldNames.portal, hotel.booking.portal],
    [bookingFieldNames.language, language],
    [bookingFieldNames.checkin, checkin],
    ['arrival', checkin],
    ['dataArrivo', checkin && dayFirst(checkin)],
    [bookingFieldNames.checkout, checkout],
    ['departure', checkout],
    ['dataPartenza', checkout && dayFirst(checkout)],
    [bookingFieldNames.adults, adults],
    ['numAdulti', adults],
  ];
  return parameters.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
}

/** The booking engine's address for a stay. */
export function bookingAddress(language: string, stay?: Stay): string {
  return `${bookingEngine}?${new URLSearchParams(bookingParameters(language, stay))}`;
}

/** '2026-05-12' → '12/05/2026' */
function dayFirst(day: string): string {
  return day.split('-').reverse().join('/');
}
