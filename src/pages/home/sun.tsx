import { type RefObject, useEffect } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import styles from './hero.module.css';

/** The scene's sun, or its moon. A click switches between day and night until the visitor leaves the page; offline it does nothing. */
export function Sun({ hero, wideAndTall }: { hero: RefObject<HTMLElement | null>; wideAndTall: string[] }) {
  const t = useTranslate();
  useEffect(() => () => void delete document.documentElement.dataset.scheme, []);

  async function turn() {
    const { turnHero } = await import('./twilight.ts');
    if (hero.current) await turnHero(hero.current, wideAndTall);
  }

  return (
    <button
      type="button"
      className={styles.sun}
      aria-label={t('hero.sun')}
      data-scripted=""
      onClick={() => turn().catch(() => {})}
    />
  );
}
