import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refused } from '../refused.ts';

const megabyte = 1024 * 1024;
export const limits = { json: megabyte, photograph: 60 * megabyte };

/** Reads the body of a request. Throws once it is larger than the limit. */
export async function bytesOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = Number(request.headers['content-length'] ?? 0);
  const tooLarge = () => {
    const most = Math.round(limit / megabyte);
    return new Refused(413, {
      it: `È troppo grande: al massimo ${most} MB.`,
      en: `It is too large: ${most} MB at most.`,
    });
  };
  if (length > limit) throw tooLarge();
  length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the body of a request as a JSON object. */
export async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new Refused(415, { it: 'La richiesta deve essere JSON.', en: 'The request must be JSON.' });
  }
  const text = (await bytesOf(request, limits.json)).toString('utf8');
  try {
    const data: unknown = JSON.parse(text || '{}');
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Record<string, unknown>;
  } catch {}
  throw malformed();
}

/** What is said of a request that the desk does not understand. */
export const malformed = () =>
  new Refused(400, {
    it: 'La scrivania non capisce questa richiesta.',
    en: 'The desk does not understand this request.',
  });

export function sendJson(response: ServerResponse, status: number, data: unknown): void {
  const body = Buffer.from(JSON.stringify(data));
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** Sends what was thrown. After a request that was not read to its end, the connection closes. */
export function sendError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (!request.complete) response.setHeader('Connection', 'close');
  if (error instanceof Refused) {
    sendJson(response, error.status, error.refusal);
    return;
  }
  console.error(error);
  sendJson(response, 500, {
    problem: {
      it: `Qualcosa non ha funzionato, e niente è cambiato: ${(error as Error).message}`,
      en: `Something went wrong, and nothing has changed: ${(error as Error).message}`,
    },
  });
}
