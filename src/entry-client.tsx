import { type ComponentType, startTransition } from 'react';
import './styles/tokens.css';
import './styles/base.css';
import './styles/fonts.css';
import './styles/phases.css';
import './styles/print.css';
import { adoptWords, catalogue } from './copy/words.ts';
import { announceAnew, announceOn } from './frame/announcements.ts';
import { App } from './frame/app.tsx';
import { idleOrWanted } from './frame/early-input.ts';
import { applyHead, headOf } from './frame/head.ts';
import { judgeDevice } from './frame/navigation.ts';
import { prepareForLater } from './frame/offline.ts';
import { loadScreen } from './frame/screens.ts';
import type { Start } from './frame/visit.ts';
import { screenAt } from './routes.ts';

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
