import { checkIn, checkOut, distances, timeOfDay } from './facts.ts';
import { email, phone } from './identity.ts';

/** What the answers to the frequent questions are filled in with. */
export function answerValues(language: string) {
  return {
    checkin: timeOfDay(checkIn, language),
    checkout: timeOfDay(checkOut, language),
    metres: distances.parking.metres,
    phone: phone.text,
    email: email.text,
  };
}
