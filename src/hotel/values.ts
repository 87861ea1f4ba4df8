import { checkIn, checkOut, distances, doorTime, hours, type TerraceService, timeOfDay } from './facts.ts';
import { email, hotel, phone } from './identity.ts';
import type { Way } from './lists.ts';

/** The values that texts about the hotel may use. */
export function hotelValues(language: string) {
  const { from, to } = doorHours('breakfast');
  return {
    checkin: timeOfDay(checkIn, language),
    checkout: timeOfDay(checkOut, language),
    breakfastFrom: from,
    breakfastTo: to,
    parkingMetres: distances.parking.metres,
    beachMetres: distances.partnerBeach.metres,
    club: hotel.beachClub.name ?? '',
    phone: phone.text,
    email: email.text,
  };
}

/** The distance from the place where a way to arrive ends. */
export function arrivalOf({ place }: Way): { kilometres?: number; minutes?: number; walkMinutes?: number | null } {
  return place ? distances[place] : {};
}

/** The values in the message about a way to arrive. */
export function arrivalValues(way: Way) {
  const { kilometres = 0, minutes = 0, walkMinutes } = arrivalOf(way);
  return { kilometres, minutes: walkMinutes ?? minutes };
}

/** The hours of a terrace service, in the format of `doorTime`. */
export function doorHours(service: TerraceService) {
  return { from: doorTime(hours[service].from), to: doorTime(hours[service].to) };
}
