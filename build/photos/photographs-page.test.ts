import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeDrawings } from '../images/drawings.ts';
import { picturesPlugin } from '../vite/pictures-plugin.ts';
import { plain, putPhotos, sand } from './generated-photographs.ts';
import { findPhotographs, makePhotographs } from './photographs.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const repository = new URL('../../', import.meta.url);
// inside the repository, so that the bundles resolve React
const cache = new URL('.cache/photographs-test/', repository);
let root: URL;

const entry = `
import { renderToStaticMarkup } from 'react-dom/server';
import hero from 'picture:home-hero';
import heroPortrait from 'picture:home-hero-portrait';
import dish from 'picture:dish-fish';
import { Picture } from ${JSON.stringify(fileURLToPath(new URL('src/ui/picture/picture.tsx', repository)))};
export const heroHtml = renderToStaticMarkup(<Picture of={hero} portrait={heroPortrait} alt="The sea" sizes="50vw" priority />);
export const dishHtml = renderToStaticMarkup(<Picture of={dish} alt="A fish" />);
`;

/** Adds photographs to a project and renders a hero and a dish as the build does. */
async function render(files: Record<string, Buffer>): Promise<{ heroHtml: string; dishHtml: string; css: string }> {
  putPhotos(root, files);
  const found = await findPhotographs(root);
  expect(found.faults).toEqual([]);
  await makePhotographs(found, root);
  const source = fileURLToPath(new URL('entry.tsx', root));
  writeFileSync(source, entry);
  const outDir = new URL('server/', root);
  const shared: InlineConfig = { configFile: false, logLevel: 'warn', plugins: [picturesPlugin(root)] };
  await build({ ...shared, build: { ssr: source, outDir: fileURLToPath(outDir) } });
  await build({
    ...shared,
    build: { outDir: fileURLToPath(new URL('client/', root)), manifest: true, rolldownOptions: { input: source } },
  });
  const manifest = JSON.parse(readFileSync(new URL('client/.vite/manifest.json', root), 'utf8'));
  const sheets = Object.values<{ css?: string[] }>(manifest).flatMap(({ css = [] }) => css);
  const css = sheets.map((sheet) => readFileSync(new URL(`client/${sheet}`, root), 'utf8')).join('');
  return { ...(await import(new URL('entry.js', outDir).href)), css };
}

const preloadsIn = (html: string) => html.match(/<link rel="preload"[^>]*>/g) ?? [];

beforeAll(() => makeDrawings());

beforeEach(() => {
  mkdirSync(cache, { recursive: true });
  root = pathToFileURL(`${mkdtempSync(fileURLToPath(new URL('site-', cache)))}/`);
  for (const part of ['src/i18n', 'src/hotel/lists.json']) {
    cpSync(new URL(part, repository), new URL(part, root), { recursive: true });
  }
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => rmSync(root, { recursive: true }));

it('a picture without a photograph renders its drawing', async () => {
  const { heroHtml, dishHtml, css } = await render({});
  expect(heroHtml).toMatch(
    /<source media="\(min-aspect-ratio: 1\/1\)" srcSet="[^" ]*home-hero-layers[^" ]*\.svg#sea" width="1600" height="1000"\/>/,
  );
  expect(heroHtml).toMatch(/<img[^>]* src="[^" ]*home-hero-portrait[^"]*\.svg"/);
  expect(dishHtml).toMatch(
    /^<img class="[^"]*" src="[^"]*dish-fish[^"]*\.svg" width="800" height="800" alt="A fish" loading="lazy" decoding="async"\/>$/,
  );
  expect(heroHtml + dishHtml).not.toMatch(/sizes|avif|fetchPriority="high"/i);
  expect(preloadsIn(heroHtml + dishHtml)).toEqual([]);
  expect(css).not.toMatch(/photo-/);
});

it('a photograph renders in every format and width, and the hero’s is preloaded', async () => {
  const { heroHtml, dishHtml, css } = await render({
    'home-hero.jpg': await plain(1900, 1190, sand).jpeg().toBuffer(),
    'dish-fish.jpg': await plain(700, 700, sand).jpeg().toBuffer(),
  });
  const widths = (html: string, attributes: RegExp) => {
    const [tag = ''] = html.match(attributes) ?? [];
    const versions = tag.match(/ srcSet="([^"]*)"/)?.[1]?.split(',') ?? [];
    return versions.map((version) => version.replace(/^\/assets\/([\w-]+)-[0-9a-f]{10}-(\d+)\.(\w+) \2w$/, '$1 $2 $3'));
  };
  expect(widths(heroHtml, /<source type="image\/avif" media="\(min-aspect-ratio: 1\/1\)"[^>]*>/)).toEqual(
    ['480', '768', '1080', '1440', '1900'].map((width) => `home-hero ${width} avif`),
  );
  expect(widths(heroHtml, /<source type="image\/jpeg" media="\(min-aspect-ratio: 1\/1\)"[^>]*>/)).toContain(
    'home-hero 1900 jpg',
  );
  expect(widths(heroHtml, /<source type="image\/webp" width="900" height="1500"[^>]*>/)).toEqual(
    ['480', '714'].map((width) => `home-hero-portrait ${width} webp`),
  );
  expect(heroHtml).toMatch(
    /<img[^>]* sizes="50vw" width="900" height="1500" alt="The sea" loading="eager" fetchPriority="high"/,
  );
  expect(heroHtml).not.toContain('data:');
  expect(widths(dishHtml, /<img[^>]*>/)).toEqual(['dish-fish 480 jpg', 'dish-fish 700 jpg']);
  expect(dishHtml).toMatch(
    /<img class="[^"]* photo-dish-fish" src="\/assets\/dish-fish-[0-9a-f]{10}-700\.jpg"[^>]* sizes="100vw" width="800" height="800" alt="A fish" loading="lazy"/,
  );
  expect(heroHtml + dishHtml).not.toMatch(/style=/);
  for (const name of ['home-hero', 'home-hero-portrait', 'dish-fish']) {
    expect(css).toMatch(new RegExp(`\\.photo-${name}\\{[^}]*url\\("?data:image/webp;base64,`));
  }

  // only the hero's crop that fits the window
  const preloads = preloadsIn(heroHtml + dishHtml);
  expect(preloads).toEqual([
    expect.stringMatching(
      /imageSrcSet="\/assets\/home-hero-[0-9a-f]{10}-480\.avif 480w,[^"]*" imageSizes="50vw" media="\(min-aspect-ratio: 1\/1\)"\/>$/,
    ),
    expect.stringMatching(
      /imageSrcSet="\/assets\/home-hero-portrait-[^"]*" imageSizes="50vw" media="not all and \(min-aspect-ratio: 1\/1\)"\/>$/,
    ),
  ]);
  for (const link of preloads)
    expect(link).toMatch(/^<link rel="preload" as="image" type="image\/avif" fetchPriority="high" /);
});

it('a drawing whose other crop is a photograph is shown whole', async () => {
  const { heroHtml } = await render({ 'home-hero-portrait.jpg': await plain(900, 1500, sand).jpeg().toBuffer() });
  expect(heroHtml).toMatch(/<source media="[^"]*"[^>]* srcSet="[^"]*home-hero[^"]*\.svg"/);
  expect(heroHtml).not.toMatch(/-layers|#/);
});
