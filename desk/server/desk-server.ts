// The desk's HTTP server. Every request is checked first, and then handled by the desk or the site.
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { deskPath, tokenHeader } from '../protocol.ts';
import { inBoth } from '../sentences/sentences.ts';
import { handleRequest, sendJson } from './api.ts';
import { Refused } from './refused.ts';
import type { DeskParts } from './state.ts';

const timeouts = { requestTimeout: 120_000, headersTimeout: 10_000, keepAliveTimeout: 10_000 };

/** Sent with every response. */
const safeHeaders = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': "frame-ancestors 'self'; object-src 'none'; base-uri 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Handles requests for documents and files. */
type Pages = (...request: Parameters<RequestListener>) => void | Promise<void>;

export function deskServer(parts: DeskParts, pages: Pages): Server {
  return createServer(timeouts, async (request, response) => {
    for (const [name, value] of Object.entries(safeHeaders)) response.setHeader(name, value);
    try {
      refuseStrangers(request);
      if (request.url?.startsWith(deskPath)) {
        refuseWithoutToken(request, parts.token);
        await handleRequest(parts, request, response);
      } else if (request.method === 'GET' || request.method === 'HEAD') await pages(request, response);
      else throw new Refused(405, 'onlyRead');
    } catch (error) {
      if (response.headersSent) response.destroy();
      else sendError(request, response, error);
    }
  });
}

/** Throws unless a request is for this address, and comes from its own pages or the address bar. */
function refuseStrangers({ headers, socket }: IncomingMessage): void {
  const host = `127.0.0.1:${socket.localPort}`;
  // DNS rebinding: another page's host name may resolve to this machine
  if (headers.host !== host) throw new Refused(403, (t) => t.otherHost(host));
  const from = headers['sec-fetch-site'];
  const own = from === undefined || from === 'same-origin' || from === 'none';
  if (!own || (headers.origin !== undefined && headers.origin !== `http://${host}`)) {
    throw new Refused(403, (t) => t.otherPage(host));
  }
}

/** Throws unless a request has the token of this start: in its header, or in its URL if a browser cannot set headers. */
function refuseWithoutToken({ headers, method, url = '' }: IncomingMessage, token: string): void {
  const inAddress = method === 'GET' ? new URL(url, 'http://desk').searchParams.get('token') : null;
  const [given, known] = [headers[tokenHeader] ?? inAddress ?? '', token].map((text) => Buffer.from(String(text)));
  if (given?.length === known?.length && timingSafeEqual(given as Buffer, known as Buffer)) return;
  throw new Refused(403, 'restarted');
}

// what the owner can mend; Windows reports a file that is open elsewhere as EPERM or EBUSY
const diskProblems: Record<string, 'diskFull' | 'cannotWrite'> = {
  ...{ ENOSPC: 'diskFull', EDQUOT: 'diskFull' },
  ...{ EACCES: 'cannotWrite', EBUSY: 'cannotWrite', EPERM: 'cannotWrite', EROFS: 'cannotWrite' },
};

/** Sends an error. If the request was not read to its end, closes the connection. */
function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (!request.complete) response.setHeader('Connection', 'close');
  if (error instanceof Refused) {
    sendJson(response, error.status, { problem: error.problem });
    return;
  }
  // the page was closed before its file had arrived
  if (request.errored) return;
  console.error(error);
  sendJson(response, 500, { problem: inBoth(diskProblems[(error as NodeJS.ErrnoException).code ?? ''] ?? 'failed') });
}
