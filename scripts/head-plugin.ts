import type { Plugin } from 'vite';
import { bannerFlag, beforePaint } from '../src/frame/before-paint.ts';
import { phaseAt, renovation, scheduleOf } from '../src/hotel/announcements.ts';

/** The script that runs in the head before anything is drawn. */
export function headScript(): string {
  const code = `(${beforePaint})(${phaseAt},${JSON.stringify(scheduleOf(renovation))},${JSON.stringify(bannerFlag)})`;
  return code.replace(/^\s*\/\/.*$/gm, '').replace(/\s*\n\s*/g, '');
}

/** Gives the development page the head script that prerendered pages have. */
export function headPlugin(): Plugin {
  return {
    name: 'head',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', children: headScript(), injectTo: 'head-prepend' }],
  };
}
