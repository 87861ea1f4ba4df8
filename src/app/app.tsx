import { type ComponentType, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { AnnouncementBanner } from '../announcements/announcement-banner.tsx';
import { getI18n } from '../i18n/messages.ts';
import { I18nProvider, useLanguage, useTranslate } from '../i18n/translate.tsx';
import { Footer } from '../layout/footer.tsx';
import { Header } from '../layout/header.tsx';
import styles from '../layout/layout.module.css';
import { MenuSheet } from '../layout/menu-sheet.tsx';
import { disableScrollRestoration, observeDockHeight, observeScrollbarWidth } from '../layout/window-observers.ts';
import {
  aroundNavigation,
  cancelNavigationOnHistoryChange,
  resetScrollAndFocus,
} from '../navigation/around-navigation.ts';
import { isRouteLoaded, loadRoute, pageComponent } from '../navigation/load-route.ts';
import {
  type InitialRoute,
  RouteContext,
  UrlLocaleContext,
  useChosenLanguage,
  useCurrentRoute,
} from '../navigation/route-context.ts';
import { addressOf, matchRoute } from '../navigation/routes.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { applyHead, documentHead } from './document-head.ts';
import { ErrorBoundary } from './error-boundary.tsx';

interface AppProps {
  start: InitialRoute;
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
    <I18nProvider i18n={getI18n(language)}>
      <ErrorBoundary>
        <Router aroundNav={aroundNav} {...(prerendering && { ssrPath: addressOf(start.screen, start.language) })}>
          <UrlLocaleContext value={start.language}>
            <Screen start={start} />
          </UrlLocaleContext>
        </Router>
      </ErrorBoundary>
    </I18nProvider>
  );
}

/** Frame and page. The page in view stays until the one the address asks for has been fetched. */
function Screen({ start }: { start: InitialRoute }) {
  const [path] = useLocation();
  const language = useLanguage();
  const [screen, setScreen] = useState(start.screen);
  const [, retry] = useState(0);
  const wanted = matchRoute(path).id;
  if (wanted !== screen && isRouteLoaded(wanted, language)) setScreen(wanted);

  useEffect(() => {
    if (wanted === screen) return;
    let awaited = true;
    // reached by back and forward only: links fetch before they go
    loadRoute(wanted, language).then(
      () => retry((count) => count + 1),
      () => awaited && location.reload(),
    );
    return () => {
      awaited = false;
    };
  }, [wanted, screen, language]);

  return (
    <RouteContext value={screen}>
      <Frame Page={pageComponent(screen)} />
    </RouteContext>
  );
}

function Frame({ Page }: { Page: ComponentType }) {
  const t = useTranslate();
  const screen = useCurrentRoute();
  const title = useTitle();
  const dock = useRef<HTMLDivElement>(null);
  useEffect(observeScrollbarWidth, []);
  useEffect(disableScrollRestoration, []);
  useEffect(cancelNavigationOnHistoryChange, []);
  // everything answers now: do what the visitor asked for before
  useEffect(() => window.early?.replay(), []);
  useEffect(() => (dock.current ? observeDockHeight(dock.current) : undefined), []);
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('nav.skip')}
      </a>
      {/* before what its button is in: the bar minds the focus in what follows it */}
      <MenuSheet />
      <Header />
      <main id="content" tabIndex={-1}>
        <Page key={screen} />
      </main>
      <Footer />
      <div className={styles.dock} ref={dock}>
        <Toaster label={t('common.toast.region')} closeLabel={t('common.toast.close')} />
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
  const t = useTranslate();
  const language = useLanguage();
  const screen = useCurrentRoute();
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
    if (first.screen !== screen) resetScrollAndFocus();
    // nobody sees the head: it waits for what is seen
    afterPaint(() => {
      if (before.current !== now) return;
      applyHead(documentHead(screen, language, t));
      if (first.screen !== screen) setTitle(document.title);
    });
  });
  return title;
}
