// Saves drafts after a pause, one request after the other.

import type { Entry } from '../../content/content.ts';
import { typedFaults } from '../../content/desk-fault.ts';
import { isAt, placeKey, same } from '../../content/entry-path.ts';
import type { Place, RefusedEdit } from '../../protocol.ts';
import { inBoth } from '../../sentences/sentences.ts';
import { sendRequest } from '../desk-api.ts';
import { currentDesk, type Draft, set, showStatus } from '../desk-store.ts';
import { applyState, report, whileBusy } from '../server-state.ts';
import { conflictOf, draftAt, draftsIn, replaced, withDraft } from './drafts.ts';

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
const startOfVisit = new Map<string, Pick<Draft, 'visit' | 'value'>>();

/** Changes the draft of a field. */
export function edit({ file, path }: Place, value: unknown): void {
  set({ drafts: withDraft(currentDesk(), { file, path, value, visit }) });
  schedule();
}

/** Begins a new entry. It is saved only when the owner adds it to the site. */
export function beginEntry({ file, path }: Place, entry: Entry): void {
  set({ drafts: withDraft(currentDesk(), { file, path, value: entry, visit, isHeld: true, start: entry }) });
}

/** Saves at once, since the field is left. New entries are not saved yet, so what is typed in them is checked here. */
export function leave(): void {
  flush();
  visit = crypto.randomUUID();
  for (const draft of currentDesk().drafts) if (draft.isHeld) checkTyped(draft);
}

function checkTyped(draft: Draft): void {
  const { faults = [] } = draft;
  const found = typedFaults(draft).filter((fault) => !faults.some((known) => same(known, fault)));
  if (found.length > 0) set({ drafts: replaced(currentDesk().drafts, { ...draft, faults: [...faults, ...found] }) });
}

/** Saves at once what is not being saved yet. If all drafts were refused, they wait for the pause. */
export function flush(): void {
  const isOnItsWay = ({ isSending, sentValues, value }: Draft) => isSending && same(sentValues?.at(-1), value);
  const isUnsaved = (draft: Draft) => !draft.isHeld && !draft.faults && !isOnItsWay(draft);
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
  const start = startOfVisit.get(placeKey(draft));
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
  if (sent.length === 0) return;
  const edits = sent.map(({ file, path, value, base }) => ({ file, path, value, before: base ?? null }));
  mark(sent, ({ value, sentValues = [] }) => ({ isSending: true, sentValues: [...sentValues, value] }));
  try {
    await whileBusy(async () => {
      const { state, refused } = await sendRequest('POST change', { edits, session });
      applyState(state, settled(currentDesk().drafts, sent, refused));
      if (refused.length < sent.length) showStatus(inBoth('saved'));
      // the last status message no longer applies
      else if (!currentDesk().status?.bad) set({ status: undefined });
    });
  } catch (error) {
    mark(sent, ({ file, path, isHeld, faults }) => {
      // a new entry is sent only when its button is pressed again
      const problem = inBoth(isHeld ? 'notAdded' : 'notYetSaved');
      return { isSending: false, faults: faults ?? [{ file, path, problem }] };
    });
    throw error;
  }
}

function mark(sent: readonly Draft[], as: (draft: Draft) => Pick<Draft, 'isSending' | 'sentValues' | 'faults'>): void {
  set({ drafts: currentDesk().drafts.map((draft) => (sent.some(isAt(draft)) ? { ...draft, ...as(draft) } : draft)) });
}

/** The drafts after the response to those that were sent. What was typed meanwhile stays. */
function settled(drafts: readonly Draft[], sent: readonly Draft[], refused: readonly RefusedEdit[]): Draft[] {
  return drafts.flatMap(({ isSending: _, sentValues: __, ...draft }): Draft | [] => {
    const index = sent.findIndex(isAt(draft));
    const asSent = sent[index];
    if (!asSent) return draft;
    const isAsSent = same(asSent.value, draft.value);
    const refusal = refused.find(({ edit: at }) => at === index);
    if (refusal) {
      // without faults it is a conflict
      const faults = refusal.faults.length > 0 ? refusal.faults : undefined;
      return isAsSent ? { ...draft, faults } : draft;
    }
    rememberStart(asSent);
    if (isAsSent) return [];
    // what was typed meanwhile changes the saved value, also that of an entry that was held
    const { isHeld, start, ...later } = draft;
    return { ...later, base: asSent.value };
  });
}

function rememberStart(saved: Draft): void {
  const key = placeKey(saved);
  const { visit, base } = saved;
  if (startOfVisit.get(key)?.visit !== visit) startOfVisit.set(key, { visit, value: base });
}
