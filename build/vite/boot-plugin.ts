import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { scriptTargets } from '../supported-browsers.ts';
import { announcementStyles, announcementsPlugin } from './announcements-plugin.ts';

/**
 * Builds boot, the script that documents hold inline. It is the same for every page, so that one hash in the content
 * security policy covers it; what differs between pages is in the data attributes of its element.
 */
export async function buildBoot(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    plugins: [announcementsPlugin()],
    json: { namedExports: true },
    logLevel: 'warn',
    build: {
      target: scriptTargets,
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../../src/boot/boot.ts', import.meta.url)),
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** Gives the development server's page boot, and the styles of the announcements. */
export function bootPlugin(): Plugin {
  return {
    name: 'boot',
    apply: 'serve',
    transformIndexHtml: async () => [
      { tag: 'script', children: await buildBoot(), injectTo: 'head-prepend' },
      { tag: 'style', children: announcementStyles(), injectTo: 'head' },
    ],
  };
}
