// Takes the marks out of the page before it is painted, and remembers what they said.
import { cleanAddress, hasMarks, type MessageRange, readMarks } from './marks.ts';

const texts = new WeakMap<Text, { clean: string; ranges: MessageRange[] }>();
const attributes = new WeakMap<Element, Map<string, { clean: string; ranges: MessageRange[] }>>();

/** The messages in a text node. */
export const rangesIn = (node: Text): MessageRange[] => texts.get(node)?.ranges ?? [];

/** The messages in an element's attributes. */
export const rangesInAttributes = (element: Element): MessageRange[] =>
  [...(attributes.get(element)?.values() ?? [])].flatMap(({ ranges }) => ranges);

function stripText(node: Text): void {
  const { data } = node;
  if (!hasMarks(data)) {
    if (texts.get(node)?.clean !== data) texts.delete(node);
    return;
  }
  const read = readMarks(data);
  texts.set(node, read);
  if (read.clean !== data) node.data = read.clean;
}

function stripAttribute(element: Element, name: string): void {
  const value = element.getAttribute(name);
  const known = attributes.get(element);
  if (value === null || !(hasMarks(value) || value.includes('%E2%81%A'))) {
    if (known?.get(name)?.clean !== value) known?.delete(name);
    return;
  }
  const read = hasMarks(value) ? readMarks(value) : { clean: cleanAddress(value), ranges: [] };
  attributes.set(element, (known ?? new Map()).set(name, read));
  // each write is observed: one that changes nothing would never end
  if (read.clean !== value) element.setAttribute(name, read.clean);
}

function stripTree(root: Node): void {
  if (root instanceof Text) stripText(root);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) stripText(node);
    else if (node instanceof Element) for (const { name } of node.attributes) stripAttribute(node, name);
  }
}

/** Strips every mark from now on. The callback comes before the browser paints, so guests' texts keep their shape. */
export function stripMarks(onChange: () => void): void {
  new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'childList') for (const node of addedNodes) stripTree(node);
      else if (type === 'characterData') stripText(target as Text);
      else if (attributeName) stripAttribute(target as Element, attributeName);
    }
    onChange();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
