import type { Messages } from '@lingui/core';
import { type ComponentType, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/fonts.css';
import '../announcements/announcements.css';
import '../styles/print.css';
import { showAnnouncementsAt, showAnnouncementsFor } from '../announcements/announcement-store.ts';
import { observeTime } from '../hotel/hours/observe-time.ts';
import { registerMessages } from '../i18n/messages.ts';
import { loadRoute, setRouteLoaders } from '../navigation/load-route.ts';
import { type LocalizedRoute, matchRoute } from '../navigation/routes.ts';
import { App } from './app.tsx';

/** Hydrates the page. Boot calls it; a module that hydrated on evaluation would make one long task of both. */
export async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const { route, language, page: pageUrl, messages: messageUrls, loaders: loadersUrl = '' } = root.dataset;
  const matched = matchRoute(location.pathname);
  // the development server's document does not name its route
  const initial = { route: route ?? matched.route, language: language ?? matched.language } as LocalizedRoute;

  setRouteLoaders(() => (import.meta.env.DEV ? import('./route-loaders.ts') : import(/* @vite-ignore */ loadersUrl)));
  // boot has fetched these modules already
  const page: Promise<{ Page: ComponentType }> | undefined = pageUrl ? import(/* @vite-ignore */ pageUrl) : undefined;
  if (messageUrls) {
    const messages: { default: Messages }[] = await Promise.all(
      messageUrls.split(' ').map((url) => import(/* @vite-ignore */ url)),
    );
    ['layout', initial.route].forEach((part, index) => {
      registerMessages(initial.language, part, messages[index]?.default ?? {});
    });
  }
  showAnnouncementsFor(initial.route);
  observeTime(showAnnouncementsAt);
  addEventListener('keydown', ignoreHeldEnter);
  addEventListener('online', () => {
    // a browser reports the network before it can be used
    for (const ms of [0, 1000, 5000]) setTimeout(retryPictures, ms);
  });
  await loadRoute(initial.route, initial.language, page && (() => page));
  if (route) {
    const app = <App initial={initial} />;
    // a transition hydrates in slices; after early input, hydrate at once
    if (navigator.userActivation?.hasBeenActive) hydrateRoot(root, app);
    else startTransition(() => void hydrateRoot(root, app));
  } else {
    createRoot(root).render(<App initial={initial} />);
  }
}

/** Enter held down presses once: who releases keys slowly would close what opens, and submit an emptied form. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/** Requests the pictures again that failed to load. */
function retryPictures(): void {
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0) image.setAttribute('src', image.src);
  }
}
