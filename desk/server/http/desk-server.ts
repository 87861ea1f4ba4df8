// The desk's own HTTP server: every request passes the guard, then goes to the desk or to the site.
import type { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { deskPath } from '../../protocol.ts';
import { Refused } from '../refused.ts';
import { answer, type Parts } from './api.ts';
import { sendError } from './body.ts';
import { refuseStrangers, safeHeaders } from './guard.ts';

const timeouts = { requestTimeout: 120_000, headersTimeout: 10_000, keepAliveTimeout: 10_000 };

/** @param upgrades receives the requests for web sockets that pass the guard */
export function deskServer(parts: Parts, site: RequestListener, port: number, upgrades: EventEmitter): Server {
  const server = createServer(timeouts, async (request, response) => {
    for (const [name, value] of Object.entries(safeHeaders)) response.setHeader(name, value);
    try {
      refuseStrangers(request, port);
      if (request.url?.startsWith(deskPath)) await answer(parts, request, response);
      else if (request.method === 'GET' || request.method === 'HEAD') site(request, response);
      else throw new Refused(405, { it: 'Qui si può solo leggere.', en: 'Here one can only read.' });
    } catch (error) {
      if (response.headersSent) response.destroy();
      else sendError(request, response, error);
    }
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    try {
      if (!request.headers.origin) throw new Error('A page names its origin.');
      refuseStrangers(request, port);
      upgrades.emit('upgrade', request, socket, head);
    } catch {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    }
  });
  return server;
}
