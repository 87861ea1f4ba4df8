// Follows docs/recipes.md, “Add a language”, with German, in a copy of the project.
import { cpSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tree } from './content/content-fixtures.ts';
import { isObject } from './content/faults/fault.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

let copy: ProjectCopy;

/** Copies each English text of a file to German. */
function withGerman(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withGerman);
  if (!isObject(part)) return part;
  const whole = Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, withGerman(inner)]));
  return part.en === undefined ? whole : { ...whole, de: part.en };
}

beforeAll(() => {
  // the space and the accent prove that the project builds in any folder
  copy = copyProject('il mio hotèl');
});
afterAll(() => copy.remove());

it('the content check names each missing part of a new language until the site builds in it', () => {
  copy.edit(
    'src/i18n/languages.ts',
    "locale: 'en_GB' },",
    "locale: 'en_GB' },\n  de: { prefix: '/de', locale: 'de_DE' },",
  );
  const missing = copy.run('build/build.ts', '--demo');
  expect(missing).toMatch(/src\/i18n\/de\.json\n {2}is missing/);
  expect(missing).toMatch(/src\/announcements\/announcements\.json:\d+\n {2}announcements\[0\]\.title\.de is missing/);
  expect(missing).toMatch(/src\/hotel\/identity\.json:\d+\n {2}beachClub\.offer\.de is missing/);
  for (const file of [
    'src/announcements/announcements.json',
    'src/hotel/identity.json',
    'src/hotel/lists.json',
    'src/hotel/information.json',
  ])
    copy.editData(file, (data) => withGerman(data) as Tree);
  cpSync(new URL('src/i18n/en.json', copy.folder), new URL('src/i18n/de.json', copy.folder));
  const change = (language: string, group: string, texts: Tree) =>
    copy.editData(`src/i18n/${language}.json`, (data) => ({
      ...data,
      [group]: { ...(data[group] as Tree), ...texts },
    }));
  change('en', 'nav', { 'toggle.label': 'DE', 'toggle.name': 'DE – Auf Deutsch lesen' });
  change('de', 'nav', { 'toggle.label': 'IT', 'toggle.name': 'IT – Leggi in italiano' });
  change('de', 'rooms', { 'head.title': 'Zimmer am Meer | {name}' });
  expect(copy.run('build/build.ts', '--demo')).toBe('');

  const page = copy.built;
  const rooms = page('de/camere.html');
  expect(rooms).toMatch(/^<!doctype html><html lang="de"/i);
  expect(rooms).toMatch(/<title[^>]*>Zimmer am Meer \| /);
  expect(rooms).toMatch(/<meta property="og:locale" content="de_DE"/);
  expect(rooms).toMatch(/<a [^>]*href="\/de\/terrazza"/);
  // each page loads its messages in its own language alone
  const modulesOf = (file: string) =>
    (/data-modules="([^"]*)"/.exec(page(file))?.[1] ?? '').split(' ').map((url) => page(url.slice(1)));
  const title = 'Zimmer am Meer | ';
  expect(modulesOf('de/camere.html').join()).toContain(title);
  expect(modulesOf('camere.html').join()).not.toContain(title);
  for (const file of ['camere.html', 'en/camere.html', 'de/camere.html']) {
    expect(page(file)).toMatch(/<link rel="alternate" hrefLang="de" href="[^"]*\/de\/camere"/);
  }
  // the toggle cycles through the languages
  const toggle = (file: string) =>
    page(file)
      .match(/<form id="language" action="([^"]*)"[^>]*><button[^>]*aria-label="([^"]*)"/)
      ?.slice(1);
  expect(toggle('camere.html')).toEqual(['/en/camere', 'EN – Leggi in inglese']);
  expect(toggle('en/camere.html')).toEqual(['/de/camere', 'DE – Auf Deutsch lesen']);
  expect(toggle('de/camere.html')).toEqual(['/camere', 'IT – Leggi in italiano']);
  expect(page('de/404.html')).toMatch(/<html lang="de"/);
  expect(page('sitemap.xml')).toContain('/de/contatti</loc>');
  expect(page('_headers')).toContain('\n/de/contatti\n');
  expect(page('share/rooms-de.jpg').length).toBeGreaterThan(1000);
});
