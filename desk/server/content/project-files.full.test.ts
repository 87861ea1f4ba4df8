import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { projectCopy, textOf } from './desk-fixtures.ts';

const files = ['src/i18n/it.json', 'src/i18n/en.json'];
const rounds = 4;

/** Writes both dictionaries again and again, each time with another text in both. */
const writer = (root: URL) => `
import { readFileSync } from 'node:fs';
import { writeFiles } from ${JSON.stringify(new URL('project-files.ts', import.meta.url).href)};
const root = new URL(${JSON.stringify(root.href)});
console.log('ready');
for (let round = 0; ; round += 1) {
  writeFiles(root, new Map(${JSON.stringify(files)}.map((file) => {
    const data = JSON.parse(readFileSync(new URL(file, root), 'utf8'));
    data.nav.home = 'round ' + round + ' ' + 'x'.repeat(round % 7 * 10_000);
    return [file, Buffer.from(JSON.stringify(data, null, 2) + '\\n')];
  })));
}`;

it('files are whole after a desk is killed while it writes', async () => {
  const root = projectCopy();
  for (let round = 0; round < rounds; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer(root)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const before = textOf(root, files[0] as string);
    while (textOf(root, files[0] as string) === before) await new Promise((wait) => setTimeout(wait, 2));
    await new Promise((wait) => setTimeout(wait, (round * 7) % 40));
    child.kill('SIGKILL');
    await once(child, 'exit');
    for (const file of files) {
      const text = textOf(root, file);
      expect(text.endsWith('}\n')).toBe(true);
      expect(Object.keys(JSON.parse(text)).length).toBeGreaterThan(10);
    }
  }
  expect(readdirSync(fileURLToPath(new URL('src/i18n', root))).sort()).toEqual(['en.json', 'it.json']);
});
