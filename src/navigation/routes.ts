import type { PictureName } from '../art/slots.ts';

/** A page of the site: a folder in `pages/` and an entry in `routes`. */
export type PageId = 'home' | 'rooms' | 'terrazza' | 'services' | 'experiences' | 'location' | 'contact';

/** A page, or the page for unknown addresses. */
export type RouteId = PageId | 'not-found';

/** One route of the site. */
export interface Route {
  id: RouteId;
  /** the path without a language prefix */
  path: string;
  /** the groups of `i18n/*.json` that the page needs, besides those of the layout */
  messageGroups: readonly string[];
  /** the drawing for its share image; the first message group has the alternative text */
  scene: PictureName;
  /** the menu leaves it out */
  offMenu?: true;
}

/** Every page. Router, menu, footer, prerenderer, sitemap and hreflang read this list. */
export const routes: readonly (Route & { id: PageId })[] = [
  {
    id: 'home',
    path: '/',
    messageGroups: ['hero', 'feature', 'welcome', 'hotel'],
    scene: 'home-hero',
  },
  {
    id: 'rooms',
    path: '/camere',
    messageGroups: ['rooms'],
    scene: 'superior-1',
  },
  {
    id: 'terrazza',
    path: '/terrazza',
    messageGroups: ['terrazza'],
    scene: 'terrace-evening',
  },
  {
    id: 'services',
    path: '/servizi',
    messageGroups: ['services'],
    scene: 'services-solarium',
  },
  {
    id: 'experiences',
    path: '/esperienze',
    messageGroups: ['experiences'],
    scene: 'experience-boat',
  },
  {
    id: 'location',
    path: '/location',
    messageGroups: ['location'],
    scene: 'location-map',
  },
  {
    id: 'contact',
    path: '/contatti',
    messageGroups: ['contact'],
    scene: 'contact-reception',
  },
];

const notFound: Route = {
  id: 'not-found',
  path: '/404',
  messageGroups: [],
  scene: 'not-found',
};

/** The message groups of the layout. */
export const layoutMessageGroups = ['nav', 'banner', 'common'] as const;

/** The languages, the default first: the prefix of its paths, and its Open Graph locale. */
export const languages = {
  it: { prefix: '', locale: 'it_IT' },
  en: { prefix: '/en', locale: 'en_GB' },
} as const;

export type Language = keyof typeof languages;

export const languageIds = Object.keys(languages) as [Language, ...Language[]];

/** The language that the toggle switches to. */
export function otherLanguage(language: Language): Language {
  return languageIds[(languageIds.indexOf(language) + 1) % languageIds.length] ?? languageIds[0];
}

export function routeOf(id: RouteId): Route {
  return routes.find((route) => route.id === id) ?? notFound;
}

/** The message keys of a route's title and description. */
export function headKeys({ id, messageGroups: [group] }: Route): { title: string; description: string } {
  if (id === 'not-found') return { title: 'common.notFound.headTitle', description: 'common.notFound.headDescription' };
  return { title: `${group}.head.title`, description: `${group}.head.description` };
}

/** The path of a page in a language. */
export function addressOf(id: RouteId, language: Language): string {
  return (languages[language].prefix + routeOf(id).path).replace(/(.)\/$/, '$1');
}

/** The path of a file that exists once per language, such as 'manifest.webmanifest'. */
export function fileIn(language: Language, name: string): string {
  return `${languages[language].prefix}/${name}`;
}

/** The route and the language of a path. Duplicate slashes, capital letters and .html are ignored. */
export function matchRoute(address: string): { id: RouteId; language: Language } {
  const path =
    address
      .toLowerCase()
      .replace(/\/+/g, '/')
      .replace(/(?:\/index\.html|\.html)$/, '')
      .replace(/\/$/, '') || '/';
  const matches = ({ prefix }: { prefix: string }) => prefix && `${path}/`.startsWith(`${prefix}/`);
  const language = languageIds.find((id) => matches(languages[id])) ?? languageIds[0];
  const pagePath = path.slice(languages[language].prefix.length) || '/';
  return { id: routes.find((route) => route.path === pagePath)?.id ?? 'not-found', language };
}
