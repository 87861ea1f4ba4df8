import {
  type CustomAtRules,
  Features,
  type LayerBlockRule,
  type MediaQuery,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';
import { styleTargets } from '../supported-browsers.ts';

/** The classes and elements of some markup. */
interface Vocabulary {
  classes: Set<string>;
  tags: Set<string>;
}

function vocabularyOf(html: string): Vocabulary {
  const found = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, value = '']) => value);
  return {
    classes: new Set(found(/ class="([^"]*)"/g).flatMap((names) => names.split(' '))),
    // critical rules hide these until the deferred styles apply
    tags: new Set([...found(/<([a-z][a-z0-9]*)/g), 'html', 'body', 'dialog', 'footer']),
  };
}

/** The markup above the fold: the layout and the hero, without dialogs, which are closed. */
function aboveTheFold(html: string): string {
  const [before = '', after] = html.split('<div data-below-the-fold="">');
  const layout = after === undefined ? '' : after.slice(after.indexOf('</main>'));
  return (before + layout).replace(/<dialog.*?<\/dialog>/gs, '').replace(/<footer.*?<\/footer>/gs, '');
}

const interactive = ['hover', 'active'];

/** Whether part of a selector can match above the fold. Unknown parts can. */
function canBe(component: SelectorComponent, { classes, tags }: Vocabulary): boolean {
  if (component.type === 'class') return classes.has(component.name);
  if (component.type === 'type') return tags.has(component.name.toLowerCase());
  if (component.type === 'pseudo-element') return !component.kind.startsWith('view-transition');
  if (component.type !== 'pseudo-class') return true;
  if (component.kind !== 'is' && component.kind !== 'where') return !interactive.includes(component.kind);
  return component.selectors.some((selector) => canMatch(selector, { classes, tags }));
}

const canMatch = (selector: Selector, vocabulary: Vocabulary) => selector.every((part) => canBe(part, vocabulary));

// splitting these layers would make the browser lay out the page twice
const complete = ['reset', 'base'];

/**
 * Splits a page's style sheet at the fold.
 * @param css a minified style sheet
 * @param html the page's markup
 * @returns the rules that the content above the fold needs, with the layers that style all elements; and the layers of components
 * and pages, complete and in order, so that applying them later changes nothing above the fold
 */
export function splitCriticalCss(css: string, html: string): { critical: string; deferred: string } {
  const vocabulary = vocabularyOf(aboveTheFold(html));
  return { critical: withoutUnused(transformed(css, critical(vocabulary))), deferred: transformed(css, deferred) };
}

const transformed = (css: string, visitor: Visitor<CustomAtRules>) =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    // without targets, Lightning CSS would write media queries as ranges
    targets: styleTargets,
    // Vite has compiled light-dark() already
    exclude: Features.LightDark,
    visitor,
  }).code.toString();

const isComplete = ({ name }: LayerBlockRule<unknown>) => name?.length === 1 && complete.includes(String(name[0]));

/** Whether a media query matches for few visitors: the deferred styles are enough for them. */
const isRare = ({ mediaType, condition }: MediaQuery) =>
  mediaType === 'print' || (condition?.type === 'feature' && condition.value.name === 'prefers-contrast');

/** Keeps the critical rules. */
function critical(vocabulary: Vocabulary): Visitor<CustomAtRules> {
  let isInComplete = false;
  return {
    Rule: {
      'layer-block': ({ value }) => {
        isInComplete = isComplete(value);
      },
      style: ({ value }) =>
        isInComplete || value.selectors.some((selector) => canMatch(selector, vocabulary)) ? undefined : [],
      media: ({ value }) => (!isInComplete && value.query.mediaQueries.every(isRare) ? [] : undefined),
    },
    RuleExit: {
      'layer-block': () => {
        isInComplete = false;
      },
    },
  };
}

const deferred: Visitor<CustomAtRules> = {
  Rule: { 'layer-block': ({ value }) => (isComplete(value) ? [] : undefined), 'font-face': () => [] },
};

const blocks = /@(?:media|supports|container|starting-style)[^{}]*\{\}/g;
const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const property = /(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;

/** Removes keyframes and custom properties that nothing uses, and empty blocks. */
function withoutUnused(css: string): string {
  const names = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const rules = css.replace(keyframes, '');
  const less = css
    .replace(blocks, '')
    .replace(keyframes, (all, name) => (rules.includes(name) ? all : ''))
    .replace(property, (all, name) => (names.has(name) ? all : ''));
  return less === css ? css : withoutUnused(less);
}
