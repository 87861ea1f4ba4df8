import { readFileSync } from 'node:fs';
import type {
  CustomAtRules,
  MediaCondition,
  MediaFeatureValue,
  QueryFeatureFor_MediaFeatureId,
  Targets,
  Visitor,
} from 'lightningcss';
import type { CSSOptions } from 'vite';

const { browserslist }: { browserslist: string[] } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

// the first query stands for newer browsers than the others
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
  MediaQuery: (query) => (query.condition ? { ...query, condition: inclusive(query.condition) } : undefined),
};

/** How Vite compiles styles. */
export const cssOptions = {
  transformer: 'lightningcss',
  lightningcss: { targets: styleTargets, visitor: inclusiveRanges, cssModules: { pattern: '[hash]_[local]' } },
} as const satisfies CSSOptions;

function inclusive(condition: MediaCondition): MediaCondition {
  if (condition.type === 'operation') return { ...condition, conditions: condition.conditions.map(inclusive) };
  if (condition.type !== 'feature') return condition;
  return { ...condition, value: inclusiveFeature(condition.value) };
}

function inclusiveFeature(feature: QueryFeatureFor_MediaFeatureId): QueryFeatureFor_MediaFeatureId {
  if (feature.type === 'range' && feature.operator === 'less-than') {
    return { ...feature, operator: 'less-than-equal', value: justBelow(feature.value) };
  }
  if (feature.type === 'interval' && feature.endOperator === 'less-than') {
    return { ...feature, endOperator: 'less-than-equal', end: justBelow(feature.end) };
  }
  return feature;
}

function justBelow(limit: MediaFeatureValue): MediaFeatureValue {
  if (limit.type !== 'length' || limit.value.type !== 'value') throw new Error('A media range ends with a length.');
  const { unit, value } = limit.value.value;
  return { type: 'length', value: { type: 'value', value: { unit, value: value - 0.01 } } };
}
