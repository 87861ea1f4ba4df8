import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Request } from '@playwright/test';
import { expect, saved, test, typeAtEnd } from './desk-copy.ts';

const otherPage = '<!doctype html><html lang="en"><title>Another page</title><h1>Another page</h1></html>';

test('another page in the same browser reads and writes nothing', { tag: '@full' }, async ({
  page,
  site,
  desk,
  browser,
}) => {
  await site.getByRole('heading', { level: 1 }).click();
  await typeAtEnd(page, 'Italiano', ' blu');
  await saved(page);
  const token = await page.locator('meta[name="desk-token"]').getAttribute('content');
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(otherPage);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const stranger = await (await browser.newContext()).newPage();
  const ended = (path: string) => {
    const isMeant = (request: Request) => request.url() === desk.origin + path;
    return Promise.race([
      stranger.waitForEvent('requestfinished', isMeant),
      stranger.waitForEvent('requestfailed', isMeant),
    ]);
  };
  await stranger.goto(`http://127.0.0.1:${port}/`);
  const edits = [{ file: 'src/i18n/it.json', path: ['nav', 'home'], value: 'Rubato' }];
  const outcome = await stranger.evaluate(
    async ([origin, body, known]) => {
      const attempt = async (path: string, init?: RequestInit) =>
        fetch(`${origin}/__desk/${path}`, init).then(
          ({ status, type }) => (type === 'opaque' ? 'opaque' : String(status)),
          () => 'refused',
        );
      const json = { 'content-type': 'application/json' };
      return [
        await attempt('state'),
        await attempt('state', { mode: 'no-cors' }),
        // even if it knew the token
        await attempt(`events?token=${known}`),
        await attempt('change', { method: 'POST', headers: { ...json, 'x-desk-token': known }, body }),
        await attempt('change', { method: 'POST', mode: 'no-cors', body }),
      ];
    },
    [desk.origin, JSON.stringify({ label: { it: 'x', en: 'x' }, edits }), token ?? ''] as const,
  );
  expect(outcome.filter((one) => one === '200')).toEqual([]);

  // a form needs no permission to be sent
  const posted = ended('/__desk/undo');
  await stranger.evaluate((origin) => {
    document.body.innerHTML = `<iframe name="inner" title="inner"></iframe>
      <form method="post" target="inner" enctype="text/plain" action="${origin}/__desk/undo"><input name='{"a":"' value='"}'></form>`;
    document.querySelector('form')?.submit();
  }, desk.origin);
  await posted;

  // nor does a frame, which would let a page lead clicks there
  const framed = ended('/');
  await stranger.evaluate((origin) => {
    document.body.innerHTML = `<iframe src="${origin}/" title="frame"></iframe>`;
  }, desk.origin);
  await framed;
  await expect.poll(() => stranger.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');

  // what the owner changed before stands, and nothing else
  expect(desk.read('src/i18n/it.json')).toContain('<em>e mare blu</em>');
  expect(desk.git('diff', '--numstat')).toBe(`1\t1\tsrc/i18n/it.json\n`);
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Limoni, maiolica e mare blu');
  server.close();
});
