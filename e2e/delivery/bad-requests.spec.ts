// Malicious requests, and clients that misbehave. REQUEST_SEED and REQUEST_COUNT change the random requests.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Server, startBuiltIn, startNginx } from '../support/servers.ts';
import { expect, notFoundErrors, test, translator } from '../support/site.ts';
import { attack, knownAttacks, oddRequests } from './odd-requests.ts';
import { sendRequest } from './send-request.ts';

const seed = Number(process.env.REQUEST_SEED ?? 20260401);
const count = Number(process.env.REQUEST_COUNT ?? 3000);

const servers: [name: string, start: () => Promise<Server>][] = [
  ['the built-in server', startBuiltIn],
  ['nginx', startNginx],
];

for (const [name, start] of servers) {
  test(`${name} exposes nothing to ${count} odd requests`, { tag: '@full' }, async () => {
    const server = await start();
    const { faults, statuses } = await attack(server.port, [...knownAttacks, ...oddRequests(count, seed)]);
    expect(faults, `REQUEST_SEED=${seed} REQUEST_COUNT=${count}`).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 206, 301, 404, 405]));
    await server.stop();
  });
}

test.describe('the built-in server', { tag: '@full' }, () => {
  test.describe.configure({ mode: 'default' });
  let server: Server;
  test.beforeAll(async () => {
    server = await startBuiltIn();
  });
  test.afterAll(() => server?.stop());

  async function openConnection(): Promise<Socket> {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  }

  /** Sends bytes and reads until the server closes the connection. */
  async function readAnswer(bytes: string): Promise<string> {
    const socket = await openConnection();
    const parts: Buffer[] = [];
    socket.on('data', (part) => parts.push(part)).write(bytes);
    await once(socket, 'close');
    return Buffer.concat(parts).toString();
  }

  test('answers a malformed request with 400 and closes the connection', async () => {
    expect(await readAnswer('no request\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });

  test('closes idle connections without an answer', async () => {
    // an answer would be read as that to the browser's next request
    expect(await Promise.all(['GET / HTTP/1.1\r\nHost: x\r\n', ''].map(readAnswer))).toEqual(['', '']);
  });

  test('answers after a hundred clients have aborted their requests', async () => {
    for (const socket of await Promise.all(Array.from({ length: 100 }, openConnection))) {
      socket.write('GET /location HTTP/1.1\r\nHost: x\r\n\r\n');
      socket.resetAndDestroy();
    }
    expect((await sendRequest(server.port, '/location')).status).toBe(200);
  });
});

test.describe('in the browser', { tag: '@full' }, () => {
  const oddUrls = [
    '/?<img src=x onerror=pwned=1>&lang=<script>pwned=1</script>',
    '/en?%3Cscript%3Epwned=1%3C/script%3E',
    '/camere?next=//evil.example&redirect=javascript:pwned=1',
    '/contatti#<img src=x onerror=pwned=1>',
    '/contatti#javascript:pwned=1',
    "/location#');pwned=1;//",
    '/terrazza#%',
    '/servizi?%#%E0%A4%A',
    `/esperienze#${'a'.repeat(20_000)}`,
    '/?__proto__[pwned]=1&constructor.prototype.pwned=1#__proto__',
  ];

  test('query and hash run no script', async ({ page, open }) => {
    for (const address of oddUrls) {
      await open(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => 'pwned' in window || 'pwned' in {}), address).toBe(false);
      const t = translator(address.startsWith('/en') ? 'en' : 'it');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('nav.rooms'), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('rooms.title'));
    }
  });

  test.describe('the 404 page', () => {
    test.use({ expectedErrors: notFoundErrors });

    test('runs no script of its URL', async ({ page, open }) => {
      for (const address of ['/<script>pwned=1</script>', '/en/%3Cimg%20src=x%20onerror=pwned=1%3E', '/%E0%A4%A']) {
        await open(address);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
        expect(await page.evaluate(() => 'pwned' in window), address).toBe(false);
      }
    });
  });
});
