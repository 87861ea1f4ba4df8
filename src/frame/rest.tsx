import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { hasNavigated } from './navigation.ts';
import styles from './rest.module.css';

/**
 * What follows a page's opening. In a document it is there at once; after a click the opening is drawn alone, so that
 * the new page is seen sooner, and the rest comes in behind it, without holding up any input.
 */
export function Rest({ children }: { children: ReactNode }) {
  const [here, show] = useState(() => !hasNavigated() || location.hash !== '');

  useEffect(() => {
    if (here) return;
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => show(true))));
    return () => cancelAnimationFrame(frame);
  }, [here]);

  return here ? children : <div className={styles.space} />;
}
