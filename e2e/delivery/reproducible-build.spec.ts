import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontPackages } from '../../build/fonts.ts';
import { built } from '../support/built.ts';
import { expect, test } from '../support/site.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

test('licenses.txt names every package that visitors download and no other', () => {
  const text = built('/licenses.txt').toString();
  const named = Array.from(text.matchAll(/^## (\S+) - \d/gm), ([, name]) => name);
  // dependencies of dependencies
  const transitive = ['scheduler', 'use-sync-external-store'];
  expect(named).toEqual(expect.arrayContaining([...Object.keys(dependencies), ...fontPackages, ...transitive]));
  const sent = [...fontPackages, 'vite'];
  const tools = Object.keys(devDependencies).filter((name) => !sent.includes(name));
  expect(named.filter((name) => tools.includes(String(name)))).toEqual([]);
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

/** The hash of every file in a folder, by its path. */
function hashes(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [relative(folder, file), hash('sha256', readFileSync(file))]),
  );
}

test('a build in another folder, time zone, locale and mode gives the same bytes', { tag: '@full' }, async () => {
  const copy = mkdtempSync(join(tmpdir(), 'again-'));
  try {
    const excluded = ['node_modules', '.git', '.cache', 'dist', 'test-results'].map((name) => join(project, name));
    cpSync(project, copy, { recursive: true, filter: (from) => !excluded.includes(from) });
    symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
    // the pages contain the current year
    const yearIn = (timeZone: string) => Number(new Date().toLocaleDateString('en', { timeZone, year: 'numeric' }));
    const zone = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((name) => yearIn(name) === new Date().getFullYear());
    const build = spawn(process.execPath, ['build/build.ts', '--demo'], {
      cwd: copy,
      env: { ...process.env, TZ: zone, LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', NODE_ENV: 'development' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    build.stderr.on('data', (text) => {
      said += text;
    });
    const [code] = await once(build, 'exit');
    expect(said).toBe('');
    expect(code).toBe(0);
    expect(hashes(join(copy, 'dist'))).toEqual(hashes(join(project, 'dist')));
    const settings = 'deploy/nginx.conf';
    expect(readFileSync(join(copy, settings), 'utf8')).toBe(readFileSync(join(project, settings), 'utf8'));
  } finally {
    rmSync(copy, { recursive: true });
  }
});
