// Parts a page's style sheet: its document holds what its first screen looks like, and fetches the rest when that is painted.
import {
  type CustomAtRules,
  type LayerBlockRule,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';

/** What stands in a piece of markup. */
interface Standing {
  classes: Set<string>;
  tags: Set<string>;
}

function standingIn(html: string): Standing {
  const found = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, value = '']) => value);
  return {
    classes: new Set(found(/ class="([^"]*)"/g).flatMap((names) => names.split(' '))),
    // what is out of sight is said to be so, too
    tags: new Set([...found(/<([a-z][a-z0-9]*)/g), 'html', 'body', 'dialog', 'footer']),
  };
}

/**
 * The markup of a first screen: the frame and what comes before the fold (see `rest.tsx`), without dialogs, which are closed.
 * A page without a fold is one screen.
 */
function firstScreenOf(html: string): string {
  const [before = '', after] = html.split('<div data-fold="">');
  const frame = after === undefined ? '' : after.slice(after.indexOf('</main>'));
  return (before + frame).replace(/<dialog.*?<\/dialog>/gs, '').replace(/<footer.*?<\/footer>/gs, '');
}

// what nothing is before a visitor does something
const later = ['hover', 'active'];

/** Whether an element like this part of a selector can stand in a first screen. What is not known can. */
function canBe(component: SelectorComponent, { classes, tags }: Standing): boolean {
  if (component.type === 'class') return classes.has(component.name);
  if (component.type === 'type') return tags.has(component.name.toLowerCase());
  // the browser's own pictures of a page, while one follows another
  if (component.type === 'pseudo-element') return !component.kind.startsWith('view-transition');
  if (component.type !== 'pseudo-class') return true;
  if (component.kind !== 'is' && component.kind !== 'where') return !later.includes(component.kind);
  return component.selectors.some((selector) => canMatch(selector, { classes, tags }));
}

const canMatch = (selector: Selector, standing: Standing) => selector.every((part) => canBe(part, standing));

// what is the same for every page comes whole at once: said again it would have the browser lay the page out anew
const complete = ['reset', 'base'];

/** A page's style sheet in two parts. */
interface PartedSheet {
  /** what the first screen needs, and what is said of all elements */
  first: string;
  /** the layers of components and pages whole, in their order: so the first part changes nothing of what comes of them */
  rest: string;
}

const parted = new Map<string, PartedSheet>();

/**
 * Parts a page's style sheet.
 * @param css a minified style sheet
 * @param html the page's markup
 */
export function splitCriticalCss(css: string, html: string): PartedSheet {
  const standing = standingIn(firstScreenOf(html));
  // a page's languages differ in words alone
  const key = JSON.stringify([css, ...Object.values(standing).map((names) => [...names].sort())]);
  const parts = parted.get(key) ?? {
    first: withoutUnused(transformed(css, firstOf(standing))),
    rest: transformed(css, rest),
  };
  parted.set(key, parts);
  return parts;
}

const transformed = (css: string, visitor: Visitor<CustomAtRules>) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, visitor }).code.toString();

const isComplete = ({ name }: LayerBlockRule<unknown>) => name?.length === 1 && complete.includes(String(name[0]));

/** Leaves what a first screen needs. */
function firstOf(standing: Standing): Visitor<CustomAtRules> {
  let whole = false;
  return {
    Rule: {
      'layer-block': ({ value }) => {
        whole = isComplete(value);
      },
      style: ({ value }) =>
        whole || value.selectors.some((selector) => canMatch(selector, standing)) ? undefined : [],
      media: ({ value }) => (value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined),
    },
    RuleExit: {
      'layer-block': () => {
        whole = false;
      },
    },
  };
}

const rest: Visitor<CustomAtRules> = {
  Rule: { 'layer-block': ({ value }) => (isComplete(value) ? [] : undefined), 'font-face': () => [] },
};

const blocks = /@(?:media|supports|container|starting-style)[^{}]*\{\}/g;
const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const property = /(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;

/** Without what nothing refers to any more: keyframes, custom properties, blocks with nothing in them. */
function withoutUnused(css: string): string {
  const names = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const rules = css.replace(keyframes, '');
  const less = css
    .replace(blocks, '')
    .replace(keyframes, (all, name) => (rules.includes(name) ? all : ''))
    .replace(property, (all, name) => (names.has(name) ? all : ''));
  return less === css ? css : withoutUnused(less);
}
