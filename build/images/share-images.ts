// Images for link previews and structured data.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { shareImage, shareImageSize } from '../../src/app/absolute-address.ts';
import type { PictureName } from '../../src/art/slots.ts';
import { addressLines, hotel } from '../../src/hotel/identity.ts';
import { languageIds, type PageId, routes } from '../../src/navigation/routes.ts';
import { colourToken } from '../html/colour-token.ts';
import type { Point } from '../photos/photo-files.ts';
import { largestVersion } from '../photos/photographs.ts';
import { createMarkupTranslator } from '../prerender/translator.ts';
import { picturesOfPlaces } from '../seo/structured-data.ts';
import { fileOf } from '../vite/pictures-plugin.ts';
import { openTypeface, type Typeface } from './outlined-text.ts';

const cache = new URL('../../.cache/share/', import.meta.url);
const { width, height } = shareImageSize;

// from left to right: the stub with the text, the band of tiles, the scene
const tile = 42;
const band = { x: 488, width: 2 * tile };
const scene = { x: band.x + band.width, width: width - band.x - band.width };
const margin = 60;
const leading = 1.06;
const textBox = { width: band.x - margin - 44, top: 142, bottom: 528 };

/** Horizontal crop position where a drawing is wider than its place: 0 is left, 1 right. */
const cropPosition: Partial<Record<PageId, number>> = {
  home: 1,
  rooms: 0.1,
  terrazza: 1,
  services: 0.35,
  contact: 0.6,
};

// some networks ignore larger images
const maxBytes = 190_000;

const drawn = (name: PictureName) => readFileSync(fileOf(name), 'utf8');

/** A picture as the site shows it: the owner's photograph, or the drawing by day. */
function pictureOf(name: PictureName): { source: string; image: () => Sharp; focus?: Point } {
  const photograph = largestVersion(name);
  if (photograph) return { ...photograph, source: photograph.id, image: () => sharp(fileURLToPath(photograph.file)) };
  const source = drawn(name);
  return { source, image: () => sharp(Buffer.from(source)) };
}

// part of the cache key: this file and the encoders
const recipe = [readFileSync(new URL(import.meta.url), 'utf8'), sharp.versions];

/** Makes an image once. Its file in the cache is named by a hash of its source and the recipe. */
async function cached(source: unknown, make: () => Promise<Buffer>): Promise<URL> {
  const name = createHash('sha256')
    .update(JSON.stringify([source, recipe]))
    .digest('hex')
    .slice(0, 16);
  const file = new URL(`${name}.jpg`, cache);
  if (!existsSync(file)) await writeFile(file, await make());
  return file;
}

async function asJpeg(image: Sharp): Promise<Buffer> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  // mozjpeg is slower and no better at this size
  for (let quality = 90; ; quality -= 2) {
    const file = await sharp(data, { raw: info }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (file.length <= maxBytes || quality < 50) return file;
  }
}

/** Writes all share images to `dist`. */
export async function makeShareImages(dist: URL): Promise<void> {
  await mkdir(cache, { recursive: true });
  await mkdir(new URL('share/', dist), { recursive: true });
  const fonts = {
    upright: await openTypeface('bodoni-moda', { opsz: 20 }),
    italic: await openTypeface('bodoni-moda-italic'),
    text: await openTypeface('instrument-sans', { wght: 500 }),
  };
  const plain = picturesOfPlaces.map(async (name) => {
    const { source, image } = pictureOf(name);
    const file = await cached(source, () => asJpeg(image().resize(width)));
    await copyFile(file, new URL(`share/${name}.jpg`, dist));
  });
  const posters = languageIds.flatMap((language) => {
    const t = createMarkupTranslator(language);
    return routes.map(async (route) => {
      const { source, image, focus } = pictureOf(route.scene);
      const title = t(`${route.messageGroups[0]}.title`);
      const stub = stubWith(title, fonts);
      const kept = focus ?? ([cropPosition[route.id] ?? 0.5, 0.5] as const);
      const file = await cached([source, stub, kept, shareImageSize], () => poster(image(), stub, kept));
      await copyFile(file, new URL(`.${shareImage(route.id, language)}`, dist));
    });
  });
  await Promise.all([...plain, ...posters]);
}

async function poster(image: Sharp, stub: string, kept: Point): Promise<Buffer> {
  const filled = image.resize({ width: scene.width, height, fit: 'outside' });
  const { data, info } = await filled.png().toBuffer({ resolveWithObject: true });
  const left = Math.round((info.width - scene.width) * kept[0]);
  const top = Math.round((info.height - height) * kept[1]);
  const part = await sharp(data).extract({ left, top, width: scene.width, height }).toBuffer();
  return asJpeg(sharp(Buffer.from(stub)).composite([{ input: part, left: scene.x, top: 0 }]));
}

/** The background with the text: the mark and the hotel's name, the page title, the street. */
function stubWith(title: string, fonts: Record<'upright' | 'italic' | 'text', Typeface>): string {
  const [ground, ink, soft, turn] = ['ground', 'ink', 'ink-soft', 'turn'].map((name) => colourToken(name).day);
  const colours = { upright: ink, italic: turn } as Record<Style, string>;
  const { lines, size } = composed(title, fonts);
  const step = size * leading;
  const first = (textBox.top + textBox.bottom - step * (lines.length - 1) + size * 0.66) / 2;
  const drawnTitle = lines.flatMap((line, index) => {
    let x = margin;
    return line.map(({ text, style }) => {
      const place = { x, y: first + step * index, size, colour: colours[style] };
      x += fonts[style].width(`${text} `, size);
      return fonts[style].draw(text, place);
    });
  });
  const tiles = [0, 1].flatMap((column) =>
    Array.from({ length: height / tile }, (_, row) => nested('tile', band.x + column * tile, row * tile, tile)),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...tiles,
    nested('mark', margin, 56, 44),
    fonts.italic.draw(hotel.name, { x: margin + 58, y: 88, size: 30, colour: String(ink) }),
    ...drawnTitle,
    fonts.text.draw(`${addressLines[0]}, ${hotel.address.town}`, { x: margin, y: 576, size: 22, colour: String(soft) }),
    '</svg>',
  ].join('');
}

const nested = (name: PictureName, x: number, y: number, size: number) =>
  drawn(name).replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);

type Style = 'upright' | 'italic';

interface Run {
  text: string;
  style: Style;
}

interface Composition {
  lines: Run[][];
  size: number;
}

/** Sets the title as large and in as few lines as fit, upright and italic on separate lines, avoiding single words. */
function composed(title: string, fonts: Record<Style, Typeface>): Composition {
  const phrases = phrasesIn(title);
  const cost = ({ lines, size }: Composition) => {
    const alone = phrases.filter(
      (phrase) => phrase.length > 1 && lines.some(([run, next]) => run === phrase.at(-1) && !next),
    );
    return lines.length * 8 + alone.length * 10 - size;
  };
  let best: Composition | undefined;
  for (let size = 84; size >= 44; size -= 2) {
    const lines = phrases.flatMap((phrase) => evenly(phrase, size, fonts));
    const fits = lines.every((line) => widthOf(line, size, fonts) <= textBox.width);
    if (!fits || lines.length * size * leading > textBox.bottom - textBox.top) continue;
    if (!best || cost({ lines, size }) < cost(best)) best = { lines, size };
  }
  if (!best) throw new Error(`The title “${title}” does not fit on the picture that its page is shared with.`);
  return best;
}

/** Splits 'A table <em>above the sea</em>' into upright and italic phrases of words. */
function phrasesIn(title: string): Run[][] {
  const phrases = title.split(/(<em>.*?<\/em>)/).map((part) => {
    const style = part.startsWith('<em>') ? 'italic' : 'upright';
    const texts = part.replace(/<\/?em>/g, '').split(' ');
    return texts.filter(Boolean).map((text): Run => ({ text, style }));
  });
  return phrases.filter((phrase) => phrase.length);
}

/** Breaks a phrase into as few and as even lines as possible. */
function evenly(phrase: Run[], size: number, fonts: Record<Style, Typeface>): Run[][] {
  let lines = broken(phrase, textBox.width, size, fonts);
  for (let limit = textBox.width; limit > 0; limit -= 4) {
    const narrower = broken(phrase, limit, size, fonts);
    if (narrower.length > lines.length || narrower.some((line) => widthOf(line, size, fonts) > limit)) break;
    lines = narrower;
  }
  return lines;
}

function broken(runs: Run[], limit: number, size: number, fonts: Record<Style, Typeface>): Run[][] {
  const lines: Run[][] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    if (line && widthOf([...line, run], size, fonts) <= limit) line.push(run);
    else lines.push([run]);
  }
  return lines;
}

function widthOf(line: Run[], size: number, fonts: Record<Style, Typeface>): number {
  return line.reduce((sum, { text, style }, index) => {
    const last = index === line.length - 1;
    return sum + fonts[style].width(last ? text : `${text} `, size);
  }, 0);
}
