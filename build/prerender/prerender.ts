import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  addressOf,
  type Language,
  languageIds,
  layoutMessageGroups,
  otherLanguage,
  type RouteId,
  routeOf,
  routes,
} from '../../src/navigation/routes.ts';
import { structuredData } from '../seo/structured-data.ts';
import { compileGroups, readMessages } from '../vite/messages-plugin.ts';
import { dataUri, fileOf as drawingFile } from '../vite/pictures-plugin.ts';
import { splitCriticalCss } from './critical-css.ts';
import { documentOf } from './document.ts';
import { extractFontFaces } from './font-faces.ts';
import { createTranslator } from './translator.ts';

/** Vite's list of what it built, by source. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

type Render = typeof import('../../src/app/entry-server.tsx').render;

const entryKey = 'src/app/entry-client.tsx';
const renderer = 'node_modules/react-dom/client.js';

/** Writes every address of the site, rendered, as a file of its own. */
export async function prerenderAll(dist: URL, manifest: Manifest, render: Render): Promise<void> {
  const styleText = cached((file: string) => readFile(new URL(file, dist), 'utf8').then((text) => text.trim()));
  const dictionary = cached((language: Language) => readMessages(language));
  const sayIn = cached(createTranslator);

  /** A chunk and everything it imports statically, imports first. */
  const withImports = (key: string, seen = new Set<string>()): string[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    return [...(manifest[key]?.imports ?? []).flatMap((inner) => withImports(inner, seen)), key];
  };
  const fileOf = (key: string) => `/${manifest[key]?.file}`;
  // fetched by the entry on every page; packages may lie outside the project
  const rendererKey = Object.keys(manifest).find((key) => key.endsWith(renderer));
  if (!rendererKey) throw new Error(`The build has no file for ${renderer}.`);
  const mark = dataUri(await readFile(drawingFile('mark'), 'utf8'));

  /** Writes a file that the build's own do not have. @returns its address */
  const writeAsset = async (name: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const address = `/assets/${name.replace(/(?=\.\w+$)/, `-${hash}`)}`;
    await writeFile(new URL(address.slice(1), dist), text);
    return address;
  };

  /** The words that the page speaks when it opens, as the loader of words knows them. */
  const wordsOf = (screen: RouteId, language: Language) => {
    const parts = (of: Language, groups: Record<string, readonly string[]>) =>
      Object.fromEntries(
        Object.entries(groups).map(([part, names]) => [part, compileGroups(dictionary(of), names, of)]),
      );
    const words = {
      [language]: parts(language, { layout: layoutMessageGroups, [screen]: routeOf(screen).messageGroups }),
    };
    const other = otherLanguage(language);
    return screen === 'not-found' ? { ...words, [other]: parts(other, { layout: layoutMessageGroups }) } : words;
  };

  const write = async (file: string, screen: RouteId, language: Language) => {
    const { html, head } = await render({ screen, language });
    const pageKey = `src/pages/${screen}/${screen}.tsx`;
    if (!manifest[pageKey]) throw new Error(`The build has no file for the page “${screen}”.`);
    const chunks = [...new Set([entryKey, pageKey, rendererKey].flatMap((key) => withImports(key)))];
    const sheets = [...new Set(chunks.flatMap((key) => manifest[key]?.css ?? []))];
    const { css, faces } = extractFontFaces((await Promise.all(sheets.map(styleText))).join(''));
    const { first, rest } = splitCriticalCss(css, html);
    const sheet = await writeAsset(`${screen}.css`, rest);
    const code = await writeAsset(
      `${screen}-${language}.js`,
      withWords(await readFile(new URL(fileOf(pageKey).slice(1), dist), 'utf8'), wordsOf(screen, language)),
    );
    const target = new URL(file, dist);
    await mkdir(dirname(target.pathname), { recursive: true });
    await writeFile(
      target,
      documentOf({
        screen,
        language,
        head,
        html,
        preloads: photographPreloads(html),
        styles: first,
        sheet,
        fonts: faces,
        sheets: sheets.map((file) => `/${file}`),
        code,
        modules: [...chunks.filter((key) => key !== entryKey), entryKey].map((key) =>
          key === pageKey ? code : fileOf(key),
        ),
        mark,
        data: screen === 'not-found' ? undefined : structuredData({ id: screen, language, t: sayIn(language) }),
      }),
    );
  };

  for (const language of languageIds) {
    for (const { id } of routes) {
      const address = addressOf(id, language);
      await write(`${address === '/' ? 'index' : address.slice(1)}.html`, id, language);
    }
    await write(`${addressOf('home', language)}/404.html`.replace(/^\/+/, ''), 'not-found', language);
  }
}

/** A page's module that brings the words with it: so a first visit asks for one file less. */
function withWords(code: string, words: unknown): string {
  // as text: browsers read it faster
  return `${code.trimEnd()}\nexport const words=JSON.parse(${JSON.stringify(JSON.stringify(words))});\n`;
}

/** The photographs of a page's first screen, to be fetched as soon as its head is read. */
export function photographPreloads(html: string): string[] {
  return [...html.matchAll(/<picture\b(?:(?!<\/picture>).)*fetchpriority="high"/gis)].flatMap(([picture]) => {
    const media = picture.match(/ media="([^"]*)"/)?.[1];
    return [...picture.matchAll(/<source\b[^>]*type="image\/avif"[^>]*>/g)].map(([source]) => {
      const value = (name: string) => source.match(new RegExp(` ${name}="([^"]*)"`, 'i'))?.[1] ?? '';
      // of two crops for different windows only one is to be fetched
      const when = value('media') || (media && `not all and ${media}`);
      return [
        '<link rel="preload" as="image" type="image/avif" fetchpriority="high"',
        ` imagesrcset="${value('srcset')}" imagesizes="${value('sizes')}"${when ? ` media="${when}"` : ''}>`,
      ].join('');
    });
  });
}

/** Remembers what a function gave for each argument. */
function cached<In, Out>(make: (of: In) => Out): (of: In) => Out {
  const made = new Map<In, Out>();
  return (of) => {
    const known = made.get(of);
    if (known !== undefined) return known;
    const fresh = make(of);
    made.set(of, fresh);
    return fresh;
  };
}
