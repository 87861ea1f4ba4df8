import { hotel } from '../hotel/identity.ts';
import type { MessageKey, Translate } from '../i18n/translate.tsx';
import {
  addressOf,
  fileIn,
  type Language,
  languageIds,
  languages,
  type Route,
  type RouteId,
  routeOf,
} from '../navigation/routes.ts';

/** One element of the document's head. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link';
  attributes: Record<string, string>;
  text?: string;
}

/** The size of the pictures that stand for pages where they are shared. */
export const shareImageSize = { width: 1200, height: 630 };

/** The absolute address of a page in one language. */
export function absoluteAddress(id: RouteId, language: Language): string {
  return new URL(addressOf(id, language), hotel.site).href;
}

/** From the root: the picture that stands for a page where it is shared. */
export function shareImage(id: RouteId, language: Language): string {
  return `/share/${id}-${language}.jpg`;
}

/** The key of the words for what is seen on a page's own scene: 'rooms.alt.superior1'. */
function sceneAlt({ messageGroups: [group], scene }: Route): MessageKey {
  return `${group}.alt.${scene.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}` as MessageKey;
}

/** What the head says about a screen in the language shown: for the prerendered document and for every change after. */
export function documentHead(id: RouteId, language: Language, t: Translate): HeadTag[] {
  const route = routeOf(id);
  const lost = id === 'not-found';
  const words = (part: 'Title' | 'Description') =>
    t((lost ? `common.notFound.head${part}` : `${route.messageGroups[0]}.head.${part.toLowerCase()}`) as MessageKey, {
      name: hotel.name,
    });
  const meta = (name: string, content: string | number): HeadTag => ({
    tag: 'meta',
    attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content: String(content) },
  });
  const link = (rel: string, href: string, more?: Record<string, string>): HeadTag => ({
    tag: 'link',
    attributes: { rel, ...more, href },
  });
  const alternate = (hreflang: string, of: Language) => link('alternate', absoluteAddress(id, of), { hreflang });

  const title = words('Title');
  const description = words('Description');
  const always = [
    { tag: 'title', attributes: {}, text: title } satisfies HeadTag,
    meta('description', description),
    link('manifest', fileIn(language, 'manifest.webmanifest')),
  ];
  if (lost) return [...always, meta('robots', 'noindex')];
  const address = absoluteAddress(id, language);
  return [
    ...always,
    link('canonical', address),
    ...languageIds.map((of) => alternate(of, of)),
    alternate('x-default', languageIds[0]),
    meta('og:type', 'website'),
    meta('og:site_name', hotel.name),
    meta('og:locale', languages[language].locale),
    ...languageIds.filter((of) => of !== language).map((of) => meta('og:locale:alternate', languages[of].locale)),
    meta('og:url', address),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:image', hotel.site + shareImage(id, language)),
    meta('og:image:width', shareImageSize.width),
    meta('og:image:height', shareImageSize.height),
    meta('og:image:alt', t(sceneAlt(route))),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** Brings the document's head up to date in the browser. */
export function applyHead(tags: HeadTag[]): void {
  const fresh = tags.map(({ tag, attributes, text }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset.head = '';
    if (text) element.textContent = text;
    return element;
  });
  // the structured data at the page's end goes too: it is the first document's, and the build's to write
  for (const old of document.querySelectorAll('[data-head]')) old.remove();
  document.head.append(...fresh);
}
