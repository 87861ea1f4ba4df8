import { connect, type Socket } from 'node:net';

/** What a server has said on a connection: its first answer, and the status of each. */
export interface Answer {
  /** 0 where it hung up without a word */
  status: number;
  headers: string;
  body: Buffer;
  answers: number[];
}

const patience = 15_000;

/** A socket that is there for mischief: errors are what it is looking for. */
export function plug(port: number, halfOpen = false): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: halfOpen });
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
    socket.on('error', () => {});
  });
}

/** Sends bytes on a connection of their own and reads until the server hangs up. Give the request `Connection: close`. */
export async function say(port: number, bytes: string | Buffer): Promise<Answer> {
  const socket = await plug(port, true);
  const heard: Buffer[] = [];
  return new Promise((resolve, reject) => {
    socket.setTimeout(patience, () => {
      socket.destroy();
      reject(new Error(`No end to the answer to ${JSON.stringify(bytes.toString('latin1').slice(0, 300))}`));
    });
    socket.on('data', (piece) => heard.push(piece));
    socket.on('close', () => resolve(read(Buffer.concat(heard))));
    socket.on('end', () => socket.end());
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

function read(all: Buffer): Answer {
  const text = all.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  const body = end < 0 ? Buffer.alloc(0) : all.subarray(end + 4);
  return {
    status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0),
    headers: head,
    body: /^transfer-encoding: chunked/im.test(head) ? unchunked(body) : body,
    answers: [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status)),
  };
}

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at);
    const size = end < 0 ? 0 : Number.parseInt(body.subarray(at, end).toString('latin1'), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

/** A request for a target as it stands. */
export function requestFor(target: string, method = 'GET', more = ''): string {
  return `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${more}\r\n`;
}

/** Does something with each of many things, so many at a time. */
export async function together<In, Out>(
  things: readonly In[],
  act: (thing: In) => Promise<Out>,
  width = 24,
): Promise<Out[]> {
  const results: Out[] = [];
  const queue = [...things.entries()];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await act(next[1]);
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
