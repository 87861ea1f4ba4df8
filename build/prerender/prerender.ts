import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { addressOf, type Language, languageIds, type RouteId, routes } from '../../src/navigation/routes.ts';
import { structuredData } from '../seo/structured-data.ts';
import { buildBoot } from '../vite/boot-plugin.ts';
import { dataUri, fileOf as drawingFile } from '../vite/pictures-plugin.ts';
import { writeAsset } from '../write-asset.ts';
import { splitCriticalCss } from './critical-css.ts';
import { documentHtml } from './document.ts';
import { extractFontFaces } from './font-faces.ts';
import { createTranslator } from './translator.ts';

/** Vite's manifest: the built file of each module, and what it imports. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

type Render = typeof import('../../src/app/entry-server.tsx').render;

const entryKey = 'src/app/entry-client.tsx';
const loadersKey = 'src/app/route-loaders.ts';

/** Writes the document of every address of the site to `dist`. */
export async function prerenderAll(dist: URL, manifest: Manifest, render: Render): Promise<void> {
  const styleText = memoize((file: string) => readFile(new URL(file, dist), 'utf8').then((text) => text.trim()));
  const translator = memoize(createTranslator);
  const boot = await buildBoot();
  const mark = dataUri(await readFile(drawingFile('mark'), 'utf8'));

  const chunk = (key: string) => {
    const found = manifest[key];
    if (!found) throw new Error(`The build has no file for “${key}”.`);
    return found;
  };
  const fileUrl = (key: string) => `/${chunk(key).file}`;
  const messagesKey = (language: Language, part: string) => `virtual:messages/${language}/${part}`;
  /** A chunk and everything that it imports statically, imports first. */
  const withImports = (key: string): string[] => [...(chunk(key).imports ?? []).flatMap(withImports), key];

  const writeDocument = async (file: string, route: RouteId, language: Language) => {
    const { html: markup, head } = await render({ route, language });
    const html = withLowerCaseAttributes(markup);
    const pageKey = `src/pages/${route}/${route}.tsx`;
    const chunks = [...new Set([pageKey, entryKey].flatMap(withImports))];
    const sheets = [...new Set([entryKey, ...chunks].flatMap((key) => chunk(key).css ?? []))];
    const { css, faces } = extractFontFaces((await Promise.all(sheets.map(styleText))).join(''));
    const { critical, deferred } = splitCriticalCss(css, html);
    // the page for unknown addresses has no messages of its own
    const messages = ['layout', route]
      .map((part) => messagesKey(language, part))
      .filter((key) => manifest[key])
      .map(fileUrl);
    const target = new URL(file, dist);
    await mkdir(new URL('.', target), { recursive: true });
    await writeFile(
      target,
      documentHtml({
        route,
        language,
        head,
        html,
        boot,
        preloads: [...photographPreloads(html), ...drawingPreloads(html)],
        criticalCss: critical,
        deferredStyles: await writeAsset(dist, `${route}.css`, deferred),
        fonts: faces,
        sheets: sheets.map((sheet) => `/${sheet}`),
        modules: [...messages, ...chunks.filter((key) => key !== entryKey).map(fileUrl), fileUrl(entryKey)],
        page: fileUrl(pageKey),
        messages,
        loaders: fileUrl(loadersKey),
        mark,
        data: route === 'not-found' ? undefined : structuredData({ id: route, language, t: translator(language) }),
      }),
    );
  };

  for (const language of languageIds) {
    for (const { id } of routes) {
      const address = addressOf(id, language);
      await writeDocument(`${address === '/' ? 'index' : address.slice(1)}.html`, id, language);
    }
    await writeDocument(`${addressOf('home', language)}/404.html`.replace(/^\/+/, ''), 'not-found', language);
  }
}

const svgTags = /^<(?:svg|g|path|circle|ellipse|line|rect|use|defs|symbol)\b/;

/** React writes some attributes of HTML elements as its properties are spelled: `srcSet`, `popoverTarget`. */
export function withLowerCaseAttributes(html: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    svgTags.test(tag) ? tag : tag.replace(/ [A-Za-z-]+(?==")/g, (name) => name.toLowerCase()),
  );
}

/** The tags that preload a page's photographs above the fold. */
export function photographPreloads(html: string): string[] {
  return [...html.matchAll(/<picture\b(?:(?!<\/picture>).)*fetchpriority="high"/gis)].flatMap(([picture]) => {
    const media = picture.match(/ media="([^"]*)"/)?.[1];
    return [...picture.matchAll(/<source\b[^>]*type="image\/avif"[^>]*>/g)].map(([source]) => {
      const value = (name: string) => source.match(new RegExp(` ${name}="([^"]*)"`, 'i'))?.[1] ?? '';
      // only the crop that fits the window is fetched
      const when = value('media') || (media && `not all and ${media}`);
      return [
        '<link rel="preload" as="image" type="image/avif" fetchpriority="high"',
        ` imagesrcset="${value('srcset')}" imagesizes="${value('sizes')}"${when ? ` media="${when}"` : ''}>`,
      ].join('');
    });
  });
}

/** The tags that preload the drawings whose placeholders a page shows first. All layers of a drawing are one file. */
function drawingPreloads(html: string): string[] {
  return [...html.matchAll(/<picture\b((?:(?!<\/picture>).)*)data-src="([^"#]*)"/gs)].map(([, before = '', href]) => {
    const other = before.match(/ media="(\(min-aspect-ratio[^"]*)"/)?.[1];
    // after the document, before everything else
    return `<link rel="preload" as="image" fetchpriority="low" href="${href}"${other ? ` media="not all and ${other}"` : ''}>`;
  });
}

/** Remembers the result of a function for each argument. */
function memoize<In, Out>(compute: (input: In) => Out): (input: In) => Out {
  const results = new Map<In, Out>();
  return (input) => {
    const known = results.get(input);
    if (known !== undefined) return known;
    const result = compute(input);
    results.set(input, result);
    return result;
  };
}
