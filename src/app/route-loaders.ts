import type { PageLoaders } from '../navigation/load-route.ts';

export { default as messageLoaders } from 'virtual:messages';

/** Loads the module of each page. The document names this module's file: it grows with the site, and changes with each message. */
export const pageLoaders: PageLoaders = {
  home: () => import('../pages/home/home.tsx'),
  rooms: () => import('../pages/rooms/rooms.tsx'),
  terrazza: () => import('../pages/terrazza/terrazza.tsx'),
  services: () => import('../pages/services/services.tsx'),
  experiences: () => import('../pages/experiences/experiences.tsx'),
  location: () => import('../pages/location/location.tsx'),
  contact: () => import('../pages/contact/contact.tsx'),
  'not-found': () => import('../pages/not-found/not-found.tsx'),
};
