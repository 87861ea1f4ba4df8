import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssOptions, scriptTargets } from './build/supported-browsers.ts';
import { announcementsPlugin, bootPlugin } from './build/vite/boot-plugin.ts';
import { messagesPlugin } from './build/vite/messages-plugin.ts';
import { picturesPlugin } from './build/vite/pictures-plugin.ts';

export default defineConfig({
  // pictures before messages: the pictures plugin prepares the price list that messages link to
  plugins: [react(), picturesPlugin(), messagesPlugin(), announcementsPlugin(), bootPlugin()],
  define: { __YEAR_OF_BUILD__: new Date().getFullYear() },
  css: cssOptions,
  build: {
    target: scriptTargets,
    assetsInlineLimit: 0,
    manifest: true,
    license: { fileName: 'licenses.txt' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // drawing the pictures is slow, so Vite would warn
      checks: { pluginTimings: false },
      input: {
        'entry-client': 'src/app/entry-client.tsx',
        // no other file imports it: its name changes with each message
        'route-loaders': 'src/app/route-loaders.ts',
        // an entry, so that it imports no other file: its name changes only with React
        react: 'react-dom/client',
      },
      // boot calls its `start`, and pages import from it too
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /rolldown.runtime|node_modules.(?:react|react-dom|scheduler)./ },
            // layout and shared components in one file, so that a first visit makes few requests
            {
              name: 'entry-client',
              test: /entry-client|src.(?:app|boot|announcements|navigation|layout|ui).(?!route-loaders|gallery|terrace-notice)/,
            },
            { name: 'shared', minShareCount: 2, test: /./ },
          ],
        },
      },
    },
  },
});
