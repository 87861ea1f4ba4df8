import type { ReactNode } from 'react';

/**
 * Words of one announcement, or of one part of it. All of them are in the page; the root element says which ones are
 * shown (see `before-paint.ts`), so that the right ones stand there from the first frame. `unknown` is for where no
 * script can tell.
 */
export function AnnouncementVariant({ name, children }: { name: string; children: ReactNode }) {
  return <div data-phase={name}>{children}</div>;
}
