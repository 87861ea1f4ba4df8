import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { scenes } from '../../src/art/scenes.ts';
import { optimiseSvg } from './drawings.ts';

/** Wraps a PNG as an ICO file of one image. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Writes the icons for browser tabs and home screens, drawn from the mark. */
export async function makeIcons(folder: URL): Promise<void> {
  const mark = optimiseSvg(scenes.mark());
  const app = optimiseSvg(scenes['mark-app']());
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer();
  await Promise.all([
    png(mark, 32).then((icon) => writeFile(new URL('favicon.ico', folder), icoOf(icon, 32))),
    ...([180, 192, 512] as const).map(async (size) =>
      writeFile(new URL(size === 180 ? 'apple-touch-icon.png' : `icon-${size}.png`, folder), await png(app, size)),
    ),
  ]);
}
