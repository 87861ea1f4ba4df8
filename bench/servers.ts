// `npm run bench:servers`: requests per second of the built-in server, nginx with our settings and nginx without settings.
// `npm run bench` includes it.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { type Server, startBuiltIn, startNginx } from '../e2e/support/servers.ts';
import { findProgram, installNginx } from '../server/find-nginx.ts';
import { median } from './median.ts';

const rounds = 5;
const seconds = 2;
const minimumRatio = 0.9;

/**
 * Measures the servers interleaved, with the Accept-Encoding of browsers, and prints one table.
 * @returns its rows; undefined without wrk
 */
export async function measureServers() {
  const wrk = findProgram('wrk');
  if (!wrk) {
    console.log(
      'Requests per second are not measured: there is no wrk on this machine (Debian, Ubuntu: apt install wrk).',
    );
    return;
  }
  installNginx();
  const assets = readdirSync(new URL('../dist/assets/', import.meta.url));
  const asset = (pattern: RegExp) => `/assets/${assets.find((name) => pattern.test(name))}`;
  const drawing = asset(/^home-rooms-.*\.svg$/);
  const script = asset(/^rooms-.*\.js$/);
  // a bare folder serves a page by its file name only
  const targets: [address: string, file: string][] = [
    ['/camere', '/camere.html'],
    [script, script],
    [drawing, drawing],
  ];
  const rate = (server: Server, path: string) => {
    const args = ['-t1', '-c16', `-d${seconds}s`, '-H', 'Accept-Encoding: br, gzip', server.origin + path];
    const output = execFileSync(wrk, args, { encoding: 'utf8' });
    if (/Non-2xx/.test(output)) throw new Error(`${server.origin}${path} returns errors:\n${output}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  };

  const servers = [await startBuiltIn(), await startNginx(), await startNginx({ bare: true })] as const;
  const [builtIn, ours, bare] = servers;
  try {
    const none: number[] = [];
    const rows = targets.map(([address, file]) => ({
      address,
      file,
      builtIn: [...none],
      ours: [...none],
      bare: [...none],
    }));
    for (let round = 0; round < rounds; round++) {
      for (const row of rows) {
        row.builtIn.push(rate(builtIn, row.address));
        row.ours.push(rate(ours, row.address));
        row.bare.push(rate(bare, row.file));
      }
    }
    const table = rows.map((row) => ({
      address: row.address,
      'built-in': Math.round(median(row.builtIn)),
      'nginx, our settings': Math.round(median(row.ours)),
      'nginx, bare folder': Math.round(median(row.bare)),
      'ours ÷ bare': Number((median(row.ours) / median(row.bare)).toFixed(2)),
    }));
    console.log(`Requests per second, medians of ${rounds} interleaved runs of ${seconds} s:`);
    console.table(table);
    const worst = Math.min(...table.map((row) => row['ours ÷ bare']));
    console.log(
      `Our settings reach ${worst} of the bare folder at worst (at least ${minimumRatio}): ${worst >= minimumRatio ? 'passes' : 'fails'}`,
    );
    return table;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

if (import.meta.main) await measureServers();
