import { cpSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectCopy } from './content/desk-fixtures.ts';
import { startupErrors } from './startup-errors.ts';

const identity = 'src/hotel/identity.json';

/** A copy of the project with the module that reads who the hotel is. */
function copyWithIdentity(): URL {
  const root = projectCopy();
  cpSync(new URL('../../src/hotel/identity.ts', import.meta.url), new URL('src/hotel/identity.ts', root));
  return root;
}

it('there are no errors if the desk can start, even with a file that a version can restore', async () => {
  const root = copyWithIdentity();
  writeFileSync(new URL('src/hotel/facts.json', root), '{');
  expect(await startupErrors(root)).toEqual([]);
});

it.each([
  ['{\n  "name": "Hotel Rosa"\n  "stars": 3\n}\n', 3, 'virgola', 'comma', '"name": "Hotel Rosa",'],
  ['{\n  "phone": 39\n}\n', 2, 'Telefono: ', 'Phone: ', '.*'],
])('names file, line and fault if the hotel’s identity cannot be read: %j', async (text, ...expected) => {
  const [line, italian, english, example] = expected;
  const root = copyWithIdentity();
  writeFileSync(new URL(identity, root), text);
  expect(await startupErrors(root)).toContainEqual(
    expect.stringMatching(`^${identity}:${line}\n {2}.*${italian}.*\n {2}.*${english}.*\n {2}${example}$`),
  );
});

it.each(['photos', 'src/hotel'])('reports that %s is a link', async (folder) => {
  const root = projectCopy();
  const elsewhere = projectCopy();
  if (folder !== 'photos') renameSync(new URL(folder, root), new URL('away', root));
  symlinkSync(new URL(folder === 'photos' ? '.' : folder, elsewhere), new URL(folder, root));
  expect(await startupErrors(root)).toEqual([
    expect.stringMatching(new RegExp(`^«${folder}» è un collegamento.*\n“${folder}” is a link`)),
  ]);
});
