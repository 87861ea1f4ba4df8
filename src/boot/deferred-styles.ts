import { rootState } from './root-state.ts';
import { timeout } from './timeout.ts';

/** How long the deferred styles may hide what is below the fold. */
const stylesTimeoutMs = 5000;

/**
 * Fetches the styles of what is below the fold and applies them in one step. Until then `data-styles-pending` hides that part.
 * A style sheet that fails or takes too long leaves the page readable without it.
 * @param ready a promise to wait for before the styles are applied
 */
export async function applyDeferredStyles(href: string, ready: Promise<unknown>): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // the browser looks for its scroll position only until the document has loaded
  const restoresScroll = location.hash || entry?.type !== 'navigate';
  rootState.stylesPending = '';
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise((resolve) => {
    // a medium that does not match gives the request the lowest priority
    link.media = 'print';
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  await Promise.race([Promise.allSettled([loaded, restoresScroll || ready]), timeout(stylesTimeoutMs)]);
  link.media = 'all';
  delete rootState.stylesPending;
  // forces layout now, so that input is handled before the frame that paints it; the body may not exist yet
  document.documentElement.offsetTop;
  // a link to a hidden section may have been clicked meanwhile
  if (!restoresScroll) document.querySelector(':target')?.scrollIntoView();
}
