// Malicious requests, and clients that misbehave.
import { once } from 'node:events';
import { connect } from 'node:net';
import { hidden, pages } from '../../server/delivery.ts';
import { built, builtFiles } from '../support/built.ts';
import { footerLink } from '../support/parts.ts';
import { expect, title, translator } from '../support/site.ts';
import { onBothServers, type RawResponse, test } from './requests.ts';

/** Every file that the server may send. */
const publicFiles = builtFiles.filter((file) => !hidden.test(file)).map(built);

/** URLs that have misled other servers. */
const attacks = [
  '//evil.example/%2e%2e',
  String.raw`/\evil.example`,
  '/%5cevil.example',
  '//camere//?next=//evil.example',
  '/camere/%0d%0aLocation:%20http://evil.example',
  '/camere/?%0d%0aX-Injected:%20yes',
  '/../../../../etc/passwd',
  '/%252e%252e%252fetc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/%5fheaders',
  '/_headers#?x',
  '/camere%00',
  '/%ff',
];
const ranges = ['bytes=0-10', 'bytes=-1,5-2,abc', 'bytes=99999999999999999999-'];

/** The faults of a response. */
function faultsOf({ status, headers, body }: RawResponse): string[] {
  const location = headers.location?.split('?')[0];
  const isPage = pages.some(({ address }) => address === location);
  const isFile = status === 200 || status === 206;
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...('x-injected' in headers ? ['an injected header'] : []),
    ...(location === undefined || isPage ? [] : [`a redirect to ${location}`]),
    ...(isFile && !publicFiles.some((file) => file.includes(body)) ? ['a file that is not public'] : []),
  ];
}

onBothServers(() => {
  test('malicious URLs and odd ranges expose nothing', async ({ get }) => {
    const statuses = new Set<number>();
    for (const headers of [{}, ...ranges.map((Range) => ({ Range }))]) {
      for (const path of ['/', '/en/camere/', ...attacks]) {
        const response = await get(path, headers);
        statuses.add(response.status);
        expect(faultsOf(response), `${path} ${JSON.stringify(headers)}`).toEqual([]);
      }
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 206, 301, 404]));
  });
});

test.describe('the built-in server', () => {
  /** Sends bytes and reads until the server closes the connection. */
  async function readResponse(origin: string | undefined, bytes: string): Promise<string> {
    const { hostname, port } = new URL(String(origin));
    const socket = connect(Number(port), hostname);
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part)).write(bytes);
    await once(socket, 'close');
    return Buffer.concat(parts).toString();
  }

  test('responds to a malformed request with 400 and closes the connection', async ({ baseURL }) => {
    expect(await readResponse(baseURL, 'no request\r\n\r\n')).toBe(
      'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n',
    );
  });

  test('closes idle connections without a response', async ({ baseURL }) => {
    // a browser would read a response as that to its next request
    const responses = ['GET / HTTP/1.1\r\nHost: x\r\n', ''].map((bytes) => readResponse(baseURL, bytes));
    expect(await Promise.all(responses)).toEqual(['', '']);
  });
});

// the content security policy blocks scripts from the URL; misparsing it would be an error
test('a page hydrates whatever its query and hash hold', async ({ page, open }) => {
  for (const address of ['/contatti#<img src=x onerror=alert(1)>', "/location#');alert(1);//", '/servizi?%#%E0%A4%A']) {
    await open(address);
    await footerLink(page, 'terrazza').click();
    await expect(title(page), address).toHaveText(translator('it')('terrazza.title'));
  }
});
