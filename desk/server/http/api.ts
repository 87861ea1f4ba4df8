// What the desk's page asks, and what it is told. ../protocol.ts lists it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DeskState, deskPath, type Edit, type Sentence } from '../../protocol.ts';
import type { Change, Desk } from '../desk.ts';
import { isContentFile } from '../files/content-files.ts';
import {
  putPhotograph,
  refuseOtherNames,
  refuseOtherTypes,
  removePhotograph,
  setFocus,
} from '../photographs/photographs.ts';
import { previewOf } from '../photographs/pictures.ts';
import { stateOf } from '../state.ts';
import type { Versions } from '../versions/versions.ts';
import { bytesOf, jsonOf, limits, malformed, sendJson } from './body.ts';
import { refuseWithoutToken, tokenOf } from './guard.ts';

export interface Parts {
  desk: Desk;
  versions: Versions;
  toDo: () => Promise<DeskState['toDo']>;
  token: string;
}

/** Answers a request below `deskPath`. */
export async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { desk, versions, toDo, token } = parts;
  const address = new URL(request.url ?? '/', 'http://desk');
  refuseWithoutToken(tokenOf(request, address), token);
  const [place, name = '', more, ...others] = address.pathname.slice(deskPath.length).split('/').map(decoded);
  if (others.length > 0) throw malformed();
  const route = [place, ...(name ? ['*'] : []), ...(more === undefined ? [] : [more])].join('/');
  const state = async () => sendJson(response, 200, await stateOf(desk, versions, toDo, token));

  switch (`${request.method} ${route}`) {
    case 'GET state':
      return state();
    case 'GET events':
      return sendEvents(desk, response);
    case 'POST check':
      return sendJson(response, 200, { faults: desk.faultsAfter(editsIn(await jsonOf(request))) });
    case 'POST change': {
      const body = await jsonOf(request);
      await desk.change(changeIn(body), editsIn(body));
      return state();
    }
    case 'POST undo':
      await jsonOf(request);
      await desk.undo();
      return state();
    case 'POST redo':
      await jsonOf(request);
      await desk.redo();
      return state();
    case 'GET photographs/*':
      refuseOtherNames(name);
      response.setHeader('Content-Type', 'image/jpeg');
      response.setHeader('Cache-Control', 'private, max-age=3600');
      return previewOf(desk, name, response);
    case 'PUT photographs/*':
      refuseOtherNames(name);
      refuseOtherTypes(request.headers['content-type']);
      await putPhotograph(desk, name, await bytesOf(request, limits.photograph));
      return state();
    case 'DELETE photographs/*':
      refuseOtherNames(name);
      await removePhotograph(desk, name);
      return state();
    case 'POST photographs/*/focus': {
      refuseOtherNames(name);
      await setFocus(desk, name, (await jsonOf(request)).focus);
      return state();
    }
    case 'GET versions':
      return sendJson(response, 200, { versions: await versions.list() });
    case 'GET versions/*':
      return sendJson(response, 200, {
        changes: await (name === 'unsaved' ? versions.unsaved() : versions.changes(name)),
      });
    case 'POST versions':
      await versions.save((await jsonOf(request)).sentence);
      return sendJson(response, 200, { versions: await versions.list() });
    case 'POST versions/*/restore':
      await jsonOf(request);
      await versions.restore(name);
      return state();
    case 'POST publish':
      await jsonOf(request);
      return sendJson(response, 200, await versions.publish());
    default:
      throw malformed();
  }
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
  if (typeof edit !== 'object' || edit === null) return false;
  const { file, path } = edit as Record<string, unknown>;
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
