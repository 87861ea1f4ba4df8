// What a returning visitor downloads again after a change.
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';

type Change = (code: string, id: string) => string | undefined;

/** The code of each script, by its file name. */
async function scripts(transform: Change): Promise<Map<string, string>> {
  vi.stubEnv('NODE_ENV', 'production');
  const { output } = (await build({
    configLoader: 'native',
    logLevel: 'warn',
    build: { write: false },
    plugins: [{ name: 'change', enforce: 'pre', transform }],
  })) as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])));
}

let before: Map<string, string>;
beforeAll(async () => {
  before = await scripts(() => undefined);
});

const nameOf = (file: string) => file.replace(/^assets\/|-[\w-]{8}\.js$/g, '');

/** The names, without hashes, of the scripts that a change renames and of those that it keeps, and the bytes of the renamed. */
async function changedBy(change: Change): Promise<{ renamed: string[]; kept: string[]; bytes: number }> {
  const after = [...(await scripts(change))];
  const renamed = after.filter(([file]) => !before.has(file));
  const bytes = renamed.map(([, code]) => brotliCompressSync(code).byteLength);
  return {
    renamed: renamed.map(([file]) => nameOf(file)).sort(),
    kept: after.flatMap(([file]) => (before.has(file) ? [nameOf(file)] : [])),
    bytes: bytes.reduce((sum, size) => sum + size, 0),
  };
}

it('a changed letter in a message renames only its page’s messages and the list that names them', async () => {
  const { renamed, bytes } = await changedBy((code, id) =>
    id === '\0virtual:messages/it/location' ? code.replace('spiaggia', 'spiaggio') : undefined,
  );
  expect(renamed).toEqual(['location', 'route-loaders']);
  expect(bytes).toBeLessThanOrEqual(3000);
});

it('a change of the site’s code leaves React’s file as it is', async () => {
  const { renamed, kept } = await changedBy((code, id) =>
    id.endsWith('src/app/app.tsx') ? `${code};globalThis.changed=true` : undefined,
  );
  expect(renamed).toContain('entry-client');
  expect(kept).toContain('react');
});
