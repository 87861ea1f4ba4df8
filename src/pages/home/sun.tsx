import { type RefObject, useEffect } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import { useBrowserValue } from '../../ui/use-browser-value.ts';
import styles from './hero.module.css';

/** The scene's sun, or its moon. A click switches between day and night until the visitor leaves the page; offline it does nothing. */
export function Sun({ hero, wideAndTall }: { hero: RefObject<HTMLElement | null>; wideAndTall: string[] }) {
  const t = useTranslate();
  const hasScripts = useBrowserValue(() => true, false);
  useEffect(() => () => void delete document.documentElement.dataset.scheme, []);

  async function turn() {
    const { turnHero } = await import('./twilight.ts');
    if (hero.current) await turnHero(hero.current, wideAndTall);
  }

  if (!hasScripts) return null;
  return (
    <button type="button" className={styles.sun} onClick={() => turn().catch(() => {})}>
      <span className={`visually-hidden ${styles.byDay}`}>{t('hero.sunset')}</span>
      <span className={`visually-hidden ${styles.byNight}`}>{t('hero.sunrise')}</span>
    </button>
  );
}
