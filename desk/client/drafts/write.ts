// Saves drafts after a pause, one request after the other.

import { typedFaults } from '../../content/desk-fault.ts';
import { isAt, placeKey, same } from '../../content/entry-path.ts';
import { placeLabel } from '../../content/place-label.ts';
import type { Place, RefusedEdit } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { sendRequest } from '../desk-api.ts';
import { currentDesk, type Draft, set, showStatus } from '../desk-store.ts';
import { applyState, report, whileBusy } from '../server-state.ts';
import { conflictOf, draftAt, draftsIn, replaced, withDraft, withDrafts } from './drafts.ts';

const pauseMs = 900;

let timer: ReturnType<typeof setTimeout> | undefined;
let queue = Promise.resolve();

/** Queues work: it starts when the work before it is done. */
export function enqueue(work: () => Promise<void>): Promise<void> {
  queue = queue.then(work).catch(report);
  return queue;
}

let visit: string = crypto.randomUUID();

// the values of saved fields when the visit to them began
const begun = new Map<string, Pick<Draft, 'visit' | 'value'>>();

/** Changes the draft of a field. */
export function edit(place: Place, value: unknown, isHeld = false): void {
  set({ drafts: withDraft(currentDesk(), { file: place.file, path: place.path, value, visit, isHeld }) });
  schedule();
}

/** Saves at once, since the field is left. New entries are not saved yet, so what is typed in them is checked here. */
export function leave(): void {
  flush();
  for (const draft of currentDesk().drafts) {
    const { isHeld, faults = [] } = draft;
    const found = isHeld ? typedFaults(draft).filter((fault) => !faults.some((known) => same(known, fault))) : [];
    if (found.length > 0) set({ drafts: replaced(currentDesk().drafts, { ...draft, faults: [...faults, ...found] }) });
  }
  visit = crypto.randomUUID();
}

/** Saves at once what is not being saved yet. If all drafts were refused, they wait for the pause. */
export function flush(): void {
  const isUnsaved = ({ isHeld, isSent, sent, value, faults }: Draft) =>
    !(isHeld || faults || (isSent && same(sent?.at(-1), value)));
  if (currentDesk().drafts.some(isUnsaved)) write();
}

/** Discards the drafts of a field and of all fields within it. */
export function discard(place: Place): void {
  const gone = draftsIn(currentDesk(), place);
  set({ drafts: currentDesk().drafts.filter((draft) => !gone.includes(draft)) });
  schedule();
}

/** Restores the value that a field had when the visit to it began, even if a later value was saved. */
export function revert(draft: Draft): void {
  const start = begun.get(placeKey(draft));
  discard(draft);
  if (!draft.visit || start?.visit !== draft.visit) return;
  // joins the same undo step
  visit = draft.visit;
  edit(draft, start.value);
  leave();
}

/** Keeps the owner's value in a conflict. */
export function keepOwn(draft: Draft, theirs: unknown): void {
  set({ drafts: replaced(currentDesk().drafts, { ...draft, base: theirs, faults: undefined }) });
  leave();
}

/** Saves a held draft as an undo step of its own. @returns whether it was saved */
export async function sendHeld(draft: Draft): Promise<boolean> {
  await enqueue(() => send([draft]));
  return !draftAt(currentDesk(), draft)?.isHeld;
}

/** Saves after a pause. Refused drafts are sent again, since another change may have made them valid. */
export function schedule(): void {
  clearTimeout(timer);
  if (currentDesk().drafts.length > 0) timer = setTimeout(write, pauseMs);
}

/** Saves all drafts that are neither held nor in conflict, refused ones too. */
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
  mark(sent, ({ value, sent: before = [] }) => ({ isSent: true, sent: [...before, value] }));
  try {
    await whileBusy(async () => {
      const { state, refused } = await sendRequest('POST change', { label, edits, session });
      applyState(state, settled(currentDesk().drafts, sent, refused));
      if (refused.length < sent.length) showStatus(inBoth('saved'));
      // the last status message no longer applies
      else if (!currentDesk().status?.bad) set({ status: undefined });
    });
  } catch (error) {
    mark(sent, ({ file, path, isHeld, faults }) => {
      // a new entry is sent only when its button is pressed again
      const problem = inBoth(isHeld ? 'notAdded' : 'notYetSaved');
      return { isSent: false, faults: faults ?? [{ file, path, problem }] };
    });
    throw error;
  }
}

function mark(sent: readonly Draft[], as: (draft: Draft) => Pick<Draft, 'isSent' | 'sent' | 'faults'>): void {
  set({ drafts: currentDesk().drafts.map((draft) => (sent.some(isAt(draft)) ? { ...draft, ...as(draft) } : draft)) });
}

/** The drafts after the response to those that were sent. What was typed meanwhile stays. */
function settled(drafts: readonly Draft[], sent: readonly Draft[], refused: readonly RefusedEdit[]): Draft[] {
  return drafts.flatMap(({ isSent: _, sent: __, ...draft }) => {
    const index = sent.findIndex(isAt(draft));
    if (index === -1) return draft;
    const { value, visit, base } = sent[index] as Draft;
    const isAsSent = same(value, draft.value);
    const refusal = refused.find(({ edit: at }) => at === index);
    if (!refusal) {
      const key = placeKey(draft);
      if (begun.get(key)?.visit !== visit) begun.set(key, { visit, value: base });
      // what was typed meanwhile changes the saved value, also that of an entry that was held
      const { isHeld, start, ...later } = draft;
      return isAsSent ? [] : { ...later, base: value };
    }
    return isAsSent ? { ...draft, faults: refusal.faults.length > 0 ? refusal.faults : undefined } : draft;
  });
}
