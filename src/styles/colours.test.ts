import { readdirSync, readFileSync } from 'node:fs';
import { type CssColor, transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';

const source = new URL('../', import.meta.url);
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.css') && !name.startsWith('art/') && name !== 'styles/tokens.css',
);

/** The colours, and the plain words among values, that a style sheet writes out, as its own parser reads them. */
function written(css: string): { colours: CssColor[]; words: string[] } {
  const colours: CssColor[] = [];
  const words: string[] = [];
  transform({
    filename: 'sheet.css',
    code: new TextEncoder().encode(css),
    visitor: {
      Color: (colour) => void colours.push(colour),
      // beside a var() the parser leaves names of colours as they are
      Token: { ident: ({ value }) => void words.push(value) },
    },
  });
  return { colours, words };
}

const isTransparent = (colour: CssColor) => typeof colour === 'object' && 'alpha' in colour && colour.alpha === 0;
// colours of the system come as text
const isRaw = (colour: CssColor) =>
  typeof colour === 'object' && colour.type !== 'currentcolor' && !isTransparent(colour);
const isName = (word: string) => written(rule(word)).colours.some(isRaw);

/** What no style sheet but the tokens may hold. */
function rawColours(css: string): unknown[] {
  const { colours, words } = written(css);
  return [...colours.filter(isRaw), ...words.filter(isName)];
}

const rule = (value: string) => `a { color: ${value} }`;

describe('the guard of colours', () => {
  it.each([
    '#fff',
    '#f7cb2d80',
    'red',
    'rgb(1 2 3)',
    'hsl(20deg 50% 50%)',
    'oklch(60% 0.1 20)',
    'color(display-p3 1 0 0)',
    'light-dark(var(--ink), #fff)',
    'color-mix(in srgb, var(--ink) 50%, white)',
    'var(--ink, black)',
  ])('sees %s', (value) => {
    expect(rawColours(rule(value))).not.toEqual([]);
  });

  it.each([
    'border: 1px solid #ccc',
    'background: linear-gradient(to right, var(--sea), tan)',
    'box-shadow: 0 0 4px rgb(0 0 0 / 20%)',
    '--private: #123456',
    'mask: radial-gradient(circle, #000 50%, transparent 0)',
  ])('sees the one in %s', (declaration) => {
    expect(rawColours(`@layer ui { a { &:hover { ${declaration} } } }`)).toHaveLength(1);
  });

  it.each([
    'var(--ink)',
    'currentcolor',
    'transparent',
    'inherit',
    'CanvasText',
    'light-dark(var(--ink), var(--sea))',
    'color-mix(in srgb, var(--ink) 50%, transparent)',
  ])('lets %s pass', (value) => {
    expect(rawColours(rule(value))).toEqual([]);
  });
});

it('finds the site’s style sheets', () => {
  expect(sheets).toContain('styles/base.css');
  expect(sheets).toContain('pages/home/home.module.css');
});

it.each(sheets)('%s takes its colours from the tokens', (name) => {
  expect(rawColours(readFileSync(new URL(name, source), 'utf8'))).toEqual([]);
});
