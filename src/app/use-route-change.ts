import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { hotel } from '../hotel/identity.ts';
import { type Language, languageTag } from '../i18n/languages.ts';
import { useLanguage, useTranslate } from '../i18n/translate.tsx';
import type { Announced } from '../layout/layout.tsx';
import { resetScrollAndFocus } from '../navigation/reset-scroll-and-focus.ts';
import { headKeys, type RouteId, routeOf } from '../navigation/routes.ts';
import { afterPaint } from '../ui/after-paint.ts';

/**
 * Keeps scroll position, focus and the document's language in step with the page.
 * @returns what to announce: the title after a navigation, or the new language
 */
export function useRouteChange(route: RouteId): Announced | undefined {
  const t = useTranslate();
  const language = useLanguage();
  const applied = useRef({ route, language });
  const [announced, announce] = useState<Announced>();
  const deferredLanguage = useDeferredValue(language);

  useLayoutEffect(() => {
    const root = document.documentElement;
    if (root.lang === deferredLanguage) return;
    // a new language restyles the whole page: set it with what is below the fold
    root.lang = deferredLanguage;
    if (navigator.userAgent.includes('Firefox/')) passOnLanguage(deferredLanguage);
  }, [deferredLanguage]);

  useLayoutEffect(() => {
    const previous = applied.current;
    if (previous.route === route && previous.language === language) return;
    const current = { route, language };
    applied.current = current;
    const isSamePage = previous.route === route;
    if (!isSamePage) resetScrollAndFocus();
    afterPaint(() => {
      if (applied.current !== current) return;
      // structured data describes the first page only
      if (!isSamePage) document.querySelector('[type="application/ld+json"]')?.remove();
      const text = isSamePage ? t('nav.toggle.done') : t(headKeys(routeOf(route)).title, { name: hotel.name });
      announce({ text, language });
    });
  });
  return announced;
}

/**
 * Firefox gives assistive technology the language of a text once, when the text becomes accessible, and only where it differs
 * from the root element's. So the parts of the page get a more precise language, and those without the focus become accessible
 * again.
 */
function passOnLanguage(language: Language): void {
  for (const part of document.querySelectorAll<HTMLElement>('dialog, header, main, footer')) {
    part.lang = languageTag(language);
    if (part.matches(':focus-within')) continue;
    part.setAttribute('aria-hidden', 'true');
    part.removeAttribute('aria-hidden');
  }
}
