// Text as shapes, because the machine that builds the site may not have its fonts installed.
import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { usedCharacters } from '../fonts.ts';

const cache = new URL('../../.cache/fonts/', import.meta.url);

/** Measures and draws text in one font. `width` and `size` are in the drawing's units. */
export interface Typeface {
  width: (text: string, size: number) => number;
  /** SVG paths; `x` is the left edge of the text, `y` its baseline */
  draw: (text: string, place: { x: number; y: number; size: number; colour: string }) => string;
}

/** Opens a font written by `makeFonts`. `axes` sets its variable axes. */
export async function openTypeface(name: string, axes: Record<string, number> = {}): Promise<Typeface> {
  const file = await subsetFont(await readFile(new URL(`${name}.woff2`, cache)), usedCharacters(), {
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(file).buffer));
  const font = new harfbuzz.Font(face);
  const { upem } = face;

  const glyphsOf = (text: string) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map(({ codepoint }, index) => ({ glyph: codepoint, ...positions[index] }));
  };

  const advances = new Map<string, number>();
  const advanceOf = (text: string) => {
    const advance = advances.get(text) ?? glyphsOf(text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
    advances.set(text, advance);
    return advance;
  };

  return {
    width: (text, size) => advanceOf(text) * (size / upem),
    draw: (text, { x, y, size, colour }) => {
      let pen = 0;
      const paths = glyphsOf(text).map(({ glyph, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
        const path = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${font.glyphToPath(glyph)}"/>`;
        pen += xAdvance;
        return path;
      });
      const scale = size / upem;
      return `<g fill="${colour}" transform="translate(${x} ${y})scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}
