import { type FormEvent, useRef } from 'react';
import { useLanguage, useTranslate } from '../i18n/translate.tsx';
import { isRouteLoaded, loadRoute, prefetchRoute } from '../navigation/load-route.ts';
import { chooseLanguage, useCurrentRoute, useUrlLocale } from '../navigation/route-context.ts';
import { addressOf, otherLanguage, type PageId, type RouteId } from '../navigation/routes.ts';
import styles from './header.module.css';

const pageOf = (screen: RouteId): PageId => (screen === 'not-found' ? 'home' : screen);

/**
 * Flips the language in place. It is a form that leads to the same page's other address,
 * so that it works before and without scripts too.
 */
export function LanguageToggle() {
  const screen = useCurrentRoute();
  const half = useUrlLocale();
  const t = useTranslate();
  const spoken = useLanguage();
  const other = otherLanguage(spoken);
  const turn = useRef(0);
  // the page in view may be another by the time the words are there
  const inView = useRef(screen);
  inView.current = screen;

  const warm = () => prefetchRoute(screen, other);
  const flip = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mine = ++turn.current;
    const load = () => location.assign(addressOf(pageOf(inView.current), other));
    // a browser that translates puts elements of its own in the place of our words, out of our reach
    if (document.querySelector('font')) return load();
    const speak = () => {
      if (mine !== turn.current) return;
      if (isRouteLoaded(inView.current, other)) chooseLanguage(other);
      // words that can't be fetched are in the document that starts in their language
      else loadRoute(inView.current, other).then(speak, load);
    };
    speak();
  };

  return (
    <form
      action={addressOf(pageOf(screen), otherLanguage(half))}
      onSubmit={flip}
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
    >
      <button type="submit" className={styles.round} aria-label={t('nav.toggle.name')}>
        {t('nav.toggle.label')}
      </button>
    </form>
  );
}
