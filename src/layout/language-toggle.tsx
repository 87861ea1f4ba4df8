import { type FormEvent, useEffect, useRef } from 'react';
import { otherLanguage } from '../i18n/languages.ts';
import { useLanguage, useTranslate } from '../i18n/translate.tsx';
import { isLoadingDocument, loadDocument } from '../navigation/load-document.tsx';
import { isRouteLoaded, loadRouteInTime, prefetchRoute } from '../navigation/load-route.ts';
import { chooseLanguage, useCurrentRoute, useUrlLanguage } from '../navigation/route-context.ts';
import { addressOf, type PageId, type RouteId } from '../navigation/routes.ts';
import styles from './header.module.css';

export const languageFormId = 'language';

const pageOf = (route: RouteId): PageId => (route === 'not-found' ? 'home' : route);

/**
 * Switches the language in place. It is a form that submits to the page's address in the other language, so that it
 * works before hydration and without scripts.
 */
export function LanguageToggle() {
  const route = useCurrentRoute();
  const urlLanguage = useUrlLanguage();
  const language = useLanguage();
  // the language after all clicks so far; the page shows it once its messages have loaded
  const requested = useRef(language);
  // the route may change while messages load
  const latestRoute = useRef(route);
  latestRoute.current = route;

  useEffect(() => {
    // the page may come back from the back/forward cache
    const reset = () => {
      requested.current = language;
    };
    addEventListener('pagehide', reset);
    return () => removeEventListener('pagehide', reset);
  }, [language]);

  const switchLanguage = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = otherLanguage(requested.current);
    requested.current = next;
    const loadOther = () => {
      if (next !== requested.current) return;
      if (!loadDocument(addressOf(pageOf(latestRoute.current), next))) requested.current = language;
    };
    const show = () => {
      if (next !== requested.current) return;
      if (isRouteLoaded(latestRoute.current, next)) chooseLanguage(next);
      // if messages fail to load, the other document has them
      else loadRouteInTime(latestRoute.current, next).then(show, loadOther);
    };
    // a browser's translation replaces text with `font` elements that React cannot update
    if (isLoadingDocument() || document.querySelector('font')) loadOther();
    else show();
  };

  return (
    <form id={languageFormId} action={addressOf(pageOf(route), otherLanguage(urlLanguage))} onSubmit={switchLanguage}>
      <LanguageButton className={styles.round} />
    </form>
  );
}

/**
 * The button of the language toggle. The open menu has a second one, since the header is inert then.
 * @param form the id of the toggle's form, for a button outside of it
 */
export function LanguageButton({ className, form }: { className: string | undefined; form?: string }) {
  const t = useTranslate();
  const route = useCurrentRoute();
  const other = otherLanguage(useLanguage());
  const prefetch = () => prefetchRoute(route, other);
  return (
    <button
      type="submit"
      form={form}
      className={className}
      aria-label={t('nav.toggle.name')}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    >
      {t('nav.toggle.label')}
    </button>
  );
}
