import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { scenes } from '../../src/art/scenes.ts';
import { Sheet } from '../../src/art/sheet.ts';
import { type PictureName, slots } from '../../src/art/slots.ts';
import { report } from '../content/check-content.ts';
import { optimiseSvg, shapesOf } from '../images/optimise-svg.ts';
import { placeholderOf } from '../images/placeholder.ts';
import {
  addressOfVersion,
  fileAtAddress,
  findPhotographs,
  makePhotographs,
  photographsInUse,
  styleFile,
} from '../photos/photographs.ts';

const cache = new URL('../../.cache/pictures/', import.meta.url);
const site = new URL('../../', import.meta.url);
const sharedStyle = fileURLToPath(new URL('src/styles/photographs.css', site));
const address = /^\0?(picture|markup):([^?]*)\??(.*)$/;
const names = Object.keys(slots) as PictureName[];

/** Where a picture lies once it is drawn. */
export const fileOf = (name: PictureName) => new URL(`${name}.svg`, cache);

const drawingOf = (name: PictureName) => scenes[name]?.() ?? tiledPanel(name);

/** Draws every picture into the cache, where modules and styles find it. */
export function makePictures(): void {
  mkdirSync(cache, { recursive: true });
  for (const name of names) {
    // postcards show theirs at a third of its size
    const precision = name.startsWith('attraction-') ? 0 : 1;
    const svg = optimiseSvg(drawingOf(name), precision);
    const file = fileOf(name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== svg) writeFileSync(file, svg);
  }
}

/**
 * `import source from 'picture:home-terrace'` gives a picture's address and size. With `?priority` it also carries, on the
 * server side, the drawing itself or a sketch of it, so that a first screen can hold it without a request of its own.
 * Where the owner has put a photograph in the picture's place, it says in which widths that is there.
 * `import drawing from 'markup:mark'` gives a small drawing itself, to stand among the page's elements: as an image it
 * would be a document of its own, for which a browser takes longer than for the words of a first screen.
 */
export function picturesPlugin(root?: URL): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    async config(_, { command }) {
      if (command === 'serve') await makeForDevelopment(root);
      // without any photograph the site does not even carry the code that shows them
      return { define: { __PHOTOGRAPHS__: Object.keys(photographsInUse(root)).length > 0 } };
    },
    configureServer(server) {
      const photos = fileURLToPath(new URL('photos/', root ?? site));
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(photos)) server.restart();
      });
      server.middlewares.use((request, response, next) => {
        const file = fileAtAddress(request.url ?? '', root);
        if (file) createReadStream(file).pipe(response);
        else next();
      });
    },
    resolveId(id) {
      return address.test(id) ? `\0${id}` : undefined;
    },
    load(id, options) {
      const found = address.exec(id);
      if (!found) return;
      const [, kind, name, use] = found as unknown as [string, 'picture' | 'markup', PictureName, string];
      if (!names.includes(name)) {
        throw new Error(`There is no picture named “${name}”. The names are: ${names.join(', ')}.`);
      }
      const [width, height] = slots[name];
      if (kind === 'markup') {
        return `export default ${JSON.stringify({ viewBox: `0 0 ${width} ${height}`, shapes: shapesOf(drawingOf(name)) })};`;
      }
      const photograph = photographsInUse(root)[name];
      if (photograph) {
        const { id, widths } = photograph;
        const src = addressOfVersion(id, widths.at(-1) ?? width, 'jpg');
        return `import ${JSON.stringify(fileURLToPath(styleFile(id, root)))};
import ${JSON.stringify(sharedStyle)};
export default ${JSON.stringify({ src, width, height, widths, look: `photo-${name}` })};`;
      }
      const held = options?.ssr && use === 'priority' ? inlineOf(name) : {};
      return `import src from ${JSON.stringify(`${fileOf(name).pathname}?url&no-inline`)};
export default { src, ...${JSON.stringify({ width, height, ...held })} };`;
    },
  };
}

async function makeForDevelopment(root?: URL): Promise<void> {
  makePictures();
  const { found, faults } = await findPhotographs(root);
  if (faults.length > 0) throw new Error(report(faults));
  await makePhotographs(found, root);
}

// how many bytes a sketch may have: with the rest of its document it has to come in the first packets of an answer
const sketchBytes = 2000;
// these open the pages with the most words
const wordy: Partial<Record<PictureName, number>> = {
  'home-hero-portrait': 1500,
  'services-solarium': 1250,
  'location-map': 1250,
};

/** What a document holds of a picture: the drawing, or a sketch where that is too large. */
function inlineOf(name: PictureName): { inline: string; placeholder: boolean } {
  const whole = readFileSync(fileOf(name), 'utf8');
  const limit = wordy[name] ?? sketchBytes;
  if (brotliCompressSync(whole).length <= limit) return { inline: dataUri(whole), placeholder: false };
  // to find what may stay takes a while
  const made = createHash('sha256').update(`${limit} ${whole}`).digest('hex').slice(0, 16);
  const file = new URL(`${name}.${made}.sketch`, cache);
  if (!existsSync(file)) writeFileSync(file, placeholderOf(drawingOf(name), limit));
  return { inline: dataUri(readFileSync(file, 'utf8')), placeholder: true };
}

/** A panel in the picture's proportions for a place whose scene is not drawn yet. */
function tiledPanel(name: PictureName) {
  const [width, height] = slots[name];
  const sheet = new Sheet(name, width, height, 1).rect(0, 0, width, height, 'sea3');
  for (let x = 0; x < width; x += 160) for (let y = 0; y < height; y += 160) sheet.circle(x + 80, y + 80, 60, 'sea2');
  return sheet.finish();
}

/** An SVG as a data address that HTML can hold and that still compresses well. */
export function dataUri(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>&]/g, (character) => encodeURIComponent(character))}`;
}
