import { type FormEvent, useRef } from 'react';
import { useLanguage, useTranslate } from '../i18n/translate.tsx';
import { isRouteLoaded, loadRoute, prefetchRoute } from '../navigation/load-route.ts';
import { chooseLanguage, useCurrentRoute, useUrlLocale } from '../navigation/route-context.ts';
import { addressOf, otherLanguage, type PageId, type RouteId } from '../navigation/routes.ts';
import styles from './header.module.css';

const pageOf = (route: RouteId): PageId => (route === 'not-found' ? 'home' : route);

/**
 * Switches the language in place. It is a form that submits to the page's address in the other language, so that it
 * works before hydration and without scripts.
 */
export function LanguageToggle() {
  const route = useCurrentRoute();
  const urlLocale = useUrlLocale();
  const t = useTranslate();
  const other = otherLanguage(useLanguage());
  const latestSwitch = useRef(0);
  // the route may change while messages load
  const latestRoute = useRef(route);
  latestRoute.current = route;

  const prefetch = () => prefetchRoute(route, other);
  const switchLanguage = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const thisSwitch = ++latestSwitch.current;
    const loadDocument = () => location.assign(addressOf(pageOf(latestRoute.current), other));
    // a browser's translation replaces text with `font` elements that React cannot update
    if (document.querySelector('font')) return loadDocument();
    const show = () => {
      if (thisSwitch !== latestSwitch.current) return;
      if (isRouteLoaded(latestRoute.current, other)) chooseLanguage(other);
      // if messages fail to load, the other document has them
      else loadRoute(latestRoute.current, other).then(show, loadDocument);
    };
    show();
  };

  return (
    <form
      action={addressOf(pageOf(route), otherLanguage(urlLocale))}
      onSubmit={switchLanguage}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    >
      <button type="submit" className={styles.round} aria-label={t('nav.toggle.name')}>
        {t('nav.toggle.label')}
      </button>
    </form>
  );
}
