import type { FontFaceArguments } from '../../src/boot/deferred-fonts.ts';

/**
 * Takes the `@font-face` rules that name files out of a page's styles; those that only adapt the visitor's own fonts stay.
 * @returns the other styles, and what the rules say, for a script to fetch the fonts when the page wants them
 */
export function extractFontFaces(styles: string): { css: string; faces: FontFaceArguments[] } {
  const rules: string[] = [];
  const css = styles.replace(/@font-face\s*\{[^}]*\}/g, (rule) => {
    if (!/\burl\(/.test(rule)) return rule;
    rules.push(rule);
    return '';
  });
  return { css, faces: rules.map(faceOf) };
}

function faceOf(rule: string): FontFaceArguments {
  const says = Object.fromEntries(
    [...rule.matchAll(/([a-z-]+)\s*:\s*((?:"[^"]*"|\([^)]*\)|[^;}"(])+)/g)].map(([, name, value]) => [
      name,
      value?.trim(),
    ]),
  );
  const { 'font-family': family = '', src = '', 'font-style': style, 'font-weight': weight } = says;
  return [family.replaceAll('"', ''), src, { ...(style && { style }), ...(weight && { weight }) }];
}
