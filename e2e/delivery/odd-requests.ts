// Malicious and malformed URLs, and what no server may answer to them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hidden, pages } from '../../server/delivery.ts';
import { type Answer, sendRequest } from './send-request.ts';

/** A request with its path as sent. */
export interface OddRequest {
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
}

const dist = new URL('../../dist/', import.meta.url);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Every file that the server may send. */
const publicFiles = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !hidden.test(`/${entry.name}`))
  .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`));
const publicHashes = new Set(publicFiles.map(hashOf));

/** Whether the body is a public file, or a part of one. */
function isPublic({ status, headers, body }: Answer): boolean {
  if (status === 206) return publicFiles.some((file) => file.includes(body));
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return publicHashes.has(hashOf(brotliDecompressSync(body)));
  if (encoding === 'gzip') return publicHashes.has(hashOf(gunzipSync(body)));
  return publicHashes.has(hashOf(body));
}

const split = (text: string) => text.split(/ +|\n */);
const mark = 'zq7731';
const pieces = [
  ...split(String.raw`/ // /// \ .. . ... % %% %2 %2f %2F %5c %2e%2e %252e%252e%252f %00 %20 %u2215 %E2%80%AE
    %0d%0a %0d%0aX-Injected:%20yes %0aSet-Cookie:a=b %e0%a4%a %c0%af %ff ? ?? # & = ; : @ ~ ! $ * | ^ { } [ ] ' " < >
    <script>${mark}</script> %3Cscript%3E${mark}%3C/script%3E "onload=${mark} {{${mark}}}
    evil.example /evil.example http://evil.example/ javascript:alert(1) data:text/html,x @evil.example
    etc/passwd package.json src/navigation/routes.ts server/serve.ts .git/config .env _headers 404.html index.html.br index.html
    assets assets/ en en/ camere Camere CAMERE/ contatti.html favicon.ico sw.js con nul`),
  `\${${mark}}`,
  '`',
  'a'.repeat(300),
  'a/'.repeat(200),
  ...'\u007f\u0080\u00e9\u00ff',
];
const methods = split('GET GET GET GET GET GET HEAD HEAD POST PUT DELETE OPTIONS TRACE PATCH');
const headers: OutgoingHttpHeaders[] = [
  {},
  {},
  {},
  { 'Accept-Encoding': 'br, gzip' },
  { 'Accept-Encoding': '*;q=0, br;q=1.5, \u00ff' },
  { Range: 'bytes=0-10' },
  { Range: 'bytes=-1,5-2,abc' },
  { Range: 'bytes=99999999999999999999-' },
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': 'never' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Original-URL': '/admin' },
  { Referer: `http://evil.example/<script>${mark}</script>`, Cookie: `a=${'b'.repeat(500)}` },
];

/** Random requests, the same for the same seed. */
export function oddRequests(count: number, seed: number): OddRequest[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, () => ({
    method: pick(methods),
    path: `/${Array.from({ length: Math.floor(random() * 6) }, () => pick(pieces)).join('')}`,
    headers: pick(headers),
  }));
}

/** URLs that have misled other servers. */
export const knownAttacks: OddRequest[] = [
  ...split(String.raw`//evil.example ///evil.example/ /\evil.example /\/evil.example \\evil.example /%2fevil.example
    //evil.example/camere/ //evil.example/%2e%2e /%5cevil.example /.evil.example //camere /camere// /camere/?next=//evil.example
    /camere/%0d%0aLocation:%20http://evil.example /camere/?%0d%0aX-Injected:%20yes
    /../../../../etc/passwd /..%2f..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/etc/passwd /....//....//etc/passwd
    /..\..\etc\passwd /%c0%ae%c0%ae/etc/passwd /assets/../../package.json /assets/..%2f..%2fpackage.json
    /assets../package.json /assets%2f..%2f..%2fpackage.json /en/../../server/serve.ts /index.html%00.png /camere%00
    /.git/HEAD /.env /_headers /_redirects /index.html.br /camere.html.gz /404.html /en/404.html /%34%30%34.html
    /%5fheaders /404.html#x /_headers#?x /index.html%2ebr /node_modules/sirv/package.json /%2e`),
  '/camere/?\u007f',
  '/camere/?\u00ff',
  `/${'a'.repeat(7000)}`,
  `/${'%41'.repeat(2500)}`,
  `/${'../../'.repeat(2000)}`,
  `/?${'a=b&'.repeat(1500)}`,
  `/#${mark}`,
].map((path) => ({ method: 'GET', path, headers: {} }));

/** Numbers from 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const expectedStatuses = [200, 206, 301, 304, 400, 403, 404, 405, 414, 416];

function faultsOf(request: OddRequest, answer: Answer): string[] {
  const { status, headers, body } = answer;
  const location = headers.location?.split('?')[0];
  const text = body.toString('latin1');
  const faults = {
    [`status ${status}`]: !expectedStatuses.includes(status),
    'an injected header': 'x-injected' in headers || 'set-cookie' in headers,
    [`a redirect to ${location}`]: location !== undefined && !pages.some(({ address }) => address === location),
    'reflected input': text.includes(mark) || text.includes('evil.example'),
    'a file that is not public': (status === 200 || status === 206) && request.method === 'GET' && !isPublic(answer),
    'a secret': /root:.:0:|"hotel-maiolica"|createServer/.test(text),
  };
  return Object.entries(faults).flatMap(([fault, found]) => (found ? [`${fault}: ${JSON.stringify(request)}`] : []));
}

/** Sends all requests. @returns what is wrong with the answers, and the statuses */
export async function attack(
  port: number,
  requests: readonly OddRequest[],
): Promise<{ faults: string[]; statuses: Set<number> }> {
  const answers = await Promise.all(requests.map(({ path, ...options }) => sendRequest(port, path, options)));
  return {
    faults: requests.flatMap((request, index) => faultsOf(request, answers[index] as Answer)),
    statuses: new Set(answers.map(({ status }) => status)),
  };
}
