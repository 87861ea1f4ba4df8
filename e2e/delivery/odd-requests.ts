// Requests that nobody means well, and what must not come of them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hidden, pages } from '../../server/delivery.ts';
import { type Answer, requestFor, say, seeded, together } from './raw-requests.ts';

/** A request, with the target as it stands on the line. */
export interface Attempt {
  method: string;
  target: string;
  extra: string;
}

const dist = new URL('../../dist/', import.meta.url);
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Everything that may be handed out. */
const open = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !hidden.test(`/${entry.name}`))
  .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`));
const wholes = new Set(open.map(hashOf));

/** Whether what was sent is a file that may be handed out, or a part of one. */
function isOpen(status: number, headers: string, body: Buffer): boolean {
  if (status === 206) return open.some((file) => file.includes(body));
  if (/^content-encoding: br/im.test(headers)) return wholes.has(hashOf(brotliDecompressSync(body)));
  if (/^content-encoding: gzip/im.test(headers)) return wholes.has(hashOf(gunzipSync(body)));
  return wholes.has(hashOf(body));
}

const words = (text: string) => text.split(/ +|\n */);
const mark = 'zq7731';
const pieces = [
  ...words(String.raw`/ // /// \ .. . ... % %% %2 %2f %2F %5c %2e%2e %252e%252e%252f %00 %20 %u2215 %E2%80%AE
    %0d%0a %0d%0aX-Injected:%20yes %0aSet-Cookie:a=b %e0%a4%a %c0%af %ff ? ?? # & = ; : @ ~ ! $ * | ^ { } [ ] ' " < >
    <script>${mark}</script> %3Cscript%3E${mark}%3C/script%3E "onload=${mark} {{${mark}}}
    evil.example /evil.example http://evil.example/ javascript:alert(1) data:text/html,x @evil.example
    etc/passwd package.json src/navigation/routes.ts server/serve.ts .git/config .env _headers 404.html index.html.br index.html
    assets assets/ en en/ camere Camere CAMERE/ contatti.html favicon.ico sw.js con nul`),
  `\${${mark}}`,
  '`',
  'a'.repeat(300),
  'a/'.repeat(200),
  ...'\u0001\u0007\t\u001f\u007f\u0080\u00e9\u00ff',
];
const methods = words('GET GET GET GET GET GET HEAD HEAD POST PUT DELETE OPTIONS TRACE PATCH BREW get');
const extras = [
  '',
  '',
  '',
  'Accept-Encoding: br, gzip\r\n',
  'Accept-Encoding: *;q=0, br;q=1.5, \u00ff\r\n',
  'Range: bytes=0-10\r\n',
  'Range: bytes=-1,5-2,abc\r\n',
  'Range: bytes=99999999999999999999-\r\n',
  'If-None-Match: *\r\n',
  'If-Modified-Since: never\r\n',
  'X-Forwarded-Host: evil.example\r\nX-Original-URL: /admin\r\n',
  `Referer: http://evil.example/<script>${mark}</script>\r\nUser-Agent: \${jndi:x}\r\nCookie: a=${'b'.repeat(500)}\r\n`,
];

/** So many requests made of odd pieces, the same for the same seed. */
export function oddRequests(count: number, seed: number): Attempt[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, () => ({
    method: pick(methods),
    target: `/${Array.from({ length: Math.floor(random() * 6) }, () => pick(pieces)).join('')}`,
    extra: pick(extras),
  }));
}

/** Addresses that have fooled other servers. */
export const classics: Attempt[] = [
  ...words(String.raw`//evil.example ///evil.example/ /\evil.example /\/evil.example \\evil.example /%2fevil.example
    //evil.example/camere/ //evil.example/%2e%2e /%5cevil.example /.evil.example //camere /camere// /camere/?next=//evil.example
    /camere/%0d%0aLocation:%20http://evil.example /camere/?%0d%0aX-Injected:%20yes
    /../../../../etc/passwd /..%2f..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/etc/passwd /....//....//etc/passwd
    /..\..\etc\passwd /%c0%ae%c0%ae/etc/passwd /assets/../../package.json /assets/..%2f..%2fpackage.json
    /assets../package.json /assets%2f..%2f..%2fpackage.json /en/../../server/serve.ts /index.html%00.png /camere%00
    /.git/HEAD /.env /_headers /_redirects /index.html.br /camere.html.gz /404.html /en/404.html /%34%30%34.html
    /%5fheaders /404.html#x /_headers#?x /index.html%2ebr /node_modules/sirv/package.json /%2e`),
  '/camere/?\u007f',
  '/camere/?\u00ff',
  '/camere?a\tb',
  `/${'a'.repeat(7000)}`,
  `/${'%41'.repeat(2500)}`,
  `/${'../../'.repeat(2000)}`,
  `/?${'a=b&'.repeat(1500)}`,
  `/#${mark}`,
].map((target) => ({ method: 'GET', target, extra: '' }));

// what a server may say to anybody
const sound = [200, 206, 301, 304, 400, 403, 404, 405, 414, 416];

/** What is wrong with an answer: nothing, one hopes. */
function faultsOf({ method, target, extra }: Attempt, { status, headers, body, answers }: Answer): string[] {
  const location = /^location: ?(.*)$/im.exec(headers)?.[1]?.split('?')[0];
  const text = body.toString('latin1');
  const faults = {
    [`status ${status}`]: !sound.includes(status),
    [`${answers.length} answers`]: answers.length !== 1,
    'a header of the sender’s': /^(?:x-injected|set-cookie):/im.test(headers),
    [`leads to ${location}`]: location !== undefined && !pages.some(({ address }) => address === location),
    'gives back what was sent': text.includes(mark) || text.includes('evil.example'),
    'a file that is not open to all':
      (status === 200 || status === 206) && method === 'GET' && !isOpen(status, headers, body),
    'a secret': /root:.:0:|"hotel-maiolica"|createServer/.test(text),
    'a body for HEAD': method === 'HEAD' && status < 400 && body.length > 0,
  };
  const request = JSON.stringify({ method, target, extra });
  return Object.entries(faults).flatMap(([fault, there]) => (there ? [`${fault}: ${request}`] : []));
}

/** Sends them all to a server. @returns what was wrong, and how often each status came */
export async function attack(
  port: number,
  list: readonly Attempt[],
): Promise<{ faults: string[]; statuses: Record<number, number> }> {
  const statuses: Record<number, number> = {};
  const faults = await together(list, async (attempt) => {
    const answer = await say(port, requestFor(attempt.target, attempt.method, attempt.extra));
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    return faultsOf(attempt, answer);
  });
  return { faults: faults.flat(), statuses };
}
