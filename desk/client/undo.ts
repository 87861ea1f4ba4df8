// Undo and redo of saved changes, one step at a time. Drafts are discarded beside their fields.
import { currentDesk } from './desk-store.ts';
import { enqueue, flush } from './drafts/write.ts';
import { request } from './server-state.ts';

/** Undoes or redoes one step after what is queued: each press means the step that is the newest by then, not what is typed later. */
export function step(direction: 'undo' | 'redo'): void {
  flush();
  void enqueue(() => move(direction));
}

async function move(direction: 'undo' | 'redo'): Promise<void> {
  const label = currentDesk().state[direction];
  if (!label) return;
  await request(`POST ${direction}`, (t, to) => (direction === 'undo' ? t.undone : t.redone)(label[to]), { label });
  // drafts that were in conflict with the step
  flush();
}

const textField = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';
// the focused field, if something was typed in it
let typedIn: EventTarget | null = null;
addEventListener('focusin', () => {
  typedIn = null;
});
addEventListener('input', ({ target }) => {
  if ((target as Element).matches(textField)) typedIn = target;
});

/** Handles Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z. In a field that was typed in they belong to the field. */
export function handleKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement | null;
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || !['y', 'z'].includes(key)) return;
  const isOnSite = target?.ownerDocument !== document;
  // the message editor has its own undo
  if (event.defaultPrevented || target === typedIn || (isOnSite && target?.closest?.(textField))) return;
  event.preventDefault();
  step(event.shiftKey || key === 'y' ? 'redo' : 'undo');
}
