// Malicious requests, and clients that misbehave.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hidden, pages } from '../../server/delivery.ts';
import { footerLink } from '../support/parts.ts';
import { expect, title, translator } from '../support/site.ts';
import { type Answer, onBothServers, test } from './requests.ts';

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

const mark = 'zq7731';
/** URLs that have misled other servers, one a line or between spaces. */
const attacks = [
  ...String.raw`//evil.example ///evil.example/ /\evil.example /\/evil.example \\evil.example /%2fevil.example
    //evil.example/camere/ //evil.example/%2e%2e /%5cevil.example /.evil.example //camere /camere// /camere/?next=//evil.example
    /camere/%0d%0aLocation:%20http://evil.example /camere/?%0d%0aX-Injected:%20yes /@evil.example /javascript:alert(1)
    /../../../../etc/passwd /..%2f..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/etc/passwd /....//....//etc/passwd
    /%252e%252e%252f%252e%252e%252fetc/passwd /..\..\etc\passwd /%c0%ae%c0%ae/etc/passwd /assets/../../package.json
    /assets/..%2f..%2fpackage.json /assets../package.json /assets%2f..%2f..%2fpackage.json /en/../../server/serve.ts
    /index.html%00.png /camere%00 /.git/HEAD /.git/config /.env /_headers /_redirects /index.html.br /camere.html.gz /404.html
    /en/404.html /%34%30%34.html /%5fheaders /404.html#x /_headers#?x /index.html%2ebr /node_modules/sirv/package.json /%2e /con
    /% /%00 /? /a%0d%0aSet-Cookie:x
    /%u2215 /%E2%80%AE /%e0%a4%a /%ff /%zz /{{${mark}}} /<script>${mark}</script> /"onload=${mark} /src/navigation/routes.ts`.split(
    /\s+/,
  ),
  '/camere/?\u007f',
  '/camere/?\u00ff',
  `/${'a'.repeat(7000)}`,
  `/${'%41'.repeat(2500)}`,
  `/${'../../'.repeat(2000)}`,
  `/?${'a=b&'.repeat(1500)}`,
  `/#${mark}`,
];
const oddHeaders: OutgoingHttpHeaders[] = [
  {},
  { 'Accept-Encoding': 'br, gzip' },
  { 'Accept-Encoding': '*;q=0, br;q=1.5, \u00ff' },
  { Range: 'bytes=0-10' },
  { Range: 'bytes=-1,5-2,abc' },
  { Range: 'bytes=99999999999999999999-' },
  { 'If-None-Match': '*', 'If-Modified-Since': 'never' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Original-URL': '/admin' },
  { Referer: `http://evil.example/<script>${mark}</script>`, Cookie: `a=${'b'.repeat(500)}` },
];
const expectedStatuses = [200, 206, 301, 304, 400, 403, 404, 414, 416];

/** What is wrong with an answer. */
function faultsOf({ status, headers, body }: Answer): string[] {
  const location = headers.location?.split('?')[0];
  const text = body.toString('latin1');
  const isRedirect = location !== undefined && !pages.some(({ address }) => address === location);
  return [
    ...(expectedStatuses.includes(status) ? [] : [`status ${status}`]),
    ...('x-injected' in headers || 'set-cookie' in headers ? ['an injected header'] : []),
    ...(isRedirect ? [`a redirect to ${location}`] : []),
    ...(text.includes(mark) || text.includes('evil.example') ? ['reflected input'] : []),
    ...((status === 200 || status === 206) && !isPublic({ status, headers, body })
      ? ['a file that is not public']
      : []),
  ];
}

onBothServers(() => {
  test('malicious URLs and headers expose nothing', { tag: '@full' }, async ({ get }) => {
    const statuses = new Set<number>();
    for (const headers of oddHeaders) {
      for (const path of ['/', '/en/camere/', ...attacks]) {
        const answer = await get(path, headers);
        statuses.add(answer.status);
        expect(faultsOf(answer), `${path.slice(0, 100)} ${JSON.stringify(headers)}`).toEqual([]);
      }
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 206, 301, 404]));
  });
});

test.describe('the built-in server', { tag: '@full' }, () => {
  /** Sends bytes and reads until the server closes the connection. */
  async function readAnswer(origin: string | undefined, bytes: string): Promise<string> {
    const { hostname, port } = new URL(String(origin));
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part)).write(bytes);
    await once(socket, 'close');
    return Buffer.concat(parts).toString();
  }

  test('answers a malformed request with 400 and closes the connection', async ({ baseURL }) => {
    expect(await readAnswer(baseURL, 'no request\r\n\r\n')).toBe(
      'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n',
    );
  });

  test('closes idle connections without an answer', async ({ baseURL }) => {
    // an answer would be read as that to the browser's next request
    const answers = ['GET / HTTP/1.1\r\nHost: x\r\n', ''].map((bytes) => readAnswer(baseURL, bytes));
    expect(await Promise.all(answers)).toEqual(['', '']);
  });
});

// the policy runs no script of a URL; a part of it that is read wrongly is an error
test('a page hydrates whatever its query and hash hold', { tag: '@full' }, async ({ page, open }) => {
  for (const address of ['/contatti#<img src=x onerror=alert(1)>', "/location#');alert(1);//", '/servizi?%#%E0%A4%A']) {
    await open(address);
    await footerLink(page, 'terrazza').click();
    await expect(title(page), address).toHaveText(translator('it')('terrazza.title'));
  }
});
