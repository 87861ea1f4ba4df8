import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from './desk-copy.ts';

const page404 = '<!doctype html><html lang="en"><title>Another page</title><h1>Another page</h1></html>';

test('another page in the same browser reads and writes nothing', { tag: '@full' }, async ({
  page,
  site,
  desk,
  browser,
}) => {
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
  const token = await page.locator('meta[name="desk-token"]').getAttribute('content');
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(page404);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const stranger = await (await browser.newContext()).newPage();
  const statuses: number[] = [];
  stranger.on('response', (response) => response.url().startsWith(desk.origin) && statuses.push(response.status()));
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
  await stranger.evaluate((origin) => {
    document.body.innerHTML = `<iframe name="inner" title="inner"></iframe>
      <form method="post" target="inner" enctype="text/plain" action="${origin}/__desk/undo"><input name='{"a":"' value='"}'></form>`;
    document.querySelector('form')?.submit();
  }, desk.origin);
  await expect.poll(() => statuses.length).toBeGreaterThan(1);

  // nor does a frame, which would let a page lead clicks there
  await stranger.evaluate((origin) => {
    document.body.innerHTML = `<iframe src="${origin}/" title="frame"></iframe>`;
  }, desk.origin);
  await expect.poll(() => statuses.length).toBeGreaterThan(2);
  expect(await stranger.frames()[1]?.locator('#root, #desk').count()).toBe(0);
  expect(statuses.filter((status) => status < 400)).toEqual([]);
  expect(desk.changed()).toEqual([]);
  server.close();
});
