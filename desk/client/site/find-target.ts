// What lies under a click, and what the page holds.
import type { MessageRef } from './marks.ts';
import type { Picked, SiteApi } from './site-api.ts';
import { rangesIn, rangesInAttributes } from './strip-marks.ts';

/** The name of the picture that an element belongs to. */
const pictureOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-picture]')?.dataset.picture;

interface Point {
  x: number;
  y: number;
}

const textsIn = (element: Element) =>
  [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');

function unique(refs: MessageRef[]): MessageRef[] {
  return refs.filter(
    ({ key, language }, index) => refs.findIndex((one) => one.key === key && one.language === language) === index,
  );
}

const controls = 'a, button, label, summary, input, select, textarea';

/** @param point where the pointer is; a key press has none */
export function targetAt(element: Element, point?: Point): Picked | undefined {
  const control = element.closest(controls);
  const image = point && imageAt(point);
  // a button on a picture is no part of it
  const picture = image && (!control || control.contains(image)) ? pictureOf(image) : undefined;
  const text = point && textAt(element, point, picture !== undefined);
  if (text) return text;
  if (image && picture) return { messages: unique(rangesInAttributes(image).map(refOf)), picture };
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const own = textsIn(at).flatMap(rangesIn);
    const inAttributes = rangesInAttributes(at);
    if (own.length + inAttributes.length > 0) return { messages: unique([...own, ...inAttributes].map(refOf)) };
    const deeper = [...at.querySelectorAll('*')].filter((inner) => textsIn(inner).length > 0);
    const found = deeper.flatMap(textsIn).flatMap(rangesIn);
    // a button or a link around its words
    if (at.matches('a, button, label, summary, h1, h2, h3, p, li') && found.length > 0) {
      return { messages: unique(found.map(refOf)) };
    }
  }
  return;
}

/** The message at a point, or the text that is none. The browser names the nearest text, which on a picture may be far away. */
function textAt(element: Element, { x, y }: Point, onPicture: boolean): Picked | undefined {
  const { offsetNode: node, offset } = document.caretPositionFromPoint?.(x, y) ?? { offset: 0 };
  if (!(node instanceof Text && element.contains(node)) || (onPicture && !isOn(node, { x, y }))) return;
  const holds = ({ from, to }: { from: number; to: number }) => from <= offset && offset <= to;
  const range = rangesIn(node).find(holds);
  if (range) {
    const value = range.values.find(holds);
    return {
      messages: [refOf(range)],
      ...(value && { value: { name: value.name, text: node.data.slice(value.from, value.to) } }),
    };
  }
  if (rangesIn(node).length > 0 || !node.data.trim() || insideMessage(node)) return;
  return { messages: [], text: node.data.trim() };
}

/** Whether a point lies on the lines of a text, or between them. */
function isOn(node: Text, { x, y }: Point): boolean {
  const range = document.createRange();
  range.selectNodeContents(node);
  const lineHeight = node.parentElement ? Number.parseFloat(getComputedStyle(node.parentElement).lineHeight) : 0;
  return [...range.getClientRects()].some(({ left, right, top, bottom, height }) => {
    const gap = Math.max(0, (lineHeight || height) - height) / 2;
    return left <= x && x <= right && top - gap <= y && y <= bottom + gap;
  });
}

const refOf = ({ key, language }: MessageRef): MessageRef => ({ key, language });

function insideMessage(node: Text): boolean {
  return Boolean(node.parentElement && textsIn(node.parentElement).some((text) => rangesIn(text).length > 0));
}

/** The picture at a point: links and words may lie on it, but nothing with a colour of its own. */
function imageAt({ x, y }: Point): Element | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (pictureOf(element)) return element;
    if (!/^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor)) return;
  }
  return;
}

/** The messages on the page in reading order; attributes come with their element, the head at the end. */
export function messagesOnPage(): ReturnType<SiteApi['messages']> {
  const found = new Map<string, ReturnType<SiteApi['messages']>[number]>();
  const add = ({ key, language }: MessageRef, text: string, hidden: boolean) => {
    const name = `${language}/${key}`;
    const known = found.get(name);
    if (known && (!known.hidden || hidden)) return;
    found.delete(name);
    found.set(name, { key, language, text, hidden });
  };
  for (const root of [document.body, document.head]) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) {
        const hidden = root === document.head || !isInSight(node.parentElement);
        for (const range of rangesIn(node)) add(range, node.data.slice(range.from, range.to), hidden);
      } else if (node instanceof Element) for (const range of rangesInAttributes(node)) add(range, '', true);
    }
  }
  return [...found.values()];
}

const isInSight = (element: Element | null) =>
  Boolean(element?.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden'));

/** The values of a message as the page shows them. */
export function valuesOnPage(key: string): { name: string; text: string }[] {
  return elementsOf(key).flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: { name: string; text: string }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      for (const range of rangesIn(text)) {
        if (range.key !== key) continue;
        for (const { name, from, to } of range.values) found.push({ name, text: text.data.slice(from, to) });
      }
    }
    return found;
  });
}

/** The elements that show a message. */
export function elementsOf(key: string): Element[] {
  const found: Element[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = document.body; node; node = walker.nextNode()) {
    if (node instanceof Text && node.parentElement && rangesIn(node).some((range) => range.key === key)) {
      found.push(node.parentElement);
    } else if (node instanceof Element && rangesInAttributes(node).some((range) => range.key === key)) found.push(node);
  }
  // the emphasis in a heading belongs to the heading
  return [...new Set(found)].filter((element) => !found.some((other) => other !== element && other.contains(element)));
}

/** The picture under what is dragged: whatever lies on it takes no photograph. */
export const pictureUnder = ({ x, y }: Point): string | undefined =>
  document.elementsFromPoint(x, y).map(pictureOf).find(Boolean);

/** The elements that show a picture: of one with layers, what holds them. */
export const imagesOf = (picture: string) => [
  ...document.querySelectorAll(`[data-picture="${picture}"]:not([data-picture] *)`),
];

export const picturesOnPage = () => [
  ...new Set([...document.querySelectorAll('[data-picture]')].flatMap((element) => pictureOf(element) ?? [])),
];
