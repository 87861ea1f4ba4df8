import { brotliCompressSync } from 'node:zlib';
import { limitPage } from './limit.ts';
import { listen } from './serve-dist.ts';
import { withoutScriptingQueries, withoutScripts } from './without-scripts.ts';

/** The site as it is, the same pages without scripts, and the hand-written page, each at an origin of its own. */
export interface LoadVariants {
  ours: string;
  plain: string;
  limit: string;
  stop: () => void;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

type Rewrite = (text: string, type: string) => string;

const dropped = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'date',
]);

/**
 * Serves the three variants of the site at `origin` from memory, compressed, with its headers. All three come from the
 * same kind of server: Playwright's request interception would send the changed document past the slow line.
 */
export async function startLoadVariants(origin: string): Promise<LoadVariants> {
  const home = await (await fetch(`${origin}/`)).text();
  const servers = await Promise.all([
    copyOf(origin, (text) => text),
    copyOf(origin, (text, type) =>
      type.startsWith('text/html') ? withoutScripts(text) : withoutScriptingQueries(text),
    ),
    copyOf(origin, (text, type) => (type.startsWith('text/html') ? limitPage(home) : text)),
  ]);
  const [ours, plain, limit] = servers.map((server) => server.origin) as [string, string, string];
  return { ours, plain, limit, stop: () => servers.forEach(({ stop }) => void stop()) };
}

async function copyOf(origin: string, rewrite: Rewrite) {
  const answers = new Map<string, Promise<Answer>>();
  return listen(async (request, response) => {
    const path = request.url ?? '/';
    const answer = answers.get(path) ?? fetchAnswer(origin + path, rewrite);
    answers.set(path, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);
  });
}

async function fetchAnswer(url: string, rewrite: Rewrite): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', headers: { 'Accept-Encoding': 'br' } });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !dropped.has(name)));
  const type = response.headers.get('content-type') ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  if (!response.headers.has('content-encoding')) return { status: response.status, headers, body };
  const text = body.toString();
  const rewritten = rewrite(text, type);
  // a changed document has other hashes
  if (rewritten !== text) delete headers['content-security-policy'];
  headers['content-encoding'] = 'br';
  return { status: response.status, headers, body: brotliCompressSync(rewritten) };
}
