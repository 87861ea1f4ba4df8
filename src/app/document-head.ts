import { hotel } from '../hotel/identity.ts';
import type { Translate } from '../i18n/message-types.ts';
import {
  addressOf,
  fileIn,
  headKeys,
  type Language,
  languageIds,
  languages,
  type RouteId,
  routeOf,
} from '../navigation/routes.ts';

/** One tag of the document's head. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link';
  attributes: Record<string, string>;
  text?: string;
}

/** The size of share images, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** The absolute URL of a page in one language. */
export function absoluteAddress(id: RouteId, language: Language): string {
  return new URL(addressOf(id, language), hotel.site).href;
}

/** The path of a page's share image. */
export function shareImage(id: RouteId, language: Language): string {
  return `/share/${id}-${language}.jpg`;
}

/** The tags that depend on the route and on the language shown. */
export function documentHead(id: RouteId, language: Language, t: Translate): HeadTag[] {
  const route = routeOf(id);
  const keys = headKeys(route);
  const title = t(keys.title, { name: hotel.name });
  const description = t(keys.description, { name: hotel.name });
  const meta = (name: string, content: string | number): HeadTag => ({
    tag: 'meta',
    attributes: { [name.startsWith('og:') ? 'property' : 'name']: name, content: String(content) },
  });
  const link = (rel: string, href: string, more?: Record<string, string>): HeadTag => ({
    tag: 'link',
    attributes: { rel, ...more, href },
  });
  const alternate = (hreflang: string, of: Language) => link('alternate', absoluteAddress(id, of), { hreflang });

  const common = [
    { tag: 'title', attributes: {}, text: title } satisfies HeadTag,
    meta('description', description),
    link('manifest', fileIn(language, 'manifest.webmanifest')),
  ];
  if (id === 'not-found') return [...common, meta('robots', 'noindex')];
  const address = absoluteAddress(id, language);
  return [
    ...common,
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
    meta('og:image:alt', t(route.sceneAlt)),
    meta('twitter:card', 'summary_large_image'),
  ];
}

/** Replaces those tags in the browser. */
export function applyHead(tags: HeadTag[]): void {
  const elements = tags.map(({ tag, attributes, text }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset.head = '';
    if (text) element.textContent = text;
    return element;
  });
  // this removes the structured data too, which describes the first page
  for (const old of document.querySelectorAll('[data-head]')) old.remove();
  document.head.append(...elements);
}
