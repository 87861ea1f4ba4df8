import type { ReactNode } from 'react';
import type { Variant } from './variants.ts';

/**
 * One variant of an announcement. The page holds all of them; styles show the one that the root element names, so that
 * the right one is there at the first paint.
 */
export function AnnouncementVariant({ variant, children }: { variant: Variant; children: ReactNode }) {
  return <div data-variant={variant.noScript ? 'no-script' : variant.name}>{children}</div>;
}
