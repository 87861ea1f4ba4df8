import type { HeadTag } from '../../src/app/document-head.ts';
import type { FontFaceArguments } from '../../src/boot/deferred-fonts.ts';
import type { InitialRoute } from '../../src/navigation/route-context.ts';
import { colourToken } from '../html/colour-token.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { announcementStyles } from '../vite/announcements-plugin.ts';

/** What one prerendered document consists of. */
export interface DocumentParts extends InitialRoute {
  head: HeadTag[];
  /** the markup inside the root element */
  html: string;
  /** boot, as text */
  boot: string;
  criticalCss: string;
  /** the URL of the deferred style sheet */
  deferredStyles: string;
  /** the fonts that boot loads */
  fonts: FontFaceArguments[];
  /** the URLs of the complete style sheets, for pages without scripts */
  sheets: string[];
  /** the URLs of the modules that boot loads; the last one is the entry */
  modules: string[];
  /** the URL of the page's module */
  page: string;
  /** the URLs of the messages of the layout and of the page */
  messages: string[];
  /** the URL of the loaders of the other pages and messages */
  loaders: string;
  /** the hotel's mark, as a data URL */
  mark: string;
  /** tags that preload the photographs above the fold */
  preloads: string[];
  /** structured data as JSON; undefined for a page that search engines leave out */
  data?: string | undefined;
}

/** A tag of the head, marked as one that the app replaces after a navigation. */
function headTag({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  const open = `<${tag}${written.join('')} data-head>`;
  // browsers fetch the manifest, with an icon, before the page is painted: the app links it later
  if (attributes.rel === 'manifest') return `<noscript>${open}</noscript>`;
  return text === undefined ? open : `${open}${escapeHtml(text)}</${tag}>`;
}

const dataAttributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');

const ground = colourToken('ground');

/** The HTML of a document. */
export function documentHtml(parts: DocumentParts): string {
  const { route, language } = parts;
  const bootData = {
    route,
    styles: parts.deferredStyles,
    modules: parts.modules.join(' '),
    fonts: JSON.stringify(parts.fonts),
  };
  const rootData = {
    ...{ route, language, page: parts.page },
    ...{ messages: parts.messages.join(' '), loaders: parts.loaders },
  };
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...parts.head.map(headTag),
    ...parts.preloads,
    // the order of layers must be declared before the first of them
    `<style>@layer reset,base,ui,frame,page;${announcementStyles()}${parts.criticalCss}</style>`,
    // after the styles, so that the deferred ones follow them
    `<script${dataAttributes(bootData)}>${parts.boot}</script>`,
    `<noscript>${parts.sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`,
    // the page contains the mark too: repeated here it compresses well and costs no request
    `<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="${escapeHtml(parts.mark)}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<meta name="theme-color" content="${ground.day}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${ground.night}" media="(prefers-color-scheme: dark)">`,
    // a disabled sheet is not fetched, and tells Vite's preloader that its styles are there
    ...parts.sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    '</head><body>',
    `<div id="root"${dataAttributes(rootData)}>${parts.html}</div>`,
    parts.data ? `<script type="application/ld+json" data-head>${parts.data}</script>` : '',
    '</body></html>',
  ].join('');
}
