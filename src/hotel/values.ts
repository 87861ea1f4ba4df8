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

/** How far it is from where a way to arrive ends. */
export const arrivals: Record<string, { kilometres?: number; minutes?: number; walkMinutes?: number }> = {
  naplesAirport: distances.naplesAirport,
  salernoAirport: distances.salernoAirport,
  station: distances.station,
  bus: distances.stationBus,
  salerno: distances.port,
  amalfi: distances.port,
};

/** The values in the message about a way to arrive. */
export function arrivalValues(id: string) {
  const { kilometres = 0, minutes = 0, walkMinutes = minutes } = arrivals[id] ?? {};
  return { kilometres, minutes: walkMinutes };
}

/** The hours of a terrace service, in the format of `doorTime`. */
export function doorHours(service: keyof typeof hours) {
  return { from: doorTime(hours[service].from), to: doorTime(hours[service].to) };
}

/** The values in the message about one of the hotel's services. */
export function serviceValues(id: string) {
  const { metres } = id === 'beach' ? distances.partnerBeach : distances.parking;
  return { ...doorHours('breakfast'), club: hotel.beachClub.name ?? '', metres };
}
