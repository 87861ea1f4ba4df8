import { type ComponentType, startTransition } from 'react';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/fonts.css';
import '../announcements/announcements.css';
import '../styles/print.css';
import { refreshAnnouncements, showAnnouncementsFor } from '../announcements/announcement-store.ts';
import { idleOrWanted } from '../boot/input-replay.ts';
import { getI18n, registerMessages } from '../i18n/messages.ts';
import { enableViewTransitions } from '../navigation/around-navigation.ts';
import { loadRoute, setPageLoaders } from '../navigation/load-route.ts';
import type { InitialRoute } from '../navigation/route-context.ts';
import { matchRoute } from '../navigation/routes.ts';
import { App } from './app.tsx';
import { applyHead, documentHead } from './document-head.ts';
import { registerServiceWorker } from './register-service-worker.ts';

setPageLoaders(() => import('./page-loaders.ts'));

/** What a page's module gives: one that was fetched for a document also has the words that the page opens in. */
type PageCode = { Page: ComponentType; words?: Parameters<typeof registerMessages>[0] };

/**
 * Takes the page over. Called by the document's head and not by this module itself: what runs while a module of this
 * size is evaluated makes one long task with it.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const { code, screen } = root.dataset;
  const at = matchRoute(location.pathname);
  // the document says what it was rendered for; a development page says nothing
  const start = { screen: screen ?? at.id, language: root.dataset.language ?? at.language } as InitialRoute;

  // a task of its own, and the browser's first thought is for the visitor
  await idleOrWanted();
  // the head has fetched it already
  const page: PageCode | undefined = code && (await import(/* @vite-ignore */ code));
  if (page?.words) registerMessages(page.words);
  showAnnouncementsFor(start.screen);
  // closed in another tab
  addEventListener('storage', refreshAnnouncements);
  // timers sleep while the device does
  document.addEventListener('visibilitychange', refreshAnnouncements);
  registerServiceWorker();
  const [{ createRoot, hydrateRoot }] = await Promise.all([
    // a file of its own: evaluated with the rest it would make one long task
    import('react-dom/client'),
    loadRoute(start.screen, start.language, page && (async () => page)),
  ]);
  if (screen) {
    const begun = performance.now();
    const app = <App start={start} onReady={() => enableViewTransitions(performance.now() - begun)} />;
    // in slices, between which the browser answers; who has pressed something waits for no slice
    if (window.early?.wanted) hydrateRoot(root, app);
    else startTransition(() => void hydrateRoot(root, app));
  } else {
    const i18n = getI18n(start.language);
    applyHead(documentHead(start.screen, start.language, (key, values) => i18n._(key, values)));
    createRoot(root).render(<App start={start} />);
  }
}
