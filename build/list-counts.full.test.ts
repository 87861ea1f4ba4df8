// Builds a copy of the project whose lists have other numbers of entries.
import { readFileSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { entryPicture } from '../src/art/slots.ts';
import { hotelFiles } from './content/content-file.ts';
import { listKeys } from './content/messages/list-messages.ts';
import { plain, putPhotos, sand } from './photos/generated-photographs.ts';
import { copyProject } from './project-copy.ts';

vi.setConfig({ testTimeout: 180_000 });

const copy = copyProject('lists');
afterAll(() => copy.remove());

const lists: Record<keyof typeof listKeys, Entry[]> = JSON.parse(
  readFileSync(new URL(hotelFiles.lists, copy.folder), 'utf8'),
);

interface Entry {
  id: string;
  [field: string]: unknown;
}

/** A list of so many entries: those that it has, and copies of them under other names. */
function resized(entries: readonly Entry[], count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length] as Entry;
    const { points } = entry;
    return {
      ...entry,
      ...(index >= entries.length && { id: `more${index}` }),
      ...(Array.isArray(points) && { points: resized(points, count) }),
    };
  });
}

it.each([1, 16])('the site is built with %i entries in each list', async (count) => {
  const names = Object.keys(listKeys) as (keyof typeof listKeys)[];
  const longer = Object.fromEntries(names.map((name) => [name, resized(lists[name], count)]));
  copy.editData(hotelFiles.lists, (data) => ({ ...data, ...longer, profiles: [] }));
  const photograph = await plain(900, 600, sand).jpeg().toBuffer();
  for (const list of ['superiorGallery', 'classicGallery'] as const)
    for (const { id } of longer[list]?.slice(4) ?? [])
      putPhotos(copy.folder, { [`${entryPicture(list, id)}.jpg`]: photograph });
  // it says nothing but how far the photographs are
  expect(copy.run('build/build.ts', '--demo')).not.toMatch(/^src\/|Error/m);
  const page = copy.built;
  const main = (file: string) => /<main[\s\S]*<\/main>/.exec(page(file))?.[0] ?? '';
  const found = (file: string, pattern: RegExp) => main(file).match(pattern)?.length;
  expect(found('camere.html', /aria-haspopup="dialog"/g)).toBe(2 * count);
  expect(found('contatti.html', /<details/g)).toBe(count);
  expect(found('servizi.html', /<svg[^>]*viewBox="0 0 96 96"/g)).toBe(count);
  expect(found('servizi.html', /<th scope="row"/g)).toBe(count);
  expect(found('esperienze.html', /<a [^>]*href="#/g)).toBe(count);
  expect(found('location.html', /<h4/g)).toBe(3 * count);
  const graph = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page('contatti.html'))?.[1] ?? '',
  );
  const questions = graph['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'FAQPage');
  expect(questions.mainEntity).toHaveLength(count);
  expect(page('llms.txt').match(/^- .*\{|undefined/m)).toBeNull();
  // without profiles there is no heading for them
  expect(page('index.html')).not.toContain('Seguici');
});
