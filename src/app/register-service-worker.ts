import { hotel } from '../hotel/identity.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const quietMs = 2000;
// who stays for so long may want to keep the site: no browser offers it earlier
const manifestDelayMs = 10_000;

const inputs = ['pointerdown', 'keydown', 'scroll'];

/**
 * Does in the background, when the page has loaded all it wants and its visitor is reading, what nobody waits for: has
 * the whole site kept for reading without a network, never for visitors who save data or hang on a slow line; and, for
 * who stays, names the manifest, which the head keeps back.
 */
export function registerServiceWorker(): void {
  const whenQuiet = () => {
    observer.disconnect();
    for (const type of inputs) removeEventListener(type, wait, true);
    setTimeout(linkManifest, manifestDelayMs);
    // a browser that refuses leaves a site that works as long as there is a network
    if (isAllowed()) navigator.serviceWorker.register('/sw.js').catch(() => {});
  };
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(whenQuiet, quietMs);
  };
  const observer = new PerformanceObserver(wait);
  const begin = () => {
    observer.observe({ type: 'resource' });
    // keeping the site is much work: who is about to go on would feel it
    for (const type of inputs) addEventListener(type, wait, { capture: true, passive: true });
    wait();
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

/** It brings an icon with it. */
function linkManifest(): void {
  const manifest = document.querySelector<HTMLLinkElement>('link[href$=".webmanifest"]');
  if (manifest) manifest.rel = 'manifest';
}

const isAllowed = () => hotel.offline && !import.meta.env.DEV && 'serviceWorker' in navigator && !savesData();

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(
    connection?.saveData ||
      connection?.effectiveType?.endsWith('2g') ||
      matchMedia('(prefers-reduced-data: reduce)').matches,
  );
}
