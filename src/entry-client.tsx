import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/base.css';
import './styles/fonts.css';
import './styles/phases.css';
import './styles/print.css';
import { adoptWords, catalogue } from './copy/words.ts';
import { announce, announceOn } from './frame/announcements.ts';
import { App } from './frame/app.tsx';
import { idleOrWanted } from './frame/early-input.ts';
import { applyHead, headOf } from './frame/head.ts';
import { judgeDevice } from './frame/navigation.ts';
import { keepForOffline } from './frame/offline.ts';
import { loadScreen } from './frame/screens.ts';
import type { Start } from './frame/visit.ts';
import { screenAt } from './routes.ts';

const root = document.getElementById('root') as HTMLElement;
const at = screenAt(location.pathname);
// the document says what it was rendered for; a development page says nothing
const start = {
  screen: root.dataset.screen ?? at.id,
  language: root.dataset.language ?? at.language,
} as Start;

const words = document.getElementById('words')?.textContent;
if (words) adoptWords(JSON.parse(words));
announceOn(start.screen);
// closed in another tab
addEventListener('storage', announce);
// timers sleep while the device does
document.addEventListener('visibilitychange', announce);
keepForOffline();
const { code } = root.dataset;
// no top-level await: pages import from this module's own file, and would wait for it for ever
Promise.all([
  loadScreen(start.screen, start.language, code ? () => import(/* @vite-ignore */ code) : undefined),
  idleOrWanted(),
])
  .then(() => {
    if (root.dataset.screen) {
      const begun = performance.now();
      hydrateRoot(root, <App start={start} onReady={() => judgeDevice(performance.now() - begun)} />);
    } else {
      const i18n = catalogue(start.language);
      applyHead(
        headOf(start.screen, start.language, (key, values) => i18n._(key, values)),
        start.language,
      );
      createRoot(root).render(<App start={start} />);
    }
  })
  .catch((error) => {
    window.early?.fail();
    throw error;
  });
