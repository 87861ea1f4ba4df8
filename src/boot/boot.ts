import periods from 'virtual:announcement-periods';
import { announcementsShownAt, wasDismissed } from '../announcements/shown-announcements.ts';
import { loadFonts } from './deferred-fonts.ts';
import { applyDeferredStyles } from './deferred-styles.ts';
import { firstImages, firstPaint } from './first-paint.ts';
import { captureInput } from './input-replay.ts';
import { loadModules } from './modules.ts';
import { rootState } from './root-state.ts';
import { timeout } from './timeout.ts';

/** How long the deferred styles wait for the fonts, so that both change the page's layout once. */
const stylesWaitMs = 300;

/** How long the modules wait for the deferred styles and the images above the fold. */
const moduleTimeoutMs = 500;

const { route, styles = '', fonts = '', modules } = (document.currentScript as HTMLScriptElement).dataset;

// a service worker or the browser's cache has the files: waiting gains nothing
const unlessCached = async (ready: Promise<unknown>) =>
  navigator.serviceWorker?.controller || document.referrer.startsWith(location.origin) || ready;

// the development server's page loads everything by itself
if (modules) {
  // each step is a promise of its own, so that a failed step does not stop the others
  const input = captureInput();
  const painted = firstPaint();
  const shown = painted.then(firstImages);
  const typeset = loadFonts(fonts, unlessCached(painted));
  const fontsOrTimeout = painted.then(() => Promise.race([typeset, timeout(stylesWaitMs)]));
  const styled = applyDeferredStyles(styles, unlessCached(fontsOrTimeout));
  painted
    // modules compete for bandwidth with what the visitor sees first
    .then(() => Promise.race([Promise.allSettled([styled, shown]), input, timeout(moduleTimeoutMs)]))
    .finally(() => loadModules(modules.split(' ')));
}

Object.assign(rootState, announcementsShownAt(Date.now(), periods, route, wasDismissed));
