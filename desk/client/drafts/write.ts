// How drafts are written: after a pause, one request after the other.

import { placeKey, same } from '../../content/entry-path.ts';
import { placeLabel } from '../../content/place-label.ts';
import type { Place, RefusedEdit } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { ask } from '../desk-api.ts';
import { currentDesk, type Draft, say, set } from '../desk-store.ts';
import { accept, report, whileBusy } from '../server-state.ts';
import { conflictOf, draftAt, draftsIn, isAt, replaced, withDraft, withDrafts } from './drafts.ts';

const pauseMs = 900;

let timer: ReturnType<typeof setTimeout> | undefined;
let queue = Promise.resolve();

/** Does work once the work before it is done. */
export function enqueue(work: () => Promise<void>): Promise<void> {
  queue = queue.then(work).catch(report);
  return queue;
}

let visit: string = crypto.randomUUID();

// what a field said when its visit began, of fields that are written meanwhile
const begun = new Map<string, Pick<Draft, 'visit' | 'value'>>();

/** Takes another value of a field. */
export function edit(place: Place, value: unknown, isHeld = false): void {
  set({ drafts: withDraft(currentDesk(), { file: place.file, path: place.path, value, visit, isHeld }) });
  schedule();
}

/** Writes what is typed, since its field is left. */
export function leave(): void {
  void flush();
  visit = crypto.randomUUID();
}

/** Writes what is typed, and waits for all that is on its way. What was refused alone waits for its pause. */
export function flush(): Promise<void> {
  if (currentDesk().drafts.some(({ isHeld, faults }) => !isHeld && !faults)) write();
  return queue;
}

/** Goes back to what the file says, in a field and all within it. */
export function discard(place: Place): void {
  const gone = draftsIn(currentDesk(), place);
  set({ drafts: currentDesk().drafts.filter((draft) => !gone.includes(draft)) });
  schedule();
}

/** Goes back to what a field said when its visit began: a part of what was typed since may be written. */
export function revert(draft: Draft): void {
  const start = begun.get(placeKey(draft));
  discard(draft);
  if (!draft.visit || start?.visit !== draft.visit) return;
  // the same step to undo
  visit = draft.visit;
  edit(draft, start.value);
  leave();
}

/** Keeps one's own over what somebody else has written meanwhile. */
export function insist(draft: Draft, theirs: unknown): void {
  set({ drafts: replaced(currentDesk().drafts, { ...draft, base: theirs, faults: undefined }) });
  leave();
}

/** Writes a draft that waited for its owner, as a step of its own. @returns whether it is written */
export async function sendHeld(draft: Draft): Promise<boolean> {
  await enqueue(() => send([draft]));
  return !draftAt(currentDesk(), draft);
}

/** Writes what waits after a pause, also what was refused: something else may have made it right. */
export function schedule(): void {
  clearTimeout(timer);
  if (currentDesk().drafts.length > 0) timer = setTimeout(write, pauseMs);
}

/** Writes what waits for nobody. */
function write(): void {
  clearTimeout(timer);
  const session = visit;
  void enqueue(() => {
    const desk = currentDesk();
    const waiting = desk.drafts.filter((draft) => !draft.isHeld && !conflictOf(desk, draft));
    return send(waiting, session);
  });
}

async function send(sent: readonly Draft[], session?: string): Promise<void> {
  const newest = sent.findLast(({ faults }) => !faults) ?? sent[0];
  if (!newest) return;
  const label = placeLabel(withDrafts(currentDesk()), newest);
  const edits = sent.map(({ file, path, value, base }) => ({ file, path, value, before: base ?? null }));
  mark(sent, () => ({ isSent: true }));
  try {
    await whileBusy(async () => {
      const { state, refused } = await ask('POST change', { label, edits, session });
      accept(state, settled(currentDesk().drafts, sent, refused));
      if (refused.length < sent.length) say(inBoth('saved'));
      // what was said before is no longer true of what is typed
      else if (!currentDesk().said?.bad) set({ said: undefined });
    });
  } catch (error) {
    mark(sent, ({ file, path, faults = [{ file, path, problem: inBoth('notYetSaved') }] }) => ({
      isSent: false,
      faults,
    }));
    throw error;
  }
}

function mark(sent: readonly Draft[], as: (draft: Draft) => Pick<Draft, 'isSent' | 'faults'>): void {
  set({ drafts: currentDesk().drafts.map((draft) => (sent.some(isAt(draft)) ? { ...draft, ...as(draft) } : draft)) });
}

/** The drafts with what the server says of those that were sent; what was typed meanwhile stays. */
function settled(drafts: readonly Draft[], sent: readonly Draft[], refused: readonly RefusedEdit[]): Draft[] {
  return drafts.flatMap(({ isSent: _, ...draft }) => {
    const index = sent.findIndex(isAt(draft));
    if (index === -1) return draft;
    const { value, visit, base } = sent[index] as Draft;
    const isAsSent = same(value, draft.value);
    const refusal = refused.find(({ edit: at }) => at === index);
    if (!refusal) {
      const key = placeKey(draft);
      if (begun.get(key)?.visit !== visit) begun.set(key, { visit, value: base });
      return isAsSent ? [] : { ...draft, base: value };
    }
    return isAsSent ? { ...draft, faults: refusal.faults.length > 0 ? refusal.faults : undefined } : draft;
  });
}
