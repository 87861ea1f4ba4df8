import { hotel } from '../hotel/identity.ts';
import type { Language } from '../i18n/languages.ts';
import { addressOf, type RouteId } from '../navigation/routes.ts';

/** The absolute URL of a page in one language. */
export function absoluteAddress(id: RouteId, language: Language): string {
  return new URL(addressOf(id, language), hotel.site).href;
}

/** The size of share images, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** The path of a page's share image. */
export function shareImage(id: RouteId, language: Language): string {
  return `/share/${id}-${language}.jpg`;
}
