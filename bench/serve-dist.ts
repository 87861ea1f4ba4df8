import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteServer } from '../server/site-server.ts';

/** A running server on a free local port. */
export interface LocalServer {
  /** without a slash at the end */
  origin: string;
  stop: () => void;
}

/** Starts a server for `listener`. */
export async function listen(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The site at `origin`, or this project's dist/ on a server of its own. */
export async function siteAt(origin?: string): Promise<LocalServer> {
  if (origin) return { origin: origin.replace(/\/$/, ''), stop: () => {} };
  return listen(siteServer(new URL('../dist/', import.meta.url)));
}
