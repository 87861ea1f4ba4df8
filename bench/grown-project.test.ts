import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { growProject } from './grown-project.ts';

vi.setConfig({ testTimeout: 60_000 });

test('the grown project passes the content check', () => {
  const root = mkdtempSync(join(tmpdir(), 'grown-'));
  try {
    for (const part of ['src', 'build', 'server', 'package.json']) {
      cpSync(new URL(`../${part}`, import.meta.url), join(root, part), { recursive: true });
    }
    symlinkSync(new URL('../node_modules', import.meta.url), join(root, 'node_modules'));
    growProject(root, 9, 4);
    const routes = readFileSync(join(root, 'src/navigation/routes.ts'), 'utf8');
    expect(routes.match(/'extra\d+' as|^ {2}(?:de|fr|es): /gm)).toEqual([
      "'extra1' as",
      "'extra2' as",
      '  de: ',
      '  fr: ',
    ]);
    const check = "(await import('./build/content/check-content.ts')).checkContent()";
    execFileSync(process.execPath, ['--input-type=module', '-e', check], { cwd: root, stdio: 'pipe' });
  } finally {
    rmSync(root, { recursive: true });
  }
});
