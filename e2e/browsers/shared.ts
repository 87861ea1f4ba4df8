// The only imports from the rest of the project.
export { installOnDebian } from '../../scripts/debian.ts';
export { findBrowser } from '../../scripts/find-browser.ts';
export { speaker } from '../../scripts/say.ts';
export { siteServer } from '../../scripts/site-server.ts';
export { bookingAddress } from '../../src/hotel/booking.ts';
export { email, hotel } from '../../src/hotel/identity.ts';
export { addressOf, type Language, languageIds, otherLanguage, type PageId, routes } from '../../src/routes.ts';
export { openDialogs } from '../../src/ui/dialogs.ts';

export const root = new URL('../../', import.meta.url);
export const buildSite = () => import('../../scripts/build.ts');
