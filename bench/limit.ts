import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { optimiseSvg } from '../build/images/optimise-svg.ts';
import { scenes } from '../src/art/scenes.ts';

/**
 * The physical limit: a hand-written page with Home's text, one inline drawing, inline styles and no script.
 * @param home Home's HTML
 * @returns the page's HTML
 */
export function limitPage(home: string): string {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(home)?.[1] ?? '';
  const blocks = [...main.matchAll(/<(h[1-3]|p|li)[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, name, inner]) => `<${name}>${inner?.replace(/<[^>]+>/g, '')}</${name}>`,
  );
  const drawing = optimiseSvg(scenes['home-hero-portrait']());
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Hotel Maiolica</title>
<meta name="description" content="La pagina più leggera che abbia le stesse parole e un disegno.">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>body{margin:0;font:17px/1.6 Arial,sans-serif;color:#143c52;background:#fff8ea}svg{display:block;width:100%}main{padding:1rem;max-width:40rem;margin:auto}</style>
</head><body>${drawing}<main>${blocks.join('\n')}</main></body></html>`;
}

/** Writes the limit page and its compressed copy to `dist`. @returns a function that removes them */
export function writeLimitPage(dist: URL): () => void {
  const html = limitPage(readFileSync(new URL('index.html', dist), 'utf8'));
  const files = [new URL('limit.html', dist), new URL('limit.html.br', dist)] as const;
  writeFileSync(files[0], html);
  writeFileSync(files[1], brotliCompressSync(html));
  return () => {
    for (const file of files) rmSync(file);
  };
}
