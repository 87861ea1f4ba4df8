import { useLingui } from '@lingui/react';
import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { I18nProvider } from '../i18n/translate.tsx';
import { afterPaint } from '../ui/after-paint.ts';
import styles from './below-the-fold.module.css';
import { hasNavigated } from './navigate-to.ts';

/**
 * What follows a page's hero. A document contains it; after a navigation the hero renders first and this follows in a
 * transition. A change of language renders in the same order, unless the visitor has scrolled down to this part.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const deferredI18n = useDeferredValue(i18n);
  const deferredChildren = useDeferredValue(children);
  const [isVisible, setVisible] = useState(() => !hasNavigated() || location.hash !== '');

  useEffect(() => {
    if (isVisible) return;
    return afterPaint(() => startTransition(() => setVisible(true)));
  }, [isVisible]);

  const isDeferred = deferredI18n !== i18n && scrollY < innerHeight / 2;
  return (
    <div data-below-the-fold="">
      {isVisible ? (
        <I18nProvider i18n={isDeferred ? deferredI18n : i18n}>{isDeferred ? deferredChildren : children}</I18nProvider>
      ) : (
        <div className={styles.space} />
      )}
    </div>
  );
}
