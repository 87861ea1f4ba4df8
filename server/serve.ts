// Serves dist/ on http://127.0.0.1:4173. HOST and PORT override the address.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { siteServer } from './site-server.ts';

const dist = new URL('../dist/', import.meta.url);
const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT || 4173);
if (!(port > 0 && port < 65_536)) {
  console.error(`PORT must be a number from 1 to 65535, but is “${process.env.PORT}”.`);
  process.exit(1);
}
if (!existsSync(new URL('index.html', dist))) {
  console.error('dist/ contains no built site. Run “npm start”, which builds it first.');
  process.exit(1);
}

const timeouts = {
  requestTimeout: 20_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 10_000,
  // how often the two timeouts are checked
  connectionsCheckingInterval: 2000,
};
const server = createServer(timeouts, siteServer(dist));
server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
  // a browser would read a 408 on an idle connection as the response to its next request
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable) socket.destroy();
  else socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another one.` : error.message);
  process.exit(1);
});
server.listen(port, host, () => console.log(`The site is on http://${host}:${port}`));
