import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** A value that only the browser knows and that does not change: `prerendered` until hydration, then the browser's. */
export function useBrowserValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, read, () => prerendered);
}
