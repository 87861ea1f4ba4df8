import { readFileSync } from 'node:fs';
import type { CustomAtRules, MediaFeatureValue, Targets, Visitor } from 'lightningcss';
import type { CSSOptions } from 'vite';

const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

// only the lower bounds: Baseline stands for newer browsers
const oldest = browserslist.flatMap((query) => {
  const [, browser, major, minor] = query.match(/^(\w+) >= (\d+)(?:\.(\d+))?$/) ?? [];
  return browser ? [{ browser, major: Number(major), minor: Number(minor ?? 0) }] : [];
});

/** The oldest supported browsers, as Vite names its targets. */
export const scriptTargets = oldest.map(
  ({ browser, major, minor }) => `${browser.replace('_saf', '')}${major}.${minor}`,
);

/** The oldest supported browsers, as Lightning CSS names its targets. */
export const styleTargets: Targets = Object.fromEntries(
  oldest.map(({ browser, major, minor }) => [browser, (major << 16) | (minor << 8)]),
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
