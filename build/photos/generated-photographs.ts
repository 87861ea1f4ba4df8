// Small generated photographs for tests.
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';

export type Colour = readonly [red: number, green: number, blue: number];

export const red: Colour = [200, 40, 40];
export const green: Colour = [40, 160, 60];
export const blue: Colour = [30, 60, 190];
export const sand: Colour = [230, 210, 160];

/** A photograph in four quarters: red and green above, blue and sand below. */
export function quarters(width: number, height: number): Sharp {
  return painted(width, height, (x, y) => quarterAt(x / width, y / height));
}

const quarterAt = (x: number, y: number) => (y < 0.5 ? (x < 0.5 ? red : green) : x < 0.5 ? blue : sand);

/** A photograph of one colour. */
export const plain = (width: number, height: number, colour: Colour) => painted(width, height, () => colour);

/** The four quarters as a turned camera stores them, with the EXIF orientation (1 to 8). */
export function turned(orientation: number, width: number, height: number): Sharp {
  // the position of a stored pixel in the upright picture
  const uprightPosition: Record<number, (x: number, y: number) => [x: number, y: number]> = {
    1: (x, y) => [x, y],
    2: (x, y) => [1 - x, y],
    3: (x, y) => [1 - x, 1 - y],
    4: (x, y) => [x, 1 - y],
    5: (x, y) => [y, x],
    6: (x, y) => [1 - y, x],
    7: (x, y) => [1 - y, 1 - x],
    8: (x, y) => [y, 1 - x],
  };
  const [storedWidth, storedHeight] = orientation < 5 ? [width, height] : [height, width];
  const stored = painted(storedWidth, storedHeight, (x, y) => {
    const place = uprightPosition[orientation]?.((x + 0.5) / storedWidth, (y + 0.5) / storedHeight);
    return quarterAt(...(place as [number, number]));
  });
  return stored.withMetadata({ orientation });
}

function painted(width: number, height: number, colourAt: (x: number, y: number) => Colour): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y), (y * width + x) * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A HEIC that sharp cannot decode, as from an iPhone: an AVIF whose header claims HEVC. */
export async function heic(photograph: Sharp): Promise<Buffer> {
  const avif = await photograph.avif({ effort: 0 }).toBuffer();
  const text = avif.toString('latin1').replaceAll('avif', 'heic').replaceAll('av01', 'hvc1').replaceAll('av1C', 'hvcC');
  return Buffer.from(text, 'latin1');
}

/** An Adobe RGB colour profile, as cameras embed it. */
export function adobeRgb(): Buffer {
  const fixed = (value: number) => Math.round(value * 65_536);
  const xyz = (...values: number[]) => {
    const tag = Buffer.alloc(20);
    tag.write('XYZ ');
    for (const [index, value] of values.entries()) tag.writeInt32BE(fixed(value), 8 + index * 4);
    return tag;
  };
  const curve = Buffer.alloc(16);
  curve.write('curv');
  curve.writeUInt32BE(1, 8);
  curve.writeUInt16BE(0x0233, 12);
  const name = Buffer.alloc(104);
  name.write('desc');
  name.writeUInt32BE(6, 8);
  name.write('Adobe', 12);
  const owner = Buffer.from('text\0\0\0\0none\0\0\0\0', 'latin1');
  const tags: [string, Buffer][] = [
    ['desc', name],
    ['cprt', owner],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ['rXYZ', xyz(0.60974, 0.31111, 0.01947)],
    ['gXYZ', xyz(0.20528, 0.62567, 0.06087)],
    ['bXYZ', xyz(0.14919, 0.06322, 0.74457)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ];
  const header = Buffer.alloc(132 + tags.length * 12);
  let offset = header.length;
  header.writeUInt32BE(header.length + tags.reduce((sum, [, { length }]) => sum + length, 0), 0);
  header.writeUInt32BE(0x02100000, 8);
  header.write('mntrRGB XYZ ', 12);
  header.write('acsp', 36);
  for (const [index, value] of [0.9642, 1, 0.8249].entries()) header.writeInt32BE(fixed(value), 68 + index * 4);
  header.writeUInt32BE(tags.length, 128);
  for (const [index, [tag, { length }]] of tags.entries()) {
    header.write(tag, 132 + index * 12);
    header.writeUInt32BE(offset, 136 + index * 12);
    header.writeUInt32BE(length, 140 + index * 12);
    offset += length;
  }
  return Buffer.concat([header, ...tags.map(([, data]) => data)]);
}

/** Writes files to `photos/` of a project. */
export function putPhotos(root: URL, files: Record<string, string | Buffer>): void {
  mkdirSync(new URL('photos/', root), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(new URL(`photos/${name}`, root), content);
}
