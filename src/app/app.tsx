import { useEffect, useMemo, useRef, useState } from 'react';
import { Router, useLocation } from 'wouter';
import { getI18n } from '../i18n/messages.ts';
import { I18nProvider, useLanguage } from '../i18n/translate.tsx';
import { Layout } from '../layout/layout.tsx';
import { aroundNavigation, cancelNavigationOnHistoryChange } from '../navigation/around-navigation.ts';
import { isRouteLoaded, loadRouteInTime, pageComponent } from '../navigation/load-route.ts';
import { type InitialRoute, RouteContext, UrlLocaleContext, useChosenLanguage } from '../navigation/route-context.ts';
import { addressOf, matchRoute, type RouteId } from '../navigation/routes.ts';
import { disableScrollRestoration } from '../navigation/scroll-restoration.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageHead } from './page-head.tsx';
import { registerServiceWorker } from './register-service-worker.ts';
import { useRouteChange } from './use-route-change.ts';

interface AppProps {
  initial: InitialRoute;
  prerendering?: boolean;
}

/** The whole site, at the address that it was prerendered for or at the browser's. */
export function App({ initial, prerendering }: AppProps) {
  const language = useChosenLanguage(initial.language);
  const latestLanguage = useRef(language);
  latestLanguage.current = language;
  const aroundNav = useMemo(() => aroundNavigation(() => latestLanguage.current), []);
  return (
    <I18nProvider i18n={getI18n(language)}>
      <ErrorBoundary>
        <Router aroundNav={aroundNav} {...(prerendering && { ssrPath: addressOf(initial.route, initial.language) })}>
          <UrlLocaleContext value={initial.language}>
            <CurrentRoute initialRoute={initial.route} />
          </UrlLocaleContext>
        </Router>
      </ErrorBoundary>
    </I18nProvider>
  );
}

/** The page in view, in its layout. It stays until the page of the new address has loaded. */
function CurrentRoute({ initialRoute }: { initialRoute: RouteId }) {
  const [path] = useLocation();
  const language = useLanguage();
  const [route, setRoute] = useState(initialRoute);
  const [, retry] = useState(0);
  const requested = matchRoute(path).id;
  if (requested !== route && isRouteLoaded(requested, language)) setRoute(requested);

  useEffect(() => {
    if (requested === route) return;
    let isCurrent = true;
    // only back and forward come here: links load the route first
    loadRouteInTime(requested, language).then(
      () => retry((count) => count + 1),
      () => isCurrent && location.reload(),
    );
    return () => {
      isCurrent = false;
    };
  }, [requested, route, language]);

  const announced = useRouteChange(route);
  const [hasManifest, setHasManifest] = useState(false);
  useEffect(() => void registerServiceWorker(() => setHasManifest(true)), []);
  useEffect(disableScrollRestoration, []);
  useEffect(cancelNavigationOnHistoryChange, []);
  useEffect(() => {
    window.replayInput?.();
    document.documentElement.dataset.hydrated = '';
  }, []);

  const Page = pageComponent(route);
  return (
    <RouteContext value={route}>
      <PageHead route={route} hasManifest={hasManifest} />
      <Layout announced={announced}>
        <Page key={route} />
      </Layout>
    </RouteContext>
  );
}
