import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { Desk } from './desk.ts';
import { deskOn, edit, label, projectCopy, refusalOf, textOf } from './desk-fixtures.ts';
import { contentFiles, writeFiles } from './project-files.ts';

const italian = 'src/i18n/it.json';
const english = 'src/i18n/en.json';
const facts = 'src/hotel/facts.json';
const lists = 'src/hotel/lists.json';
const identity = 'src/hotel/identity.json';
const announcements = 'src/announcements/announcements.json';

const valueIn = (root: URL, file: string, ...path: (string | number)[]) =>
  path.reduce((value, step) => value[step], JSON.parse(textOf(root, file)));

function newAnnouncement(root: URL, id: string) {
  const [{ storageKey: _, afterwards: __, anyDay: ___, ...record }] = valueIn(root, announcements, 'announcements');
  return { ...record, id, from: '2027-05-01', until: '2027-05-02' };
}

describe('a change', () => {
  it('is refused alone, with its faults in other fields, and does not block other edits', async () => {
    const root = projectCopy();
    const before = textOf(root, identity);
    const desk = deskOn(root);
    const refused = await desk.change({}, [
      edit(facts, ['checkIn'], '15:00'),
      edit(italian, ['hero', 'subtitle'], 'Sul mare'),
      edit(italian, ['nav', 'contact'], 'Scriveteci'),
      edit(identity, ['vat'], 'IT123'),
    ]);
    expect(refused.map(({ edit: at, faults }) => [at, faults.map(({ path }) => path.join('.'))])).toEqual([
      [1, ['hero.subtitle']],
      [3, ['vat']],
    ]);
    expect([valueIn(root, facts, 'checkIn'), valueIn(root, italian, 'nav', 'contact')]).toEqual([
      '15:00',
      'Scriveteci',
    ]);
    expect(textOf(root, identity)).toBe(before);
    expect(valueIn(root, italian, 'hero', 'subtitle')).toContain('{metres}');
    // named after the newest edit that was saved
    expect(desk.journal.done.map(({ label }) => label.it)).toEqual(['testo «Scriveteci»']);
  });

  it('of an Italian text that lacks a value of the English one is refused at the Italian text', async () => {
    const refused = await deskOn(projectCopy()).change({ label }, [
      edit(italian, ['hero', 'subtitle'], 'Sul mare'),
      edit(lists, ['faq', '@pets', 'answer', 'it'], 'Chiedete a noi.'),
    ]);
    const faults = refused.flatMap((one) => one.faults);
    expect(faults.map(({ file, path }) => [file, path.join('.')])).toEqual([
      [italian, 'hero.subtitle'],
      [lists, 'faq.@pets.answer.it'],
    ]);
    expect(faults[0]?.problem.it).toContain('gli stessi dati di quello in inglese: «metri».');
    expect(faults[0]?.example).toBeUndefined();
  });

  it('to a file with a duplicate property is refused', async () => {
    const root = projectCopy();
    const twice = textOf(root, facts).replace('"checkIn"', '"checkIn": "13:00",\n  "checkIn"');
    writeFileSync(new URL(facts, root), twice);
    const refused = await deskOn(root).change({ label }, [edit(facts, ['checkOut'], '10:00')]);
    expect(refused).toHaveLength(1);
    expect(textOf(root, facts)).toBe(twice);
  });

  it('that removes an entry leaves an invalid focus.json as it is', async () => {
    const root = projectCopy();
    const focusFile = 'photos/focus.json';
    mkdirSync(new URL('photos/', root));
    writeFileSync(new URL('photos/dish-pasta.jpg', root), 'a photograph');
    writeFileSync(new URL(focusFile, root), '{ "dish-pasta": [0.5 0.5] }');
    expect(await deskOn(root).change({ label }, [edit(lists, ['dishes', '@pasta'])])).toEqual([]);
    expect(textOf(root, focusFile)).toBe('{ "dish-pasta": [0.5 0.5] }');
  });

  it('with an invalid choice is refused with the label of a valid one', async () => {
    const refused = await deskOn(projectCopy()).change({ label }, [
      edit(announcements, ['announcements', 0, 'closes']),
      edit(lists, ['byFerry', 0, 'place'], 'harbour'),
    ]);
    expect(refused.map(({ faults }) => faults[0]?.example)).toEqual([
      { it: 'Ristorante e bar', en: 'Restaurant and bar' },
      { it: 'Porto', en: 'Port' },
    ]);
  });

  it('is saved beside several invalid ones, though it depends on another one', async () => {
    const root = projectCopy();
    const information = 'src/hotel/information.json';
    const refused = await deskOn(root).change({ label }, [
      edit(information, ['touristTax', 'from'], '1 aprile'),
      edit(information, ['touristTax', 'until'], '31/10'),
      edit(information, ['allergies', 'it'], 'Chiedete in cucina.'),
      edit(information, ['allergies', 'en'], 'Ask in the kitchen.'),
    ]);
    expect(refused.map(({ edit: at }) => at)).toEqual([0, 1]);
    expect(valueIn(root, information, 'allergies', 'en')).toBe('Ask in the kitchen.');
  });

  it('finds an entry of a list by its id at any index', async () => {
    const root = projectCopy();
    const desk = deskOn(root);
    const added = newAnnouncement(root, 'feast');
    await desk.change({ label }, [edit(announcements, ['announcements', '@feast'], added, null)]);
    await desk.change({ label }, [
      edit(announcements, ['announcements', '@feast', 'until'], '2027-05-03', '2027-05-02'),
    ]);
    expect(valueIn(root, announcements, 'announcements', 1, 'until')).toBe('2027-05-03');
    const [refused] = await desk.change({ label }, [
      edit(announcements, ['announcements', '@feast', 'from'], '2028-01-01'),
    ]);
    expect(refused?.faults.map(({ path }) => path)).toEqual([['announcements', '@feast', 'until']]);
  });

  it('is not refused for an existing fault', async () => {
    const root = projectCopy();
    writeFileSync(new URL(facts, root), textOf(root, facts).replace('"14:00"', '"14.00"'));
    await deskOn(root).change({ label }, [edit(italian, ['nav', 'contact'], 'Scriveteci')]);
    expect(valueIn(root, italian, 'nav', 'contact')).toBe('Scriveteci');
  });

  it('does not overwrite what an editor saves during its check', async () => {
    const root = projectCopy();
    const desk = deskOn(root);
    const theirs = textOf(root, facts).replace('"11:00"', '"10:00"');
    const { filesAfter } = desk;
    vi.spyOn(desk, 'filesAfter').mockImplementation(async (edits) => {
      const checked = await filesAfter.call(desk, edits);
      writeFileSync(new URL(facts, root), theirs);
      return checked;
    });
    const refused = await refusalOf(desk.change({ label }, [edit(facts, ['checkIn'], '15:00')]));
    expect([refused.status, textOf(root, facts)]).toEqual([409, theirs]);
  });

  it('of a file that is not valid JSON is refused, and does not block other edits', async () => {
    const root = projectCopy();
    writeFileSync(new URL(facts, root), textOf(root, facts).replace('"14:00",', '"14:00"'));
    const refused = await deskOn(root).change({ label }, [
      edit(facts, ['checkIn'], '15:00'),
      edit(italian, ['nav', 'contact'], 'Scriveteci'),
    ]);
    expect(refused.map(({ edit: at, faults }) => [at, faults.map(({ problem }) => problem.it)])).toEqual([
      [0, [expect.stringContaining('non si può leggere')]],
    ]);
    expect(valueIn(root, italian, 'nav', 'contact')).toBe('Scriveteci');
  });

  it('never follows a link out of the project', async () => {
    const [root, elsewhere] = [projectCopy(), projectCopy()];
    renameSync(new URL('src/hotel', root), new URL('src/elsewhere', root));
    symlinkSync(fileURLToPath(new URL('src/hotel', elsewhere)), new URL('src/hotel', root));
    renameSync(new URL(italian, root), new URL('src/it.json', root));
    symlinkSync(fileURLToPath(new URL(italian, elsewhere)), new URL(italian, root));
    const desk = deskOn(root);
    for (const change of [edit(facts, ['checkIn'], '15:00'), edit(italian, ['nav', 'contact'], 'Scriveteci')]) {
      expect((await refusalOf(Promise.resolve().then(() => desk.change({ label }, [change])))).status).toBe(403);
    }
    expect([valueIn(elsewhere, facts, 'checkIn'), valueIn(elsewhere, italian, 'nav', 'contact')]).toEqual([
      '14:00',
      'Contatti',
    ]);
  });

  it('changes no file if one of them cannot be written', () => {
    const root = projectCopy();
    const before = textOf(root, italian);
    rmSync(new URL(english, root));
    // no file takes the name of a folder
    mkdirSync(new URL(`${english}/inside`, root), { recursive: true });
    const both = new Map([italian, english].map((file) => [file, Buffer.from('{}\n')]));
    expect(() => writeFiles(root, both)).toThrow();
    expect(textOf(root, italian)).toBe(before);
    expect(readdirSync(new URL('src/i18n', root)).sort()).toEqual(['en.json', 'it.json']);
  });
});

describe('undo', () => {
  const tenChanges: [string, (string | number)[], unknown][] = [
    [italian, ['nav', 'contact'], 'Scriveteci'],
    [english, ['nav', 'contact'], 'Write to us'],
    [facts, ['checkIn'], '15:00'],
    [facts, ['hours', 'bar', 'to'], '23:00'],
    [identity, ['phone'], '+39089123456'],
    [identity, ['company', 'seat'], 'Maiori'],
    [announcements, ['announcements', 0, 'pages'], ['home', 'terrazza']],
    [announcements, ['announcements', 0, 'anyDay'], undefined],
    ['photos/focus.json', ['home-hero'], [0.1, 0.9]],
    [lists, ['attractions', 5, 'kilometres'], 1.5],
  ];
  const bytesOf = (root: URL) =>
    contentFiles.map((file) => {
      try {
        return textOf(root, file);
      } catch {
        return 'not there';
      }
    });

  it('of ten changes restores the same bytes, and redo the changed ones', async () => {
    const root = projectCopy();
    const desk = deskOn(root);
    const before = bytesOf(root);
    for (const [file, path, value] of tenChanges) await desk.change({ label }, [edit(file, path, value)]);
    const after = bytesOf(root);
    expect(after.filter((text, index) => text !== before[index])).toHaveLength(7);
    for (const _ of tenChanges) await desk.undo();
    expect(bytesOf(root)).toEqual(before);
    expect((await refusalOf(desk.undo())).status).toBe(409);
    for (const _ of tenChanges) await desk.redo();
    expect(bytesOf(root)).toEqual(after);
    await desk.undo();
    await desk.change({ label }, [edit(facts, ['checkOut'], '09:30')]);
    expect((await refusalOf(desk.redo())).status).toBe(409);
  });

  it('is refused when somebody else has changed the file since', async () => {
    const root = projectCopy();
    const desk = deskOn(root);
    await desk.change({ label }, [edit(facts, ['checkIn'], '15:00')]);
    const theirs = textOf(root, facts).replace('"11:00"', '"10:00"');
    writeFileSync(new URL(facts, root), theirs);
    const { status, problem } = await refusalOf(desk.undo());
    expect([status, problem.en]).toEqual([409, expect.stringContaining('Somebody else has changed')]);
    expect(textOf(root, facts)).toBe(theirs);
  });

  it('undoes only the step that the owner sees', async () => {
    const desk = deskOn(projectCopy());
    const [first, second] = [
      { it: 'primo', en: 'first' },
      { it: 'secondo', en: 'second' },
    ];
    await desk.change({ label: first }, [edit(facts, ['checkIn'], '15:00')]);
    const later = desk.change({ label: second }, [edit(facts, ['checkOut'], '10:00')]);
    expect((await refusalOf(desk.undo(first))).status).toBe(409);
    await later;
    await desk.undo(second);
    await desk.undo(first);
    expect(desk.journal.done).toEqual([]);
  });

  it('undoes a session in one step', async () => {
    const root = projectCopy();
    const desk = deskOn(root);
    const before = textOf(root, italian);
    for (const text of ['S', 'Sc', 'Scriveteci']) {
      await desk.change({ label, session: 'a' }, [edit(italian, ['nav', 'contact'], text)]);
    }
    await desk.change({ label, session: 'b' }, [edit(italian, ['nav', 'home'], 'Casa')]);
    await desk.undo();
    expect(valueIn(root, italian, 'nav', 'contact')).toBe('Scriveteci');
    await desk.undo();
    expect(textOf(root, italian)).toBe(before);
    // a step that is redone is closed
    await desk.redo();
    await desk.change({ label, session: 'a' }, [edit(italian, ['nav', 'home'], 'Casa')]);
    await desk.undo();
    expect(valueIn(root, italian, 'nav', 'contact')).toBe('Scriveteci');
  });

  it('undoes nothing after a session that ends as it began', async () => {
    const root = projectCopy();
    const desk = deskOn(root);
    const known = valueIn(root, facts, 'checkIn');
    for (const time of ['15:00', known]) await desk.change({ label, session: 'a' }, [edit(facts, ['checkIn'], time)]);
    expect(desk.journal.done).toEqual([]);
  });

  it('keeps what somebody else saves during a session', async () => {
    const root = projectCopy();
    const desk = deskOn(root);
    await desk.change({ label, session: 'a' }, [edit(facts, ['checkIn'], '15:00')]);
    const theirs = textOf(root, facts).replace('"11:00"', '"10:00"');
    writeFileSync(new URL(facts, root), theirs);
    await desk.change({ label, session: 'a' }, [edit(facts, ['checkIn'], '15:30')]);
    await desk.undo();
    expect(textOf(root, facts)).toBe(theirs);
  });
});

describe('two desks on one folder', () => {
  it('do not overwrite a value that the other has added to an empty field', async () => {
    const root = projectCopy();
    const [one, other] = [deskOn(root), deskOn(root)];
    const add = (id: string) => edit(announcements, ['announcements', 1], newAnnouncement(root, id), null);
    await one.change({ label }, [add('mine')]);
    expect(await other.change({ label }, [add('theirs')])).toEqual([{ edit: 0, faults: [] }]);
    expect(textOf(root, announcements)).toContain('"mine"');
    expect(textOf(root, announcements)).not.toContain('"theirs"');
  });

  it('notice each other’s changes', async () => {
    const root = projectCopy();
    const [one, other] = [deskOn(root), deskOn(root)];
    const told = vi.fn<(revision: number) => void>();
    other.listen(told);
    await one.change({ label }, [edit(facts, ['checkIn'], '15:00')]);
    await other.refresh();
    await other.refresh();
    expect(told.mock.calls).toEqual([[2]]);
  });
});

it('announces a new photograph when the site can show it', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  const desk = new Desk(projectCopy(), () => promise);
  const told = vi.fn<(revision: number) => void>();
  desk.listen(told);
  const photograph = new Map([['photos/home-hero.jpg', Buffer.from('x')]]);
  const written = desk.serially(() => desk.write({ label }, photograph));
  await vi.waitFor(() => expect(desk.read('photos/home-hero.jpg')).toBe('x'));
  const noticed = desk.refresh();
  await setImmediate();
  expect(told).not.toHaveBeenCalled();
  finish();
  await Promise.all([written, noticed]);
  expect(told).toHaveBeenCalled();
});

it('does not save photographs that the site cannot show', async () => {
  const root = projectCopy();
  const desk = new Desk(root, async () => {
    throw new Error('no memory');
  });
  await expect(
    desk.serially(() => desk.write({ label }, new Map([['photos/home-hero.jpg', Buffer.from('x')]]))),
  ).rejects.toThrow('no memory');
  expect(readdirSync(new URL('photos', root))).toEqual([]);
  expect(desk.journal.done).toEqual([]);
});
