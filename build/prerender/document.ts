import type { HeadTag } from '../../src/app/document-head.ts';
import type { Face } from '../../src/boot/deferred-fonts.ts';
import type { Language, RouteId } from '../../src/navigation/routes.ts';
import { headScript, headStyles } from '../vite/boot-plugin.ts';
import { colourToken } from '../vite/tokens-plugin.ts';

/** What one prerendered page is made of. */
export interface PageParts {
  screen: RouteId;
  language: Language;
  head: HeadTag[];
  /** the markup inside the root element */
  html: string;
  /** the styles of the first screen */
  styles: string;
  /** the address of the sheet with the other styles of frame and page */
  sheet: string;
  /** the fonts that the page's script builds */
  fonts: Face[];
  /** the build's own sheets, that these stand for: the script does not fetch them again, and who has no script does */
  sheets: string[];
  /** the addresses of the modules that it needs, in the order to be evaluated; the last is the entry */
  modules: string[];
  /** the address of the page's own module, with the words it opens in */
  code: string;
  /** the hotel's mark, as an address that holds the drawing */
  mark: string;
  /** links that fetch the first screen's photographs early */
  preloads: string[];
  /** what machines read of the page, as text; a page that nobody is to find has none */
  data?: string | undefined;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A head element as HTML, marked as one that changes with the page. */
function tag({ tag: name, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `<${name}${written.join('')} data-head>`;
  return text === undefined ? open : `${open}${escaped(text)}</${name}>`;
}

const ground = colourToken('ground');

/** The whole document of a page. */
export function documentOf(page: PageParts): string {
  return [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...page.head.map(tag),
    ...page.preloads,
    // the layers' order must be said before any of them is used, whatever order the sheets come in
    `<style>@layer reset,base,ui,frame,page;${headStyles()}${page.styles}</style>`,
    // after the manifest, which it holds back, and the styles, for those that it fetches to come after them
    `<script data-screen="${page.screen}" data-styles="${page.sheet}" data-modules="${page.modules.join(' ')}" data-fonts="${escaped(
      JSON.stringify(page.fonts),
    )}">${headScript()}</script>`,
    // with scripts the head's own fetches them, later and together
    `<noscript>${page.sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`,
    // the mark stands in the page already: here again it compresses to almost nothing, and costs no request
    `<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="${escaped(page.mark)}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<meta name="theme-color" content="${ground.day}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${ground.night}" media="(prefers-color-scheme: dark)">`,
    // the styles come in this document and the page's own sheet: a disabled one is not fetched, and tells the loader that it is here
    ...page.sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    '</head><body>',
    `<div id="root" data-screen="${page.screen}" data-language="${page.language}" data-code="${page.code}">${page.html}</div>`,
    page.data ? `<script type="application/ld+json" data-head>${page.data}</script>` : '',
    '</body></html>',
  ].join('');
}
