import { checkIn, checkOut, distances, doorTime, hours, timeOfDay } from './facts.ts';
import { email, hotel, phone } from './identity.ts';

/** The values in the answers to frequent questions. */
export function answerValues(language: string) {
  return {
    checkin: timeOfDay(checkIn, language),
    checkout: timeOfDay(checkOut, language),
    metres: distances.parking.metres,
    phone: phone.text,
    email: email.text,
  };
}

/** The hours of a terrace service, in the format of `doorTime`. */
export function doorHours(service: keyof typeof hours) {
  return { from: doorTime(hours[service].from), to: doorTime(hours[service].to) };
}

/** The values in the messages about the hotel's services; most have none. */
export const serviceValues: Record<string, Record<string, string | number> | undefined> = {
  parking: distances.parking,
  breakfast: doorHours('breakfast'),
  beach: { club: hotel.beachClub.name, ...distances.partnerBeach },
};
