import { useEffect, useState } from 'react';
import { getI18n } from '../i18n/messages.ts';
import { I18nProvider, useLanguage } from '../i18n/translate.tsx';
import { Layout } from '../layout/layout.tsx';
import { changeAddressBar, useRequestedRoute } from '../navigation/address-bar.ts';
import { loadDocument } from '../navigation/load-document.tsx';
import { isRouteLoaded, loadRouteInTime, pageComponent } from '../navigation/load-route.ts';
import { cancelNavigationOnHistoryChange } from '../navigation/navigate-to.ts';
import { RouteContext, UrlLanguageContext, useChosenLanguage, useUrlLanguage } from '../navigation/route-context.ts';
import { addressOf, type LocalizedRoute, type RouteId } from '../navigation/routes.ts';
import { disableScrollRestoration } from '../navigation/scroll-restoration.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageHead } from './page-head.tsx';
import { pageQuiet } from './page-quiet.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { useRouteChange } from './use-route-change.ts';

// no browser offers to install a site earlier
const manifestDelayMs = 10_000;

interface AppProps {
  /** the route that the document was rendered for, and the language of its URL */
  initial: LocalizedRoute;
}

/** The whole site. It renders the page of the document first, then the page that the address bar names. */
export function App({ initial }: AppProps) {
  const language = useChosenLanguage(initial.language);
  return (
    <I18nProvider i18n={getI18n(language)}>
      <ErrorBoundary>
        <UrlLanguageContext value={initial.language}>
          <CurrentRoute initialRoute={initial.route} />
        </UrlLanguageContext>
      </ErrorBoundary>
    </I18nProvider>
  );
}

/** The page in view, in its layout. It stays until the page of the new address has loaded. */
function CurrentRoute({ initialRoute }: { initialRoute: RouteId }) {
  const requested = useRequestedRoute(initialRoute);
  const language = useLanguage();
  const urlLanguage = useUrlLanguage();
  const [route, setRoute] = useState(initialRoute);
  if (requested !== route && isRouteLoaded(requested, language)) setRoute(requested);

  useEffect(() => {
    if (requested === route) return;
    let isCurrent = true;
    // only back and forward come here: links load the route first
    loadRouteInTime(requested, language).then(
      () => isCurrent && setRoute(requested),
      () => {
        if (!isCurrent || loadDocument(location.href)) return;
        // the page in view stays
        changeAddressBar(addressOf(route, urlLanguage), { replace: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [requested, route, language, urlLanguage]);

  const announced = useRouteChange(route);
  const [hasManifest, setHasManifest] = useState(false);
  useEffect(() => {
    void pageQuiet().then(() => {
      registerServiceWorker();
      // browsers fetch it together with an icon
      setTimeout(() => setHasManifest(true), manifestDelayMs);
    });
  }, []);
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
