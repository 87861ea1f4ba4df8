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

/** nginx with the built configuration. */
export async function startNginx(): Promise<Server> {
  const nginx = findNginx();
  if (!nginx) {
    throw new Error(
      'There is no nginx on this machine, and the settings in deploy/nginx.conf are tested with a real one: ' +
        'install it (Debian, Ubuntu: apt install nginx libnginx-mod-http-brotli-static; macOS: brew install nginx).',
    );
  }
  const port = await freePort();
  const home = nginxHome();
  const module = nginx.brotli;
  writeFileSync(
    join(home, 'site.conf'),
    readFileSync(join(project, 'deploy/nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '')
      .replace('root /usr/share/nginx/html;', `root "${dist}";`)
      .replace('# brotli_static on;', module ? 'brotli_static on;' : ''),
  );
  writeNginxSettings(home, module);
  return runNginx(nginx.program, home, port, Boolean(module));
}

const nginxHome = () => mkdtempSync(join(tmpdir(), 'nginx-'));

function writeNginxSettings(home: string, module: string | undefined): void {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${home}/${of};`);
  writeFileSync(
    join(home, 'nginx.conf'),
    [
      ...(module ? [`load_module ${module};`] : []),
      // the built site may be in a folder that only root can read
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; worker_processes 1; pid ${home}/pid; error_log stderr notice;`,
      'events { worker_connections 1024; }',
      `http { access_log off; ${temporary.join(' ')} include ${home}/*site.conf; }`,
    ].join('\n'),
  );
}

async function runNginx(program: string, home: string, port: number, brotli: boolean): Promise<Server> {
  const server = await run(program, ['-p', home, '-c', 'nginx.conf'], port, /start worker process /);
  return {
    ...server,
    brotli,
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true });
    },
  };
}

/** nginx with the recipe for an own server in deploy/README.md, and what `nginx -t` says about it. */
export async function startOwnServer(): Promise<Server & { said: string }> {
  const { program = '', brotli } = findNginx() ?? {};
  const [plain, port] = [await freePort(), await freePort()];
  const home = nginxHome();
  const subject = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=hotel.it'];
  const pair = ['-keyout', `${home}/privkey.pem`, '-out', `${home}/fullchain.pem`];
  execFileSync('openssl', ['req', '-x509', ...subject, ...pair], { stdio: 'ignore' });
  // `http2 on` is younger than Debian 12
  const version = /nginx\/(\d+\.\d+)/.exec(spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr)?.[1] ?? '';
  const isOld = version.localeCompare('1.26', 'en', { numeric: true }) < 0;
  const local = (settings: string) =>
    settings
      .replaceAll('/etc/letsencrypt/live/hotel.it', home)
      .replace(/.*listen \[.*\n/g, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
      .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${port} ssl${isOld ? ' http2' : ''};`)
      .replace(isOld ? /.*http2 on;\n/g : /$^/, '');
  const recipe = readFileSync(join(project, 'deploy/README.md'), 'utf8');
  const [own = '', https = ''] = [...recipe.matchAll(/```nginx\n([\s\S]*?)```/g)].map(([, settings = '']) =>
    local(settings),
  );
  const site = readFileSync(join(project, 'deploy/nginx.conf'), 'utf8')
    .replace(/^ *listen .*\n/gm, '')
    .replace('/usr/share/nginx/html', dist)
    .replaceAll('/etc/nginx/hotel-site/', `${home}/hotel-`);
  writeFileSync(join(home, 'hotel-own.conf'), brotli ? own : own.replace('brotli_static on;', ''));
  writeFileSync(join(home, 'https-site.conf'), https);
  writeFileSync(join(home, 'site.conf'), site);
  writeNginxSettings(home, brotli);
  const said = spawnSync(program, ['-t', '-p', home, '-c', 'nginx.conf'], { encoding: 'utf8' }).stderr;
  return { ...(await runNginx(program, home, port, Boolean(brotli))), said };
}
