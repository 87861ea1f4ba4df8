import type { ReactNode } from 'react';

/** A short message to the visitor. Its texts are nodes, so that an open toast changes its language with the page. */
export interface Toast {
  /** from a counter */
  id: string;
  title: ReactNode;
  description?: ReactNode;
  /** a link out of the page */
  action?: { label: ReactNode; href: string };
  open: boolean;
  variant: 'default' | 'destructive';
}

/** The number of toasts on screen; a newer toast replaces an older one. */
const limit = 1;

/** How long a dismissed toast is kept before it is removed, in milliseconds. */
export const removalDelay = 1_000_000;

let count = 0;
let toasts: readonly Toast[] = [];
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]): void {
  for (const { id } of toasts) {
    if (next.some((toast) => toast.id === id)) continue;
    clearTimeout(removals.get(id));
    removals.delete(id);
  }
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. @returns its id */
export function showToast(message: Omit<Toast, 'id' | 'open' | 'variant'> & { variant?: Toast['variant'] }): string {
  count = (count + 1) % Number.MAX_SAFE_INTEGER;
  const id = String(count);
  publish([{ variant: 'default', ...message, id, open: true } satisfies Toast, ...toasts].slice(0, limit));
  return id;
}

/** Closes one toast, or all without an `id`. A closed toast leaves the list after the removal delay. */
export function dismissToast(id?: string): void {
  for (const toast of toasts) {
    if ((id !== undefined && toast.id !== id) || removals.has(toast.id)) continue;
    removals.set(
      toast.id,
      setTimeout(() => publish(toasts.filter((other) => other.id !== toast.id)), removalDelay),
    );
  }
  publish(toasts.map((toast) => (id === undefined || toast.id === id ? { ...toast, open: false } : toast)));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
