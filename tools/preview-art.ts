// `npm run art -- home-hero superior-1`: renders drawings by day and by night to .cache/art/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { optimiseSvg } from '../build/images/drawings.ts';
import { scenes } from '../src/art/scenes.ts';
import { launchBrowser } from './find-browser.ts';

const requested = process.argv.slice(2);
const outDir = '.cache/art';
mkdirSync(outDir, { recursive: true });
const browser = await launchBrowser();
for (const [name, draw] of Object.entries(scenes)) {
  if (requested.length && !requested.includes(name)) continue;
  const drawing = draw();
  const svg = optimiseSvg(drawing);
  writeFileSync(`${outDir}/${name}.svg`, svg);
  const width = 1000;
  const height = Math.round((width * drawing.height) / drawing.width);
  for (const [scheme, suffix] of [
    ['light', 'day'],
    ['dark', 'night'],
  ] as const) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme });
    await page.setContent(
      `<body style="margin:0"><img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}" style="display:block;width:100%">`,
    );
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    await page.screenshot({ path: `${outDir}/${name}-${suffix}.png` });
    await page.close();
  }
  console.log(
    `${name}: ${svg.length} bytes, ${brotliCompressSync(svg).length} brotli → ${outDir}/${name}-{day,night}.png`,
  );
}
await browser.close();
