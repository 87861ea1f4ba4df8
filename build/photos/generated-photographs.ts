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

/** The four quarters as a turned camera stores them: on their side, with an orientation tag. */
export const turned = (width: number, height: number) =>
  quarters(width, height).rotate(270).withMetadata({ orientation: 6 });

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

/** A PDF of one page. @param more is added to its trailer */
export const pdf = (more = '') =>
  Buffer.from(`%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj
trailer << /Root 1 0 R ${more}>>
startxref
0
%%EOF
`);

/** Writes files to `photos/` of a project. */
export function putPhotos(root: URL, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = new URL(`photos/${name}`, root);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, content);
  }
}
