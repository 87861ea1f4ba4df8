import type { ReactNode } from 'react';

/**
 * Words that are true in one phase only. Every phase is in the page; the root element says which one is now
 * (see `styles/phases.css`), so that the right one stands there from the first frame.
 */
export function Phased({ phase, children }: { phase: 'closed' | 'reopened' | 'unknown'; children: ReactNode }) {
  return <div data-phase={phase}>{children}</div>;
}
