import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Picture } from '../../src/ui/picture/picture.tsx';
import type { PictureProps, PictureSource } from '../../src/ui/picture/picture-source.ts';
import { plain, putPhotos, sand } from '../photos/generated-photographs.ts';
import { findPhotographs, makePhotographs } from '../photos/photographs.ts';
import { picturesPlugin } from './pictures-plugin.ts';

type Rendered = Record<'heroHtml' | 'dishHtml' | 'css', string>;

const load = (id: string, root = new URL('./nowhere/', import.meta.url)) =>
  (picturesPlugin(root).load as (id: string) => string)(id);

/** Adds photographs to a project and renders a hero and a dish as the build does. */
async function render(photographs: Record<string, Buffer>): Promise<Rendered> {
  const root = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'pictures-'))}/`);
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const part of ['src/i18n', 'src/hotel/lists.json'])
    cpSync(new URL(`../../${part}`, import.meta.url), new URL(part, root), { recursive: true });
  putPhotos(root, photographs);
  vi.spyOn(console, 'log').mockReturnValue();
  const found = await findPhotographs(root);
  expect(found.faults).toEqual([]);
  await makePhotographs(found, root);
  const { define } = await (picturesPlugin(root).config as (...all: unknown[]) => { define: object })({}, {});
  for (const [name, value] of Object.entries(define)) vi.stubGlobal(name, value);

  let css = '';
  const sourceOf = async (name: string): Promise<PictureSource> => {
    const module = load(`\0picture:${name}`, root);
    for (const [, sheet = ''] of module.matchAll(/^import "(.*)";/gm)) css += readFileSync(sheet, 'utf8');
    const code = module.replace(/^import ".*";/gm, '').replace(/^import src from (.*);/, 'const src = $1;');
    return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
  };
  const html = (props: PictureProps) => renderToStaticMarkup(createElement(Picture, props));
  const [of, portrait] = [await sourceOf('home-hero'), await sourceOf('home-hero-portrait')];
  return {
    heroHtml: html({ of, portrait, alt: 'The sea', sizes: '50vw', priority: true }),
    dishHtml: html({ of: await sourceOf('dish-fish'), alt: 'A fish' }),
    css,
  };
}

const preloadsIn = (html: string) => html.match(/<link rel="preload"[^>]*>/g) ?? [];

it('a photograph renders in every format and width, and the hero’s is preloaded', async () => {
  const { heroHtml, dishHtml, css } = await render({
    'home-hero.jpg': await plain(1900, 1190, sand).jpeg().toBuffer(),
    'dish-fish.jpg': await plain(700, 700, sand).jpeg().toBuffer(),
  });
  const withoutHashes = (html: string) => html.replaceAll(/-[0-9a-f]{10}-/g, '-');
  const [hero, dish] = [withoutHashes(heroHtml), withoutHashes(dishHtml)];
  const versions = (name: string, widths: number[], ending: string) =>
    widths.map((width) => `/assets/${name}-${width}.${ending} ${width}w`).join(',');
  const ofWide = (ending: string) => versions('home-hero', [480, 768, 1080, 1440, 1900], ending);
  const ofUpright = (ending: string) => versions('home-hero-portrait', [480, 714], ending);
  const isWide = '(min-aspect-ratio: 1/1)';

  const wide = (type: string, ending = type) =>
    `<source type="image/${type}" media="${isWide}" width="1600" height="1000" srcSet="${ofWide(ending)}" sizes="50vw"/>`;
  const upright = (type: string) =>
    `<source type="image/${type}" width="900" height="1500" srcSet="${ofUpright(type)}" sizes="50vw"/>`;
  expect(hero.match(/<source[^>]*>/g)).toEqual([
    ...[wide('avif'), wide('webp'), wide('jpeg', 'jpg')],
    ...[upright('avif'), upright('webp')],
  ]);
  expect(hero).toContain('sizes="50vw" width="900" height="1500" alt="The sea" loading="eager" fetchPriority="high"');
  expect(dish).toMatch(/<img class="[^"]* photo-dish-fish" src="\/assets\/dish-fish-700.jpg"/);
  expect(dish).toContain(`srcSet="${versions('dish-fish', [480, 700], 'jpg')}"`);
  expect(hero + dish).not.toMatch(/style=|data:/);
  for (const name of ['home-hero', 'home-hero-portrait', 'dish-fish'])
    expect(css).toContain(`.photo-${name}{background:url("data:image/webp;base64,`);

  // only the hero's crop that fits the window
  const preload = (media: string, sources: string) =>
    `<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="${sources}" imageSizes="50vw" media="${media}"/>`;
  expect(preloadsIn(hero + dish)).toEqual([
    preload(isWide, ofWide('avif')),
    preload(`not all and ${isWide}`, ofUpright('avif')),
  ]);
});

it('a drawing whose other crop is a photograph is shown whole', async () => {
  const { heroHtml } = await render({ 'home-hero-portrait.jpg': await plain(900, 1500, sand).jpeg().toBuffer() });
  expect(heroHtml).toMatch(/<source media="[^"]*"[^>]* srcSet="[^"]*home-hero[^"]*\.svg[^"]*"/);
  expect(heroHtml).not.toMatch(/-layers|#/);
});

it('an unknown picture stops the build with a list of the names', () => {
  expect(() => load('\0picture:swimming-pool')).toThrow(
    /There is no picture named “swimming-pool”\. The names are: home-hero, .*mark/,
  );
});

it('a markup module with night colours stops the build', () => {
  expect(() => load('\0markup:tile')).toThrow('must look the same by day and by night');
});
