// Starts servers in this process, for checks, tests and measurements.
import { once } from 'node:events';
import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in this process. */
export interface LocalServer {
  http: HttpServer;
  /** without a slash at the end */
  origin: string;
  port: number;
  close: () => Promise<void>;
}

/** Starts a server in this process, on a free port unless one is given. */
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

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = await listen(() => {});
  await probe.close();
  return probe.port;
}
