import { type ComponentType, startTransition } from 'react';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/fonts.css';
import '../announcements/announcements.css';
import '../styles/print.css';
import { announceAnew, announceOn } from '../announcements/announcement-store.ts';
import { idleOrWanted } from '../boot/input-replay.ts';
import { adoptWords, catalogue } from '../i18n/messages.ts';
import { judgeDevice } from '../navigation/around-navigation.ts';
import { loadScreen, setPageLoaders } from '../navigation/load-route.ts';
import type { Start } from '../navigation/route-context.ts';
import { screenAt } from '../navigation/routes.ts';
import { App } from './app.tsx';
import { applyHead, headOf } from './document-head.ts';
import { prepareForLater } from './register-service-worker.ts';

setPageLoaders(() => import('./page-loaders.ts'));

/** What a page's module gives: one that was fetched for a document also has the words that the page opens in. */
type PageCode = { Page: ComponentType; words?: Parameters<typeof adoptWords>[0] };

/**
 * Takes the page over. Called by the document's head and not by this module itself: what runs while a module of this
 * size is evaluated makes one long task with it.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement;
  const { code, screen } = root.dataset;
  const at = screenAt(location.pathname);
  // the document says what it was rendered for; a development page says nothing
  const start = { screen: screen ?? at.id, language: root.dataset.language ?? at.language } as Start;

  // a task of its own, and the browser's first thought is for the visitor
  await idleOrWanted();
  // the head has fetched it already
  const page: PageCode | undefined = code && (await import(/* @vite-ignore */ code));
  if (page?.words) adoptWords(page.words);
  announceOn(start.screen);
  // closed in another tab
  addEventListener('storage', announceAnew);
  // timers sleep while the device does
  document.addEventListener('visibilitychange', announceAnew);
  prepareForLater();
  const [{ createRoot, hydrateRoot }] = await Promise.all([
    // a file of its own: evaluated with the rest it would make one long task
    import('react-dom/client'),
    loadScreen(start.screen, start.language, page && (async () => page)),
  ]);
  if (screen) {
    const begun = performance.now();
    const app = <App start={start} onReady={() => judgeDevice(performance.now() - begun)} />;
    // in slices, between which the browser answers; who has pressed something waits for no slice
    if (window.early?.wanted) hydrateRoot(root, app);
    else startTransition(() => void hydrateRoot(root, app));
  } else {
    const i18n = catalogue(start.language);
    applyHead(headOf(start.screen, start.language, (key, values) => i18n._(key, values)));
    createRoot(root).render(<App start={start} />);
  }
}
