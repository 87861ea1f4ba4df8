import type { Plugin } from 'vite';
import { type Announcement, announcements } from '../../src/announcements/announcements.ts';
import { periodsOf } from '../../src/announcements/periods.ts';

const id = 'virtual:announcement-periods';

/** Provides the periods of all announcements as a module. The build computes them: time zones are slow in a browser. */
export function announcementsPlugin(records: readonly Announcement[] = announcements): Plugin {
  return {
    name: 'announcements',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) => (loaded === `\0${id}` ? `export default ${JSON.stringify(periodsOf(records))}` : undefined),
  };
}

/** The rules that hide each variant while the root element does not name it. */
export function announcementStyles(records: readonly Announcement[] = announcements): string {
  const hidden = periodsOf(records).flatMap(({ variant, notice }) =>
    ['banner', ...(notice ? ['notice'] : [])].map(
      (part) => `html:not([data-${part}="${variant}"]) [data-${part}-part] [data-variant="${variant}"]`,
    ),
  );
  return hidden.length > 0 ? `@layer frame{${hidden.join(',')}{display:none}}` : '';
}
