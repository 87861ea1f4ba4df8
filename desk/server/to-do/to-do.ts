import { parse } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { faultsIn } from '../../../build/content/check-content.ts';
import type { ReadText } from '../../../build/content/content-file.ts';
import type { Fault } from '../../../build/content/faults/fault.ts';
import { hotelFiles } from '../../../build/content/hotel-files.ts';
import { findPhotographs } from '../../../build/photos/photographs.ts';
import { isPriceList } from '../../../build/photos/price-list.ts';
import { ownerMessages } from '../../../tools/owner/owner-messages.ts';
import { ownerReport, type Section } from '../../../tools/owner/owner-report.ts';
import { deskFault } from '../../content/desk-fault.ts';
import type { Sentence, ToDo } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import type { Desk } from '../content/desk.ts';
import { inWords } from '../content/desk-faults.ts';

/**
 * Keeps the to-do list up to date. When the content has not changed for `pause` milliseconds, a list is made, and
 * the page is notified if it differs.
 * @returns a function that returns the last list at once; undefined before the first one
 */
export function toDoList(
  desk: Pick<Desk, 'revision' | 'tell'>,
  make: () => Promise<ToDo[]>,
  pause = 1500,
): () => ToDo[] | undefined {
  let list: ToDo[] | undefined;
  let revision = 0;
  let making = false;

  async function update(): Promise<void> {
    if (making) return;
    making = true;
    while (revision !== desk.revision) {
      revision = desk.revision;
      // an owner often changes several texts in a row; at the start, the page comes first
      await setTimeout(pause);
      if (revision !== desk.revision) continue;
      const made = await make().catch(failedList);
      if (isDeepStrictEqual(made, list)) continue;
      list = made;
      const isNewest = revision === desk.revision;
      desk.tell();
      if (isNewest) revision = desk.revision;
    }
    making = false;
  }

  return () => {
    void update();
    return list;
  };
}

function failedList(error: unknown): ToDo[] {
  console.error(error);
  return [{ state: 'todo', section: faultSection, text: inBoth('listFailed'), more: [inBoth('tryAgain')] }];
}

/** The owner's report as a list. */
export async function makeToDoList(desk: Desk): Promise<ToDo[]> {
  const faults = faultsIn(desk.read);
  // the report needs valid content
  if (faults.length > 0) return faultEntries(faults, desk.read);
  const broken = (await findPhotographs(desk.root)).faults.map((fault) =>
    isPriceList(parse(fault.file).base) ? { ...fault, file: hotelFiles.information, path: ['priceList'] } : fault,
  );
  return [...faultEntries(broken, desk.read), ...openEntries(ownerReport(desk.root, desk.read))];
}

/** The entries to do or to check. */
export const openEntries = (report: readonly Section[]): ToDo[] =>
  report.flatMap(({ title, entries }) =>
    entries.flatMap(({ state, field, ...entry }) =>
      state === 'note' ? [] : [{ state, section: title, ...entry, ...field }],
    ),
  );

const faultSection: Sentence = inBoth((_, to) => ownerMessages[to].faults);

function faultEntries(faults: readonly Fault[], read: ReadText): ToDo[] {
  const sentences = inWords(faults, read);
  return faults.map((fault, index) => {
    const { file, path, example } = deskFault(fault);
    const more = [
      ...(example ? [inBoth((_, to) => ownerMessages[to].faultExample(example[to]))] : []),
      ...(fault.code === 'json' ? [inBoth('goBackInVersions')] : []),
    ];
    return {
      ...{ state: 'todo', section: faultSection, file, path, isBlocking: true },
      text: sentences[index] as Sentence,
      ...(more.length > 0 && { more }),
    };
  });
}
