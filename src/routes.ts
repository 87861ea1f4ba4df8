import type { ComponentType } from 'react';
import type { PictureName } from './art/slots.ts';

/** A page of the site: one folder in `pages/`, one entry here. */
export type PageId = 'home' | 'rooms' | 'terrazza' | 'services' | 'experiences' | 'location' | 'contact';

/** What can stand on the screen: a page, or the page for an address that leads nowhere. */
export type ScreenId = PageId | 'not-found';

/** Everything that is said about one route of the site. */
export interface Route {
  id: ScreenId;
  /** the path in the default language's half of the site */
  path: string;
  /** the groups of `copy/*.json` that this page speaks with, beside the frame's own */
  copy: readonly string[];
  /** its own drawing, which stands for it where it is shared; the first group of `copy` says what is seen there */
  scene: PictureName;
  load: () => Promise<{ Page: ComponentType }>;
}

/** Every address of the site. Router, menu, footer, prerender, sitemap and hreflang all read this list. */
export const routes: readonly (Route & { id: PageId })[] = [
  {
    id: 'home',
    path: '/',
    copy: ['hero', 'feature', 'welcome', 'hotel'],
    scene: 'home-hero',
    load: () => import('./pages/home/home.tsx'),
  },
  {
    id: 'rooms',
    path: '/camere',
    copy: ['rooms'],
    scene: 'superior-1',
    load: () => import('./pages/rooms/rooms.tsx'),
  },
  {
    id: 'terrazza',
    path: '/terrazza',
    copy: ['terrazza'],
    scene: 'terrace-evening',
    load: () => import('./pages/terrazza/terrazza.tsx'),
  },
  {
    id: 'services',
    path: '/servizi',
    copy: ['services'],
    scene: 'services-solarium',
    load: () => import('./pages/services/services.tsx'),
  },
  {
    id: 'experiences',
    path: '/esperienze',
    copy: ['experiences'],
    scene: 'experience-boat',
    load: () => import('./pages/experiences/experiences.tsx'),
  },
  {
    id: 'location',
    path: '/location',
    copy: ['location'],
    scene: 'location-map',
    load: () => import('./pages/location/location.tsx'),
  },
  {
    id: 'contact',
    path: '/contatti',
    copy: ['contact'],
    scene: 'contact-reception',
    load: () => import('./pages/contact/contact.tsx'),
  },
];

const notFound: Route = {
  id: 'not-found',
  path: '/404',
  copy: [],
  scene: 'not-found',
  load: () => import('./pages/not-found/not-found.tsx'),
};

/** The groups of words that stand around every page. */
export const frameCopy = ['nav', 'banner', 'common'] as const;

/** The languages, the default first, each with the prefix of its half of the site. */
const languages = { it: '', en: '/en' } as const;
export type Language = keyof typeof languages;
export const languageIds = Object.keys(languages) as [Language, ...Language[]];

/** The language to which the toggle leads: the next in the list. */
export function otherLanguage(language: Language): Language {
  return languageIds[(languageIds.indexOf(language) + 1) % languageIds.length] ?? languageIds[0];
}

export function routeOf(id: ScreenId): Route {
  return routes.find((route) => route.id === id) ?? notFound;
}

/** The address, from the root, of a page in the half of the site that starts in `language`. */
export function addressOf(id: ScreenId, language: Language): string {
  return (languages[language] + routeOf(id).path).replace(/(.)\/$/, '$1');
}

/** The address, from the root, of a file that each language has one of, such as 'manifest.webmanifest'. */
export function fileIn(language: Language, name: string): string {
  return `${languages[language]}/${name}`;
}

/** Which screen and which starting language an address means. Trailing slashes and capital letters are forgiven. */
export function screenAt(address: string): { id: ScreenId; language: Language } {
  const path =
    address
      .toLowerCase()
      .replace(/(?:\/index\.html|\.html)$/, '')
      .replace(/\/+$/, '') || '/';
  const language = languageIds.findLast((id) => `${path}/`.startsWith(`${languages[id]}/`)) ?? languageIds[0];
  const inner = path.slice(languages[language].length) || '/';
  return { id: routes.find((route) => route.path === inner)?.id ?? 'not-found', language };
}
