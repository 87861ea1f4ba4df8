// Handles the requests of the desk's page. ../protocol.ts lists them.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { parsed } from '../../build/content/faults/fault.ts';
import { type DeskState, deskPath, type Edit, megabyte, mostUploaded, type Requests } from '../protocol.ts';
import type { Desk } from './content/desk.ts';
import { contentFiles } from './content/project-files.ts';
import { addToGallery, putPhotograph, refuseOtherNames, removePhotograph } from './photographs/photographs.ts';
import { previewOf } from './photographs/pictures.ts';
import { putPriceList } from './photographs/price-list.ts';
import { malformed, Refused } from './refused.ts';
import { type DeskParts, stateOf } from './state.ts';

interface RequestContext {
  /** the part of the path that matches `*` */
  name: string;
  /** the JSON of a POST */
  body: Record<string, unknown>;
  request: IncomingMessage;
  response: ServerResponse;
}

type Handler<Result = unknown> = (parts: DeskParts, context: RequestContext) => Result | Promise<Result>;

/** The handler of each request. Where it returns nothing, the response is the state. */
type Handlers = {
  [Name in keyof Requests]: Handler<Requests[Name]['response'] extends DeskState ? void : Requests[Name]['response']>;
};

// the texts of an entry may be long
const text = z.string().max(2000);
const path = z.array(z.union([z.string(), z.int().min(0)])).max(20);
const edits = z
  .array(
    z.looseObject({
      file: z.enum(contentFiles),
      path: path.refine(([first]) => typeof first === 'string' && first !== '$schema'),
    }),
  )
  .max(2000) satisfies z.ZodType<Edit[]>;
const sentence = z.object({ it: text, en: text });

/** The bodies of the requests that have one. */
const bodies = {
  change: z.object({ edits, label: sentence.optional(), session: text.optional() }),
  step: z.object({ label: sentence }),
  version: z.object({ sentence: z.string() }),
  restore: z.object({ language: z.enum(['it', 'en']) }),
  place: z.object({ file: z.string(), path }),
  review: z.object({ review: z.string(), isBack: z.boolean().optional() }),
  publish: z.object({ choices: z.record(z.string(), z.enum(['ours', 'theirs'])) }),
};

/** Parses data by its schema. Throws if it is invalid. */
function valid<Body>(schema: z.ZodType<Body>, data: unknown): Body {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw malformed();
}

const handlers: Handlers & Record<'GET events' | 'GET photographs/*', Handler> = {
  'GET events': ({ desk }, { response }) => sendEvents(desk, response),
  'GET photographs/*': ({ desk }, { name, response }) => {
    response.setHeader('Content-Type', 'image/jpeg');
    response.setHeader('Cache-Control', 'private, max-age=3600');
    return previewOf(desk, name, response);
  },
  'GET state': () => {},
  'POST change': async (parts, { body }) => {
    const { edits, ...what } = valid(bodies.change, body);
    const refused = await parts.desk.change(what, edits);
    return { state: await stateOf(parts), refused };
  },
  'POST undo': ({ desk }, { body }) => desk.undo(valid(bodies.step, body).label),
  'POST redo': ({ desk }, { body }) => desk.redo(valid(bodies.step, body).label),
  'PUT photographs/*': async ({ desk }, { name, request }) => {
    const [photograph] = await filesOf(request);
    await putPhotograph(desk, name, photograph);
  },
  'DELETE photographs/*': ({ desk }, { name }) => removePhotograph(desk, name),
  'PUT galleries/*': async ({ desk }, { name, request }) => {
    const [photograph] = await filesOf(request);
    await addToGallery(desk, name, photograph);
  },
  'PUT price-list/*': async ({ desk }, { name, request }) => putPriceList(desk, name, await filesOf(request)),
  'DELETE price-list/*': ({ desk }, { name }) => putPriceList(desk, name, []),
  'GET versions': async ({ versions }) => ({ versions: await versions.list() }),
  'GET versions/*': async ({ versions }, { name }) => ({ changes: await versions.changes(name) }),
  'POST versions': ({ versions }, { body }) => versions.save(valid(bodies.version, body).sentence),
  'POST versions/*/restore': ({ versions }, { name, body }) =>
    versions.restore(name, valid(bodies.restore, body).language),
  'POST versions/*/put-back': ({ versions }, { name, body }) => versions.putBack(name, valid(bodies.place, body)),
  'POST repository': ({ versions }) => versions.begin(),
  'POST reviews': ({ versions }, { body }) => {
    const { review, isBack } = valid(bodies.review, body);
    return versions.review(review, isBack);
  },
  'POST publish': ({ versions }, { body }) => versions.publish(valid(bodies.publish, body).choices),
};

/** Handles a request below `deskPath`. */
export async function handleRequest(
  parts: DeskParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://desk');
  const [place, name = '', ...more] = pathname.slice(deskPath.length).split('/').map(decoded);
  const route = [place, ...(name ? ['*'] : []), ...more].join('/');
  const handler = (handlers as Record<string, Handler>)[`${request.method} ${route}`];
  if (!handler) throw malformed();
  if (place === 'photographs') refuseOtherNames(parts.desk, name);
  const body = request.method === 'POST' ? await jsonOf(request) : {};
  const data = await handler(parts, { name, body, request, response });
  if (!response.headersSent) sendJson(response, 200, data ?? (await stateOf(parts)));
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    throw malformed();
  }
}

function sendEvents(desk: Desk, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  const send = (revision: number) => response.write(`data: ${revision}\n\n`);
  send(desk.revision);
  response.on('close', desk.listen(send));
}

/** Reads the body of a request. Throws once it is larger than `most` megabytes. */
async function bytesOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most * megabyte) throw new Refused(413, (t) => t.bodyTooLarge(most));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the files of a request's form. Throws if there is none. */
async function filesOf(request: IncomingMessage): Promise<[Buffer, ...Buffer[]]> {
  const bytes = await bytesOf(request, mostUploaded);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => new FormData());
  const files = [...form.values()].filter((value) => value instanceof File);
  const [first, ...others] = await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));
  if (!first) throw malformed();
  return [first, ...others];
}

/** Reads the body of a request as a JSON object. A form on another page cannot send one. */
async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (!/^application\/json(?:;|$)/i.test(request.headers['content-type'] ?? '')) throw new Refused(415, 'badRequest');
  const text = (await bytesOf(request, 1)).toString('utf8');
  return valid(z.record(z.string(), z.unknown()), parsed(text || '{}'));
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
