import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskPath, filesPath, tokenHeader } from '../protocol.ts';
import type { Desk } from './content/desk.ts';
import { deskOn, label, projectCopy, textOf } from './content/desk-fixtures.ts';
import { deskServer } from './desk-server.ts';
import { Versions } from './versions/versions.ts';

const token = 'a'.repeat(64);
const facts = 'src/hotel/facts.json';
const site = vi.fn((_: unknown, response: { end: (text: string) => void }) => response.end('the site'));

let root: URL;
let desk: Desk;
let port: number;
let close: () => void;

beforeEach(async () => {
  root = projectCopy();
  desk = deskOn(root);
  const parts = { desk, versions: new Versions(desk), toDo: () => [], token };
  const server = deskServer(parts, site as never).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});

afterEach(() => close());

interface RawResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request as the desk's page does, unless the headers say otherwise. */
async function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<RawResponse> {
  const sent = { [tokenHeader]: token, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers };
  const own = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const asked = request({ host: '127.0.0.1', port, path, method, headers: own });
  // the server may not read a refused body to its end
  asked.on('error', () => {}).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

type Sent = Pick<RequestOptions, 'method' | 'headers'> & { body?: string };

const api = (name: string, options: Sent = {}) => send(deskPath + name, options);
const change = (value: unknown, more: Record<string, unknown> = {}) =>
  JSON.stringify({ label, edits: [{ file: facts, path: ['checkIn'], value }], ...more });

/** Expects a refusal with a sentence in both languages. */
function expectRefusal({ status, body }: RawResponse, expected: number): void {
  expect([status, JSON.parse(body)]).toEqual([
    expected,
    expect.objectContaining({ problem: { it: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) } }),
  ]);
}

it('the desk’s own page gets the site, with headers that forbid other pages to frame it', async () => {
  const { body, headers } = await send('/camere', { headers: { [tokenHeader]: undefined } as never });
  expect(body).toBe('the site');
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  });
});

describe('a hostile page', () => {
  const own = () => `http://127.0.0.1:${port}`;

  it.each([
    ['another name for this machine', () => ({ host: `evil.example:${port}` })],
    ['localhost', () => ({ host: `localhost:${port}` })],
    ['another port', () => ({ host: '127.0.0.1:80' })],
    ['another origin', () => ({ origin: 'https://evil.example' })],
    ['an origin without a name', () => ({ origin: 'null' })],
    ['another server on this machine', () => ({ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' })],
    ['another server on this machine, which embeds it', () => ({ 'sec-fetch-site': 'same-site' })],
    ['another site', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['the right origin from another site', () => ({ origin: own(), 'sec-fetch-site': 'cross-site' })],
  ])('gets nothing with %s', async (_, headers) => {
    site.mockClear();
    const before = textOf(root, facts);
    for (const path of ['/', `${filesPath}version`, `${deskPath}state`, `${deskPath}events?token=${token}`]) {
      expectRefusal(await send(path, { headers: headers() }), 403);
    }
    expectRefusal(await api('change', { method: 'POST', body: change('15:00'), headers: headers() }), 403);
    expect(site).not.toHaveBeenCalled();
    expect(textOf(root, facts)).toBe(before);
  });

  it.each([
    ['no token', { [tokenHeader]: undefined }],
    ['a wrong token', { [tokenHeader]: 'b'.repeat(64) }],
    ['an empty token', { [tokenHeader]: '' }],
  ])('reads and writes nothing with %s', async (_, headers) => {
    for (const name of ['state', 'events', 'versions', 'photographs/home-hero', 'events?token=', 'state?token=x']) {
      expectRefusal(await api(name, { headers }), 403);
    }
    for (const name of ['change', `change?token=${token}`, 'undo', 'publish', 'versions']) {
      expectRefusal(await api(name, { method: 'POST', body: change('15:00'), headers }), 403);
    }
    expectRefusal(await api('photographs/home-hero', { method: 'PUT', body: 'x', headers }), 403);
    expectRefusal(await api('photographs/home-hero', { method: 'DELETE', headers }), 403);
    expect(desk.journal.done).toEqual([]);
  });
});

it.each([
  ['ENOSPC', 'pieno'],
  ['EROFS', 'sola lettura'],
  ['EIO', 'Qualcosa non ha funzionato'],
])('a disk that cannot be written is named: %s', async (code, words) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(desk, 'change').mockRejectedValue(Object.assign(new Error('write'), { code }));
  const response = await api('change', { method: 'POST', body: change('15:00') });
  expectRefusal(response, 500);
  expect(JSON.parse(response.body).problem.it).toContain(words);
  log.mockRestore();
});

describe('a request that is wrong', () => {
  it.each([
    ['of a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['of plain text', { 'content-type': 'text/plain' }],
    ['without a type', { 'content-type': undefined }],
  ])('is refused: %s', async (_, headers) => {
    for (const name of ['change', 'undo', 'versions', 'publish']) {
      expectRefusal(await api(name, { method: 'POST', body: change('15:00'), headers }), 415);
    }
  });

  it.each([
    'no JSON',
    '[]',
    '{"label":{"it":"a","en":"b"}}',
    '{"label":{"it":"a"},"edits":[]}',
    `{"label":{"it":"a","en":"${'b'.repeat(2001)}"},"edits":[]}`,
    change('15:00', { session: 5 }),
    change('15:00', { edits: [{ file: 'package.json', path: ['name'], value: 'x' }] }),
    change('15:00', { edits: [{ file: 'src/hotel/../hotel/facts.json', path: ['checkIn'], value: 'x' }] }),
    change('15:00', { edits: [{ file: '/etc/passwd', path: ['x'], value: 'x' }] }),
    change('15:00', { edits: [{ file: facts, path: [], value: {} }] }),
    change('15:00', { edits: [{ file: facts, path: 'checkIn', value: 'x' }] }),
    change('15:00', { edits: [{ file: facts, path: ['$schema'], value: 'x' }] }),
    change('15:00', { edits: [{ file: facts, path: ['services', -1], value: 'x' }] }),
    change('15:00', { edits: [{ file: facts, path: Array(21).fill('x'), value: 'x' }] }),
  ])('is not understood: %s', async (body) => {
    const before = textOf(root, facts);
    expectRefusal(await api('change', { method: 'POST', body }), 400);
    expect(textOf(root, facts)).toBe(before);
  });

  it.each([
    ['GET', 'nothing'],
    ['POST', 'state'],
    ['PUT', 'state'],
    ['GET', 'photographs/nobody'],
    ['PUT', 'photographs/home-hero'],
    ['PUT', 'photographs/tile'],
    ['PUT', 'photographs/..%2F..%2Fsrc%2Fhotel%2Ffacts'],
    ['PUT', 'photographs/home-hero/../../x'],
    ['PUT', 'photographs/%00'],
    ['PUT', 'photographs/%'],
    ['PUT', 'photographs/__proto__'],
    ['DELETE', 'photographs/README'],
    ['GET', 'photographs/home-hero/focus/more'],
  ])('is not understood: %s %s', async (method, name) => {
    expectRefusal(
      await api(name, { method, ...(method === 'PUT' && { body: 'x', headers: { 'content-type': 'image/jpeg' } }) }),
      400,
    );
  });

  it('is refused when it is larger than a megabyte, with or without Content-Length', async () => {
    const body = change('x'.repeat(1024 * 1024));
    expectRefusal(await api('change', { method: 'POST', body }), 413);
    expectRefusal(await api('change', { method: 'POST', body, headers: { 'transfer-encoding': 'chunked' } }), 413);
  });

  it('may only read the site', async () => {
    site.mockClear();
    for (const method of ['POST', 'PUT', 'DELETE']) expectRefusal(await send('/', { method }), 405);
    expect(site).not.toHaveBeenCalled();
  });
});
