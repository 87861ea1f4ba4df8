import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
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
