// Serves the built site by the rules of delivery.ts. sirv sends the files; odd requests are corrected before it sees them.
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { decoded } from '../src/navigation/routes.ts';
import {
  cacheRule,
  commonHeaders,
  contentTypes,
  type Headers,
  hidden,
  notFoundPages,
  redirectOf,
  shareFolder,
  shareHeaders,
} from './delivery.ts';

const encodings = { br: '.br', gzip: '.gz' };
type Encoding = keyof typeof encodings;

const html = contentTypes.html as string;

/** The content security policy of each path in a headers file of deploy-files.ts. */
export function readPolicies(headers: string): Map<string, string> {
  const policies = headers.matchAll(/^(\/\S*)\n(?: {2}.*\n)*? {2}Content-Security-Policy: (.*)$/gm);
  return new Map(Array.from(policies, ([, path = '', policy = '']) => [path, policy]));
}

/** The request listener for the site in `dist`, also after another build. */
export function siteServer(dist: URL): RequestListener {
  const read = (file: string) => readFileSync(new URL(`.${file}`, dist));
  const policyOf = (path: string) => readPolicies(read('/_headers').toString()).get(path);
  const files = sirv(fileURLToPath(dist), {
    // reads sizes on each request: a file with a stale size never ends
    dev: true,
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const end = /\.(\w+)$/.exec(path)?.[1];
      response.setHeader('Content-Type', end ? (contentTypes[end] ?? 'application/octet-stream') : html);
      response.setHeader('Accept-Ranges', 'bytes');
      // sirv sets its own
      response.removeHeader('ETag');
    },
  });

  const notFound = (path: string, accepted: Encoding[], response: ServerResponse) => {
    const file = notFoundPages.find(({ prefix }) => path.startsWith(prefix))?.file ?? '/404.html';
    const encoding = accepted.find((name) => existsSync(new URL(`.${file}${encodings[name]}`, dist)));
    const body = read(encoding ? file + encodings[encoding] : file);
    response.removeHeader('ETag');
    response
      .writeHead(404, {
        'Content-Type': html,
        'Content-Length': body.length,
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': policyOf(file) ?? '',
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      })
      .end(body);
  };

  const serve: RequestListener = (request, response) => {
    const set = (headers: Headers) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    };
    set(commonHeaders);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    // sirv would drop a fragment, which no browser sends
    const [target = '/'] = (request.url ?? '/').split('#', 1);
    const [raw = '/', ...query] = target.split('?');
    const path = decoded(raw);
    const address = redirectOf(path);
    if (address) {
      const location = [address, ...query].join('?');
      response.writeHead(301, { Location: location, 'Content-Length': 0 }).end();
      return;
    }
    const accepted = acceptedBy(request);
    request.headers['accept-encoding'] = accepted.join(', ');
    dropOddRange(request);
    closeTogether(response);
    response.setHeader('Cache-Control', cacheRule(path));
    if (path.startsWith(shareFolder)) set(shareHeaders);
    const policy = policyOf(path);
    if (policy) response.setHeader('Content-Security-Policy', policy);
    // sirv's 304 sets no ETag
    const known = request.headers['if-none-match'];
    if (known) response.setHeader('ETag', known);
    const isFolder = path.length > 1 && path.endsWith('/');
    if (hidden.test(path) || isFolder) notFound(path, accepted, response);
    else files(request, response, () => notFound(path, accepted, response));
  };

  return (request, response) => {
    try {
      serve(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'Cache-Control': 'no-store', 'Retry-After': '10' }).end();
    }
  };
}

/** The encodings that the client accepts, the best first. */
function acceptedBy({ headers }: IncomingMessage): Encoding[] {
  const named = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (Object.keys(encodings) as Encoding[]).filter((name) => named.includes(name));
}

/** Removes every Range header but a single plain range: sirv then sends the whole file, as HTTP allows. */
function dropOddRange({ headers }: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  const isPlain = first && (!last || (Number(last) > 0 && Number(last) >= Number(first)));
  if (!isPlain || headers['if-range']) delete headers.range;
}

/** Closes the file when the client disconnects, and the response when reading the file fails. */
function closeTogether(response: ServerResponse): void {
  response.once('pipe', (file) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}
