// `npm start` ends here: serves dist/ on http://127.0.0.1:4173, or on HOST and PORT.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import {
  cacheRule,
  commonHeaders,
  contentSecurityPolicy,
  contentTypes,
  hidden,
  notFoundPages,
  pages,
  redirectOf,
} from './delivery.ts';

const dist = new URL('../dist/', import.meta.url);
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 4173);
if (!existsSync(new URL('index.html', dist))) {
  console.error('There is no built site in dist/ yet. Run “npm start”, which builds it first.');
  process.exit(1);
}

const read = (file: string) => readFileSync(new URL(`.${file}`, dist), 'utf8');
const policies = new Map(
  [...pages, ...notFoundPages].map(({ file }) => [file, contentSecurityPolicy(read(file))] as const),
);
const lost = notFoundPages.map((page) => ({ ...page, html: read(page.file) }));
const files = sirv(dist.pathname, {
  extensions: ['html'],
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, path) {
    response.setHeader('Cache-Control', cacheRule(path));
    const type = contentTypes[path.split('.').pop() ?? ''];
    if (type) response.setHeader('Content-Type', type);
    const page = pages.find(({ address }) => address === path);
    if (page) response.setHeader('Content-Security-Policy', policies.get(page.file) ?? '');
  },
});

function notFound(path: string, response: ServerResponse, withBody: boolean): void {
  const page = lost.find(({ prefix }) => path.startsWith(prefix)) ?? lost.at(-1);
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policies.get(page?.file ?? '') ?? '',
  });
  response.end(withBody ? page?.html : undefined);
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [path = '/', query] = (request.url ?? '/').split('?', 2);
  const target = redirectOf(path);
  if (target) {
    response.writeHead(301, { Location: query ? `${target}?${query}` : target }).end();
    return;
  }
  const lostPage = () => notFound(path, response, request.method === 'GET');
  if (hidden.test(path)) lostPage();
  else files(request, response, lostPage);
}

const server = createServer({ requestTimeout: 20_000, headersTimeout: 10_000, keepAliveTimeout: 10_000 }, answer);
server.on('clientError', (_, socket) => {
  if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another one.` : error.message);
  process.exit(1);
});
server.listen(port, host, () => console.log(`The site is on http://${host}:${port}`));
