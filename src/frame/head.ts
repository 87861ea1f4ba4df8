import type { CopyKey, Say } from '../copy/text.tsx';
import { hotel } from '../hotel/identity.ts';
import { addressOf, type Language, languageIds, type ScreenId } from '../routes.ts';

/** One element of the document's head. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link';
  attributes: Record<string, string>;
  text?: string;
}

const copyGroup = (id: ScreenId) => (id === 'home' ? 'hero' : id);

/** The absolute address of a page in one language. */
export function absoluteAddress(id: ScreenId, language: Language): string {
  return new URL(addressOf(id, language), hotel.site).href;
}

/** What the head says about a screen in the language shown: for the prerendered document and for every change after. */
export function headOf(id: ScreenId, language: Language, say: Say): HeadTag[] {
  const key = (part: 'Title' | 'Description') =>
    (id === 'not-found' ? `common.notFound.head${part}` : `${copyGroup(id)}.head.${part.toLowerCase()}`) as CopyKey;
  const values = { name: hotel.name };
  const tags: HeadTag[] = [
    { tag: 'title', attributes: {}, text: say(key('Title'), values) },
    { tag: 'meta', attributes: { name: 'description', content: say(key('Description'), values) } },
  ];
  if (id === 'not-found') return [...tags, { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }];
  const alternate = (hreflang: string, of: Language): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: absoluteAddress(id, of) },
  });
  return [
    ...tags,
    { tag: 'link', attributes: { rel: 'canonical', href: absoluteAddress(id, language) } },
    ...languageIds.map((of) => alternate(of, of)),
    alternate('x-default', 'it'),
  ];
}

/** Brings the document's head up to date in the browser. */
export function applyHead(tags: HeadTag[], language: Language): void {
  document.documentElement.lang = language;
  const fresh = tags.map(({ tag, attributes, text }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset.head = '';
    if (text) element.textContent = text;
    return element;
  });
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  document.head.append(...fresh);
}
