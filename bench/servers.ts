import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer as createProxy } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { optimiseSvg } from '../build/images/drawings.ts';
import { contentTypes, pages } from '../server/delivery.ts';
import { type LocalServer, listen } from '../server/local-server.ts';
import { siteServer } from '../server/site-server.ts';
import { scenes } from '../src/art/scenes.ts';

const firstPackets = 10 * 1460;
export const roundTripMs = 150;

/** Sends ten packets and waits for a round trip (TCP slow start), which the browser's throttling leaves out. */
async function* slowStart(chunks: AsyncIterable<Buffer>) {
  let left = firstPackets;
  for await (const chunk of chunks) {
    yield chunk.subarray(0, left);
    if (chunk.length < left) left -= chunk.length;
    else if (left < Number.POSITIVE_INFINITY) {
      await wait(roundTripMs);
      yield chunk.subarray(left);
      left = Number.POSITIVE_INFINITY;
    }
  }
}

/** Starts a server for `listener` whose connections have the slow start of a distant server. */
export async function listenFarAway(listener: RequestListener): Promise<Pick<LocalServer, 'origin' | 'close'>> {
  const site = await listen(listener);
  const far = createProxy((visitor) => {
    const connection = connect(site.port, '127.0.0.1');
    // browsers may close connections at any time
    pipeline(visitor, connection).catch(() => {});
    pipeline(connection, slowStart, visitor).catch(() => {});
  }).listen(0, '127.0.0.1');
  await once(far, 'listening');
  return {
    origin: `http://127.0.0.1:${(far.address() as AddressInfo).port}`,
    close() {
      far.close();
      return site.close();
    },
  };
}

/** Media queries on scripting, as a browser without scripts answers them. */
const withoutScriptingQueries = (text: string) =>
  text.replace(/\(scripting: ?none\)/g, '(min-width:0)').replace(/\(scripting: ?enabled\)/g, '(max-width:0)');

/** A document as it is without scripts, for a browser with scripts, which the measurement needs. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<\/?noscript>/g, '')
    .replace(/<link rel="stylesheet"[^>]* disabled[^>]*>/g, '');

/** The site in `dist`, its pages without scripts. */
export function plainSite(dist: URL): RequestListener {
  const site = siteServer(dist);
  const bodies = new Map<string, Buffer>();
  return (request, response) => {
    const path = request.url ?? '/';
    const file = pages.find(({ address }) => address === path)?.file ?? path;
    const [, extension = ''] = /\.(html|css)$/.exec(file) ?? [];
    if (!extension) return site(request, response);
    const text = () => withoutScriptingQueries(readFileSync(new URL(`.${file}`, dist), 'utf8'));
    const body = bodies.get(file) ?? brotliCompressSync(extension === 'html' ? withoutScripts(text()) : text());
    bodies.set(file, body);
    response
      .writeHead(200, {
        'Content-Type': contentTypes[extension],
        'Content-Encoding': 'br',
        'Content-Length': body.length,
      })
      .end(body);
  };
}

/** The physical limit: a hand-written page with Home's text, one inline drawing, inline styles and no script. */
export function limitPage(dist: URL): RequestListener {
  const home = readFileSync(new URL('index.html', dist), 'utf8');
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(home) ?? [];
  const blocks = [...main.matchAll(/<(h[1-3]|p|li)[^>]*>(.*?)<\/\1>/gs)].map(
    ([, name, inner]) => `<${name}>${inner?.replace(/<[^>]+>/g, '')}</${name}>`,
  );
  const body =
    brotliCompressSync(`<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Hotel Maiolica</title>
<meta name="description" content="La pagina più leggera che abbia le stesse parole e un disegno.">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>body{margin:0;font:17px/1.6 Arial,sans-serif;color:#143c52;background:#fff8ea}svg{display:block;width:100%}main{padding:1rem;max-width:40rem;margin:auto}</style>
</head><body>${optimiseSvg(scenes['home-hero-portrait']())}<main>${blocks.join('\n')}</main></body></html>`);
  return (_, response) => {
    response.writeHead(200, { 'Content-Type': contentTypes.html, 'Content-Encoding': 'br' }).end(body);
  };
}
