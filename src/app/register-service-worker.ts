import { hotel } from '../hotel/identity.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What is used of the browser's Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrls): ScriptUrls;
}

interface ScriptUrls {
  createScriptURL(input: string): string;
}

const quietMs = 2000;
// browsers offer to install a site no earlier
const manifestDelayMs = 10_000;
const inputTypes = ['pointerdown', 'keydown', 'scroll'];

/**
 * Registers the service worker once the page has been quiet for two seconds: no requests, no input. Not for visitors who
 * save data or have a slow line. A promise, so that a browser in which it throws hydrates the page all the same.
 * @param onStay called when the visitor stays: browsers fetch the manifest together with an icon, which waits until then
 */
export async function registerServiceWorker(onStay: () => void): Promise<void> {
  const onQuiet = () => {
    observer.disconnect();
    for (const type of inputTypes) removeEventListener(type, wait, true);
    setTimeout(onStay, manifestDelayMs);
    // a browser may refuse: the site works without
    if (isAllowed()) navigator.serviceWorker.register(workerUrl()).catch(() => {});
  };
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(onQuiet, quietMs);
  };
  const observer = new PerformanceObserver(wait);
  const begin = () => {
    observer.observe({ type: 'resource' });
    for (const type of inputTypes) addEventListener(type, wait, { capture: true, passive: true });
    wait();
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

/** The worker's URL, the only one that the content security policy lets the page run a script from. */
function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules: ScriptUrls = { createScriptURL: () => '/sw.js' };
  return (trustedTypes?.createPolicy('service-worker', rules) ?? rules).createScriptURL('');
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
