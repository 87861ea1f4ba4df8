import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../build/temporary-folder.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const publish = read('deploy/publish.yml');

it('the workflow that publishes is off, and runs on main only', () => {
  expect(existsSync(new URL('../.github/workflows/publish.yml', import.meta.url))).toBe(false);
  expect(publish).toContain('\non:\n  push:\n    branches: [main]\n\n');
});

it('actions are pinned by commit, and images by digest', () => {
  const workflows = ['.github/workflows/check.yml', 'deploy/publish.yml'].map(read).join('');
  const images = read('deploy/Dockerfile').match(/^FROM .*/gm) ?? [];
  expect(workflows.match(/uses: .*/g)?.filter((line) => !/@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
  expect(images.filter((line) => !/@sha256:[0-9a-f]{64}\b/.test(line))).toEqual([]);
});

it('its commands exist', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = [...publish.matchAll(/^ +- run: npm run (.*)/gm)].map(([, command = '']) => command);
  expect(commands.filter((command) => !Object.hasOwn(scripts, command.split(' ')[0] ?? ''))).toEqual([]);
});

it('uploads pages and settings of one version, and switches to it if nginx accepts it', () => {
  const folder = fileURLToPath(temporaryFolder());
  for (const name of ['bin', 'dist', 'deploy', '.cache', 'conf.d']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'deploy/nginx.conf'), 'root /usr/share/nginx/html;');
  const programs = {
    npm: 'echo npm "$@" >> log; exit "$BUILD"',
    rsync: 'echo "$@" >> log',
    ssh: 'echo "$2" | sed "s#/etc/nginx#$PWD#" | sh',
    nginx: 'exit "$NGINX"',
    systemctl: 'true',
  };
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  expect(publish).toContain('sh deploy/publish.sh "$SERVER"');
  const script = fileURLToPath(new URL('../deploy/publish.sh', import.meta.url));
  const run = (nginx: 0 | 1, build: 0 | 1 = 0) => {
    const PATH = `${folder}/bin:${process.env.PATH}`;
    const env = { ...process.env, PATH, NGINX: String(nginx), BUILD: String(build) };
    return spawnSync('sh', [script, 'root@hotel.it'], { cwd: folder, env }).status;
  };
  const link = join(folder, 'conf.d/hotel.conf');

  // a build that refuses the content or an invented hotel
  expect(run(0, 1)).toBe(1);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('npm run build\n');
  expect(run(1)).toBe(1);
  expect(existsSync(link)).toBe(false);
  expect(run(0)).toBe(0);
  const shown = readlinkSync(link);
  const [version] = /\d{4}-\d\d-\d\d-\d{6}/.exec(shown) ?? [];
  expect(shown).toBe(`/srv/hotel/${version}.conf`);
  expect(readFileSync(join(folder, 'log'), 'utf8').trim().split('\n').slice(-2)).toEqual([
    `-a --chmod=D755,F644 dist/ root@hotel.it:/srv/hotel/${version}/`,
    `-a --chmod=F644 .cache/${version}.conf root@hotel.it:/srv/hotel/`,
  ]);
  expect(readFileSync(join(folder, `.cache/${version}.conf`), 'utf8')).toBe(`root /srv/hotel/${version};`);
  rmSync(link);
  symlinkSync('/srv/hotel/before.conf', link);
  expect(run(1)).toBe(1);
  expect(readlinkSync(link)).toBe('/srv/hotel/before.conf');
});

const { dependencies, devDependencies }: Record<string, Record<string, string>> = JSON.parse(read('package.json'));
const direct = { ...dependencies, ...devDependencies };

it('docs/dependencies.md lists every direct dependency once, with its reason', () => {
  const text = read('docs/dependencies.md');
  const rows = [...text.matchAll(/^\| (`.+) \| (.+) \|$/gm)].map(([, names = '', reason = '']) => ({
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => String(name)),
    reason,
  }));
  expect(rows.flatMap(({ names }) => names).sort()).toEqual(Object.keys(direct).sort());
  for (const { reason } of rows) expect(reason.trim()).not.toBe('');
});

it('every direct dependency has an exact version', () => {
  for (const [name, version] of Object.entries(direct)) expect(version, name).toMatch(/^(?:npm:.+@)?\d+\.\d+\.\d+$/);
});
