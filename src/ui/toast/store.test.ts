import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('toasts', () => {
  let store: typeof import('./store.ts');

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    store = await import('./store.ts');
  });

  it('ids come from a counter', () => {
    expect(store.showToast({ title: 'a' })).toBe('1');
    expect(store.showToast({ title: 'b' })).toBe('2');
  });

  it('adds a toast open and of the default variant', () => {
    store.showToast({ title: 'Sent', description: 'Soon', action: { label: 'Mail', href: 'mailto:a@b.example' } });
    expect(store.currentToasts()).toEqual([
      {
        id: '1',
        title: 'Sent',
        description: 'Soon',
        action: { label: 'Mail', href: 'mailto:a@b.example' },
        open: true,
        variant: 'default',
      },
    ]);
  });

  it('keeps the destructive variant for errors', () => {
    store.showToast({ title: 'Broken', variant: 'destructive' });
    expect(store.currentToasts()[0]?.variant).toBe('destructive');
  });

  it('a newer toast replaces an older one', () => {
    store.showToast({ title: 'old' });
    store.showToast({ title: 'new' });
    expect(store.currentToasts().map(({ title }) => title)).toEqual(['new']);
  });

  it('a dismissal of a replaced toast leaves the newer one open', () => {
    const old = store.showToast({ title: 'old' });
    store.showToast({ title: 'new' });
    store.dismissToast(old);
    expect(store.currentToasts().map(({ open }) => open)).toEqual([true]);
  });

  it('closes on dismissal and is removed 1,000,000 ms later', () => {
    const id = store.showToast({ title: 'a' });
    vi.advanceTimersByTime(10_000_000);
    expect(store.currentToasts()[0]?.open).toBe(true);
    store.dismissToast(id);
    expect(store.currentToasts()[0]?.open).toBe(false);
    vi.advanceTimersByTime(999_999);
    expect(store.currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.currentToasts()).toHaveLength(0);
  });

  it('counts the delay from the first dismissal', () => {
    const id = store.showToast({ title: 'a' });
    store.dismissToast(id);
    vi.advanceTimersByTime(600_000);
    store.dismissToast();
    vi.advanceTimersByTime(400_000);
    expect(store.currentToasts()).toHaveLength(0);
  });

  it('a replaced toast leaves no timer', () => {
    store.dismissToast(store.showToast({ title: 'old' }));
    store.showToast({ title: 'new' });
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(store.removalDelay);
    expect(store.currentToasts()).toHaveLength(1);
  });

  it('notifies subscribers of every change until they unsubscribe', () => {
    const seen = vi.fn();
    const leave = store.subscribeToToasts(seen);
    const id = store.showToast({ title: 'a' });
    store.dismissToast(id);
    expect(seen).toHaveBeenCalledTimes(2);
    leave();
    store.showToast({ title: 'b' });
    expect(seen).toHaveBeenCalledTimes(2);
  });
});
