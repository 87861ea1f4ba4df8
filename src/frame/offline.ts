import { hotel } from '../hotel/identity.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const quiet = 2000;

/**
 * Has the whole site kept for reading without a network: in the background, when the page has loaded all it wants,
 * and never for visitors who save data or hang on a slow line.
 */
export function keepForOffline(): void {
  if (!hotel.offline || import.meta.env.DEV || !('serviceWorker' in navigator) || sparing()) return;
  const whenQuiet = () => {
    observer.disconnect();
    // a browser that refuses leaves a site that works as long as there is a network
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  };
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(whenQuiet, quiet);
  };
  const observer = new PerformanceObserver(wait);
  const begin = () => {
    observer.observe({ type: 'resource' });
    wait();
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

function sparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(
    connection?.saveData ||
      connection?.effectiveType?.endsWith('2g') ||
      matchMedia('(prefers-reduced-data: reduce)').matches,
  );
}
