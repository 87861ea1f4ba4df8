import { afterEach, expect, it, vi } from 'vitest';
import { viewTransition } from './view-transition.ts';

const quick = '(hover: hover) and (prefers-reduced-motion: no-preference)';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['a fast computer cross-fades', 8, [quick], 1],
  ['a slow computer does not cross-fade', 4, [quick], 0],
  ['a phone, or a visitor who prefers less motion, gets no cross-fade', 8, [], 0],
] as const)('%s', (_, cores, matching: readonly string[], transitions) => {
  const startViewTransition = vi.fn((apply: () => void) => {
    apply();
    return { ready: Promise.resolve(), finished: Promise.resolve() };
  });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('document', { startViewTransition, querySelector: () => null });
  vi.stubGlobal('navigator', { hardwareConcurrency: cores });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.includes(query) }));
  const change = vi.fn();
  viewTransition(change);
  expect(change).toHaveBeenCalledOnce();
  expect(startViewTransition).toHaveBeenCalledTimes(transitions);
});
