// `npm start` ends here: serves dist/ on http://127.0.0.1:4173, or on PORT.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';

const dist = new URL('../dist/', import.meta.url).pathname;
const port = Number(process.env.PORT ?? 4173);
const host = process.env.HOST ?? '127.0.0.1';
if (!existsSync(`${dist}index.html`)) {
  console.error('There is no built site in dist/ yet. Run “npm start”, which builds it first.');
  process.exit(1);
}
const files = sirv(dist, { extensions: ['html'], brotli: true, gzip: true, etag: true });

createServer((request, response) => {
  files(request, response, () => {
    const english = request.url?.startsWith('/en/');
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync(`${dist}${english ? 'en/' : ''}404.html`));
  });
}).listen(port, host, () => console.log(`The site is on http://${host}:${port}`));
