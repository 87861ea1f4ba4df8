// Addresses that nobody means well, and clients that break off, dawdle or lie. HOSTILE_SEED takes other addresses.

import { type Server, startBuiltIn, startNginx } from '../support/servers.ts';
import { addresses, expect, notFoundErrors, test, translator } from '../support/site.ts';
import { attack, classics, oddRequests } from './odd-requests.ts';
import { plug, requestFor, say } from './raw-requests.ts';

const seed = Number(process.env.HOSTILE_SEED ?? 20260401);
const inputs = Number(process.env.HOSTILE_INPUTS ?? 3000);

const get = 'GET / HTTP/1.1\r\nHost: x\r\n';
const post = 'POST / HTTP/1.1\r\nHost: x\r\n';
const close = 'Connection: close\r\n\r\n';

/** Bytes that are hardly a request, and what may be said to them; 0 where hanging up is answer enough. */
const broken: [what: string, bytes: string | Buffer, statuses: number[]][] = [
  ['two lengths', `${get}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`, [400]],
  [
    'a length and chunks',
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /camere HTTP/1.1\r\nHost: x\r\n\r\n`,
    [400, 405],
  ],
  ['an odd encoding', `${post}Transfer-Encoding: xchunked\r\n${close}0\r\n\r\n`, [400, 405, 501]],
  ['a space before the colon', `GET / HTTP/1.1\r\nHost : x\r\n${close}`, [400]],
  ['a folded header', `${get}X-A: b\r\n c\r\n${close}`, [200, 400]],
  ['no host', `GET / HTTP/1.1\r\n${close}`, [400]],
  ['line feeds alone', 'GET / HTTP/1.1\nHost: x\nConnection: close\n\n', [200, 400]],
  ['headers without end', `${get}${'X-A: b\r\n'.repeat(5000)}`, [400, 431]],
  ['one endless header', `${get}X-A: ${'b'.repeat(200_000)}`, [400, 431]],
  ['an endless address', `GET /${'a'.repeat(200_000)} HTTP/1.1\r\n`, [400, 414, 431]],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [0, 400, 505]],
  ['another version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', [400, 505]],
  ['a greeting for TLS', Buffer.from('16030100c8010000c40303', 'hex'), [400]],
  ['a zero in the address', 'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n', [400]],
  ['another site’s address', `GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n${close}`, [200, 400, 404]],
  ['an asterisk', `OPTIONS * HTTP/1.1\r\nHost: x\r\n${close}`, [400, 404, 405]],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', [0, 400, 405]],
  [
    'a web socket',
    `${get}Upgrade: websocket\r\nSec-WebSocket-Key: x\r\nConnection: Upgrade, close\r\n\r\n`,
    [200, 400],
  ],
  ['an expectation', `${post}Expect: 100-continue\r\nContent-Length: 9\r\n${close}`, [100, 405]],
  ['a wish for the impossible', `${get}Expect: miracles\r\n${close}`, [200, 417]],
  ['nothing but noise', '\r\n\r\n\r\n\u0000\u0001\u0002 %%% \r\n\r\n', [0, 400]],
];

const servers: [name: string, start: () => Promise<Server>][] = [
  ['the built-in server', startBuiltIn],
  ['nginx', startNginx],
];

for (const [name, start] of servers) {
  test.describe(name, () => {
    // one server for all, and none that other tests are asking
    test.describe.configure({ mode: 'default' });
    let server: Server;
    test.beforeAll(async () => {
      server = await start();
    });
    test.afterAll(() => server?.stop());
    test.afterEach(async () => {
      expect((await say(server.port, requestFor('/'))).status).toBe(200);
    });

    test(`gives away nothing at ${inputs} odd addresses`, async () => {
      const { faults, statuses } = await attack(server.port, [...classics, ...oddRequests(inputs, seed)]);
      expect(faults, `HOSTILE_SEED=${seed} HOSTILE_INPUTS=${inputs}`).toEqual([]);
      expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '206', '301', '400', '404', '405']));
    });

    for (const [what, bytes, statuses] of broken) {
      test(`makes nothing of ${what}`, async () => {
        const answer = await say(server.port, bytes);
        expect(statuses).toContain(answer.status);
        // nothing that came along is taken for a request of its own
        expect(answer.answers.slice(1).filter((status) => ![400, 405].includes(status))).toEqual([]);
        expect(answer.body.toString('latin1')).not.toContain('evil.example');
        expect(answer.headers).not.toMatch(/^location/im);
      });
    }

    test('answers others while 200 clients dawdle, 50 do not read and 100 break off', async ({ request }) => {
      const at = server.port;
      const plugs = (count: number) => Promise.all(Array.from({ length: count }, () => plug(at)));
      const dawdling = await plugs(200);
      for (const [index, socket] of dawdling.entries()) socket.write(requestFor('/').slice(0, 5 + (index % 60)));
      const deaf = await plugs(50);
      for (const socket of deaf) {
        socket.pause();
        socket.write(`${get}\r\n`.repeat(20));
      }
      const leaving = await plugs(100);
      for (const socket of leaving) {
        socket.write(requestFor('/location'));
        socket.resetAndDestroy();
      }
      const times: number[] = [];
      for (const { address } of [...addresses, ...addresses]) {
        const before = performance.now();
        const answer = await request.get(server.origin + address);
        times.push(performance.now() - before);
        expect(answer.status()).toBe(200);
      }
      expect(Math.max(...times)).toBeLessThan(5000);
      for (const socket of [...dawdling, ...deaf]) socket.destroy();
    });

    test('answers a hundred requests in one breath', async () => {
      const ask = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n';
      const { answers } = await say(server.port, `${`${ask}\r\n`.repeat(99)}${ask}${close}`);
      expect(answers).toEqual(Array.from({ length: 100 }, () => 200));
    });
  });
}

test('the built-in server hangs up without a word on who never comes to the point', async () => {
  const server = await startBuiltIn();
  try {
    const began = performance.now();
    // a browser that keeps a connection ready says nothing at all
    const idle = [get, ''].map(async (word) => {
      const socket = await plug(server.port);
      const heard: Buffer[] = [];
      socket.on('data', (piece) => heard.push(piece)).write(word);
      await new Promise((done) => socket.once('close', done));
      return Buffer.concat(heard).toString();
    });
    expect(await Promise.all(idle)).toEqual(['', '']);
    expect(performance.now() - began).toBeLessThan(20_000);
  } finally {
    await server.stop();
  }
});

test.describe('in the browser', () => {
  const odd = [
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

  test('no query and no fragment does anything to a page', async ({ page, open }) => {
    for (const address of odd) {
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

  test.describe('at an address of no page', () => {
    test.use({ expectedErrors: notFoundErrors });

    test('script in it is not run', async ({ page, open }) => {
      for (const address of ['/<script>pwned=1</script>', '/en/%3Cimg%20src=x%20onerror=pwned=1%3E', '/%E0%A4%A']) {
        await open(address);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
        expect(await page.evaluate(() => 'pwned' in window), address).toBe(false);
      }
    });
  });
});
