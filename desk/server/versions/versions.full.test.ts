import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, it, vi } from 'vitest';
import { blue, green, plain, red, sand } from '../../../build/photos/generated-photographs.ts';
import { temporaryFolder } from '../../../build/temporary-folder.ts';
import { laggingTexts } from '../../../tools/owner/lagging-texts.ts';
import { historyOf, versionMark } from '../../../tools/owner/own-texts.ts';
import { strayTexts } from '../../../tools/owner/stray-texts.ts';
import { placeKey } from '../../content/entry-path.ts';
import type { FieldPath, Place } from '../../protocol.ts';
import type { Desk } from '../content/desk.ts';
import { deskOn, edit, label, projectCopy, refusalOf, textOf } from '../content/desk-fixtures.ts';
import { putPhotograph, removePhotograph } from '../photographs/photographs.ts';
import { remoteIn } from './remote-fixture.ts';
import { Versions } from './versions.ts';

const italian = 'src/i18n/it.json';
const facts = 'src/hotel/facts.json';
const announcements = 'src/announcements/announcements.json';
const lists = 'src/hotel/lists.json';

let root: URL;
let desk: Desk;
let versions: Versions;
let home: string;

const folder = () => fileURLToPath(temporaryFolder());
const git = (...options: string[]) =>
  execFileSync('git', options, { cwd: fileURLToPath(root), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const write = (file: string, text: string) => {
  mkdirSync(new URL('.', new URL(file, root)), { recursive: true });
  writeFileSync(new URL(file, root), text);
};
const change = (...edits: Parameters<Desk['change']>[1]) => desk.change({ label }, edits);
const newest = async () => (await versions.list())[0];

/** Makes the project a repository with one version. */
function begin(): void {
  git('init', '-q', '-b', 'main');
  write('README.md', 'first');
  write('.gitignore', '.cache/\n');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@hotel.example', 'commit', '-qm', 'The first version');
}

beforeEach(() => {
  root = projectCopy();
  home = folder();
  // neither the machine's settings nor its author
  vi.stubEnv('HOME', home);
  vi.stubEnv('XDG_CONFIG_HOME', home);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  desk = deskOn(root);
  versions = new Versions(desk);
});

it('a repository without a version begins with one, on its own branch, with everything that is not ignored', async () => {
  git('init', '-q', '-b', 'trunk');
  expect(await versions.repository()).toEqual({ lacks: 'repository', unsaved: [] });
  write('.gitignore', '.cache/\n');
  write('.cache/x', 'x');
  await versions.begin();
  expect(await versions.repository()).toEqual({ unsaved: [] });
  expect(git('branch', '--show-current').trim()).toBe('trunk');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('ls-files', '.cache')).toBe('');
});

it.each(['index', 'objects/none', 'config', 'refs/heads/main'])(
  'a repository without its %s is reported',
  async (part) => {
    begin();
    rmSync(new URL(`.git/${part.replace('/none', '')}`, root), { recursive: true });
    write(`.git/${part}`, '[x');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await versions.repository()).toEqual({
      unsaved: [],
      problem: {
        it: expect.stringMatching(/^Git non riesce a dire che cosa è cambiato/),
        en: expect.stringMatching(/^Git cannot tell what has changed/),
      },
    });
  },
);

it('a missing Git is reported with what to install', async () => {
  vi.stubEnv('PATH', home);
  versions = new Versions(desk);
  expect(await versions.repository()).toEqual({ lacks: 'git', unsaved: [] });
  for (const work of [() => versions.list(), () => versions.begin()])
    expect((await refusalOf(work())).problem.it).toContain('serve Git');
});

it('a version has only the content, and leaves other files staged or unstaged', async () => {
  begin();
  write('README.md', 'staged');
  git('add', 'README.md');
  write('README.md', 'not staged');
  write('notes.txt', 'new');
  await change(edit(italian, ['nav', 'contact'], 'Scriveteci'), edit('photos/focus.json', ['home-hero'], [0, 1]));
  const before = git('status', '--porcelain')
    .split('\n')
    .filter((line) => !/i18n|photos/.test(line));
  expect((await versions.repository()).unsaved).toHaveLength(2);
  await versions.save('Contatti con il voi');
  expect(git('show', '--name-only', '--format=%s').trim().split('\n')).toEqual([
    'Contatti con il voi',
    '',
    'photos/focus.json',
    italian,
  ]);
  expect(git('status', '--porcelain').split('\n')).toEqual(before);
  expect(git('show', ':README.md')).toBe('staged');
  expect(await versions.repository()).toEqual({ unsaved: [] });
  expect((await refusalOf(versions.save('Niente'))).status).toBe(409);
});

it('its author is git’s, or else the hotel', async () => {
  begin();
  await change(edit(italian, ['nav', 'contact'], 'Scriveteci'));
  await versions.save('Uno');
  expect(git('log', '-1', '--format=%an <%ae>').trim()).toBe('Hotel Maiolica <info@hotelmaiolica.example>');
  git('config', 'user.name', 'Bea');
  git('config', 'user.email', 'bea@hotel.example');
  await change(edit(italian, ['nav', 'contact'], 'Contattateci'));
  await versions.save('Due');
  expect(git('log', '-1', '--format=%an <%ae>').trim()).toBe('Bea <bea@hotel.example>');
});

it.each(['', '   ', 'two\nlines', 'x'.repeat(201)])('the sentence %j is refused', async (sentence) => {
  begin();
  expect((await refusalOf(versions.save(sentence))).status).toBe(400);
});

it('a hook that refuses a version is respected, and nothing stays staged', async () => {
  begin();
  writeFileSync(new URL('.git/hooks/pre-commit', root), '#!/bin/sh\necho "not on Sundays" >&2\nexit 1\n');
  chmodSync(new URL('.git/hooks/pre-commit', root), 0o755);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await change(edit('photos/focus.json', ['home-hero'], [0, 1]));
  const refused = await refusalOf(versions.save('Di domenica'));
  expect(refused.problem.it).toMatch(/^La versione non è stata salvata; le modifiche sono ancora qui\./);
  // the hook's message is in the terminal
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('not on Sundays'));
  expect(git('status', '--porcelain').trim()).toBe('?? photos/');
  // nothing is restored before the content of now is in a version
  expect((await refusalOf(versions.restore(git('rev-parse', 'HEAD').trim(), 'it'))).problem).toEqual(refused.problem);
  expect(existsSync(new URL('photos/focus.json', root))).toBe(true);
});

it('changes are described in words', async () => {
  begin();
  const record = { id: 'festa', from: '2026-08-15', until: '2026-08-16', pages: 'all' };
  const words = { title: { it: 'Ferragosto', en: 'Mid-August' }, text: { it: 'Si balla.', en: 'We dance.' } };
  await change(
    edit(italian, ['nav', 'contact'], 'Scriveteci'),
    edit(italian, ['rooms', 'amenity.wifi.title'], 'Rete'),
    edit(facts, ['hours', 'lunch', 'from'], '12:45'),
    edit('src/hotel/identity.json', ['spokenLanguages'], ['it', 'de']),
    edit(announcements, ['announcements', 1], { ...record, ...words }),
    edit(announcements, ['announcements', 0, 'pages'], ['home', 'terrazza']),
    edit(announcements, ['announcements', 0, 'afterwards', 'until'], '2026-09-01'),
  );
  write('photos/dish-pasta.jpg', 'x');
  const { unsaved } = await versions.repository();
  const language = (it: string, en: string) => ({ it, en });
  await versions.save('Estate');
  const { id = '' } = (await newest()) ?? {};
  expect(await versions.changes(id)).toEqual(unsaved);
  expect(unsaved.map(({ label, before, after }) => [label.it, before, after])).toEqual([
    ['Lingue parlate', expect.any(Array), [language('Italiano', 'Italian'), language('Tedesco', 'German')]],
    ['Orari › Pranzo › Dalle', '12:30', '12:45'],
    [
      'Avvisi › La terrazza si rinnova › In quali pagine',
      language('In tutte le pagine', 'On every page'),
      [language('Home', 'Home'), language('Terrazza', 'Terrace')],
    ],
    ['Avvisi › La terrazza si rinnova › Testo per quando l’avviso è finito › Finisce prima del', null, '2026-09-01'],
    ['Avvisi: nuova voce', undefined, words.title],
    ['Testo della pagina · tutte le pagine · Italiano', 'Contatti', 'Scriveteci'],
    ['Testo della pagina · Camere · Italiano', expect.any(String), 'Rete'],
    ['Fotografia nuova «Un piatto di pasta fatta in casa»', undefined, undefined],
  ]);
  expect(unsaved[1]?.label.en).toBe('Hours › Lunch › From');
});

it('a version’s content comes back with every photograph, and can be undone', async () => {
  begin();
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0, 10, 13, 0x80]);
  mkdirSync(new URL('photos', root));
  writeFileSync(new URL('photos/dish-pasta.jpg', root), bytes);
  await change(edit(facts, ['checkIn'], '15:00'));
  await versions.save('Con la pasta');
  const { id = '' } = (await newest()) ?? {};
  rmSync(new URL('photos/dish-pasta.jpg', root));
  write('photos/dish-fish.jpg', 'y');
  write('README.md', 'changed');
  await change(edit(facts, ['checkIn'], '16:00'), edit('photos/focus.json', ['dish-fish'], [0, 1]));
  await versions.save('Con il pesce');
  await change(edit(facts, ['checkIn'], '17:00'));
  const after = textOf(root, facts);

  await versions.restore(id, 'it');
  // what was in no version is in one, and what the site shows is what is published
  const [last, before] = await versions.list();
  expect([last?.sentence, before?.sentence]).toEqual(['Ritorno a «Con la pasta»', 'Prima di tornare a «Con la pasta»']);
  expect(JSON.parse(git('show', `${before?.id}:${facts}`)).checkIn).toBe('17:00');
  expect(JSON.parse(git('show', `HEAD:${facts}`)).checkIn).toBe('15:00');
  expect(JSON.parse(textOf(root, facts)).checkIn).toBe('15:00');
  expect(readFileSync(new URL('photos/dish-pasta.jpg', root))).toEqual(bytes);
  expect(existsSync(new URL('photos/dish-fish.jpg', root))).toBe(false);
  expect(existsSync(new URL('photos/focus.json', root))).toBe(false);
  expect(textOf(root, 'README.md')).toBe('changed');
  expect(desk.journal.done.at(-1)?.label.it).toBe('Ritorno a «Con la pasta»');
  await desk.undo();
  expect(textOf(root, facts)).toBe(after);
  expect(textOf(root, 'photos/dish-fish.jpg')).toBe('y');
});

it('the first version and the content before it stay in the list after hundreds of versions', async () => {
  begin();
  const commits = Array.from({ length: 250 }, (_, index) =>
    [
      'commit refs/heads/main',
      `committer Ada <ada@hotel.example> ${1_700_000_000 + index} +0000`,
      'data <<END',
      `Numero ${index + 1}\n\n${versionMark}\nEND`,
      ...(index === 0 ? ['from refs/heads/main^0'] : []),
    ].join('\n'),
  );
  execFileSync('git', ['fast-import', '--quiet'], { cwd: fileURLToPath(root), input: `${commits.join('\n\n')}\n` });
  const all = await versions.list();
  expect(all).toHaveLength(251);
  expect(all.slice(-2)).toMatchObject([{ sentence: 'Numero 1' }, { sentence: 'The first version', isStart: true }]);
});

it('a photograph that a version replaced is put back alone with its focus point, as a change that can be undone', async () => {
  begin();
  const [first, second] = await Promise.all([sand, red].map((colour) => plain(700, 700, colour).jpeg().toBuffer()));
  const [file, focus] = ['photos/dish-pasta.jpg', 'photos/focus.json'];
  await putPhotograph(desk, 'dish-pasta', first as Buffer);
  await change(edit(focus, ['dish-pasta'], [0.2, 0.5]));
  await versions.save('Con la pasta');
  await putPhotograph(desk, 'dish-pasta', second as Buffer);
  await versions.save('Rossa');
  await change(edit(facts, ['checkIn'], '16:00'));
  const [replaced] = await versions.changes((await newest())?.id ?? '');
  const { version = '' } = replaced?.gone ?? {};
  expect(replaced?.gone?.file).toBe(file);
  await versions.putBack(version, { file, path: [] });
  expect(readFileSync(new URL(file, root))).toEqual(first);
  expect(JSON.parse(textOf(root, focus))).toEqual({ 'dish-pasta': [0.2, 0.5] });
  expect(JSON.parse(textOf(root, facts)).checkIn).toBe('16:00');
  await desk.undo();
  expect(readFileSync(new URL(file, root))).toEqual(second);
  expect(existsSync(new URL(focus, root))).toBe(false);
  for (const other of ['photos/dish-fish.jpg', 'package.json', '../x.jpg', facts])
    expect(
      (await refusalOf(versions.putBack(version, { file: other, path: ['checkIn'] }))).status,
    ).toBeGreaterThanOrEqual(400);
});

it('a photograph whose file was named in capitals by hand is put back', async () => {
  begin();
  const photograph = await plain(700, 700, green).jpeg().toBuffer();
  const file = 'photos/Dish-Pasta.JPG';
  mkdirSync(new URL('photos', root));
  writeFileSync(new URL(file, root), photograph);
  await versions.save('Con la pasta');
  await removePhotograph(desk, 'dish-pasta');
  await versions.save('Senza pasta');
  const [removed] = await versions.changes((await newest())?.id ?? '');
  await versions.putBack(removed?.gone?.version ?? '', { file, path: [] });
  expect(readFileSync(new URL('photos/dish-pasta.jpg', root))).toEqual(photograph);
});

it('a removed entry is put back alone, at its place and with its photograph, as a change that can be undone', async () => {
  begin();
  const photograph = await plain(1800, 1600, green).jpeg().toBuffer();
  const [file, focus] = ['photos/experience-kayak.jpg', 'photos/focus.json'];
  await putPhotograph(desk, 'experience-kayak', photograph);
  await change(edit(focus, ['experience-kayak'], [0.2, 0.5]));
  await versions.save('Con il kayak');
  const ids = () => JSON.parse(textOf(root, lists)).experiences.map(({ id }: { id: string }) => id);
  const before = ids();
  await change({ file: lists, path: ['experiences', '@kayak'] });
  await versions.save('Senza kayak');
  expect(existsSync(new URL(file, root))).toBe(false);
  await change(edit(facts, ['checkIn'], '16:00'));

  const [removed] = await versions.changes((await newest())?.id ?? '');
  const { version = '', ...place } = removed?.gone ?? { file: '', path: [] };
  await versions.putBack(version, place);
  expect(ids()).toEqual(before);
  expect(readFileSync(new URL(file, root))).toEqual(photograph);
  expect(JSON.parse(textOf(root, focus))).toEqual({ 'experience-kayak': [0.2, 0.5] });
  expect(JSON.parse(textOf(root, facts)).checkIn).toBe('16:00');
  expect((await refusalOf(versions.putBack(version, place))).status).toBe(409);
  await desk.undo();
  expect(ids()).not.toContain('kayak');
  expect(existsSync(new URL(file, root))).toBe(false);
});

it('restoring an older version keeps messages that were added since, and says so in the owner’s language', async () => {
  begin();
  await change(edit(italian, ['nav', 'contact'], 'Scriveteci'));
  await versions.save('Scriveteci');
  const { id = '' } = (await newest()) ?? {};
  await change(edit(italian, ['nav', 'contact'], 'Contatti'));
  for (const file of [italian, 'src/i18n/en.json']) {
    write(file, textOf(root, file).replace('"nav": {', '"nav": {\n    "newer": "Più nuovo",'));
  }
  await desk.refresh();
  await versions.restore(id, 'en');
  expect((await newest())?.sentence).toBe('Back to “Scriveteci”');
  expect(JSON.parse(textOf(root, italian)).nav).toMatchObject({ contact: 'Scriveteci', newer: 'Più nuovo' });
});

it.each(['{ "services": [', ''])(
  'unreadable content cannot be saved as a version, and its entries do not count as removed: “%s”',
  async (text) => {
    begin();
    write(lists, text);
    expect(
      (await versions.repository()).unsaved.map(({ label }) => label.it).filter((label) => /tolta/.test(label)),
    ).toEqual([]);
    const { status, problem } = await refusalOf(versions.save('Elenchi'));
    expect([status, problem.it]).toEqual([409, expect.stringContaining('non si può leggere')]);
  },
);

it('a version whose content the build would refuse is not restored', async () => {
  begin();
  write(facts, textOf(root, facts).replace('"14:00"', '"25:00"'));
  await versions.save('Sbagliata');
  const { id = '' } = (await newest()) ?? {};
  write(facts, textOf(root, facts).replace('"25:00"', '"14:00"'));
  expect((await refusalOf(versions.restore(id, 'it'))).status).toBe(422);
  expect(JSON.parse(textOf(root, facts)).checkIn).toBe('14:00');
});

it.each(['HEAD', '--all', '0000000', 'f'.repeat(40), 'main', ''])('the version %j is not there', async (id) => {
  begin();
  for (const work of [() => versions.changes(id), () => versions.restore(id, 'it')]) {
    expect([400, 404]).toContain((await refusalOf(work())).status);
  }
});

/** A repository to publish to. */
function publishedTo() {
  const remote = remoteIn(folder());
  git('remote', 'add', 'origin', remote.bare);
  git('push', '-q', '-u', 'origin', 'main');
  return remote;
}

it('publishing pushes new versions, and merges what others have published if it does not overlap', async () => {
  begin();
  const { head, publish } = publishedTo();
  expect(await versions.publish()).toMatchObject({ outcome: 'upToDate', message: { it: 'Era già tutto inviato.' } });
  publish({ [facts]: textOf(root, facts).replace('"metres": 10 ', '"metres": 12 ') });
  await change(edit(facts, ['checkIn'], '15:00'));
  await versions.save('Alle tre');
  await change(edit(facts, ['checkOut'], '10:00'));
  expect((await versions.publish()).message.it).toContain('Salvate prima');
  await versions.save('Alle dieci');
  const { joined, ...result } = await versions.publish();
  expect(result).toEqual({
    ...{ outcome: 'published', site: 'https://www.hotelmaiolica.example' },
    message: { it: 'Inviato.', en: expect.any(String) },
  });
  expect(joined?.map(({ before, after }) => [before, after])).toEqual([[10, 12]]);
  expect(JSON.parse(textOf(root, facts))).toMatchObject({
    ...{ checkIn: '15:00', checkOut: '10:00' },
    distances: { parking: { metres: 12 } },
  });
  expect(head()).toBe(git('rev-parse', 'HEAD'));
});

it.each(['ours', 'theirs'] as const)(
  'if both sides have replaced a photograph, the owner sees both and chooses: %s',
  async (side) => {
    const [first, mine, theirs] = await Promise.all(
      [red, green, blue].map((colour) => plain(700, 700, colour).jpeg().toBuffer()),
    );
    begin();
    // as on Windows and macOS
    git('config', 'core.ignoreCase', 'true');
    mkdirSync(new URL('photos', root));
    const [file, theirFile] = ['photos/dish-pasta.jpg', 'photos/dish-pasta.JPG'];
    writeFileSync(new URL(file, root), first as Buffer);
    await versions.save('Rossa');
    const { publish } = publishedTo();
    publish({ [file]: undefined, [theirFile]: theirs, 'photos/dish-fish.jpg': first });
    writeFileSync(new URL(file, root), mine as Buffer);
    await versions.save('Verde');

    const { outcome, clashes = [] } = await versions.publish();
    expect(outcome).toBe('refused');
    const label = { it: 'Fotografia cambiata «Un piatto di pasta fatta in casa»', en: expect.any(String) };
    const image = { image: expect.stringMatching(/^data:image\/jpeg;base64,/) };
    expect(clashes).toEqual([{ file: 'photos', path: ['dish-pasta'], label, ours: image, theirs: image }]);
    expect(git('status', '--porcelain')).toBe('');

    expect(await versions.publish({ [placeKey(clashes[0] as Place)]: side })).toMatchObject({ outcome: 'published' });
    const [kept, gone, bytes] = side === 'ours' ? [file, theirFile, mine] : [theirFile, file, theirs];
    expect(readFileSync(new URL(kept, root))).toEqual(bytes);
    expect(existsSync(new URL(gone, root))).toBe(false);
    // what others have added comes along
    expect(readFileSync(new URL('photos/dish-fish.jpg', root))).toEqual(first);
    expect(git('status', '--porcelain')).toBe('');
  },
);

it('values that both sides have changed are named as in their form', async () => {
  begin();
  const { publish } = publishedTo();
  const text = textOf(root, announcements);
  publish({ [announcements]: text.replace('"pages": "all"', '"pages": ["rooms"]') });
  await change(edit(announcements, ['announcements', 0, 'pages'], ['home']));
  await versions.save('Solo in home');
  const { clashes } = await versions.publish();
  expect(clashes).toMatchObject([{ ours: [{ it: 'Home', en: 'Home' }], theirs: [{ it: 'Camere', en: 'Rooms' }] }]);
});

it('an entry that is gone here, and that others have changed, is named by its words', async () => {
  begin();
  const { publish } = publishedTo();
  const before = JSON.parse(textOf(root, lists));
  const [first, second, ...others] = before.faq;
  publish({
    [lists]: JSON.stringify({
      ...before,
      faq: [first, { ...second, question: { it: 'Si parcheggia?', en: 'Parking?' } }, ...others],
    }),
  });
  await change(edit(lists, ['faq', 1], undefined));
  await versions.save('Una domanda in meno');
  const { clashes } = await versions.publish();
  expect(clashes?.map((clash) => clash.label.it)).toEqual([expect.stringContaining('Si parcheggia')]);
});

it('publishing merges the last focus point that is removed with one that others have set', async () => {
  const [file, focus] = ['photos/dish-pasta.jpg', 'photos/focus.json'];
  mkdirSync(new URL('photos', root));
  for (const one of [file, 'photos/dish-fish.jpg']) {
    writeFileSync(new URL(one, root), await plain(700, 700, red).jpeg().toBuffer());
  }
  write(focus, '{ "dish-pasta": [0.2, 0.5] }\n');
  begin();
  const { publish } = publishedTo();
  publish({ [focus]: '{ "dish-pasta": [0.2, 0.5], "dish-fish": [0.8, 0.5] }\n' });
  await removePhotograph(desk, 'dish-pasta');
  expect(existsSync(new URL(focus, root))).toBe(false);
  await versions.save('Senza pasta');
  expect(await versions.publish()).toMatchObject({ outcome: 'published' });
  expect(JSON.parse(textOf(root, focus))).toEqual({ 'dish-fish': [0.8, 0.5] });
  expect(git('status', '--porcelain')).toBe('');
});

it('a focus point goes with a photograph that others have removed', async () => {
  const [file, focus] = ['photos/dish-pasta.jpg', 'photos/focus.json'];
  mkdirSync(new URL('photos', root));
  writeFileSync(new URL(file, root), await plain(700, 700, red).jpeg().toBuffer());
  begin();
  const { publish } = publishedTo();
  publish({ [file]: undefined });
  await change(edit(focus, ['dish-pasta'], [0.2, 0.5]));
  await versions.save('Il soggetto');
  expect(await versions.publish()).toMatchObject({ outcome: 'published' });
  expect([file, focus].map((one) => existsSync(new URL(one, root)))).toEqual([false, false]);
});

it.each([
  ['the same line of the code', 'notes.txt', 'delivered', 'theirs', 'ours', 'chi segue il sito'],
  [
    'days that are wrong together',
    announcements,
    '"from": null,\n      "until": "2026-04-01"',
    '"from": "2026-03-20",\n      "until": "2026-04-01"',
    '"from": null,\n      "until": "2026-03-01"',
    'La terrazza si rinnova',
  ],
])('a change of %s is not merged, and nothing stays half merged', async (_, file, was, theirs, ours, reason) => {
  write('notes.txt', 'delivered');
  begin();
  const { publish } = publishedTo();
  const text = textOf(root, file);
  publish({ [file]: text.replace(was, theirs) });
  write(file, text.replace(was, ours));
  git('-c', 'user.name=Bea', '-c', 'user.email=bea@hotel.example', 'commit', '-qam', 'Ours');
  const before = git('rev-parse', 'HEAD');
  const { outcome, message } = await versions.publish();
  expect([outcome, message.it]).toEqual(['refused', expect.stringContaining(reason)]);
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([before, '']);
  expect(existsSync(new URL('.git/MERGE_HEAD', root))).toBe(false);
});

it('publishing merges beside what is staged, and a lock of git leaves nothing half merged', async () => {
  begin();
  const { publish } = publishedTo();
  publish({ [facts]: textOf(root, facts).replace('"checkIn": "14:00"', '"checkIn": "15:00"') });
  await change(edit(facts, ['checkOut'], '10:00'));
  await versions.save('Alle dieci');
  write('README.md', 'staged by somebody');
  git('add', 'README.md');
  write('.git/index.lock', '');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await versions.publish()).message.it).toContain('La pubblicazione si è fermata');
  expect(JSON.parse(textOf(root, facts))).toMatchObject({ checkIn: '14:00', checkOut: '10:00' });
  rmSync(new URL('.git/index.lock', root));
  expect(await versions.publish()).toMatchObject({ outcome: 'published' });
  expect(JSON.parse(textOf(root, facts))).toMatchObject({ checkIn: '15:00', checkOut: '10:00' });
  expect(git('status', '--porcelain')).toBe('M  README.md\n');
  expect(git('worktree', 'list').split('\n')).toHaveLength(2);
});

it.each(['ours', 'theirs'])(
  'the photograph of an entry that the other side has removed goes with it: %s',
  async (side) => {
    const photograph = await plain(1200, 900, red).jpeg().toBuffer();
    write('photos/README.md', 'Photographs');
    begin();
    const { head, publish } = publishedTo();
    const kayak: FieldPath = ['experiences', '@kayak'];
    const [file, focus] = ['photos/experience-kayak.jpg', 'photos/focus.json'];
    const without = (await desk.filesAfter([edit(lists, kayak)])).files.get(lists);
    const added = { [file]: photograph, [focus]: '{ "experience-kayak": [0.8, 0.5] }\n' };
    publish(side === 'ours' ? { [lists]: without } : added);
    if (side === 'ours') for (const [name, bytes] of Object.entries(added)) writeFileSync(new URL(name, root), bytes);
    else await change(edit(lists, kayak));
    await versions.save('Il kayak');
    expect(await versions.publish()).toMatchObject({ outcome: 'published' });
    expect([file, focus].map((name) => existsSync(new URL(name, root)))).toEqual([false, false]);
    expect(git('status', '--porcelain')).toBe('');
    expect(head()).toBe(git('rev-parse', 'HEAD'));
  },
);

it.each([
  ['to a remote that does not respond', 'main', 'origin', 'non risponde'],
  ['to such a remote with the name of an option', 'main', '--help', 'non risponde'],
  ['without a branch', '--detach', 'origin', 'versione vecchia'],
])('publishing %s gives the reason', async (_, checkedOut, remote, reason) => {
  begin();
  git('config', `remote.${remote}.url`, join(home, 'nowhere'));
  git('checkout', '-q', checkedOut);
  expect(await versions.publish()).toMatchObject({
    outcome: 'refused',
    message: { it: expect.stringContaining(reason) },
  });
});

it('the review of a lagging text is a commit without changed files', async () => {
  begin();
  await change(edit(italian, ['hero', 'search.checkin'], 'Quando arrivi'));
  write('README.md', 'staged by somebody');
  git('add', 'README.md');
  const [lagging] = laggingTexts(root, historyOf(root));
  expect(lagging).toMatchObject({ key: 'hero.search.checkin', language: 'en', text: 'Check-in' });
  const status = git('status', '--porcelain');
  await versions.review(lagging?.review ?? '');
  expect(laggingTexts(root, historyOf(root))).toEqual([]);
  expect(git('status', '--porcelain')).toBe(status);
  expect((await versions.list()).map(({ sentence }) => sentence)).not.toContain(
    'Testo rivisto: hero.search.checkin (en)',
  );
  await versions.review(lagging?.review ?? '', true);
  expect(laggingTexts(root, historyOf(root))).toEqual([lagging]);
  await versions.review(lagging?.review ?? '');
  expect(laggingTexts(root, historyOf(root))).toEqual([]);
});

it('stray texts are reviewed in all languages at once', async () => {
  begin();
  await change(edit('src/hotel/identity.json', ['address', 'town'], 'Minori'));
  const keys = ['hero.subtitle', 'hotel.location.text'];
  const reviews = () =>
    keys
      .map((key) => strayTexts(desk.read, historyOf(root)).flatMap((text) => (text.key === key ? [text.review] : [])))
      .filter(Boolean);
  expect(reviews().map(({ length }) => length)).toEqual([2, 2]);
  await Promise.all(reviews().map((all) => versions.review(all.join('\n'))));
  expect(reviews()).toEqual([[], []]);
});
