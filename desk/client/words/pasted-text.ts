// Texts that are pasted into a message, from another message or from another program.
import { oneLine, pastedLine } from '../../content/message-text.ts';

/** Pasted HTML without values that this text may not use, since the page would leave them empty, and with its links. */
export function withOffered(
  html: string,
  values: readonly string[],
  links: ReadonlyMap<string, string> | undefined,
): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const chip of body.querySelectorAll<HTMLElement>('[data-value]')) {
    const { name = '' } = chip.dataset;
    if (values.includes(name)) chip.dataset.link = links?.get(name) ?? '';
    else chip.replaceWith('…');
  }
  return body.innerHTML;
}

// spaces beside these belong to the source, not to the text
const blockTags = /\s*(<\/?(?:html|head|body|meta|style|p|div|[uo]l|li|table|tbody|tr|t[dh]|h[1-6]|br)\b[^>]*>)\s*/gi;

/** The text of another program's HTML. The document has one paragraph, so the editor would only keep the first one. */
export function wordsOf(html: string): string {
  // line breaks in the source are not line breaks of the text
  const { body } = new DOMParser().parseFromString(oneLine(html).replace(blockTags, '$1'), 'text/html');
  for (const hidden of body.querySelectorAll('style, script, title')) hidden.remove();
  for (const item of body.querySelectorAll('li')) item.prepend('\n• ');
  // Word's bullets and numbers
  for (const bullet of body.querySelectorAll('[style*="mso-list:Ignore"]')) bullet.replaceWith('• ');
  for (const block of body.querySelectorAll('p, div, li, tr, td, th, h1, h2, h3, h4, h5, h6, br')) block.after('\n');
  body.textContent = pastedLine(body.textContent);
  // with this mark, the editor keeps a space at the start or end
  return `<span data-pm-slice="0 0 []">${body.innerHTML}</span>`;
}
