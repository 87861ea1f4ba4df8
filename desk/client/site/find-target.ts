// Finds messages and pictures under a click and on the page.
import type { MessageRef } from './marks.ts';
import type { Picked, SiteApi } from './site-api.ts';
import { nodesIn, rangesIn } from './strip-marks.ts';

/** The name of the picture that an element belongs to. */
const pictureOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-picture]')?.dataset.picture;

interface Point {
  x: number;
  y: number;
}

const textsIn = (element: Element) =>
  [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');

const refOf = ({ key, language }: MessageRef): MessageRef => ({ key, language });

/** The messages of these nodes, without duplicates. */
function messagesOf(nodes: readonly (Text | Element)[]): MessageRef[] {
  const refs = nodes.flatMap(rangesIn).map(refOf);
  return [...new Map(refs.map((ref) => [`${ref.language}/${ref.key}`, ref])).values()];
}

export const controls = 'a, button, label, summary, input, select, textarea';

/** @param point where the pointer is; a key press has none */
export function targetAt(element: Element, point?: Point): Picked | undefined {
  const control = element.closest(controls);
  const image = point && imageAt(point);
  // a button on a picture does not belong to the picture, unless it is empty
  const isPart = !control || control.contains(image ?? null) || (!control.hasChildNodes() && control.matches('button'));
  const picture = image && isPart ? pictureOf(image) : undefined;
  const text = point && textAt(element, point, picture !== undefined);
  if (text) return text;
  if (image && picture) return { messages: messagesOf([image]), picture };
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const own = messagesOf([...textsIn(at), at]);
    if (own.length > 0) return { messages: own };
    const deeper = messagesOf([...at.querySelectorAll('*')].flatMap(textsIn));
    // a button or a link around its text
    if (at.matches('a, button, label, summary, h1, h2, h3, p, li') && deeper.length > 0) return { messages: deeper };
  }
  return;
}

/** The message at a point, or a text without a message. The browser reports the nearest text, which may be far away on a picture. */
function textAt(element: Element, { x, y }: Point, onPicture: boolean): Picked | undefined {
  const { node, offset } = caretAt({ x, y });
  if (!(node instanceof Text && element.contains(node)) || (onPicture && !isOn(node, { x, y }))) return;
  const holds = ({ from, to }: { from: number; to: number }) => from <= offset && offset <= to;
  const range = rangesIn(node).find(holds);
  if (range) {
    const value = range.values.find(holds);
    return {
      messages: [refOf(range)],
      ...(value && {
        value: { name: value.name, text: node.data.slice(value.from, value.to) },
        line: lineOf(node, range),
      }),
    };
  }
  if (rangesIn(node).length > 0 || !node.data.trim() || insideMessage(node)) return;
  return { messages: [], text: node.data.trim() };
}

/** The nearest text to a point, and the offset in it. */
function caretAt({ x, y }: Point): { node?: Node | undefined; offset: number } {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  // WebKit has only this older one
  const range = document.caretRangeFromPoint?.(x, y);
  return { node: range?.startContainer, offset: range?.startOffset ?? 0 };
}

/** The other messages in the nearest element that has any. They tell what a value belongs to. */
function lineOf(node: Text, { key }: MessageRef): string[] {
  for (let at = node.parentElement; at; at = at.parentElement) {
    const others = messagesOf([...nodesIn(at)]).filter((other) => other.key !== key);
    if (others.length > 0) return others.map((other) => other.key);
  }
  return [];
}

/** Whether a point is on the lines of a text or between them. */
function isOn(node: Text, { x, y }: Point): boolean {
  const range = document.createRange();
  range.selectNodeContents(node);
  const lineHeight = node.parentElement ? Number.parseFloat(getComputedStyle(node.parentElement).lineHeight) : 0;
  return [...range.getClientRects()].some(({ left, right, top, bottom, height }) => {
    const gap = Math.max(0, (lineHeight || height) - height) / 2;
    return left <= x && x <= right && top - gap <= y && y <= bottom + gap;
  });
}

function insideMessage(node: Text): boolean {
  return Boolean(node.parentElement && textsIn(node.parentElement).some((text) => rangesIn(text).length > 0));
}

/** The picture at a point. Links and text may cover it, but nothing with a background. */
function imageAt({ x, y }: Point): Element | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (pictureOf(element)) return element;
    if (!/^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor)) return;
  }
  return;
}

/** The visible messages of the page in reading order, without duplicates. */
export function messagesInSight(): ReturnType<SiteApi['messages']> {
  const texts = [...nodesIn(document.body)].filter((node) => node instanceof Text);
  const seen = texts.filter(({ parentElement }) => isInSight(parentElement));
  const found = seen.flatMap((node) =>
    rangesIn(node).map(({ key, from, to }) => [key, { key, text: node.data.slice(from, to) }] as const),
  );
  return [...new Map(found).values()];
}

const isInSight = (element: Element | null) =>
  Boolean(element?.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden'));

/** The values of a message as the page shows them. */
export function valuesOnPage(key: string): { name: string; text: string }[] {
  const texts = elementsOf(key).flatMap((element) => [...nodesIn(element)].filter((node) => node instanceof Text));
  return texts.flatMap((text) =>
    rangesIn(text)
      .filter((range) => range.key === key)
      .flatMap(({ values }) => values.map(({ name, from, to }) => ({ name, text: text.data.slice(from, to) }))),
  );
}

/** The elements that show a message. */
export function elementsOf(key: string): Element[] {
  const shown = [...nodesIn(document.body)].filter((node) => rangesIn(node).some((range) => range.key === key));
  const found = shown.flatMap((node) => (node instanceof Text ? node.parentElement : node) ?? []);
  // leaves out nested elements, such as the emphasis in a heading
  return [...new Set(found)].filter((element) => !found.some((other) => other !== element && other.contains(element)));
}

/** The picture under a dragged file, whatever covers it. */
export const pictureUnder = ({ x, y }: Point): string | undefined =>
  document.elementsFromPoint(x, y).map(pictureOf).find(Boolean);

/** The elements that show a picture; for layers, their container. */
export const imagesOf = (picture: string) => [
  ...document.querySelectorAll(`[data-picture="${picture}"]:not([data-picture] *)`),
];

export const picturesOnPage = () => [
  ...new Set([...document.querySelectorAll('[data-picture]')].flatMap((element) => pictureOf(element) ?? [])),
];
