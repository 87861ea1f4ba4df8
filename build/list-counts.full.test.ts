// Builds a copy of the project whose lists have other numbers of entries.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { entryPicture } from '../src/art/slots.ts';
import { hotelFiles } from './content/check-content.ts';
import { listKeys } from './content/messages/list-messages.ts';
import { plain, putPhotos, sand } from './photos/generated-photographs.ts';

vi.setConfig({ testTimeout: 180_000 });

const repository = new URL('../', import.meta.url);
const copy = new URL('.cache/lists/', repository);

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

async function copyWith(count: number): Promise<void> {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const files = ['package.json', 'index.html', 'tsconfig.json', 'vite.config.ts'];
  for (const part of ['build', 'deploy', 'server', 'src', 'tools', ...files]) {
    cpSync(new URL(part, repository), new URL(part, copy), { recursive: true });
  }
  symlinkSync(new URL('node_modules', repository), new URL('node_modules', copy));
  const file = new URL(hotelFiles.lists, copy);
  const lists: Record<string, Entry[]> = JSON.parse(readFileSync(file, 'utf8'));
  for (const name of Object.keys(listKeys)) lists[name] = resized(lists[name] ?? [], count);
  writeFileSync(file, JSON.stringify({ ...lists, profiles: [] }));
  const photograph = await plain(900, 600, sand).jpeg().toBuffer();
  const galleries = ['superiorGallery', 'classicGallery'] as const;
  const added = galleries.flatMap((list) => lists[list]?.slice(4).map(({ id }) => entryPicture(list, id)) ?? []);
  putPhotos(copy, Object.fromEntries(added.map((name) => [`${name}.jpg`, photograph])));
}

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.each([1, 5, 16])('the site is built with %i entries in each list', async (count) => {
  await copyWith(count);
  execFileSync(process.execPath, ['build/build.ts', '--demo'], { cwd: copy, stdio: 'pipe' });
  const page = (file: string) => readFileSync(new URL(`dist/${file}`, copy), 'utf8');
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
