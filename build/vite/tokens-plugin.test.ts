import { globSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';
import { constantTokens, withoutConstants } from './tokens-plugin.ts';

const tokens = `:root {
  --lemon: #ff0;
  --ink: light-dark(#000, #fff);
  --shadow: 0 0 1rem light-dark(#0003, #000);
  --edge: 2rem;
  --face: "One",
    serif;
}

@media print {
  :root {
    --edge: 0rem;
    --margin: 1cm;
  }
}`;

const built = (css: string) =>
  transform({
    filename: 'a.css',
    code: Buffer.from(css),
    minify: true,
    visitor: withoutConstants(tokens),
  }).code.toString();

describe('built styles', () => {
  test('contain the value of a constant token', () => {
    expect(built('p{font-family:var(--face);border:1px solid var(--lemon);fill:var(--lemon,red)}')).toBe(
      'p{font-family:"One", serif;border:1px solid #ff0;fill:#ff0}',
    );
  });

  test('keep a token that changes by night or in print, and other custom properties', () => {
    const css = 'p{color:var(--ink);box-shadow:var(--shadow);padding:var(--edge) var(--own);margin:var(--margin)}';
    expect(built(css)).toContain('var(--ink)');
    expect(built(css)).toContain('var(--shadow)');
    expect(built(css)).toContain('padding:var(--edge) var(--own)');
    expect(built(css)).toContain('margin:var(--margin)');
  });
});

test('no style sheet redefines a constant token', () => {
  const constant = constantTokens();
  expect([...constant.keys()]).toEqual(expect.arrayContaining(['--display', '--round', '--quick', '--lemon']));
  const given = globSync('src/**/*.css', { exclude: ['src/styles/tokens.css'] }).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/(--[\w-]+):/g), ([, name = '']) => ({ file, name })),
  );
  expect(given.length).toBeGreaterThan(20);
  expect(given.filter(({ name }) => constant.has(name))).toEqual([]);
});
