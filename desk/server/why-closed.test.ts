import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectCopy } from './content/desk-fixtures.ts';
import { whyClosed } from './why-closed.ts';

it('a desk that can start has no reason not to, also where a file can be brought back', () => {
  const root = projectCopy();
  expect(whyClosed(root)).toEqual([]);
  writeFileSync(new URL('src/hotel/facts.json', root), '{');
  expect(whyClosed(root)).toEqual([]);
});

it('says file, line and what is wrong where it cannot be read who the hotel is', () => {
  const root = projectCopy();
  writeFileSync(new URL('src/hotel/identity.json', root), '{\n  "name": "Hotel Rosa"\n  "stars": 3\n}\n');
  expect(whyClosed(root)).toEqual([
    expect.stringMatching(/^src\/hotel\/identity\.json:3\n {2}.*virgola.*\n {2}.*comma.*\n {2}"name": "Hotel Rosa",$/),
  ]);
});

it.each(['photos', 'src/hotel'])('says that %s is a link', (folder) => {
  const root = projectCopy();
  const elsewhere = projectCopy();
  if (folder !== 'photos') renameSync(new URL(folder, root), new URL('away', root));
  symlinkSync(new URL(folder === 'photos' ? '.' : folder, elsewhere), new URL(folder, root));
  expect(whyClosed(root)).toEqual([
    expect.stringMatching(new RegExp(`^«${folder}» è un collegamento.*\n“${folder}” is a link`)),
  ]);
});
