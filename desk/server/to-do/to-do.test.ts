import { expect, it, vi } from 'vitest';
import { delivered } from '../../../build/content/content-fixtures.ts';
import { ownerMessages } from '../../../tools/owner/owner-messages.ts';
import { ownerReport } from '../../../tools/owner/owner-report.ts';
import type { ToDo } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { openEntries, toDoList } from './to-do.ts';

it('a line has both languages and its field', () => {
  const list = openEntries(ownerReport(new URL('../../../', import.meta.url), delivered));
  expect(list).toContainEqual({
    state: 'todo',
    isBlocking: true,
    section: { it: ownerMessages.it.sections.identity[0], en: ownerMessages.en.sections.identity[0] },
    text: { it: 'Telefono: +390890000000', en: 'Phone: +390890000000' },
    file: 'src/hotel/identity.json',
    path: ['phone'],
  });
});

it('the last list is returned at once, and the page is notified of a new list or a failure', async () => {
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

  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  make.mockRejectedValueOnce(new Error('no report'));
  desk.revision = 7;
  toDo();
  await vi.waitUntil(() => desk.tell.mock.calls.length === 3);
  expect([toDo(), log.mock.calls.length]).toMatchObject([[{ text: inBoth('listFailed') }], 1]);
});
