import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { Server } from '../support/servers.ts';
import { test } from '../support/site.ts';

/** A response with its body as transferred. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ maxSockets: 24 });

/** Sends a request with a path exactly as it is written. Follows no redirect. */
export function sendRequest(port: number, path: string, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject).end();
  });
}

/** Runs a server during the tests of a `describe` block. @returns functions that read its state and send it a request */
export function serveTests(start: () => Promise<Server>) {
  let server: Server;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    server = await start();
  });
  test.afterAll(() => server?.stop());
  const get = (path: string, headers?: OutgoingHttpHeaders) => sendRequest(server.port, path, headers);
  return { get, current: () => server };
}
