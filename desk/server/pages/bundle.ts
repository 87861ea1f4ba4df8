// Builds the desk's page and the site in its frame, once for each version of the code. The content comes with the documents.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { cssOptions } from '../../../build/supported-browsers.ts';
import { markupModule } from '../../../build/vite/pictures-plugin.ts';
import { scenes } from '../../../src/art/scenes.ts';
import { listPictures, type PicturedList, type PictureName, slots, stockPictures } from '../../../src/art/slots.ts';
import { drawingOf, filesPath } from '../../protocol.ts';
import { bundleFolder, fontsFolder } from './prepare.ts';

const pathOf = (file: string, root: URL) => fileURLToPath(new URL(file, root));

export async function bundleDesk(root: URL): Promise<void> {
  await build({
    root: fileURLToPath(root),
    configFile: false,
    mode: 'desk',
    logLevel: 'warn',
    base: filesPath,
    plugins: [react(), contentPlugin(root)],
    // as in development: no service worker, and pages that load by themselves
    define: {
      'import.meta.env.DEV': 'true',
      __PHOTOGRAPHS__: 'true',
      __PRICE_LIST__: 'window.deskContent.priceList',
      __YEAR_OF_BUILD__: String(new Date().getFullYear()),
    },
    css: cssOptions,
    // the build's fonts have the characters in use alone, and owners type others
    resolve: { alias: [{ find: /^.*\/\.cache\/fonts\//, replacement: fileURLToPath(new URL(fontsFolder, root)) }] },
    build: {
      outDir: pathOf(bundleFolder, root),
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'esnext',
      minify: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: ['desk', 'site'].map((name) => pathOf(`desk/client/${name}.html`, root)),
      },
    },
  });
}

/** Modules that take the content from the document, in place of those that the build makes of it. */
function contentPlugin(root: URL): Plugin {
  const content = pathOf('desk/client/site/content.ts', root);
  const lingui = pathOf('desk/client/site/lingui-react.tsx', root);
  const from = (name: string) => `export { ${name} as default } from ${JSON.stringify(content)};`;
  return {
    name: 'desk-content',
    enforce: 'pre',
    resolveId(source, importer = '') {
      // words change in place: see site/lingui-react.tsx
      if (source === '@lingui/react' && /\/src\/\w/.test(importer)) return lingui;
      if (/^(?:virtual|picture|markup|pictures):/.test(source)) return `\0desk:${source}`;
      if (!/^\..*\.json$/.test(source) || !/\/src\/\w/.test(importer)) return;
      const file = fileURLToPath(new URL(source, `file://${importer}`)).slice(fileURLToPath(root).length);
      return `\0desk:file:${file.replace(/\.json$/, '')}`;
    },
    load(id) {
      const [, kind, name = ''] = /^\0desk:(\w+):([^?]*)/.exec(id) ?? [];
      if (kind === 'file') {
        return `import { files } from ${JSON.stringify(content)}; export default files[${JSON.stringify(`${name}.json`)}];`;
      }
      if (kind === 'virtual') return from(name === 'messages' ? 'messageLoaders' : 'periods');
      if (kind === 'markup') return markupModule(name);
      if (kind === 'pictures') return entriesModule(name as PicturedList, content);
      if (kind !== 'picture') return;
      return `import { pictureOf } from ${JSON.stringify(content)}; export default pictureOf(${argumentsFor(name)});`;
    },
  };
}

/** The pictures of a list's entries, by the list as it is now: see build/vite/pictures-plugin.ts. */
function entriesModule(list: PicturedList, content: string): string {
  const { kind, hasStock } = listPictures[list];
  const drawn = Object.keys(slots).filter((name) => name.startsWith(`${kind}-`));
  const names = [...drawn, ...(hasStock ? stockPictures : [])];
  return `import { entriesOf } from ${JSON.stringify(content)};
${names.map((name, index) => `import p${index} from 'picture:${name}';\n`).join('')}
export default entriesOf(${JSON.stringify(list)}, { ${names.map((name, index) => `'${name}': p${index}`)} });`;
}

/** The arguments of `pictureOf`: what the site's code knows of a drawing. */
function argumentsFor(name: string): string {
  const [width, height] = slots[name as PictureName];
  const layers = scenes[name as PictureName]().layers.map((layer) => layer.name);
  const otherCrop = name.endsWith('-portrait') ? name.replace(/-portrait$/, '') : `${name}-portrait`;
  const whole = drawingOf(name);
  const drawing = { src: layers.length > 0 ? drawingOf(`${name}-layers`) : whole, width, height, layers };
  return [name, otherCrop, drawing, whole].map((value) => JSON.stringify(value)).join();
}
