import type { CustomAtRules, MediaFeatureValue, Targets, Visitor } from 'lightningcss';
import type { CSSOptions } from 'vite';

/** The oldest supported browsers: Baseline Widely Available stands for newer ones. */
const oldest = { chrome: 107, edge: 107, firefox: 115, safari: 16, ios_saf: 16 };

/** The same, as Vite names its targets. */
export const scriptTargets = Object.entries(oldest).map(
  ([browser, version]) => `${browser.replace('_saf', '')}${version}`,
);

/** The same, as Lightning CSS names its targets. */
export const styleTargets: Targets = Object.fromEntries(
  Object.entries(oldest).map(([browser, version]) => [browser, version << 16]),
);

/**
 * Turns `width < 48rem` into `width <= 47.99rem`. Lightning CSS would compile it to `not (min-width: 48rem)`, which
 * Safari knows from 16.4.
 */
const inclusiveRanges: Visitor<CustomAtRules> = {
  MediaQuery: (query) =>
    JSON.parse(JSON.stringify(query), (_, part) => {
      if (part?.operator === 'less-than') return { ...part, operator: 'less-than-equal', value: justBelow(part.value) };
      if (part?.endOperator !== 'less-than') return part;
      return { ...part, endOperator: 'less-than-equal', end: justBelow(part.end) };
    }),
};

/** How Vite compiles styles. */
export const cssOptions = {
  transformer: 'lightningcss',
  lightningcss: { targets: styleTargets, visitor: inclusiveRanges, cssModules: { pattern: '[hash]_[local]' } },
} as const satisfies CSSOptions;

function justBelow(limit: MediaFeatureValue): MediaFeatureValue {
  if (limit.type !== 'length' || limit.value.type !== 'value') throw new Error('A media range ends with a length.');
  const { unit, value } = limit.value.value;
  return { type: 'length', value: { type: 'value', value: { unit, value: value - 0.01 } } };
}
