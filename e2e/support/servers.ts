// Starts servers of the built site for tests.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNginx } from '../../tools/find-programs.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(project, 'dist');

/** A running server. */
export interface Server {
  origin: string;
  port: number;
  /** whether it sends brotli copies */
  brotli: boolean;
  stop: () => Promise<void>;
}

/** A server in this process. */
export interface LocalServer {
  http: HttpServer;
  /** without a slash at the end */
  origin: string;
  port: number;
  close: () => Promise<void>;
}

/** Starts a server in this process, on a free port unless one is given. */
export async function listen(listener: RequestListener, port = 0): Promise<LocalServer> {
  const http = createServer(listener).listen(port, '127.0.0.1');
  await once(http, 'listening');
  const at = (http.address() as AddressInfo).port;
  const close = async () => {
    const closed = once(http, 'close');
    http.close();
    http.closeAllConnections();
    await closed;
  };
  return { http, origin: `http://127.0.0.1:${at}`, port: at, close };
}

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = await listen(() => {});
  await probe.close();
  return probe.port;
}

async function run(
  command: string,
  args: string[],
  port: number,
  ready: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<Server> {
  const server = spawn(command, args, {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output = `${output}${text}`.slice(-4000);
      if (ready.test(output)) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    ended.then(() => reject(new Error(`The server did not start:\n${output}`)), reject);
  });
  return {
    port,
    brotli: true,
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}

/** The server behind `npm start`. */
export async function startBuiltIn(): Promise<Server> {
  const port = await freePort();
  return run(process.execPath, ['server/serve.ts'], port, /The site is on/, { PORT: String(port), HOST: '127.0.0.1' });
}

/** nginx with the built settings in the recipe for an own server of deploy/README.md, and what `nginx -t` says about it. */
export async function startNginx(): Promise<Server & { securePort: number; said: string }> {
  const nginx = findNginx();
  if (!nginx) {
    throw new Error(
      'There is no nginx on this machine, and the settings in deploy/nginx.conf are tested with a real one: ' +
        'install it (Debian, Ubuntu: apt install nginx libnginx-mod-http-brotli-static; macOS: brew install nginx).',
    );
  }
  const { program, brotli } = nginx;
  const [port, securePort, redirectPort] = [await freePort(), await freePort(), await freePort()];
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  const pair = ['-keyout', `${home}/privkey.pem`, '-out', `${home}/fullchain.pem`];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=hotel.it', ...pair], {
    stdio: 'ignore',
  });
  // `http2 on` is younger than Debian 12
  const version = /nginx\/(\d+\.\d+)/.exec(spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr)?.[1] ?? '';
  const isOld = version.localeCompare('1.26', 'en', { numeric: true }) < 0;
  const recipe = readFileSync(join(project, 'deploy/README.md'), 'utf8')
    .replaceAll('/etc/letsencrypt/live/hotel.it', home)
    .replace(/.*listen \[.*\n/g, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${redirectPort};`)
    .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${securePort} ssl${isOld ? ' http2' : ''};`)
    .replace(isOld ? /.*http2 on;\n/g : /$^/, '')
    .replace('brotli_static on;', brotli ? 'brotli_static on;' : '');
  const [own = '', https = ''] = Array.from(recipe.matchAll(/```nginx\n([\s\S]*?)```/g), ([, settings]) => settings);
  const site = readFileSync(join(project, 'deploy/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('/usr/share/nginx/html', dist)
    .replaceAll('/etc/nginx/hotel-site/', `${home}/hotel-`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${home}/${of};`);
  const main = [
    ...(brotli ? [`load_module ${brotli};`] : []),
    // the built site may be in a folder that only root can read
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; worker_processes 1; pid ${home}/pid; error_log stderr notice;`,
    'events { worker_connections 1024; }',
    `http { access_log off; ${temporary.join(' ')} include ${home}/*site.conf; }`,
  ];
  const files = { 'hotel-own.conf': own, 'https-site.conf': https, 'site.conf': site, 'nginx.conf': main.join('\n') };
  for (const [name, settings] of Object.entries(files)) writeFileSync(join(home, name), settings);
  const { stderr: said } = spawnSync(program, ['-t', '-p', home, '-c', 'nginx.conf'], { encoding: 'utf8' });
  const server = await run(program, ['-p', home, '-c', 'nginx.conf'], port, /start worker process /);
  const stop = async () => {
    await server.stop();
    rmSync(home, { recursive: true });
  };
  return { ...server, brotli: Boolean(brotli), securePort, said, stop };
}
