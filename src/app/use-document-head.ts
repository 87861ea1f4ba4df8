import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useTranslate } from '../i18n/translate.tsx';
import type { Announced } from '../layout/layout.tsx';
import { resetScrollAndFocus } from '../navigation/reset-scroll-and-focus.ts';
import { type Language, languageTag, type RouteId } from '../navigation/routes.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { applyHead, documentHead } from './document-head.ts';

/** Keeps the document's head in step with the page. @returns what to announce: the title after a navigation, or the new language */
export function useDocumentHead(route: RouteId): Announced | undefined {
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
    if (previous.route !== route) resetScrollAndFocus();
    afterPaint(() => {
      if (applied.current !== current) return;
      applyHead(documentHead(route, language, t));
      announce({ text: previous.route === route ? t('nav.toggle.done') : document.title, language });
    });
  });
  return announced;
}

/**
 * Firefox gives assistive technology the language of a text once, when the text becomes accessible, and only where it differs
 * from the root element's. So parts of the page without the focus get a more precise language and become accessible anew.
 */
function passOnLanguage(language: Language): void {
  for (const part of document.querySelectorAll<HTMLElement>(':is(dialog, header, main, footer):not(:focus-within)')) {
    part.lang = languageTag(language);
    part.setAttribute('aria-hidden', 'true');
    part.removeAttribute('aria-hidden');
  }
}
