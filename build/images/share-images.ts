// Images for link previews and structured data.

import { hash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { shareImage, shareImageSize } from '../../src/app/absolute-address.ts';
import { type PictureName, sharePictures } from '../../src/art/slots.ts';
import { addressLines, hotel } from '../../src/hotel/identity.ts';
import { experiences } from '../../src/hotel/lists.ts';
import { languageIds } from '../../src/i18n/languages.ts';
import { type PageId, routes } from '../../src/navigation/routes.ts';
import { colourToken } from '../colour-token.ts';
import { readMessages } from '../content/messages/site-messages.ts';
import type { Point } from '../photos/photo-crop.ts';
import { largestVersion, picturesOfEntries } from '../photos/photographs.ts';
import { picturesOfPlaces } from '../seo/structured-data.ts';
import { drawingFile } from './drawings.ts';
import { composed, leading, openTypeface, type Style, type Typeface } from './lettering.ts';

const cache = new URL('../../.cache/share/', import.meta.url);
const { width, height } = shareImageSize;

// from left to right: the stub with the text, the band of tiles, the scene
const tile = 42;
const band = { x: 488, width: 2 * tile };
const scene = { x: band.x + band.width, width: width - band.x - band.width };
const margin = 60;
const textBox = { width: band.x - margin - 44, top: 142, bottom: 528 };
const nameX = margin + 58;

/** Horizontal crop position where a drawing is wider than its place: 0 is left, 1 right. */
const cropPosition: Partial<Record<PageId, number>> = {
  home: 1,
  terrazza: 1,
};

// some networks ignore larger images
const maxBytes = 190_000;

/** The picture of a page's share image. The experiences have another one if theirs is not shown. */
function sharePicture(page: PageId): PictureName {
  const name = sharePictures[page];
  if (page !== 'experiences') return name;
  const shown = picturesOfEntries(page, experiences).map((entry) => entry.shown);
  return shown.includes(name) ? name : ((shown[0] ?? name) as PictureName);
}

const drawn = (name: PictureName) => readFileSync(drawingFile(name), 'utf8');

/** A picture as the site shows it: the owner's photograph, or the drawing by day. */
function pictureOf(name: PictureName): { source: string; image: () => Sharp; focus?: Point } {
  const photograph = largestVersion(name);
  if (photograph) return { ...photograph, source: photograph.id, image: () => sharp(fileURLToPath(photograph.file)) };
  const source = drawn(name);
  return { source, image: () => sharp(Buffer.from(source)) };
}

const sourceOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
// part of the cache key: how they are drawn, and the encoders
const recipe = [...['share-images.ts', 'lettering.ts'].map(sourceOf), sharp.versions];

/** Makes an image once. Its file in the cache is named by a hash of its source and the recipe. */
async function cached(source: unknown, make: () => Promise<Buffer>): Promise<URL> {
  const name = hash('sha256', JSON.stringify([source, recipe])).slice(0, 16);
  const file = new URL(`${name}.jpg`, cache);
  if (!existsSync(file)) {
    // writes to a temporary name: a build may be interrupted, and two pages may share an image
    const part = new URL(`${name}-${randomUUID()}.part`, cache);
    await writeFile(part, await make());
    await rename(part, file);
  }
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
    const messages = readMessages(language);
    return routes.map(async (route) => {
      const { source, image, focus } = pictureOf(sharePicture(route.id));
      const stub = stubWith(messages[route.messageGroups[0]]?.title ?? '', fonts);
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
  const { lines, size } = composed(title, textBox, fonts);
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
  const address = `${addressLines[0]}, ${hotel.address.town}`;
  const tiles = [0, 1].flatMap((column) =>
    Array.from({ length: height / tile }, (_, row) => nested('tile', band.x + column * tile, row * tile, tile)),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...tiles,
    nested('mark', margin, 56, 44),
    fonts.italic.draw(hotel.name, {
      x: nameX,
      y: 88,
      colour: String(ink),
      size: fitting(fonts.italic, hotel.name, 30, margin + textBox.width - nameX),
    }),
    ...drawnTitle,
    fonts.text.draw(address, {
      x: margin,
      y: 576,
      colour: String(soft),
      size: fitting(fonts.text, address, 22, textBox.width),
    }),
    '</svg>',
  ].join('');
}

/** The size at which a line fits, the usual one at most. */
const fitting = (font: Typeface, text: string, size: number, room: number) =>
  Math.min(size, (size * room) / font.width(text, size));

const nested = (name: PictureName, x: number, y: number, size: number) =>
  drawn(name).replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
