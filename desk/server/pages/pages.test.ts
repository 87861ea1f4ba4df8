import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../../server/local-server.ts';
import { projectCopy } from '../content/desk-fixtures.ts';
import { bundleFolder } from './folders.ts';
import { pages } from './pages.ts';

/** A server of the documents on a project of its own. */
async function serve(root = projectCopy()) {
  const folder = new URL(`${bundleFolder}desk/client/`, root);
  mkdirSync(folder, { recursive: true });
  for (const name of ['desk', 'site']) writeFileSync(new URL(`${name}.html`, folder), `<p>${name}</p><!-- content -->`);
  const { origin, close } = await listen(pages({ root, token: 'secret' }));
  onTestFinished(close);
  return {
    root,
    /** the first page, as a window or as the frame in it asks for it */
    open: async (dest: 'document' | 'iframe') =>
      (await fetch(`${origin}/`, { headers: { accept: 'text/html', 'sec-fetch-dest': dest } })).text(),
  };
}

it('the window gets the desk with its token, the frame the site with the content alone', async () => {
  const { open } = await serve();
  expect(await open('document')).toMatch(/<p>desk<.*content="secret"/s);
  const site = await open('iframe');
  expect(site).toMatch(/<p>site<.*"checkIn":"\d\d:\d\d"/s);
  expect(site).not.toContain('secret');
});

it('if content cannot be read, the desk opens with the last readable content, even after a restart', async () => {
  const { root, open } = await serve();
  await open('document');
  writeFileSync(new URL('src/hotel/facts.json', root), '{');
  const again = await serve(root);
  expect(await again.open('document')).toContain('<p>desk<');
});

it('the site is shown even if no copy of its content can be written', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { root, open } = await serve();
  symlinkSync('no-folder/content.json', new URL('.cache/desk/content.json', root));
  expect(await open('iframe')).toContain('<p>site<');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('content.json'));
});
