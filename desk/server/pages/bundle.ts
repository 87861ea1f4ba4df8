// Builds the desk's page and the site in its frame, once for each version of the code. The content is in the documents.
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { drawingSource } from '../../../build/images/drawings.ts';
import { cssOptions } from '../../../build/supported-browsers.ts';
import { markupModule } from '../../../build/vite/pictures-plugin.ts';
import { type PictureName, slots } from '../../../src/art/slots.ts';
import type { PictureSource } from '../../../src/ui/picture/picture-source.ts';
import { drawingOf, filesPath } from '../../protocol.ts';
import { bundleFolder, fontsFolder } from './folders.ts';

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
      __DRAWINGS__: JSON.stringify({ whole: drawings(false), flat: drawings(true) }),
      __PRICE_LIST__: 'window.deskContent.priceList',
      __YEAR_OF_BUILD__: String(new Date().getFullYear()),
    },
    css: cssOptions,
    // the build's fonts have only the characters in use, and owners type others
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

/** The export of content.ts that stands for each of the build's virtual modules. */
const virtualModules = { messages: 'messageLoaders', 'announcement-periods': 'periods', topics: 'topics' } as const;

/** Replaces the build's content modules with modules that read the content from the document. */
function contentPlugin(root: URL): Plugin {
  const content = pathOf('desk/client/site/content.ts', root);
  const lingui = pathOf('desk/client/site/lingui-react.tsx', root);
  const from = (name: string) => `export { ${name} as default } from ${JSON.stringify(content)};`;
  return {
    name: 'desk-content',
    enforce: 'pre',
    resolveId(source, importer = '') {
      // texts change in place: see site/lingui-react.tsx
      if (source === '@lingui/react' && /\/src\/\w/.test(importer)) return lingui;
      if (/^(?:virtual|picture|markup|pictures):/.test(source)) return `\0desk:${source}`;
      if (!/^\..*\.json$/.test(source) || !/\/src\/\w/.test(importer)) return;
      const file = new URL(source, pathToFileURL(importer)).href.slice(root.href.length);
      return `\0desk:file:${file.replace(/\.json$/, '')}`;
    },
    load(id) {
      const [, kind, name = ''] = /^\0desk:(\w+):([^?]*)/.exec(id) ?? [];
      if (kind === 'file') {
        return `import { files } from ${JSON.stringify(content)}; export default files[${JSON.stringify(`${name}.json`)}];`;
      }
      if (kind === 'virtual') return from(virtualModules[name as keyof typeof virtualModules]);
      if (kind === 'markup') return markupModule(name as PictureName);
      if (kind !== 'picture' && kind !== 'pictures') return;
      const make = kind === 'picture' ? 'pictureOf' : 'entriesOf';
      return `import { ${make} } from ${JSON.stringify(content)}; export default ${make}('${name}');`;
    },
  };
}

/** All drawings in the form that the site's code uses. */
function drawings(isOtherReplaced: boolean): Record<string, PictureSource> {
  const all = (Object.keys(slots) as PictureName[]).map((name) => {
    const { src, night, ...facts } = drawingSource(name, isOtherReplaced);
    return [name, { src: drawingOf(src), ...(night && { night: drawingOf(night) }), ...facts }];
  });
  return Object.fromEntries(all);
}
