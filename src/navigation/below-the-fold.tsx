import { useLingui } from '@lingui/react';
import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { I18nProvider } from '../i18n/translate.tsx';
import { afterPaint } from '../ui/after-paint.ts';
import { hasNavigated } from './around-navigation.ts';
import styles from './below-the-fold.module.css';

/**
 * What follows a page's opening. In a document it is there at once; after a click the opening is drawn alone, so that
 * the new page is seen sooner, and the rest comes in behind it, without holding up any input. Another language
 * comes in the same order, unless the visitor is down here.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const later = useDeferredValue(i18n);
  const laterChildren = useDeferredValue(children);
  const [here, show] = useState(() => !hasNavigated() || location.hash !== '');

  useEffect(() => {
    if (here) return;
    return afterPaint(() => startTransition(() => show(true)));
  }, [here]);

  const behind = later !== i18n && scrollY < innerHeight / 2;
  // out of sight in a document until its styles are there: see `late-styles.ts`
  return (
    <div data-fold="">
      {here ? (
        <I18nProvider i18n={behind ? later : i18n}>{behind ? laterChildren : children}</I18nProvider>
      ) : (
        <div className={styles.space} />
      )}
    </div>
  );
}
