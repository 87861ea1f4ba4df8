import { hotel } from '../identity.ts';

const { latitude, longitude } = hotel.coordinates;
const point = `${latitude},${longitude}`;

/** The coordinates as people type them into a navigation system. */
export const coordinates = `${latitude}, ${longitude}`;

/** The hotel on a map, for any browser. */
export const mapAddress = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** The platform whose maps application the visitor's device has. An iPad says that it is a Mac. */
export type MapsPlatform = 'android' | 'ios' | 'mac' | 'other';

const appleMaps = `https://maps.apple.com/?daddr=${point}&q=${encodeURIComponent(hotel.name)}`;

/** Directions to the hotel: the address that each platform's maps application opens. `other` works everywhere. */
export const directionsTo: Record<MapsPlatform, string> = {
  android: `geo:${point}?q=${point}(${encodeURIComponent(hotel.name)})`,
  ios: appleMaps,
  mac: appleMaps,
  other: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(point)}`,
};

/** Reads the platform from the user agent string. */
export function mapsPlatform(userAgent: string): MapsPlatform {
  if (userAgent.includes('Android')) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return userAgent.includes('Macintosh') ? 'mac' : 'other';
}
