import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Announcement } from '../../src/announcements/announcements.ts';
import { periodsOf } from '../../src/announcements/periods.ts';
import { hotelFiles } from '../content/content-file.ts';

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

/** The rules that hide each variant while the root element does not name it. */
export function announcementStyles(records = readAnnouncements()): string {
  const hidden = periodsOf(records).flatMap(({ variant, notice, reopening }) =>
    ['banner', ...(notice ? ['notice'] : []), ...(reopening ? ['reopening'] : [])].map(
      (part) => `html:not([data-${part}="${variant}"]) [data-${part}-part] [data-variant="${variant}"]`,
    ),
  );
  return hidden.length > 0 ? `@layer frame{${hidden.join(',')}{display:none}}` : '';
}
