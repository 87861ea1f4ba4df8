// Removes the marks from the page before it is painted, and remembers their meaning.
import { cleanAddress, hasMarks, type MessageRange, readMarks } from './marks.ts';

const read = new WeakMap<Text | Attr, { clean: string; ranges: MessageRange[] }>();

/** The messages in a text, or in an element's attributes. */
export function rangesIn(node: Text | Element): MessageRange[] {
  const places = node instanceof Text ? [node] : [...node.attributes];
  return places.flatMap((place) => read.get(place)?.ranges ?? []);
}

/** A node with the texts and elements within it, in reading order. */
export function* nodesIn(root: Node): Generator<Text | Element> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text || node instanceof Element) yield node;
  }
}

function strip(place: Text | Attr): void {
  const text = place.nodeValue ?? '';
  if (!(hasMarks(text) || text.includes('%E2%81%A'))) {
    if (read.get(place)?.clean !== text) read.delete(place);
    return;
  }
  const found = hasMarks(text) ? readMarks(text) : { clean: cleanAddress(text), ranges: [] };
  read.set(place, found);
  // writes are observed too: writing without a change would loop for ever
  if (found.clean !== text) place.nodeValue = found.clean;
}

function stripTree(root: Node): void {
  for (const node of nodesIn(root)) {
    if (node instanceof Text) strip(node);
    else for (const attribute of node.attributes) strip(attribute);
  }
}

/** Strips every mark from now on. The observer runs before the browser paints, so marks never affect the layout. */
export function stripMarks(onChange: () => void): void {
  new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'childList') for (const node of addedNodes) stripTree(node);
      else if (type === 'characterData') strip(target as Text);
      else {
        const attribute = (target as Element).getAttributeNode(attributeName ?? '');
        if (attribute) strip(attribute);
      }
    }
    onChange();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
