import { hotel } from '../hotel/identity.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The part of the Trusted Types API that is used here. */
interface TrustedTypes {
  createPolicy(name: string, rules: ScriptUrls): ScriptUrls;
}

interface ScriptUrls {
  createScriptURL(input: string): string;
}

/** Registers the service worker, but not for visitors who save data or have a slow line. */
export function registerServiceWorker(): void {
  // a browser may refuse; the site works without the worker
  if (isAllowed()) navigator.serviceWorker.register(workerUrl()).catch(() => {});
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
