import { hotel } from './identity.ts';

const { latitude, longitude } = hotel.coordinates;
const point = `${latitude},${longitude}`;

/** The coordinates as people type them into a navigator. */
export const coordinates = `${latitude}, ${longitude}`;

/** The hotel on a map, for any browser. */
export const mapAddress = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** Whose maps application a visitor's device has. */
export type MapsMaker = 'android' | 'apple' | 'other';

/** The way to the hotel, in the form that the device's own maps application opens. `other` works everywhere. */
export const directionsTo: Record<MapsMaker, string> = {
  android: `geo:${point}?q=${point}(${encodeURIComponent(hotel.name)})`,
  apple: `https://maps.apple.com/?daddr=${point}&q=${encodeURIComponent(hotel.name)}`,
  other: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(point)}`,
};

/** Reads the maker from what a browser calls itself. */
export function mapsMaker(userAgent: string): MapsMaker {
  if (userAgent.includes('Android')) return 'android';
  return /iPhone|iPad|iPod|Macintosh/.test(userAgent) ? 'apple' : 'other';
}
