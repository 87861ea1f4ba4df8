import periods from 'virtual:announcement-periods';
import { isDismissed } from '../announcements/dismissal.ts';
import { announcementsShownAt } from '../announcements/shown-announcements.ts';
import { loadFonts } from './deferred-fonts.ts';
import { applyDeferredStyles } from './deferred-styles.ts';
import { firstFrame, firstPaint } from './first-paint.ts';
import { captureInput } from './input-replay.ts';
import { loadModules } from './modules.ts';
import { showFullImages } from './placeholders.ts';
import { rootState } from './root-state.ts';
import { moduleTimeoutMs, timeout } from './timeout.ts';

const { route, styles = '', fonts = '', modules } = (document.currentScript as HTMLScriptElement).dataset;

Object.assign(rootState, announcementsShownAt(Date.now(), periods, route, isDismissed));

// the development server's page loads everything by itself
if (modules) {
  // a service worker or the browser's cache has the files: waiting gains nothing
  const isCached = navigator.serviceWorker?.controller || document.referrer.startsWith(location.origin);
  const input = captureInput();
  const painted = firstPaint();
  const drawn = firstFrame(painted);
  const styled = applyDeferredStyles(styles, !isCached && drawn);
  const shown = drawn.then(showFullImages);
  const free = drawn.then(() => painted);
  loadFonts(JSON.parse(fonts), !isCached && free);
  free
    // modules compete for the line with what the visitor sees first
    .then(() => Promise.race([Promise.all([styled, shown]), input, timeout(moduleTimeoutMs)]))
    .then(() => loadModules(modules.split(' ')));
}
