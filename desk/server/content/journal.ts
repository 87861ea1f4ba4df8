// The undo history: the bytes of every changed file before and after each change since the desk was opened.
import type { Sentence } from '../../protocol.ts';
import { Refused } from '../refused.ts';
import { type Files, readBytes } from './project-files.ts';

/** One change. */
export interface Step {
  label: Sentence;
  /** changes of the same session are one step */
  session?: string | undefined;
  before: Files;
  after: Files;
}

/** The steps that can be undone and redone, the newest last. */
export interface Journal {
  done: Step[];
  undone: Step[];
}

/** Adds a change to the journal. It joins the newest step if both belong to one session. */
export function record(journal: Journal, step: Step): void {
  const newest = journal.done.at(-1);
  journal.undone = [];
  const joins =
    newest &&
    step.session !== undefined &&
    newest.session === step.session &&
    [...step.before].every(([file, bytes]) => !newest.after.has(file) || sameBytes(newest.after.get(file), bytes));
  if (!joins) {
    journal.done.push(step);
    return;
  }
  for (const [file, bytes] of step.before) if (!newest.before.has(file)) newest.before.set(file, bytes);
  for (const [file, bytes] of step.after) newest.after.set(file, bytes);
  newest.label = step.label;
  if ([...newest.before].every(([file, bytes]) => sameBytes(newest.after.get(file), bytes))) journal.done.pop();
}

export const sameBytes = (a: Buffer | undefined, b: Buffer | undefined) => (a && b ? a.equals(b) : a === b);

/** Throws if one of the files has changed since the desk read or wrote it. */
export function refuseIfChanged(root: URL, expected: Files): void {
  const isChanged = [...expected].some(([file, bytes]) => !sameBytes(readBytes(root, file), bytes));
  if (isChanged) throw new Refused(409, 'filesChanged');
}
