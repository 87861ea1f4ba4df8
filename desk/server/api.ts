// What the desk's page asks, and what it is told. ../protocol.ts lists it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isObject } from '../../build/content/faults/fault.ts';
import { deskPath, type Edit, type Sentence } from '../protocol.ts';
import type { Change, Desk } from './content/desk.ts';
import { isContentFile } from './content/project-files.ts';
import {
  putPhotograph,
  refuseOtherNames,
  refuseOtherTypes,
  removePhotograph,
  setFocus,
} from './photographs/photographs.ts';
import { previewOf } from './photographs/pictures.ts';
import { putPriceList } from './photographs/price-list.ts';
import { malformed, Refused } from './refused.ts';
import { type Parts, stateOf } from './state.ts';

interface Asked {
  /** what stands for `*` in the path */
  name: string;
  /** the JSON of a POST */
  body: Record<string, unknown>;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Each request by its method and path. What it returns is sent as JSON; undefined stands for the state. */
const requests: Record<string, (parts: Parts, asked: Asked) => unknown> = {
  'GET state': () => undefined,
  'GET events': ({ desk }, { response }) => sendEvents(desk, response),
  'POST check': ({ desk }, { body }) => ({ refused: desk.refusedOf(editsIn(body)) }),
  'POST change': async (parts, { body }) => {
    const refused = await parts.desk.change(changeIn(body), editsIn(body));
    return { state: await stateOf(parts), refused };
  },
  'POST undo': ({ desk }) => desk.undo(),
  'POST redo': ({ desk }) => desk.redo(),
  'GET photographs/*': ({ desk }, { name, response }) => {
    response.setHeader('Content-Type', 'image/jpeg');
    response.setHeader('Cache-Control', 'private, max-age=3600');
    return previewOf(desk, name, response);
  },
  'PUT photographs/*': async ({ desk }, { name, request }) => {
    refuseOtherTypes(typeOf(request));
    await putPhotograph(desk, name, await bytesOf(request, limits.photograph));
  },
  'DELETE photographs/*': ({ desk }, { name }) => removePhotograph(desk, name),
  'POST photographs/*/focus': ({ desk }, { name, body }) => setFocus(desk, name, body.focus),
  'PUT price-list/*': async ({ desk }, { name, request }) => putPriceList(desk, name, await filesOf(request)),
  'DELETE price-list/*': ({ desk }, { name }) => putPriceList(desk, name, []),
  'GET versions': async ({ versions }) => ({ versions: await versions.list() }),
  'GET versions/*': async ({ versions }, { name }) => ({
    changes: await (name === 'unsaved' ? versions.unsaved() : versions.changes(name)),
  }),
  'POST versions': ({ versions }, { body }) => versions.save(body.sentence),
  'POST repository': ({ versions }) => versions.begin(),
  'POST reviews': ({ versions }, { body }) => versions.review(body.review),
  'POST versions/*/restore': ({ versions }, { name }) => versions.restore(name),
  'POST publish': ({ versions }, { body }) => versions.publish(body.choices),
};

/** Answers a request below `deskPath`. */
export async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://desk');
  const [place, name = '', ...more] = pathname.slice(deskPath.length).split('/').map(decoded);
  const route = [place, ...(name ? ['*'] : []), ...more].join('/');
  const work = requests[`${request.method} ${route}`];
  if (!work) throw malformed();
  if (place === 'photographs') refuseOtherNames(parts.desk, name);
  const body = request.method === 'POST' ? await jsonOf(request) : {};
  const data = await work(parts, { name, body, request, response });
  if (!response.headersSent) sendJson(response, 200, data ?? (await stateOf(parts)));
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    throw malformed();
  }
}

const heartbeatMs = 25_000;

function sendEvents(desk: Desk, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  const send = (revision: number) => response.write(`data: ${revision}\n\n`);
  send(desk.revision);
  const end = desk.listen(send);
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs);
  response.on('close', () => {
    end();
    clearInterval(heartbeat);
  });
}

const most = { edits: 2000, depth: 20, label: 200 };

function editsIn({ edits }: Record<string, unknown>): Edit[] {
  if (!Array.isArray(edits) || edits.length > most.edits || !edits.every(isEdit)) throw malformed();
  return edits;
}

function isEdit(edit: unknown): edit is Edit {
  if (!isObject(edit)) return false;
  const { file, path } = edit;
  return isContentFile(file) && Array.isArray(path) && path.length <= most.depth && isPath(path);
}

const isPath = ([first, ...rest]: unknown[]) =>
  typeof first === 'string' &&
  first !== '$schema' &&
  rest.every((step) => typeof step === 'string' || (Number.isInteger(step) && (step as number) >= 0));

function changeIn({ label, session }: Record<string, unknown>): Change {
  const { it, en } = (label ?? {}) as Partial<Sentence>;
  const isText = (text: unknown) => typeof text === 'string' && text.length <= most.label;
  if (!isText(it) || !isText(en) || (session !== undefined && !isText(session))) throw malformed();
  return { label: { it, en } as Sentence, session: session as string | undefined };
}

const megabyte = 1024 * 1024;
const limits = { json: megabyte, photograph: 60 * megabyte };

/** The type of a request's body, without its parameters. */
const typeOf = ({ headers }: IncomingMessage) => headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';

/** Reads the body of a request. Throws once it is larger than the limit. */
async function bytesOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const most = limit / megabyte;
  const refuse = (length: number) => {
    if (length <= limit) return;
    throw new Refused(413, (t) => t.bodyTooLarge(most));
  };
  refuse(Number(request.headers['content-length'] ?? 0));
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    refuse(length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the files of a request's form. Throws unless there is one. */
async function filesOf(request: IncomingMessage): Promise<Buffer[]> {
  const bytes = await bytesOf(request, limits.photograph);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => new FormData());
  const files = [...form.values()].filter((value) => value instanceof File);
  if (files.length === 0) throw malformed();
  return Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));
}

/** Reads the body of a request as a JSON object. A form of another page can send none. */
async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (typeOf(request) !== 'application/json') throw new Refused(415, 'badRequest');
  const text = (await bytesOf(request, limits.json)).toString('utf8');
  try {
    const data: unknown = JSON.parse(text || '{}');
    if (isObject(data)) return data;
  } catch {}
  throw malformed();
}

export function sendJson(response: ServerResponse, status: number, data: unknown): void {
  const body = Buffer.from(JSON.stringify(data));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}
