import { type Language, languageIds, languages } from '../i18n/languages.ts';

/** A page of the site: a folder in `pages/` and an entry in `routes`. */
export type PageId = 'home' | 'rooms' | 'terrazza' | 'services' | 'experiences' | 'location' | 'contact';

/** A page, or the page for unknown addresses. */
export type RouteId = PageId | 'not-found';

/** A message group with the title and the description of a page. */
type HeadGroup = 'hero' | Exclude<PageId, 'home'>;

/** One route of the site. */
export interface Route {
  id: RouteId;
  /** the path without a language prefix */
  path: string;
  /** the groups of `i18n/*.json` that the page needs besides those of the layout; the first has its title */
  messageGroups: readonly [] | readonly [HeadGroup, ...string[]];
}

/** The route of a page. */
export type PageRoute = Route & { id: PageId; messageGroups: readonly [HeadGroup, ...string[]] };

/** Every page. Navigation, menu, footer, prerenderer, sitemap and hreflang read this list. */
export const routes: readonly PageRoute[] = [
  { id: 'home', path: '/', messageGroups: ['hero', 'feature', 'welcome', 'hotel'] },
  { id: 'rooms', path: '/camere', messageGroups: ['rooms'] },
  { id: 'terrazza', path: '/terrazza', messageGroups: ['terrazza'] },
  { id: 'services', path: '/servizi', messageGroups: ['services'] },
  { id: 'experiences', path: '/esperienze', messageGroups: ['experiences'] },
  { id: 'location', path: '/location', messageGroups: ['location'] },
  { id: 'contact', path: '/contatti', messageGroups: ['contact'] },
];

const notFound: Route = { id: 'not-found', path: '/404', messageGroups: [] };

/** The message groups of the layout. */
export const layoutMessageGroups = ['nav', 'banner', 'common'] as const;

/** A route in one of its languages. */
export interface LocalizedRoute {
  route: RouteId;
  language: Language;
}

export function routeOf(id: RouteId): Route {
  return routes.find((route) => route.id === id) ?? notFound;
}

/** The message keys of a route's title and description. */
export function headKeys({ messageGroups: [group] }: Route) {
  return group
    ? ({ title: `${group}.head.title`, description: `${group}.head.description` } as const)
    : ({ title: 'common.notFound.headTitle', description: 'common.notFound.headDescription' } as const);
}

/** The path of a page in a language. */
export function addressOf(id: RouteId, language: Language): string {
  return (languages[language].prefix + routeOf(id).path).replace(/(.)\/$/, '$1');
}

/** The path of a page's file in the built site. */
export function pageFile(id: RouteId, language: Language): string {
  const address = addressOf(id, language);
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** The path of a file that exists once per language, such as 'manifest.webmanifest'. */
export function fileIn(language: Language, name: string): string {
  return `${languages[language].prefix}/${name}`;
}

/** Removes what other spellings of a path add: duplicate slashes, capital letters, a trailing slash, /index and .html. */
export function normalisePath(path: string): string {
  const plain = path.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '');
  return plain.replace(/(?:\/index)?(?:\.html)?$/, '').replace(/\/$/, '') || '/';
}

/** Decodes percent-encoding such as %63. A path with a malformed sequence stays as it is. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The route and the language of a path, in any spelling. */
export function matchRoute(address: string): LocalizedRoute {
  const path = normalisePath(decoded(address));
  const matches = ({ prefix }: { prefix: string }) => prefix && `${path}/`.startsWith(`${prefix}/`);
  const language = languageIds.find((id) => matches(languages[id])) ?? languageIds[0];
  const pagePath = path.slice(languages[language].prefix.length) || '/';
  return { route: routes.find((one) => one.path === pagePath)?.id ?? 'not-found', language };
}
