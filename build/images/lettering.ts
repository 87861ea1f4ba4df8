// Text on pictures: its lines, and its shapes, because the machine that builds the site may not have its fonts installed.
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

type Measure = Pick<Typeface, 'width'>;

export type Style = 'upright' | 'italic';

interface Run {
  text: string;
  style: Style;
}

interface Composition {
  lines: Run[][];
  size: number;
}

interface Box {
  width: number;
  top: number;
  bottom: number;
}

/** The distance of lines, in sizes. */
export const leading = 1.06;
const usual = 44;
const smallest = 12;
const sizes = Array.from({ length: 37 }, (_, step) => 84 - 2 * step);

/**
 * Sets the title as large and in as few lines as fit, upright and italic on separate lines, avoiding single words. A title
 * that does not fit in a usual size is as large as it can be.
 */
export function composed(title: string, box: Box, fonts: Record<Style, Measure>): Composition {
  const phrases = phrasesIn(title);
  const cost = ({ lines, size }: Composition) => {
    const alone = phrases.filter(
      (phrase) =>
        phrase.length > 1 &&
        lines.some(
          ([run, next]) => run && !next && (run === phrase.at(-1) || (run === phrase[0] && run.text.length < 4)),
        ),
    );
    return lines.length * 8 + alone.length * 10 - size;
  };
  const at = (size: number): Composition => ({
    lines: phrases.flatMap((phrase) => evenly(phrase, box.width, size, fonts)),
    size,
  });
  const fitting = sizes
    .map(at)
    .filter(
      ({ lines, size }) =>
        lines.every((line) => widthOf(line, size, fonts) <= box.width) &&
        lines.length * size * leading <= box.bottom - box.top,
    );
  const large = fitting.filter(({ size }) => size >= usual);
  return large.toSorted((one, other) => cost(one) - cost(other))[0] ?? fitting[0] ?? at(smallest);
}

/** Splits 'A table <em>above the sea</em>' into upright and italic phrases of words. */
function phrasesIn(title: string): Run[][] {
  const phrases = title.split(/(<em>.*?<\/em>)/).map((part) => {
    const style = part.startsWith('<em>') ? 'italic' : 'upright';
    const words = part.replace(/<\/?em>/g, '').match(/[^ ]+/g) ?? [];
    return words.map((text): Run => ({ text, style }));
  });
  return phrases.filter((phrase) => phrase.length);
}

/** Breaks a phrase into as few and as even lines as possible. */
function evenly(phrase: Run[], width: number, size: number, fonts: Record<Style, Measure>): Run[][] {
  let lines = broken(phrase, width, size, fonts);
  for (let limit = width; limit > 0; limit -= 4) {
    const narrower = broken(phrase, limit, size, fonts);
    if (narrower.length > lines.length || narrower.some((line) => widthOf(line, size, fonts) > limit)) break;
    lines = narrower;
  }
  return lines;
}

function broken(runs: Run[], limit: number, size: number, fonts: Record<Style, Measure>): Run[][] {
  const lines: Run[][] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    if (line && widthOf([...line, run], size, fonts) <= limit) line.push(run);
    else lines.push([run]);
  }
  return lines;
}

export function widthOf(line: Run[], size: number, fonts: Record<Style, Measure>): number {
  return line.reduce((sum, { text, style }, index) => {
    const last = index === line.length - 1;
    return sum + fonts[style].width(last ? text : `${text} `, size);
  }, 0);
}
