// The only imports from the rest of the project.
export { createTranslator } from '../../build/prerender/translator.ts';
export { siteServer } from '../../server/site-server.ts';
export { bookingAddress } from '../../src/hotel/booking.ts';
export { email, hotel } from '../../src/hotel/identity.ts';
export {
  addressOf,
  type Language,
  languageIds,
  otherLanguage,
  type PageId,
  routes,
} from '../../src/navigation/routes.ts';
export { openDialogs } from '../../src/ui/dialogs.ts';
export { findBrowser } from '../../tools/find-browser.ts';
export { installOnDebian } from '../../tools/install-on-debian.ts';

export const root = new URL('../../', import.meta.url);
export const buildSite = () => import('../../build/build.ts');
