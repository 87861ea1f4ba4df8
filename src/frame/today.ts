import { useSyncExternalStore } from 'react';
import { today } from '../hotel/clock.ts';

function onReturn(listener: () => void): () => void {
  addEventListener('focus', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    removeEventListener('focus', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Today on the visitor's calendar, YYYY-MM-DD; nothing while the page is prerendered. Looked at again on return to the tab. */
export function useToday(): string | undefined {
  return useSyncExternalStore(
    onReturn,
    () => today(),
    () => undefined,
  );
}
