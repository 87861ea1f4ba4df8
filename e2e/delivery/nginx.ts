import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/local-server.ts';
import { findNginx } from '../../tools/find-programs.ts';
import { expect } from '../support/site.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(project, 'dist');

/** A running nginx. */
export interface Nginx {
  origin: string;
  securePort: number;
  /** whether it sends brotli copies */
  hasBrotli: boolean;
  /** the output of `nginx -t` */
  said: string;
  stop: () => Promise<void>;
}

/** Starts nginx with the built settings, in the recipe for an own server of deploy/README.md. */
export async function startNginx(): Promise<Nginx> {
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
  // `http2 on` is newer than Debian 12
  const version = /nginx\/(\d+\.\d+)/.exec(spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr)?.[1] ?? '';
  const isOld = version.localeCompare('1.26', 'en', { numeric: true }) < 0;
  const recipe = readFileSync(join(project, 'deploy/README.md'), 'utf8')
    .replaceAll('/etc/letsencrypt/live/hotel.it', home)
    .replace(/.*listen \[.*\n/g, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${redirectPort};`)
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${securePort} ssl${isOld ? ' http2' : ''}`)
    .replace(isOld ? /.*http2 on;\n/g : /$^/, '')
    .replace('brotli_static on;', brotli ? 'brotli_static on;' : '');
  const [own = '', https = ''] = Array.from(recipe.matchAll(/```nginx\n([\s\S]*?)```/g), ([, block]) => block);
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
  const settings = ['-p', home, '-c', 'nginx.conf'];
  const { stderr: said } = spawnSync(program, [...settings, '-t'], { encoding: 'utf8' });
  const server = spawn(program, settings, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await expect(() => fetch(origin), said).toPass({ timeout: 30_000 });
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(home, { recursive: true });
  };
  return { origin, securePort, hasBrotli: Boolean(brotli), said, stop };
}
