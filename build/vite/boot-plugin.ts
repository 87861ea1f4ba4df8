import { minifySync, type Plugin } from 'vite';
import {
  type Announcement,
  announcements,
  announcementsShownAt,
  periodsOf,
} from '../../src/announcements/announcements.ts';
import { beforePaint, isClosed } from '../../src/boot/announcement-state.ts';
import { lateFonts } from '../../src/boot/deferred-fonts.ts';
import { lateStyles } from '../../src/boot/deferred-styles.ts';
import { startAfterPaint } from '../../src/boot/input-replay.ts';
import { lateDrawings } from '../../src/boot/placeholders.ts';

/**
 * The script that runs in the head: says what is announced now before anything is drawn, and starts the page's styles,
 * fonts, drawings and modules. Its element carries what differs between pages, `data-screen`, `data-styles`, `data-modules` and `data-fonts`: the script
 * is the same on every page, so that one hash allows it.
 */
export function headScript(records: readonly Announcement[] = announcements): string {
  const announce = `(${beforePaint})(${announcementsShownAt},${JSON.stringify(periodsOf(records))},${isClosed});`;
  const start = `(${startAfterPaint})({styles:(${lateStyles})(),fonts:(${lateFonts})(),drawings:${lateDrawings}})`;
  return minifySync('head.js', announce + start, { mangle: { toplevel: true } }).code;
}

/** Hides the words of each announcement while the root element does not name them. */
export function headStyles(records: readonly Announcement[] = announcements): string {
  const hidden = periodsOf(records).flatMap(({ variant, notice }) =>
    ['banner', ...(notice ? ['notice'] : [])].map(
      (part) => `html:not([data-${part}="${variant}"]) [data-${part}-part] [data-phase="${variant}"]`,
    ),
  );
  return hidden.length > 0 ? `@layer frame{${hidden.join(',')}{display:none}}` : '';
}

/** Gives the browser the instants at which something else is announced, as the head script has them. */
export function periodsPlugin(): Plugin {
  const id = 'virtual:periods';
  return {
    name: 'periods',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (loaded) => (loaded === `\0${id}` ? `export default ${JSON.stringify(periodsOf(announcements))}` : undefined),
  };
}

/** Gives the development page the head script and styles that prerendered pages have. */
export function headPlugin(): Plugin {
  return {
    name: 'head',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'script', children: headScript(), injectTo: 'head-prepend' },
      { tag: 'style', children: headStyles(), injectTo: 'head' },
    ],
  };
}
