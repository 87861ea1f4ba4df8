import { rmSync, writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../build/temporary-folder.ts';
import { listen } from './local-server.ts';
import { siteServer } from './site-server.ts';

it('a running server serves what another build has written, and survives the time between', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const dist = temporaryFolder();
  const build = (page: string, policy: string) => {
    writeFileSync(new URL('camere.html', dist), page);
    writeFileSync(new URL('_headers', dist), `/camere\n  Content-Security-Policy: ${policy}\n`);
  };
  build('<p>The first build, which is longer', "default-src 'self'");
  const server = await listen(siteServer(dist));
  const get = async () => {
    const response = await fetch(`${server.origin}/camere`);
    const [policy, cache] = ['Content-Security-Policy', 'Cache-Control'].map((name) => response.headers.get(name));
    return { status: response.status, policy, cache, text: await response.text() };
  };
  expect(await get()).toMatchObject({ policy: "default-src 'self'", text: '<p>The first build, which is longer' });
  build('<p>The second build', "default-src 'none'");
  expect(await get()).toMatchObject({ policy: "default-src 'none'", text: '<p>The second build' });
  rmSync(new URL('camere.html', dist));
  expect(await get()).toMatchObject({ status: 503, cache: 'no-store' });
  build('<p>The third build', "default-src 'none'");
  expect(await get()).toMatchObject({ status: 200, cache: 'no-cache' });
  await server.close();
});
