import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const dist = new URL('../../dist/', import.meta.url);

/** A server in the test's process. */
export interface LocalServer {
  http: Server;
  origin: string;
  port: number;
  close: () => Promise<void>;
}

/** Starts a server, on a free port unless one is given. */
export async function listen(listener: RequestListener, port = 0): Promise<LocalServer> {
  const http = createServer(listener).listen(port, '127.0.0.1');
  await once(http, 'listening');
  const at = (http.address() as AddressInfo).port;
  const close = async () => {
    const closed = once(http, 'close');
    http.close();
    http.closeAllConnections();
    await closed;
  };
  return { http, origin: `http://127.0.0.1:${at}`, port: at, close };
}
