import type { PictureName } from '../art/slots.ts';

/** A page of the site: one folder in `pages/`, one entry here. */
export type PageId = 'home' | 'rooms' | 'terrazza' | 'services' | 'experiences' | 'location' | 'contact';

/** What can stand on the screen: a page, or the page for an address that leads nowhere. */
export type RouteId = PageId | 'not-found';

/** Everything that is said about one route of the site. */
export interface Route {
  id: RouteId;
  /** the path in the default language's half of the site */
  path: string;
  /** the groups of `copy/*.json` that this page speaks with, beside the frame's own */
  messageGroups: readonly string[];
  /** its own drawing, which stands for it where it is shared; the first group of `copy` says what is seen there */
  scene: PictureName;
  /** reached by links from other pages only: the menu leaves it out */
  offMenu?: true;
}

/** Every address of the site. Router, menu, footer, prerender, sitemap and hreflang all read this list. */
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

/** The groups of words that stand around every page. */
export const layoutMessageGroups = ['nav', 'banner', 'common'] as const;

/** The languages, the default first: the prefix of its half of the site, and its name among those who share links. */
export const languages = {
  it: { prefix: '', locale: 'it_IT' },
  en: { prefix: '/en', locale: 'en_GB' },
} as const;

export type Language = keyof typeof languages;

export const languageIds = Object.keys(languages) as [Language, ...Language[]];

/** The language that the toggle turns to. */
export function otherLanguage(language: Language): Language {
  return languageIds[(languageIds.indexOf(language) + 1) % languageIds.length] ?? languageIds[0];
}

export function routeOf(id: RouteId): Route {
  return routes.find((route) => route.id === id) ?? notFound;
}

/** The address, from the root, of a page in the half of the site that starts in `language`. */
export function addressOf(id: RouteId, language: Language): string {
  return (languages[language].prefix + routeOf(id).path).replace(/(.)\/$/, '$1');
}

/** The address, from the root, of a file that each language has one of, such as 'manifest.webmanifest'. */
export function fileIn(language: Language, name: string): string {
  return `${languages[language].prefix}/${name}`;
}

/** Which screen and which starting language an address means. Slashes too many and capital letters are forgiven. */
export function matchRoute(address: string): { id: RouteId; language: Language } {
  const path =
    address
      .toLowerCase()
      .replace(/\/+/g, '/')
      .replace(/(?:\/index\.html|\.html)$/, '')
      .replace(/\/$/, '') || '/';
  const named = ({ prefix }: { prefix: string }) => prefix && `${path}/`.startsWith(`${prefix}/`);
  const language = languageIds.find((id) => named(languages[id])) ?? languageIds[0];
  const inner = path.slice(languages[language].prefix.length) || '/';
  return { id: routes.find((route) => route.path === inner)?.id ?? 'not-found', language };
}
