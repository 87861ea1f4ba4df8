// Which requests the desk accepts: those of its own page, on its own address.
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../../protocol.ts';
import { Refused } from '../refused.ts';

/** Sent with every response. */
export const safeHeaders = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': "frame-ancestors 'self'; object-src 'none'; base-uri 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Throws unless a request is for this address and comes from its own pages, or from the address bar. */
export function refuseStrangers({ headers }: Pick<IncomingMessage, 'headers'>, port: number): void {
  const host = `127.0.0.1:${port}`;
  // another name for this machine can be a page that leads its own name here
  if (headers.host !== host) {
    throw new Refused(403, {
      it: `La scrivania risponde solo a http://${host}: aprite questo indirizzo.`,
      en: `The desk is on http://${host} alone: open this address.`,
    });
  }
  const from = headers['sec-fetch-site'];
  const own = from === undefined || from === 'same-origin' || from === 'none';
  if (!own || (headers.origin !== undefined && headers.origin !== `http://${host}`)) {
    throw new Refused(403, {
      it: `Questa richiesta viene da un’altra pagina. Scrivete http://${host} nella barra degli indirizzi.`,
      en: `This request comes from another page. Type http://${host} into the address bar.`,
    });
  }
}

/** Throws unless a request has the token of this start. */
export function refuseWithoutToken(given: string | null | undefined, token: string): void {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(token)];
  if (a.length === b.length && timingSafeEqual(a, b)) return;
  throw new Refused(403, {
    it: 'La scrivania è stata riaperta nel frattempo: ricaricate la pagina.',
    en: 'The desk has been restarted: reload the page.',
  });
}

/** The token of a request: in its header, or in its address where a browser sets no headers. */
export function tokenOf({ headers, method }: IncomingMessage, address: URL): string | null {
  const header = headers[tokenHeader];
  if (typeof header === 'string') return header;
  return method === 'GET' ? address.searchParams.get('token') : null;
}
