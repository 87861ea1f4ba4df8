import { minifySync, type Plugin } from 'vite';
import { bannerFlag, beforePaint } from '../src/frame/before-paint.ts';
import { startAfterPaint } from '../src/frame/early-input.ts';
import { phaseAt, renovation, scheduleOf } from '../src/hotel/announcements.ts';

/**
 * The script that runs in the head: says what is true now before anything is drawn, and starts the page's modules,
 * which stand in the element's `data-modules`. It is the same on every page, so that one hash allows it.
 */
export function headScript(): string {
  const phase = `(${beforePaint})(${phaseAt},${JSON.stringify(scheduleOf(renovation))},${JSON.stringify(bannerFlag)});`;
  const start = `(${startAfterPaint})()`;
  return minifySync('head.js', phase + start, { mangle: { toplevel: true } }).code;
}

/** Gives the development page the head script that prerendered pages have. */
export function headPlugin(): Plugin {
  return {
    name: 'head',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: headScript(), injectTo: 'head-prepend' }],
  };
}
