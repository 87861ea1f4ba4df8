// Back and forth, one written change after the other. What is not written is taken back beside its field.
import { inBoth } from '../sentences/sentences.ts';
import { currentDesk } from './desk-store.ts';
import { flush } from './drafts/write.ts';
import { report, request } from './server-state.ts';

let steps = Promise.resolve();

/** Takes one step after those that are on their way: each press means the step that is the newest by then. */
export function step(direction: 'undo' | 'redo'): void {
  steps = steps.then(() => move(direction)).catch(report);
}

async function move(direction: 'undo' | 'redo'): Promise<void> {
  await flush();
  const label = currentDesk().state[direction];
  if (!label) return;
  await request(
    `POST ${direction}`,
    inBoth((t, to) => (direction === 'undo' ? t.undone : t.redone)(label[to])),
    { label },
  );
  // what was in conflict with the step
  void flush();
}

const textField = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';
// the field that was typed in last, since it has the focus
let typedIn: EventTarget | null = null;
addEventListener('focusin', () => {
  typedIn = null;
});
addEventListener('input', ({ target }) => {
  if ((target as Element).matches(textField)) typedIn = target;
});

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z; in a field in which one has typed they are the field's. */
export function handleKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement | null;
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || !['y', 'z'].includes(key)) return;
  const isOnSite = target?.ownerDocument !== document;
  // the editor of texts knows its own steps
  if (event.defaultPrevented || target === typedIn || (isOnSite && target?.closest?.(textField))) return;
  event.preventDefault();
  step(event.shiftKey || key === 'y' ? 'redo' : 'undo');
}
