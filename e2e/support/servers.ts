// Starts servers of the built site for tests and measurements.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNginx } from '../../server/find-nginx.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(project, 'dist');

/** A server that runs. */
export interface Server {
  origin: string;
  port: number;
  /** whether it sends brotli copies */
  brotli: boolean;
  stop: () => Promise<void>;
}

/** What to start: nothing of it must be said. */
export interface ServerOptions {
  folder?: string;
  port?: number;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Waits until somebody listens. */
async function listening(port: number, server: ChildProcess, errors: () => string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (server.exitCode !== null) throw new Error(`The server did not start:\n${errors()}`);
    const socket = connect(port, '127.0.0.1');
    const there = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (there) return;
    await new Promise((soon) => setTimeout(soon, 50));
  }
  throw new Error(`Nobody listens on port ${port}:\n${errors()}`);
}

async function run(command: string, args: string[], port: number, env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const server = spawn(command, args, {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr?.on('data', (text) => {
    said = `${said}${text}`.slice(-4000);
  });
  const ended = once(server, 'exit');
  await listening(port, server, () => said);
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
export async function startBuiltIn({ folder = dist, port }: ServerOptions = {}): Promise<Server> {
  const at = port ?? (await freePort());
  return run(process.execPath, ['server/serve.ts', folder], at, { PORT: String(at), HOST: '127.0.0.1' });
}

/** nginx with the settings that the build wrote, or with none but the folder. */
export async function startNginx({
  folder = dist,
  port,
  bare,
}: ServerOptions & { bare?: boolean } = {}): Promise<Server> {
  const nginx = findNginx();
  if (!nginx) {
    throw new Error(
      'There is no nginx on this machine, and the settings in deploy/nginx.conf are tested with a real one: ' +
        'install it (Debian, Ubuntu: apt install nginx libnginx-mod-http-brotli-static; macOS: brew install nginx).',
    );
  }
  const at = port ?? (await freePort());
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  const module = bare ? undefined : nginx.brotli;
  const site = bare
    ? 'server { listen 80; root /usr/share/nginx/html; }'
    : readFileSync(join(project, 'deploy/nginx.conf'), 'utf8');
  writeFileSync(
    join(home, 'site.conf'),
    site
      .replace('listen 80;', `listen 127.0.0.1:${at};`)
      .replace('listen [::]:80;', '')
      .replace('root /usr/share/nginx/html;', `root ${folder};`)
      .replace('# brotli_static on;', module ? 'brotli_static on;' : ''),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${home}/${of};`);
  writeFileSync(
    join(home, 'nginx.conf'),
    [
      ...(module ? [`load_module ${module};`] : []),
      // the built site may be in a folder of root's own
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/errors crit;`,
      'events { worker_connections 1024; }',
      `http { access_log off; ${temporary.join(' ')} include site.conf; }`,
    ].join('\n'),
  );
  const server = await run(nginx.program, ['-p', home, '-c', 'nginx.conf'], at);
  return {
    ...server,
    brotli: Boolean(module),
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true });
    },
  };
}
