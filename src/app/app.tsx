import { type ComponentType, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { AnnouncementBanner } from '../announcements/announcement-banner.tsx';
import { catalogue } from '../i18n/messages.ts';
import { Speaking, useLanguage, useSay } from '../i18n/translate.tsx';
import { Footer } from '../layout/footer.tsx';
import { Header } from '../layout/header.tsx';
import styles from '../layout/layout.module.css';
import { MenuSheet } from '../layout/menu-sheet.tsx';
import { beginPagesAtTop, watchDock, watchScrollBar } from '../layout/window-observers.ts';
import { aroundNavigation, arrive, watchHistory } from '../navigation/around-navigation.ts';
import { isLoaded, loadScreen, pageOf } from '../navigation/load-route.ts';
import { HalfContext, ScreenContext, type Start, useChosenLanguage, useScreen } from '../navigation/route-context.ts';
import { addressOf, screenAt } from '../navigation/routes.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { applyHead, headOf } from './document-head.ts';
import { Recovery } from './error-boundary.tsx';

interface AppProps {
  start: Start;
  prerendering?: boolean;
  /** called when everything answers */
  onReady?: () => void;
}

/** The whole site, standing at the address it was rendered for or at the browser's. */
export function App({ start, prerendering, onReady }: AppProps) {
  const language = useChosenLanguage(start.language);
  const spoken = useRef(language);
  spoken.current = language;
  const aroundNav = useMemo(() => aroundNavigation(() => spoken.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onReady?.(), []);
  return (
    <Speaking i18n={catalogue(language)}>
      <Recovery>
        <Router aroundNav={aroundNav} {...(prerendering && { ssrPath: addressOf(start.screen, start.language) })}>
          <HalfContext value={start.language}>
            <Screen start={start} />
          </HalfContext>
        </Router>
      </Recovery>
    </Speaking>
  );
}

/** Frame and page. The page in view stays until the one the address asks for has been fetched. */
function Screen({ start }: { start: Start }) {
  const [path] = useLocation();
  const language = useLanguage();
  const [screen, setScreen] = useState(start.screen);
  const [, retry] = useState(0);
  const wanted = screenAt(path).id;
  if (wanted !== screen && isLoaded(wanted, language)) setScreen(wanted);

  useEffect(() => {
    if (wanted === screen) return;
    let awaited = true;
    // reached by back and forward only: links fetch before they go
    loadScreen(wanted, language).then(
      () => retry((count) => count + 1),
      () => awaited && location.reload(),
    );
    return () => {
      awaited = false;
    };
  }, [wanted, screen, language]);

  return (
    <ScreenContext value={screen}>
      <Frame Page={pageOf(screen)} />
    </ScreenContext>
  );
}

function Frame({ Page }: { Page: ComponentType }) {
  const say = useSay();
  const screen = useScreen();
  const title = useTitle();
  const dock = useRef<HTMLDivElement>(null);
  useEffect(watchScrollBar, []);
  useEffect(beginPagesAtTop, []);
  useEffect(watchHistory, []);
  // everything answers now: do what the visitor asked for before
  useEffect(() => window.early?.replay(), []);
  useEffect(() => (dock.current ? watchDock(dock.current) : undefined), []);
  return (
    <>
      <a className={styles.skip} href="#content">
        {say('nav.skip')}
      </a>
      {/* before what its button is in: the bar minds the focus in what follows it */}
      <MenuSheet />
      <Header />
      <main id="content" tabIndex={-1}>
        <Page key={screen} />
      </main>
      <Footer />
      <div className={styles.dock} ref={dock}>
        <Toaster label={say('common.toast.region')} closeLabel={say('common.toast.close')} />
        <AnnouncementBanner />
      </div>
      <p className="visually-hidden" role="status">
        {title}
      </p>
    </>
  );
}

/** Keeps the head true. @returns the title to announce after a page change; nothing on the first page */
function useTitle(): string {
  const say = useSay();
  const language = useLanguage();
  const screen = useScreen();
  const before = useRef({ screen, language });
  const [title, setTitle] = useState('');
  const behind = useDeferredValue(language);

  useLayoutEffect(() => {
    const root = document.documentElement;
    // another one styles the whole page anew: that comes with what follows the opening
    if (root.lang !== behind) root.lang = behind;
  }, [behind]);

  useLayoutEffect(() => {
    const first = before.current;
    if (first.screen === screen && first.language === language) return;
    const now = { screen, language };
    before.current = now;
    if (first.screen !== screen) arrive();
    // nobody sees the head: it waits for what is seen
    afterPaint(() => {
      if (before.current !== now) return;
      applyHead(headOf(screen, language, say));
      if (first.screen !== screen) setTitle(document.title);
    });
  });
  return title;
}
