import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Manifest } from 'vite';
import type { DocumentParts } from '../../src/app/document.tsx';
import type { FontFaceArguments } from '../../src/boot/deferred-fonts.ts';
import { type Language, languageIds } from '../../src/i18n/languages.ts';
import type { Translate } from '../../src/i18n/message-types.ts';
import { fileIn, type LocalizedRoute, pageFile, type RouteId, routes } from '../../src/navigation/routes.ts';
import { colourToken } from '../colour-token.ts';
import { createTranslator } from '../content/messages/site-messages.ts';
import { drawingFile } from '../images/drawings.ts';
import { structuredData } from '../seo/structured-data.ts';
import { announcementStyles, buildBoot } from '../vite/boot-plugin.ts';
import { splitCriticalCss } from './critical-css.ts';

type Render = typeof import('../../src/app/entry-server.tsx').render;

const recordsFile = new URL('../../.cache/built-pages.json', import.meta.url);

const entryKey = 'src/app/entry-client.tsx';
const loadersKey = 'src/app/route-loaders.ts';

/** A built page: what the worker, the deploy files and the tests need to know of it. */
export interface BuiltPage extends LocalizedRoute {
  /** its path from `dist`: '/camere.html' */
  file: string;
  /** the whole document */
  html: string;
  parts: DocumentParts;
}

/** Writes the document of every address of the site to `dist`. */
export async function prerenderAll(dist: URL, manifest: Manifest, render: Render): Promise<BuiltPage[]> {
  const styleText = async (file: string) => (await readFile(new URL(file, dist), 'utf8')).trim();
  const boot = await buildBoot();
  const mark = dataUrl(await readFile(drawingFile('mark'), 'utf8'));

  const chunk = (key: string) => {
    const found = manifest[key];
    if (!found) throw new Error(`The build has no file for “${key}”.`);
    return found;
  };
  const fileUrl = (key: string) => `/${chunk(key).file}`;
  const messagesKey = (language: Language, part: string) => `virtual:messages/${language}/${part}`;
  /** A chunk and everything that it imports statically, imports first. */
  const withImports = (key: string): string[] => [...(chunk(key).imports ?? []).flatMap(withImports), key];

  const renderPage = async (file: string, route: RouteId, language: Language, t: Translate): Promise<BuiltPage> => {
    const initial = { route, language };
    const pageKey = `src/pages/${route}/${route}.tsx`;
    const chunks = [...new Set([pageKey, entryKey].flatMap(withImports))];
    const sheets = [...new Set([entryKey, ...chunks].flatMap((key) => chunk(key).css ?? []))];
    const { css, faces } = extractFontFaces((await Promise.all(sheets.map(styleText))).join(''));
    // the page for unknown addresses has no messages of its own
    const messages = ['layout', route]
      .map((part) => messagesKey(language, part))
      .filter((key) => manifest[key])
      .map(fileUrl);
    const parts: DocumentParts = {
      boot,
      styles: '',
      deferredStyles: '',
      fonts: faces,
      sheets: sheets.map((sheet) => `/${sheet}`),
      modules: [...messages, ...chunks.filter((key) => key !== entryKey).map(fileUrl), fileUrl(entryKey)],
      page: fileUrl(pageKey),
      messages,
      loaders: fileUrl(loadersKey),
      mark,
      themeColour: colourToken('ground'),
      data: route === 'not-found' ? undefined : structuredData({ id: route, language, t }),
    };
    // the rendered markup decides which rules are critical
    const { critical, deferred } = splitCriticalCss(css, await render(initial, parts));
    parts.styles = `@layer reset,base,ui,frame,page;${announcementStyles()}${critical}`;
    parts.deferredStyles = await writeStyles(dist, route, deferred);
    return { ...initial, file, html: await render(initial, parts), parts };
  };

  const built: BuiltPage[] = [];
  for (const language of languageIds) {
    const t = createTranslator(language);
    for (const { id } of routes) built.push(await renderPage(pageFile(id, language), id, language, t));
    built.push(await renderPage(fileIn(language, '404.html'), 'not-found', language, t));
  }
  for (const { file, html } of built) {
    const target = new URL(`.${file}`, dist);
    await mkdir(new URL('.', target), { recursive: true });
    await writeFile(target, html);
  }
  // the end-to-end tests read it
  await writeFile(recordsFile, JSON.stringify(built.map(({ html: _, ...record }) => record)));
  return built;
}

/** An SVG as a data URL that HTML can hold and that still compresses well. */
function dataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[ %#<>&{}|^`\\[\]]/g, (character) => encodeURIComponent(character))}`;
}

/**
 * Removes the `@font-face` rules that load files from a page's styles. Rules that only adjust local fonts stay.
 * @param styles minified, with one source for each font
 * @returns the other styles, and the removed rules as arguments of `FontFace` for boot
 */
function extractFontFaces(styles: string): { css: string; faces: FontFaceArguments[] } {
  const faces: FontFaceArguments[] = [];
  const css = styles.replace(/@font-face\{([^}]*)\}/g, (rule, declarations: string) => {
    const says = (name: string) => new RegExp(`(?:^|;)${name}:([^;]*)`).exec(declarations)?.[1];
    const [family, src, style, weight] = ['font-family', 'src', 'font-style', 'font-weight'].map(says);
    if (!family || !src?.includes('url(')) return rule;
    faces.push([family, src, { ...(style && { style }), ...(weight && { weight }) }]);
    return '';
  });
  return { css, faces };
}

/** Writes a page's deferred styles, with a hash of them in the file's name. @returns their URL */
async function writeStyles(dist: URL, route: string, styles: string): Promise<string> {
  const url = `/assets/${route}-${hash('sha256', styles, 'base64url').slice(0, 8)}.css`;
  await writeFile(new URL(url.slice(1), dist), styles);
  return url;
}
