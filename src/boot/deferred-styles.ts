import { rootState } from './root-state.ts';
import { timeout } from './timeout.ts';

const stylesTimeoutMs = 5000;

/**
 * Fetches the styles of what is below the fold and applies them in one step. Until then `data-styles-pending` hides that part.
 * A style sheet that fails or takes too long leaves the page readable without it.
 * @param ready resolves when the styles may be applied
 */
export async function applyDeferredStyles(href: string, ready: Promise<void>): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // the browser looks for its scroll position only until the document has loaded
  const restoresScroll = location.hash || entry?.type !== 'navigate';
  rootState.stylesPending = '';
  const link = document.createElement('link');
  const loaded = new Promise((resolve) => {
    // a medium that does not match gives the request the lowest priority
    Object.assign(link, { rel: 'stylesheet', href, media: 'print', onload: resolve, onerror: resolve });
  });
  document.head.append(link);
  await Promise.race([loaded, timeout(stylesTimeoutMs)]);
  if (!restoresScroll) await ready;
  link.media = 'all';
  delete rootState.stylesPending;
  if (!restoresScroll && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
