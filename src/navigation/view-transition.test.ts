import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measureHydration, viewTransition } from './view-transition.ts';

const startViewTransition = vi.fn((change: () => void) => {
  change();
  return { ready: Promise.resolve() };
});

/** Hydrates within a time, in a visible or a hidden tab. @returns the number of transitions of a navigation after it */
function transitionsAfter(hydrationMs: number, isHidden: boolean): number {
  const page = Object.assign(new EventTarget(), { hidden: isHidden, startViewTransition, querySelector: () => null });
  vi.stubGlobal('document', page);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const onHydrated = measureHydration();
  vi.advanceTimersByTime(hydrationMs);
  onHydrated();
  const change = vi.fn();
  viewTransition(change);
  expect(change).toHaveBeenCalledOnce();
  return startViewTransition.mock.calls.length;
}

beforeEach(() => {
  vi.useFakeTimers();
  startViewTransition.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a navigation', () => {
  it('has a view transition on a fast device', () => {
    expect(transitionsAfter(20, false)).toBe(1);
  });

  it('has no view transition on a slow device', () => {
    expect(transitionsAfter(200, false)).toBe(0);
  });

  it('has a view transition after a slow hydration in the background', () => {
    expect(transitionsAfter(5000, true)).toBe(1);
  });
});
