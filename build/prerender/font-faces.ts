import type { FontFaceArguments } from '../../src/boot/deferred-fonts.ts';

/** A page's styles, and the fonts that they asked for. */
export interface ExtractedFontFaces {
  /** the styles without the `@font-face` rules that name files; those that only adapt the visitor's own fonts stay */
  css: string;
  /** what the rules taken out say, for a script to build the fonts */
  faces: FontFaceArguments[];
}

/** Takes the fonts' files out of a page's styles, to be fetched when the page wants them. */
export function extractFontFaces(styles: string): ExtractedFontFaces {
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
