// What runs before hydration: boot, and the periods and styles of announcements that it uses.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Announcement } from '../../src/announcements/announcements.ts';
import { periodsOf } from '../../src/announcements/periods.ts';
import { variantsOf } from '../../src/announcements/variants.ts';
import { bundleScript } from '../bundle-script.ts';
import { hotelFiles } from '../content/hotel-files.ts';

const id = 'virtual:announcement-periods';
const file = fileURLToPath(new URL(`../../${hotelFiles.announcements}`, import.meta.url));

// the file may change while the development server runs
const readAnnouncements = (): readonly Announcement[] => JSON.parse(readFileSync(file, 'utf8')).announcements;

/** Provides the periods of all announcements as a module. The build computes them: time zones are slow in a browser. */
export function announcementsPlugin(): Plugin {
  return {
    name: 'announcements',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(loaded) {
      if (loaded !== `\0${id}`) return;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(periodsOf(readAnnouncements()))}`;
    },
  };
}

/** The rules that hide each variant while the root element does not name it, also one that is never shown. */
export function announcementStyles(records = readAnnouncements()): string {
  const hidden = records.flatMap((record) => {
    const { closes } = record;
    const parts = ['banner', ...(closes ? ['notice'] : []), ...(closes === 'hotel' ? ['reopening'] : [])];
    return variantsOf([record]).flatMap(({ name, noScript }) =>
      noScript
        ? []
        : parts.map((part) => `html:not([data-${part}="${name}"]) [data-${part}-part] [data-variant="${name}"]`),
    );
  });
  return hidden.length > 0 ? `@layer frame{${hidden.join(',')}{display:none}}` : '';
}

/**
 * Builds boot, the script that documents hold inline. It is the same for every page, so that one hash in the content
 * security policy covers it; what differs between pages is in the data attributes of its element.
 */
export const buildBoot = async (): Promise<string> =>
  (await bundleScript('boot/boot.ts', { plugins: [announcementsPlugin()] })).trim();

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
