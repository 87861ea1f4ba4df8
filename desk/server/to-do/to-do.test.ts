import { expect, it, vi } from 'vitest';
import { ownerMessages } from '../../../tools/owner/owner-messages.ts';
import { ownerReport } from '../../../tools/owner/owner-report.ts';
import type { ToDo } from '../../protocol.ts';
import { inBothLanguages, toDoList } from './to-do.ts';

// a photograph is there at first, and gone whenever the folder is read again
vi.mock(import('../../../build/photos/photo-files.ts'), async (original) => {
  const { readPhotoFiles, ...others } = await original();
  const gone = { photographs: [], faults: [] };
  const read = vi.fn<typeof readPhotoFiles>().mockReturnValue(gone);
  const photograph = { name: 'home-hero', file: 'photos/home-hero.jpg', slot: [1, 1], focus: [0.5, 0.5] } as const;
  return { ...others, readPhotoFiles: read.mockReturnValueOnce({ photographs: [photograph], faults: [] }) };
});

const list = inBothLanguages(ownerReport('it'), ownerReport('en'));

it('a line has both languages, and the field that it speaks of', () => {
  expect(list).toContainEqual({
    state: 'todo',
    isBlocking: true,
    section: { it: ownerMessages.it.identity, en: ownerMessages.en.identity },
    text: { it: 'Telefono: +390890000000', en: 'Phone: +390890000000' },
    file: 'src/hotel/identity.json',
    path: ['phone'],
  });
  expect(list).toContainEqual(
    expect.objectContaining({
      ...{ state: 'todo', section: { it: ownerMessages.it.identity, en: ownerMessages.en.identity } },
      ...{ file: 'src/announcements/announcements.json', path: ['announcements', 0] },
    }),
  );
  expect(list).toContainEqual(
    expect.objectContaining({ state: 'check', file: 'src/hotel/identity.json', path: ['company', 'seat'] }),
  );
});

it('the list has what is to do and to check, and nothing that is fine', () => {
  const entries = ownerReport('it').flatMap((section) => section.entries);
  const open = entries.filter(({ state }) => state === 'todo' || state === 'check');
  expect(list.map(({ text }) => text.it)).toEqual(open.map(({ text }) => text));
  expect(list.length).toBeLessThan(entries.length);
});

it('both languages speak of one moment, whatever changes while the report is made', () => {
  expect(ownerReport('it').map(({ entries }) => entries.length)).toEqual(
    ownerReport('en').map(({ entries }) => entries.length),
  );
  expect(JSON.stringify(ownerReport('en'))).toContain('photos/home-hero.jpg');
});

it('nobody waits for a new list, and the page is told when there is one', async () => {
  const line = (it: string): ToDo => ({ state: 'todo', section: { it, en: it }, text: { it, en: it } });
  const desk = { revision: 1, tell: vi.fn<() => void>() };
  desk.tell.mockImplementation(() => {
    desk.revision += 1;
  });
  const { promise, resolve } = Promise.withResolvers<ToDo[]>();
  const make = vi
    .fn<() => Promise<ToDo[]>>()
    .mockResolvedValueOnce([line('a')])
    .mockReturnValueOnce(promise);
  const toDo = toDoList(desk, make, 0);
  expect(toDo()).toBeUndefined();
  await vi.waitUntil(() => desk.tell.mock.calls.length === 1);
  expect([toDo(), make.mock.calls.length]).toEqual([[line('a')], 1]);

  desk.revision = 3;
  expect(toDo()).toEqual([line('a')]);
  resolve([line('b')]);
  await vi.waitUntil(() => desk.tell.mock.calls.length === 2);
  expect(toDo()).toEqual([line('b')]);

  make.mockResolvedValueOnce([line('b')]);
  desk.revision = 5;
  toDo();
  await vi.waitUntil(() => make.mock.calls.length === 3);
  toDo();
  expect([make.mock.calls.length, desk.tell.mock.calls.length]).toEqual([3, 2]);
});
