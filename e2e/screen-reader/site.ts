// The only imports from the rest of the project.

export { createTranslator } from '../../build/prerender/translator.ts';
export { siteServer } from '../../server/site-server.ts';
export { addressOf, type Language, languageIds, routes } from '../../src/navigation/routes.ts';
export { installOnDebian } from '../../tools/install-on-debian.ts';
export { deadProxy } from '../browsers/browser-driver.ts';
export { buildSite, root } from '../browsers/site.ts';
export { temporaryFolder } from '../browsers/temporary-folder.ts';
