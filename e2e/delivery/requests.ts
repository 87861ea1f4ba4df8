import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { test as base } from '../support/site.ts';
import { type Nginx, startNginx } from './nginx.ts';

/** A response with its body as transferred. */
export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ maxSockets: 24 });

/** Sends a request with the exact path, without normalisation or redirects. */
function send(origin: string, path: string, headers: OutgoingHttpHeaders = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path, headers, agent }, (response) => {
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

interface Delivery {
  /** the best compression of the server */
  compression: 'br' | 'gzip';
  /** sends a request to the server */
  get: (path: string, headers?: OutgoingHttpHeaders) => Promise<RawResponse>;
}

export const test = base.extend<Delivery, { nginx: Nginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the fixtures that this one needs
    async ({}, use) => {
      const nginx = await startNginx();
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  compression: 'br',
  get: ({ baseURL }, use) => use((path, headers) => send(String(baseURL), path, headers)),
});

/** Defines tests twice: on the built-in server, and for the full run on nginx. */
export function onBothServers(define: () => void): void {
  test.describe('on the built-in server', define);
  test.describe('on nginx', { tag: '@full' }, () => {
    test.use({
      baseURL: ({ nginx }, use) => use(nginx.origin),
      compression: ({ nginx }, use) => use(nginx.hasBrotli ? 'br' : 'gzip'),
    });
    define();
  });
}
