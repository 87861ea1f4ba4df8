// Back and forth: Ctrl+Z takes back what came last, whether it was written or, in the open panel, refused.
import { inBoth } from '../sentences/sentences.ts';
import { currentDesk, type Desk, type Draft, say } from './desk-store.ts';
import { isWaiting } from './drafts/drafts.ts';
import { discard, flush } from './drafts/write.ts';
import { panelFor, placeLabel } from './places.ts';
import { request } from './server-state.ts';
import { listenToSite } from './site-frame.ts';

/** The newest draft that waits in the open panel, if it is newer than what was written. */
export function newestRefused(desk: Desk): Draft | undefined {
  const { drafts, state } = desk;
  return drafts.findLast(
    (draft) =>
      !draft.isHeld && (draft.typed ?? 0) > (state.written ?? 0) && isWaiting(desk, draft) && isOpen(desk, draft),
  );
}

/** Whether the open panel shows a draft. */
function isOpen({ panel, state }: Desk, { file, path }: Draft): boolean {
  const shown = panelFor(state, file, path);
  return Boolean(panel && shown?.name === panel.name && shown.subject === panel.subject);
}

export async function step(direction: 'undo' | 'redo'): Promise<void> {
  await flush();
  const desk = currentDesk();
  const refused = direction === 'undo' && newestRefused(desk);
  const label = refused ? placeLabel(desk, refused) : desk.state[direction];
  if (!label) return;
  const done = inBoth((t, to) => (direction === 'undo' ? t.undone : t.redone)(label[to]));
  if (refused) {
    discard(refused);
    say(done);
  } else await request(`POST ${direction}`, done);
}

/** Ctrl+Z and Ctrl+Shift+Z outside fields; in a field they are the field's. */
function handleKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement | null;
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  if (target?.closest?.('input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]')) return;
  event.preventDefault();
  void step(event.shiftKey ? 'redo' : 'undo');
}
listenToSite({ key: handleKey });
addEventListener('keydown', handleKey);
