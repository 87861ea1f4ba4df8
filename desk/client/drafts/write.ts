// How drafts are written: checked after a moment, written after a pause, one request after the other.
import type { DeskState, Edit, RefusedEdit, Sentence } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { ask, Refused } from '../desk-api.ts';
import { currentDesk, say, updateDesk } from '../desk-store.ts';
import { draftLabel } from '../places.ts';
import { act, load, report } from '../server-state.ts';
import { type Draft, type Place, same } from './draft.ts';
import { conflictOf, draftAt, draftsIn, replaced, withDraft } from './drafts.ts';

const checkMs = 250;
const writeMs = 900;

let checkTimer: ReturnType<typeof setTimeout> | undefined;
let writeTimer: ReturnType<typeof setTimeout> | undefined;
let queue = Promise.resolve();
// what is typed before a field is left is one step to undo
let session = crypto.randomUUID();

/** Takes another value of a field. */
export function edit(place: Place, value: unknown, isHeld = false): void {
  updateDesk((desk) => ({ drafts: withDraft(desk, { file: place.file, path: place.path, value, session, isHeld }) }));
  schedule();
}

/** Writes what is typed, since its field is left. */
export function leave(): void {
  void write();
  session = crypto.randomUUID();
}

/** Goes back to what the file says, in a field and all within it. */
export function discard(place: Place): void {
  updateDesk((desk) => {
    const gone = draftsIn(desk, place);
    return { drafts: desk.drafts.filter((draft) => !gone.includes(draft)) };
  });
  schedule();
}

/** Keeps one's own over what somebody else has written meanwhile. */
export function insist(draft: Draft, theirs: unknown): void {
  updateDesk(({ drafts }) => ({ drafts: replaced(drafts, draft, { ...draft, base: theirs }) }));
  leave();
}

/** Writes a draft that waited for its owner. @returns whether it is written */
export async function sendHeld(draft: Draft): Promise<boolean> {
  queue = queue.then(() => attempt('change', [draft]));
  await queue;
  return !draftAt(currentDesk(), draft);
}

/** Checks and writes what waits, also what was refused: something else may have made it right. */
export function schedule(): void {
  clearTimeout(checkTimer);
  clearTimeout(writeTimer);
  if (currentDesk().drafts.length === 0) return;
  checkTimer = setTimeout(() => run('check'), checkMs);
  writeTimer = setTimeout(write, writeMs);
}

function write(): Promise<void> {
  clearTimeout(checkTimer);
  clearTimeout(writeTimer);
  return run('change');
}

function run(what: 'check' | 'change'): Promise<void> {
  queue = queue.then(() => {
    const desk = currentDesk();
    const ready = desk.drafts.filter((draft) => !draft.isHeld && !conflictOf(desk, draft));
    // what is refused is sent again with something new
    const isNew = ready.some(({ faults }) => !faults);
    return ready.length > 0 && (what === 'check' || isNew) ? attempt(what, ready) : undefined;
  });
  return queue;
}

async function attempt(what: 'check' | 'change', sent: readonly Draft[]): Promise<void> {
  const edits = sent.map(({ file, path, base, value }) => ({
    ...{ file, path },
    ...(value !== undefined && { value }),
    ...(base === undefined ? { isNew: true } : { before: base }),
  }));
  try {
    if (what === 'check') {
      const { refused } = await ask<{ refused: RefusedEdit[] }>('POST', 'check', { edits });
      updateDesk(({ drafts }) => ({ drafts: judged(drafts, sent, refused) }));
      if (refused.some(({ faults }) => faults.length === 0)) await load();
      return;
    }
    const newest = sent.findLast(({ faults }) => !faults) ?? sent[0];
    const label = newest ? draftLabel(currentDesk(), newest) : { it: '', en: '' };
    await act(async () => {
      const change = { label, edits, session: newest?.session };
      const answer = await ask<{ state: DeskState; refused: RefusedEdit[] }>('POST', 'change', change);
      const isWritten = answer.refused.length < sent.length;
      return {
        state: answer.state,
        drafts: written(currentDesk().drafts, sent, answer.refused),
        ...(isWritten && { done: inBoth('saved') }),
      };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    say(error.refusal.problem, true);
    updateDesk(({ drafts }) => ({
      drafts: sent.reduce((all, draft) => replaced(all, draft, { ...draft, isUnsent: true }), [...drafts]),
    }));
  }
}

/** The drafts with what the server says of those whose value is still the same. */
function judged(drafts: readonly Draft[], sent: readonly Draft[], refused: readonly RefusedEdit[]): Draft[] {
  return sent.reduce<Draft[]>(
    (all, draft, index) => {
      const current = draftAt({ drafts: all }, draft);
      if (!current || !same(current.value, draft.value)) return all;
      const faults = refused.find(({ edit: at }) => at === index)?.faults;
      const { isUnsent: _, ...rest } = current;
      return replaced(all, draft, { ...rest, faults: faults?.length ? faults : undefined });
    },
    [...drafts],
  );
}

/** The same, without those that are written; what was typed meanwhile stays. */
function written(drafts: readonly Draft[], sent: readonly Draft[], refused: readonly RefusedEdit[]): Draft[] {
  const done = sent.filter((_, index) => !refused.some(({ edit: at }) => at === index));
  return done.reduce<Draft[]>(
    (all, draft) => {
      const current = draftAt({ drafts: all }, draft);
      const isSame = current && same(current.value, draft.value);
      return current ? replaced(all, draft, isSame ? undefined : { ...current, base: draft.value }) : all;
    },
    judged(drafts, sent, refused),
  );
}

/** Writes one change at once, or says why it is refused. @param done the sentence that confirms it */
export async function change(label: Sentence, edit: Edit, done = inBoth('saved')): Promise<void> {
  try {
    await act(async () => {
      const body = { label, edits: [edit] };
      const { state, refused } = await ask<{ state: DeskState; refused: RefusedEdit[] }>('POST', 'change', body);
      const [one] = refused;
      const problem = one?.faults[0]?.problem ?? inBoth('othersHaveChanged');
      if (one) say(problem, true);
      return { state, drafts: currentDesk().drafts, ...(!one && { done }) };
    });
  } catch (error) {
    report(error);
  }
}
