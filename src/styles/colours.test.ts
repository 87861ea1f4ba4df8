import { readdirSync, readFileSync } from 'node:fs';
import { type CssColor, transform } from 'lightningcss';
import { expect, it } from 'vitest';

const source = new URL('../', import.meta.url);
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.css') && !name.startsWith('art/') && name !== 'styles/tokens.css',
);

/** The colours and the identifiers in a style sheet, as its parser reads them. */
function parsed(css: string): { colours: CssColor[]; identifiers: string[] } {
  const colours: CssColor[] = [];
  const identifiers: string[] = [];
  transform({
    filename: 'sheet.css',
    code: new TextEncoder().encode(css),
    visitor: {
      Color: (colour) => void colours.push(colour),
      // next to a var() the parser leaves colour names unparsed
      Token: { ident: ({ value }) => void identifiers.push(value) },
    },
  });
  return { colours, identifiers };
}

const isTransparent = (colour: CssColor) => typeof colour === 'object' && 'alpha' in colour && colour.alpha === 0;
// system colours are strings
const isRaw = (colour: CssColor) =>
  typeof colour === 'object' && colour.type !== 'currentcolor' && !isTransparent(colour);
const isName = (identifier: string) => parsed(rule(identifier)).colours.some(isRaw);

/** The raw colours, which only the tokens may have. */
function rawColours(css: string): unknown[] {
  const { colours, identifiers } = parsed(css);
  return [...colours.filter(isRaw), ...identifiers.filter(isName)];
}

const rule = (value: string) => `a { color: ${value} }`;

it.each(['#f7cb2d80', 'red', 'light-dark(var(--ink), #fff)', 'color-mix(in srgb, var(--ink) 50%, white)'])(
  'finds a raw colour in %s',
  (value) => {
    expect(rawColours(`@layer ui { a { &:hover { background: ${value} } } }`)).toHaveLength(1);
  },
);

it('finds the site’s style sheets', () => {
  expect(sheets).toContain('styles/base.css');
  expect(sheets).toContain('pages/home/home.module.css');
});

it.each(sheets)('%s takes its colours from the tokens', (name) => {
  expect(rawColours(readFileSync(new URL(name, source), 'utf8'))).toEqual([]);
});
