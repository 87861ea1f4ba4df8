import { checkIn, checkOut, distances, doorTime, hours, timeOfDay } from './facts.ts';
import { email, hotel, phone } from './identity.ts';

// What words that several places say are filled in with.

/** For the answers to the frequent questions. */
export function answerValues(language: string) {
  return {
    checkin: timeOfDay(checkIn, language),
    checkout: timeOfDay(checkOut, language),
    metres: distances.parking.metres,
    phone: phone.text,
    email: email.text,
  };
}

/** When a service of the terrace is open, as it stands on a door. */
export function doorHours(service: keyof typeof hours) {
  return { from: doorTime(hours[service].from), to: doorTime(hours[service].to) };
}

/** For what is said of a service of the hotel; most need nothing. */
export const serviceValues: Record<string, Record<string, string | number> | undefined> = {
  parking: distances.parking,
  breakfast: doorHours('breakfast'),
  beach: { club: hotel.beachClub.name, ...distances.partnerBeach },
};
