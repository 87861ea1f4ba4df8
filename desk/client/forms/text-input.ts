// Changes the text of a field as typing does, so that the browser can undo it.
import { typographyIn } from '../../../build/content/values/typography.ts';

/** Replaces the selected text by a space. */
export const addSpace = (input: HTMLInputElement) =>
  replaceIn(input, ' ', input.selectionStart ?? 0, input.selectionEnd ?? 0);

/** Replaces a part of a field's text as typing does: the browser forgets what it can undo when a script sets the text. */
function replaceIn(input: HTMLInputElement, text: string, from: number, to: number): void {
  if (document.activeElement === input) {
    input.setSelectionRange(from, to);
    if (document.execCommand(text ? 'insertText' : 'delete', false, text)) return;
  }
  input.setRangeText(text, from, to, 'end');
}

/** Improves the typography, and keeps the caret after the typed text. */
export function improveTypography(input: HTMLInputElement, language: string): void {
  const { value } = input;
  const found = typographyIn(value, language, true);
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return;
  const caret = input.selectionStart ?? value.length;
  let moved = caret;
  let improved = '';
  let at = first.from;
  for (const { from, to, text } of found) {
    improved += value.slice(at, from) + text;
    at = to;
    if (to <= caret) moved += text.length - (to - from);
  }
  // at once: the event of each replacement leads here again
  replaceIn(input, improved, first.from, last.to);
  if (document.activeElement === input) input.setSelectionRange(moved, moved);
}
