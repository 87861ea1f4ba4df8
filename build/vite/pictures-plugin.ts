import { createReadStream, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { contentTypes } from '../../server/delivery.ts';
import { scenes } from '../../src/art/scenes.ts';
import { otherCrop, type PicturedList, type PictureName, slots } from '../../src/art/slots.ts';
import { report } from '../content/check-content.ts';
import { hotelFiles } from '../content/hotel-files.ts';
import { makeFonts } from '../fonts.ts';
import { drawingFile, drawingSource, makeDrawings, pathsOf } from '../images/drawings.ts';
import type { Photograph } from '../photos/photo-versions.ts';
import {
  fileAtAddress,
  photographSource,
  photographsInUse,
  picturesOfEntries,
  styleFile,
  updatePhotographs,
} from '../photos/photographs.ts';

const site = new URL('../../', import.meta.url);
const sharedStyle = fileURLToPath(new URL('src/styles/photographs.css', site));
const listsFile = new URL(hotelFiles.lists, site);
const moduleId = /^\0?(picture|markup|pictures):(.*)$/;
const isPictureName = (name: string): name is PictureName => Object.hasOwn(slots, name);

/** A module with the pictures of a list's entries, by id. */
function entriesModule(list: PicturedList): string {
  const entries = JSON.parse(readFileSync(listsFile, 'utf8'))[list];
  const pictures = picturesOfEntries(list, entries);
  const shown = [...new Set(pictures.flatMap((picture) => picture.shown ?? []))];
  const imports = shown.map((name, index) => `import p${index} from 'picture:${name}';\n`);
  const pairs = pictures.flatMap(({ id, own, shown: name }) => {
    const value = name && `p${shown.indexOf(name)}`;
    return value ? `${JSON.stringify(id)}: ${name === own ? value : `{ ...${value}, isStock: true }`}` : [];
  });
  return `${imports.join('')}export default {${pairs}};`;
}

/** A module with a drawing. */
function drawingModule(name: PictureName): string {
  const { src, night, ...facts } = drawingSource(name, Object.hasOwn(photographsInUse(), otherCrop(name)));
  const files = { src, ...(night && { night }) };
  const imports = Object.entries(files).map(
    ([key, file]) => `import ${key} from ${JSON.stringify(`${fileURLToPath(drawingFile(file))}?url&no-inline`)};\n`,
  );
  return `${imports.join('')}export default { ${Object.keys(files).join()}, ...${JSON.stringify(facts)} };`;
}

/** A module with a photograph and its styles. */
function photographModule(name: string, photograph: Photograph): string {
  return `import ${JSON.stringify(fileURLToPath(styleFile(photograph.id)))};
import ${JSON.stringify(sharedStyle)};
export default ${JSON.stringify(photographSource(name, photograph))};`;
}

/**
 * `import source from 'picture:home-terrace'` gives a picture's URL and size. If the owner has supplied a photograph for the
 * picture, the module lists its widths.
 * `import pictures from 'pictures:dishes'` gives the pictures of a list's entries, by id.
 * `import drawing from 'markup:mark'` gives a small drawing as inline SVG: a browser decodes an image later than it
 * paints text.
 */
export function picturesPlugin(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    async config(_, { command }) {
      if (command === 'serve') {
        makeDrawings();
        await makeFonts();
        const faults = await updatePhotographs();
        if (faults.length > 0) console.error(report(faults));
      }
      // without photographs, the bundle drops the code for them; in development they may be added at any time
      return { define: { __PHOTOGRAPHS__: command === 'serve' || Object.keys(photographsInUse()).length > 0 } };
    },
    configureServer(server) {
      const photos = fileURLToPath(new URL('photos/', site));
      // a restart converts new photographs and redefines the bundle's constants
      server.watcher.on('all', (_, file) => file.startsWith(photos) && server.restart());
      server.middlewares.use((request, response, next) => {
        const file = fileAtAddress(request.url ?? '');
        if (!file) return next();
        response.setHeader('Content-Type', contentTypes[file.href.split('.').at(-1) ?? ''] ?? '');
        createReadStream(file).pipe(response);
      });
    },
    resolveId(id) {
      return moduleId.test(id) ? `\0${id}` : undefined;
    },
    load(id) {
      const [, kind, name = ''] = moduleId.exec(id) ?? [];
      if (!kind) return;
      if (kind === 'pictures') {
        this.addWatchFile(fileURLToPath(listsFile));
        return entriesModule(name as PicturedList);
      }
      const photograph = kind === 'picture' && photographsInUse()[name];
      if (photograph) return photographModule(name, photograph);
      if (!isPictureName(name)) {
        throw new Error(`There is no picture named “${name}”. The names are: ${Object.keys(slots).join(', ')}.`);
      }
      return kind === 'markup' ? markupModule(name) : drawingModule(name);
    },
  };
}

/** A module with the paths of a drawing. */
export function markupModule(name: PictureName): string {
  const [width, height] = slots[name];
  return `export default ${JSON.stringify({ viewBox: `0 0 ${width} ${height}`, paths: pathsOf(scenes[name]()) })};`;
}
