import { expect, test } from 'vitest';
import { extractFontFaces } from './font-faces.ts';

const file = '@font-face{font-family:Bodoni Moda;src:url(/assets/bodoni.woff2)format("woff2");font-weight:400 900}';
const italic = '@font-face { font-family: "Bodoni Moda"; font-style: italic; src: url("/a;b.woff2") format("woff2") }';
const standIn = '@font-face{font-family:Bodoni fallback;src:local("Georgia");size-adjust:98%}';

test('fonts with a file leave the styles, and all else stays as it was', () => {
  const { css, faces } = extractFontFaces(`a{color:red}${file}${standIn}@media print{b{color:blue}}${italic}`);
  expect(css).toBe(`a{color:red}${standIn}@media print{b{color:blue}}`);
  expect(faces).toHaveLength(2);
});

test('a script is told what each rule says', () => {
  expect(extractFontFaces(file + italic).faces).toEqual([
    ['Bodoni Moda', 'url(/assets/bodoni.woff2)format("woff2")', { weight: '400 900' }],
    ['Bodoni Moda', 'url("/a;b.woff2") format("woff2")', { style: 'italic' }],
  ]);
});
